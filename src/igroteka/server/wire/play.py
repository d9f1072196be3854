"""What a viewer sees of the game, its log and the talk."""

from __future__ import annotations

from typing import Any, Literal

from igroteka.server.wire.fields import Closes, Exact


class Action(Exact):
    """An answer of a step; `choice` names it, the rest is `game.describe`."""

    choice: str
    verb: str
    words: dict[str, Any]
    touches: list[str]


class Option(Action):
    """An answer that the seat may give."""

    # It ends the game at once, as far as the seat can know: the page asks again.
    ends: bool = False


class SealedAnswer(Exact):
    """A sealed answer of somebody else as it stands, for anybody who may read it."""

    seat: int
    answer: Option


class Near(Action):
    """An answer that somebody may reach for and cannot give now, and why not."""

    reason: str
    clause: str


EntryKind = Literal[
    "deal",
    "choice",
    "time-up",
    "close",
    "resign",
    "remove",
    "undo",
    "seat",
    "moderator",
    "link",
    "conduct",
    "alter",
    "rules",
]


class Entry(Exact):
    """One line of the log, as this viewer may read it."""

    kind: EntryKind
    # Who did it; link: whose it is; -1: the table itself, or the moderator.
    seat: int
    # The clause it rests on: what «почему?» opens.
    clause: str
    # What the viewer saw happen, each as `event.seen_by` gives it.
    events: list[dict[str, Any]]
    # undo: of the entries before it that held until now, only the first `to` still hold, and changes of seats, links
    # and rules. seat, moderator: who plays or moderates from here on. link: who was given a new one. rules: the version
    # from here on. conduct: `Conduct.deed`, or pause. alter: `Alter.option` and `Alter.value`, with a space between.
    to: int | str = 0
    # The name of the person who closed the window, and of the moderator who answered for the seat or sent it away;
    # remove, seat, moderator, link: the names of all who agreed to it.
    by: str = ""
    # Several answered at once: the seats for which the moderator did.
    helped: list[int] = []


class Clocks(Exact):
    """Milliseconds left by seat (bots have none), as of this message, and whose clock runs."""

    left: list[int | None]
    running: list[int]


class WindowInfo(Exact):
    """The open window: how it ends, and milliseconds until then as of this message, if time ends it."""

    closes: Closes
    left: int | None
    running: bool
    # How many milliseconds it has in all; where a person ends it, should have.
    length: int = 0
    # In a speech that ends with its last word: the seats of the people who have the floor; `answered` lists who has
    # said everything.
    speakers: list[int] = []
    # For how many milliseconds it has been open, where a person ends it.
    passed: int = 0
    # The moderator is not there.
    alone: bool = False


class SeatChoices(Exact):
    """The answers that a seat may give now."""

    seat: int
    choices: list[str]
    # A bot gives them: nobody can answer for it.
    bot: bool = False


class Play(Exact):
    """The whole game as the viewer sees it now."""

    # `state.view(seat)`, with what is awaited under `prompt` and how it ended under `outcome`.
    view: dict[str, Any]
    # A choice must name this number.
    decision: int
    # My own; to the moderator all that any of `seats` may give.
    options: list[Option]
    near: list[Near]
    # May I take back: no, at once, or with the others' consent? The moderator takes back the last call.
    undo: Literal["no", "free", "ask"]
    clocks: Clocks | None
    # None: the present step ends with its last answer.
    window: WindowInfo | None
    # Where several answer at once, not covertly: the seats that have; what, is told to nobody before the last. In a
    # speech: the seats that have finished.
    answered: list[int]
    # The sealed answers of others that I may read: `prompt.others`, described.
    others: list[SealedAnswer]
    # All see the same table: people around one device have nothing to hide from each other.
    open: bool
    # To the moderator: those who are asked, and which of `options` are theirs; null to everybody else.
    seats: list[SeatChoices] | None = None
    # May I ask for a hint now?
    hint: bool = False
    # The people's seats that may be sent out of the game now: by the moderator, or by the others if they are gone.
    removable: list[int] = []
    # My sketch as it stands, each stroke as x, y, x, y …; null: I may not draw now.
    sketch: list[list[int]] | None = None
    # At a covert window: what I said last that my screen shows of my answer, or of none; empty: nothing.
    touched: str = ""
    # The options that whoever may `conduct` can let be others, as they are now.
    alterable: dict[str, str] = {}


class ChatLine(Exact):
    """Something said, or a quick reaction."""

    person: int
    name: str
    text: str
    reaction: bool = False
