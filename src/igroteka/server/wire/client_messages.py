"""From a client, over the websocket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from igroteka.server.wire.fields import END, PROTOCOL, CommandId, Exact


class ClientMessage(Exact, tag_field="do", tag=str.lower):
    """A message of a client."""


class Hello(ClientMessage):
    """The first message: the token of a seat, or the code of the spectators' link."""

    token: Annotated[str, Meta(max_length=64)] = ""
    watch: Annotated[str, Meta(max_length=64)] = ""
    # With `watch`: a screen for the whole room, which is not one more who watches.
    screen: bool = False
    # Made up by the device, the same for every seat that is open on it: several people may share one device.
    device: Annotated[str, Meta(max_length=64)] = ""
    # 2: the names of this version; 1: those of the last one.
    protocol: Annotated[int, Meta(ge=1, le=PROTOCOL)] = 1


class Sync(ClientMessage):
    """I may have missed something: tell me the whole."""


class Command(ClientMessage):
    """Something to be done once, however often it is sent."""

    id: CommandId


class MatchCommand(Command, kw_only=True):
    """A command that belongs to a match; if that one is no longer on the table, it is refused as `late`."""

    # None: whichever is on.
    match: Annotated[int, Meta(ge=1)] | None = None


# As long as padding allows for.
Touched = Annotated[str, Meta(pattern=f"^[0-9a-z,/]{{0,64}}{END}")]


class Choose(MatchCommand):
    """My answer to the decision of this number."""

    decision: int
    choice: Annotated[str, Meta(max_length=200)]
    # From the moderator: the answer of this seat.
    seat: Annotated[int, Meta(ge=0, le=19)] | None = None
    # At a covert window, as in `tap`.
    touched: Touched = ""


class Close(MatchCommand):
    """From the moderator, or the owner where windows wait for a person: close the window of this decision now.

    At a covert window that time ends, from one of several people with the same `hello.device`: it has gone round.
    """

    decision: int


class Keep(MatchCommand):
    """From the owner of the table, whose moderator left: I close windows from now on."""


class Spoken(MatchCommand):
    """I have said what I wanted in the speech of this decision, where `play.window.speakers` lists me."""

    decision: int


class Undo(MatchCommand):
    """Take my last choice back, or ask the others whether I may."""


class Sketch(MatchCommand):
    """My sketch for the step of this decision, where `play.sketch` is not null.

    Each stroke as x, y, x, y … on a square of 64 by 64; none: take it back.
    """

    decision: int
    strokes: Annotated[
        list[Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(min_length=2, max_length=400)]],
        Meta(max_length=32),
    ]


class Remove(MatchCommand):
    """Send the person of this seat out of the game, or ask the others; for the moderator it happens at once."""

    seat: Annotated[int, Meta(ge=0, le=19)]


class Substitute(MatchCommand):
    """Ask the others whether a bot should play for the person of this seat, who is `overdue`."""

    seat: Annotated[int, Meta(ge=0, le=19)]


class Pause(MatchCommand):
    """Ask the others for a pause; for whoever may `conduct` it begins at once."""


class Conduct(MatchCommand):
    """From the moderator, or the owner where that was agreed: more or less time for the open window, or another tempo
    for the rest of the match.
    """

    deed: Literal["longer", "shorter", "brisk", "usual", "slow"]


class Alter(MatchCommand):
    """From the same people: an option of `play.alterable` is another from now on.

    At a covert step it is as soon as none is open.
    """

    option: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=40)]


class Resume(MatchCommand):
    """The pause is over."""


class Answer(MatchCommand):
    """My yes or no to a question."""

    question: int
    yes: bool


class Contribute(MatchCommand):
    """My part of the shuffle: 32 random bytes in hex."""

    part: Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
    # The promise that it answers: a part for any other is none. Empty: for the present one.
    promise: Annotated[str, Meta(max_length=64)] = ""


class Hint(MatchCommand):
    """What would the strongest bot do now in my place? `hinted` comes when it has thought, if the decision is still
    open then.
    """

    decision: int


class Tap(MatchCommand):
    """No answer.

    At the covert window of this decision a phone that is not asked sends it as another sends its answer, and one that
    nobody touches sends it by itself.
    """

    # None: whichever is open.
    decision: int | None = None
    # What the screen shows of it, in words of its own: the seat gets it back as `play.touched` until the window closes.
    # None: nobody touched it, and the seat's screens show what they showed.
    touched: Touched | None = ""


class Say(Command):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Command):
    """A quick reaction."""

    sign: Literal["👏", "😂", "😮", "🤔", "😭", "❤️", "🔥", "⏳"]


ClientSays = (
    Hello
    | Sync
    | Choose
    | Close
    | Keep
    | Spoken
    | Undo
    | Sketch
    | Remove
    | Substitute
    | Pause
    | Conduct
    | Alter
    | Resume
    | Answer
    | Contribute
    | Hint
    | Tap
    | Say
    | React
)
