"""What goes over the wire: every message between a table and whoever sits at it or watches it.

`docs/protocol.md` tells the story; these types are its letter. The page's `wire.ts` and the OpenAPI document are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

# Python's `$` alone lets a line break pass after it; page and OpenAPI read the same pattern.
END = r"$(?!\n)"

Name = Annotated[str, Meta(min_length=1, max_length=24, description="A person's name at the table.")]
Code = Annotated[str, Meta(pattern=f"^[ABCEHKMPTX2-9]{{6}}{END}", description="The short code of a table.")]
Seconds = Annotated[int, Meta(ge=1, le=10_800)]
CommandId = Annotated[str, Meta(pattern=f"^[!-~]{{1,40}}{END}", description="Made by the client; a retry repeats it.")]
# Of an option; a set is a list.
Value = bool | int | str | list[str]
Level = Literal["easy", "steady", "strong"]
Absent = Literal["wait", "bot", "end"]
Status = Literal["gathering", "shuffling", "playing", "over"]
Stopped = Literal["", "other-rules", "altered"]
# ripe: as soon as everybody has answered, or when its time is over; fixed: when its time is over, whoever has answered; host: when the host says so.
Closes = Literal["ripe", "fixed", "host"]
Tempo = Literal["brisk", "usual", "slow"]
# The kinds of windows that a table gives a length.
Pace = Literal["short", "pair", "vote", "talk", "word"]


class Exact(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message that says nothing but what is written here."""


# --- how a table is set up


class SeatSetup(Exact):
    """Who is to sit here: a person, or a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    level: Level = "steady"


class ClockSetup(Exact):
    """Seconds for the whole game and seconds added after each of one's turns; or seconds for each turn or each decision, and nothing is added."""

    bank: Seconds
    increment: Annotated[int, Meta(ge=1, le=600)] = 1
    kind: Literal["game", "turn", "decision"] = "game"


class WindowSeconds(Exact):
    """How long windows are open, by their pace; null: as long as the tempo says."""

    short: Seconds | None = None
    pair: Seconds | None = None
    vote: Seconds | None = None
    talk: Seconds | None = None
    word: Seconds | None = None


class PaceSetup(Exact):
    """How windows end: a step that is open for a while, such as a talk or a vote."""

    closes: Closes = "ripe"
    tempo: Tempo = "usual"
    seconds: WindowSeconds = field(default_factory=WindowSeconds)


class Setup(Exact):
    """What is agreed before the first card."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    clock: ClockSetup | None = None
    pace: PaceSetup = field(default_factory=PaceSetup)
    # There is a chair for somebody who plays no seat, sees everything and leads the game.
    chair: bool = False
    spectators: bool = True
    chat: bool = True
    # What happens after a person has been gone for a minute.
    absent: Absent = "wait"
    # After the end everybody may see everything.
    open_after: bool = True


# --- what everybody at a table may know of it


class NewLink(Exact):
    """Somebody was given a new link for a seat whose person was away."""

    # The names of those who agreed.
    agreed: list[str]
    # The old link was used again, and the new one no longer works.
    ended: bool


class SeatInfo(Exact):
    """A place at the table and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    # The number of the person, which stays when seats rotate; -1: nobody.
    person: int = -1
    # Of a bot, or of the bot that stands in for the person.
    level: Level | None = None
    stand_in: bool = False
    # The person gave the match up, and the bot plays to its end.
    gave_up: bool = False
    host: bool = False
    # On how many devices the seat is open; 0: away.
    devices: int = 0
    # Milliseconds until the table's patience with an absent person ends.
    grace: int | None = None
    # Told from the consent on, through this match.
    new_link: NewLink | None = None


class Question(Exact):
    """Something that needs consent: taking back, a pause, another match, a new link for somebody who lost theirs, a newcomer on a seat or in the chair."""

    number: int
    kind: Literal["undo", "pause", "mend", "join", "chair", "rematch"]
    # The person who asks, whose yes is still missing, and who has said it.
    by: int
    name: str
    waiting: list[int]
    agreed: list[int] = []
    # join, while a match is on: the seat of the bot that the newcomer would play for; -1: none.
    seat: int = -1


class Part(Exact):
    """A person's part of the shuffle; empty: it did not come in time."""

    person: int
    name: str
    part: str


class ShuffleInfo(Exact):
    """How the cards are being shuffled: the server's promise, then everybody's parts."""

    promise: str
    parts: list[Part]
    # The first cards are not shuffled: whoever is in the chair has dealt them by hand.
    by_hand: bool = False


class Score(Exact):
    """One line of the evening: the places and scores of a finished match by seat."""

    match: int
    # Empty: a bot.
    names: list[str]
    scores: list[int]
    places: list[int]
    # Those on the first place have drawn.
    draw: bool = False


class TableInfo(Exact):
    """A table as everybody at it may know it."""

    code: str
    setup: Setup
    status: Status
    # Why this server cannot continue the match: it was begun under other rules or data, or its lines do not fit each other. Then `play` is null and `log` tells what is known.
    # Empty: it can.
    stopped: Stopped
    # Counts the rematches of the evening, from 1.
    match: int
    seats: list[SeatInfo]
    # The side of each seat, as all know it before the deal; partners have one number. Empty: everybody plays for themselves.
    sides: list[int] = []
    # The chair of whoever leads the game, `open` while it is empty; null: none was agreed.
    chair: SeatInfo | None = None
    # How many people watch, screens for the room left out.
    watching: int = 0
    paused: bool = False
    # When somebody gives up, a bot plays on for them; else the match ends.
    goes_on: bool = False
    # Before the start: what the game advises to think about, as keys of its texts `advice-…`; it blocks nothing.
    advice: list[str] = []
    question: Question | None = None
    shuffle: ShuffleInfo | None = None
    evening: list[Score] = []
    # The code of the spectators' link: for members, and for whoever looks with the table's code once a match has begun.
    watch: str = ""


class Me(Exact):
    """Who the reader of this message is: the person's number and present seat; -1 and -1: a spectator; no seat but a number: the chair's."""

    person: int
    seat: int
    # Before the deal, to whoever is in the chair: the cards that they have dealt by hand.
    deal: dict[str, Any] | None = None


# --- what a viewer sees of the game


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


class Standing(Exact):
    """A sealed answer of somebody else as it stands, for whoever may read it."""

    seat: int
    answer: Option


class Near(Action):
    """An answer that somebody may reach for and cannot give now, and why not."""

    reason: str
    clause: str


class Entry(Exact):
    """One line of the log, as this viewer may read it."""

    kind: Literal["deal", "choice", "time-up", "close", "resign", "undo", "seat"]
    # Who did it; -1: the table itself.
    seat: int
    # The clause it rests on: what «почему?» opens.
    clause: str
    # What the viewer saw happen, each as `event.seen_by` gives it.
    events: list[dict[str, Any]]
    # undo: of the entries before it that held until now, only the first so many still hold, and changes of seats. seat: who plays on.
    to: int | str = 0
    # The name of whoever, from the chair, closed the window or answered for the seat.
    by: str = ""
    # Several answered at once: the seats for which the chair did.
    helped: list[int] = []


class Clocks(Exact):
    """Milliseconds left by seat (bots have none), as of this message, and whose clock runs."""

    left: list[int | None]
    running: list[int]


class WindowInfo(Exact):
    """The open window: how it ends, and milliseconds until then as of this message, if time ends it and nobody may read anything from it."""

    closes: Closes
    left: int | None
    running: bool


class SeatChoices(Exact):
    """The answers that a seat may give now."""

    seat: int
    choices: list[str]


class Play(Exact):
    """The whole game as the viewer sees it now."""

    # `state.view(seat)`, with what is awaited under `prompt` and how it ended under `outcome`.
    view: dict[str, Any]
    # A choice must name this number.
    decision: int
    # My own; to the chair, where it may answer for others, all that any of `seats` may give.
    options: list[Option]
    near: list[Near]
    # May I take back: no, at once, or with the others' consent?
    undo: Literal["no", "free", "ask"]
    clocks: Clocks | None
    # None: the present step ends with its last answer.
    window: WindowInfo | None
    # Where several answer at once, not covertly: the seats that have; what, is told to nobody before the last.
    answered: list[int]
    # The sealed answers of others that I may read: `prompt.others`, described.
    others: list[Standing]
    # All see the same table: people around one device have nothing to hide from each other.
    open: bool
    # To the chair, where it may answer for others: those who are asked, and which of `options` are theirs; null to everybody else.
    seats: list[SeatChoices] | None = None


class ChatLine(Exact):
    """Something said, or a quick reaction."""

    person: int
    name: str
    text: str
    reaction: bool = False


# --- from the server, over the websocket; `n` counts the messages of a connection from 1


class ServerMessage(Exact, tag_field="type", tag=str.lower):
    """A numbered message."""

    n: int


class Whole(ServerMessage, omit_defaults=True):
    """Everything, after `hello` and `sync`."""

    table: TableInfo
    me: Me
    # The printed facts of the game by name, as they are played here.
    facts: dict[str, Any]
    play: Play | None
    log: list[Entry]
    chat: list[ChatLine]
    # As of `moved`.
    pad: str = ""


class Moved(ServerMessage, omit_defaults=True):
    """Something happened in the game: new entries of the log, and the game after them."""

    entries: list[Entry]
    play: Play
    # At a covert window: nothing, of such a length that all messages are equally long.
    pad: str = ""


class Ack(Exact):
    """What became of a command: nothing is said against it, or why it was refused, as in `refused`."""

    id: str
    reason: str = ""
    clause: str = ""


class Beat(ServerMessage):
    """At a covert window, at a fixed period to everybody, and all that comes there but an answer to `hello` or `sync`."""

    play: Play
    paused: bool
    acks: list[Ack]
    # As of `moved`.
    pad: str


class Answered(ServerMessage):
    """One more of several has answered: the seats that have by now, as `play.answered`."""

    seats: list[int]


class Changed(ServerMessage):
    """Something happened around the game: presence, a seat, a question, the shuffle, the end."""

    table: TableInfo
    me: Me


class Said(ServerMessage):
    """A line of the chat."""

    line: ChatLine


class Done(ServerMessage):
    """The command was carried out and will not be forgotten."""

    id: str


class Refused(ServerMessage):
    """The command changed nothing; the reason is a key of `refused-…` or, with a clause, of `why-…`."""

    id: str
    reason: str
    clause: str = ""
    detail: str = ""


class Waiting(ServerMessage):
    """The link works as soon as those who are asked agree: a new one for a lost one, or that of a newcomer after a kick."""


class Bye(ServerMessage):
    """The server closes this connection, and why; `again`: it makes sense to come back."""

    reason: str
    again: bool


ServerSays = Whole | Moved | Beat | Answered | Changed | Said | Done | Refused | Waiting | Bye

# --- from a client, over the websocket


class ClientMessage(Exact, tag_field="do", tag=str.lower):
    """A message of a client."""


class Hello(ClientMessage):
    """The first message: the token of a seat, or the code of the spectators' link."""

    token: Annotated[str, Meta(max_length=64)] = ""
    watch: Annotated[str, Meta(max_length=64)] = ""
    # With `watch`: a screen for the whole room, which is not one more who watches.
    screen: bool = False


class Sync(ClientMessage):
    """I may have missed something: tell me the whole."""


class Command(ClientMessage):
    """Something to be done once, however often it is sent."""

    id: CommandId


class MatchCommand(Command, kw_only=True):
    """A command that belongs to a match; if that one is no longer on the table, it is refused as `late`."""

    # None: whichever is on.
    match: Annotated[int, Meta(ge=1)] | None = None


class Choose(MatchCommand):
    """My answer to the decision of this number."""

    decision: int
    choice: Annotated[str, Meta(max_length=200)]
    # From the chair: the answer of this seat.
    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class Close(MatchCommand):
    """From the chair: close the window of this decision now."""

    decision: int


class Undo(MatchCommand):
    """Take my last choice back, or ask the others whether I may."""


class Pause(MatchCommand):
    """Ask the others for a pause; from the chair it begins at once."""


class Resume(MatchCommand):
    """The pause is over."""


class Answer(MatchCommand):
    """My yes or no to a question."""

    question: int
    yes: bool


class Return(MatchCommand):
    """I am back: the bot that stood in for me leaves my seat."""


class Contribute(MatchCommand):
    """My part of the shuffle: 32 random bytes in hex."""

    part: Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]


class Tap(MatchCommand):
    """Nothing; at a covert window a phone that is not asked sends it as another sends its answer."""


class Say(Command):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Command):
    """A quick reaction."""

    sign: Literal["👏", "😂", "😮", "🤔", "😭", "❤️", "🔥", "⏳"]


ClientSays = Hello | Sync | Choose | Close | Undo | Pause | Resume | Answer | Return | Contribute | Tap | Say | React

# --- over HTTP


class CreateTable(Exact):
    """A new table; the one who makes it sits down and is its host."""

    setup: Setup
    name: Name
    # In the chair of whoever leads the game, not on a seat.
    chair: bool = False


class JoinTable(Exact):
    """Sit down, on the first free seat or on this one; while a match is on, ask for the seat of a bot, or for a chair whose person is gone."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=19)] | None = None
    # In the chair of whoever leads the game, not on a seat.
    chair: bool = False


class TakeChair(Exact):
    """Before the start: from my seat to the empty chair, or from the chair to the first free seat."""

    chair: bool


class GivenDeal(Exact):
    """The cards as whoever is in the chair has dealt them by hand; null: the table deals."""

    deal: dict[str, Any] | None


class MendLink(Exact):
    """I sat here under this name and lost my link."""

    name: Name


class Seated(Exact):
    """The table, and the token that opens the seat: to be kept, and told to nobody."""

    code: str
    token: str
    person: int


class KickSeat(Exact):
    """Free a seat before the start; null: the chair."""

    seat: Annotated[int, Meta(ge=0, le=19)] | None


class MoveSeat(Exact):
    """Let this person sit there before the start; whoever has that seat takes the one that becomes free."""

    person: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=19)]


class OfMatch(Exact):
    """The match that is meant, so that a retry does no harm."""

    match: Annotated[int, Meta(ge=1)]


class Rematch(OfMatch):
    """I would like to play once more."""

    # The host may: begin without those who have not answered.
    at_once: bool = False


class PlayOn(Exact):
    """Play on from a move of this table's match against bots."""

    at: Annotated[int, Meta(ge=0)]
    name: Name
    level: Level = "steady"


class ChatSwitch(Exact):
    """Open or close the chat."""

    chat: bool


class OptionInfo(Exact):
    """An option of a game."""

    id: str
    kind: Literal["flag", "choice", "number", "set"]
    default: Value
    choices: list[str]
    # Of a number, or of how many choices are in a set.
    least: int
    most: int
    # It means something only while each of these options has one of the values named here, or, being a set, one of them in it.
    needs: dict[str, list[bool | int | str]]
    view_only: bool
    # The seat counts that a choice is for; a choice that is not named is for all.
    seats: dict[str, list[int]]
    # Its choices are games of their own: it is asked where the game is chosen.
    headline: bool
    # Options of one group stand together under its title.
    group: str


class GameInfo(Exact):
    """A game that can be played."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    # The facts that the owner of this server has corrected.
    corrected: list[str]
    # The windows of the game by their pace: how many seconds each is open, by tempo.
    windows: dict[Pace, dict[Tempo, int]]
    # Every advice that a table of this game can be given.
    advice: list[str]
    # There may be a chair for somebody who leads the game; who sits there may answer for a seat.
    host: bool
    host_answers: bool
    # What may be dealt by hand, by its name in the deal: the cards of which each seat gets one.
    hand_dealt: dict[str, list[str]]


class GameTexts(Exact):
    """The words of a game: a Fluent file by language. A page that was built without this game reads them here."""

    texts: dict[str, str]


class RuleInfo(Exact):
    """A clause, a ruling or a worked example, in both languages."""

    id: str
    kind: Literal["clause", "ruling", "example"]
    title: dict[str, str]
    text: dict[str, str]


class FactInfo(Exact):
    """A printed fact and where we know it from."""

    id: str
    value: Any
    source: Literal["book", "derived", "third-party", "ours"]
    note: str = ""
    # The owner of this server has corrected it; then also what ships with the game.
    corrected: bool = False
    shipped: Any = None


class Rules(Exact):
    """The rules of a game in our words, and its data with their sources."""

    rules: list[RuleInfo]
    facts: list[FactInfo]


class Frame(Exact):
    """The game after `at` entries of the log in effect, as the viewer saw it; entry 1 is the deal."""

    at: int
    last: int
    me: Me
    # The printed facts of the game by name, as they are played here.
    facts: dict[str, Any]
    view: dict[str, Any]
    entries: list[Entry]
    names: list[str]


class Decision(Exact):
    """One of my decisions, looked back at."""

    # The replay shows the table as it was then after so many entries of the log.
    at: int
    did: Option
    # What I could know then, as the game tells it: `state.hindsight`.
    knew: dict[str, Any]


class Hindsight(Exact):
    """What I could have known, decision by decision; none where the game does not tell."""

    me: Me
    decisions: list[Decision]


class Opened(Exact):
    """The shuffle after the end: all that is needed to check it."""

    promise: str
    server: str
    parts: list[Part]
    header: str
    secret: str


class Problem(Exact):
    """Why a request changed nothing: a key of `refused-…`, and the part of the request it is about."""

    error: str
    detail: str = ""


class Here(Exact):
    """Where this server can be reached from the room."""

    links: list[str]
    version: str
