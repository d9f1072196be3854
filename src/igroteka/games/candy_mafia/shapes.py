"""The shape of what is seen of the town and of what is told: the page's types are made from it."""

# Other programs read these types while they run:
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from igroteka.games.candy_mafia.knowledge import GangRow, PlainRow, SeatRow

Facts = TypedDict(
    "Facts",
    {
        "town.book": list[str],
        "town.derived": list[str],
        "town.ours": list[str],
        "crime.book": list[str],
        "crime.derived": list[str],
        "crime.ours": list[str],
        "loner.derived": list[str],
        "none.book": list[str],
        "mafia.book": list[str],
        "mafia.ours": list[str],
        "triad.book": list[str],
        "triad.ours": list[str],
        "gold.cards": list[str],
        "plain.town": list[str],
        "plain.crime": list[str],
        "sets.crime": list[int],
        "sets.business": list[str],
        "sets.guests": list[str],
        "sets.festival": list[str],
        "two_gangs.crime": list[int],
        "two_gangs.basic": list[str],
        "two_gangs.business": list[str],
        "two_gangs.guests": list[str],
        "two_gangs.festival": list[str],
        "two_gangs.festival_town": list[str],
    },
)


class InPlay(TypedDict):
    """A card of the evening, for whom it plays at first, whether its ability works, and whether all saw it leave."""

    card: str
    side: str
    # Where there are two gangs.
    gang: str | None
    works: bool
    out: bool


class Person(TypedDict):
    """A player: what all see, and card and side as far as the viewer knows them."""

    alive: bool
    jailed: bool
    absent: bool
    silent: bool
    noble: bool
    # The card as all saw it.
    shown: str | None
    card: str | None
    side: str | None
    # For a moderator, and for all at the end.
    recruited: NotRequired[bool]
    cursed: NotRequired[bool]
    doomed: NotRequired[bool]
    asleep: NotRequired[bool]


class Heard(TypedDict):
    """Something that the viewer was told, and remembers."""

    night: int
    kind: str
    card: NotRequired[str]
    side: NotRequired[str]
    gang: NotRequired[str]
    seat: NotRequired[int]
    other: NotRequired[int]
    seats: NotRequired[list[int]]
    same: NotRequired[bool]
    town: NotRequired[bool]
    office: NotRequired[bool]
    works: NotRequired[bool]
    choice: NotRequired[str]


class Mine(TypedDict):
    """What the viewer's own card has done and may do."""

    role: str
    works: bool
    recruited: bool
    # Whom it chose last and may not choose now; -1: nobody.
    last: int
    spent: bool
    owes: bool
    revenge: bool
    # Whose execution, whose fate; -1: nobody.
    prey: int
    hunted: bool
    follows: int
    cursed: list[int]
    links: list[list[int]]


def nothing_more() -> Mine:
    """A card that has done nothing and may do nothing."""
    return {
        "role": "",
        "works": False,
        "recruited": False,
        "last": -1,
        "spent": False,
        "owes": False,
        "revenge": False,
        "prey": -1,
        "hunted": False,
        "follows": -1,
        "cursed": [],
        "links": [],
    }


class Words(TypedDict):
    """One round of talk: what each said, empty for nothing."""

    day: int
    said: list[str]


class Count(TypedDict):
    """One ballot: whom each voted for, -1 for nobody."""

    day: int
    votes: list[int]


class Vote(TypedDict):
    """The vote that is going on."""

    suspects: list[int]
    at: int
    again: bool
    votes: list[int]


class Call(TypedDict):
    """A call of the night for the moderator: the role and its question, who wakes, and what keeps them from it."""

    # Empty where a gang is called.
    role: str
    ask: str
    seats: list[int]
    # Empty: they wake.
    bar: str


class Hidden(TypedDict):
    """What only a moderator sees."""

    aside: str
    links: list[list[int]]
    prey: int
    follows: int
    meetings: list[list[int]]
    # Who is called now, the roles included that nobody has.
    calls: list[Call]


def nothing_hidden() -> Hidden:
    """Nothing that only a moderator sees."""
    return {"aside": "", "links": [], "prey": -1, "follows": -1, "meetings": [], "calls": []}


class Added(TypedDict):
    """What single roles and open eyes add to the town."""

    # The card that has joined in the middle of the evening; empty: none has.
    joined: str
    # The last day that there is bread for; -1: there is enough.
    bread: int
    hidden: NotRequired[Hidden]
    notes: NotRequired[list[list[Heard]]]


def nothing_added() -> Added:
    """No role and no open eyes add anything."""
    return {"joined": "", "bread": -1}


class Look(Added):
    """The town."""

    night: int
    day: int
    quiet: int
    round: int
    first: int
    cast: list[InPlay]
    seats: list[Person]
    told: list[Heard]
    mine: Mine | None
    words: list[Words]
    counts: list[Count]
    vote: Vote
    condemned: int
    shooters: list[int]
    sheet: list[list[str]]
    # What all have seen used: somebody came back, a second vote.
    returned: bool
    second: bool


class Dealt(TypedDict):
    """The cards in play."""

    event: Literal["dealt"]
    cast: list[str]
    # The players have shown the moderator their cards in this night: nobody is called for that any more.
    shown: NotRequired[bool]


class Spare(TypedDict):
    """So many of the town's cards in the cast were dealt to nobody."""

    event: Literal["spare"]
    count: int


class Night(TypedDict):
    """Night falls."""

    event: Literal["night"]
    night: int


class OfCard(TypedDict):
    """A card joins."""

    event: Literal["joined"]
    card: str


class Dawn(TypedDict):
    """Day breaks."""

    event: Literal["dawn"]
    day: int
    quiet: bool


class Left(TypedDict):
    """Somebody leaves and shows the card."""

    event: Literal["left", "executed", "followed", "removed"]
    seat: int
    card: str


class OfSeat(TypedDict):
    """Something about one player."""

    event: Literal[
        "returned",
        "jailed",
        "absent",
        "silent",
        "shoots",
        "no-shot",
        "condemned",
        "immune",
        "noble",
    ]
    seat: int


class OfSeats(TypedDict):
    """Something about several."""

    event: Literal["freed", "tie"]
    seats: list[int]


class Plain(TypedDict):
    """Something that needs no more words."""

    event: Literal["missed", "undecided", "second", "truce-offered", "hunger"]


class Private(TypedDict):
    """Something that one player is told; a moderator, who hears it too, hears to whom it was said."""

    heard_by: NotRequired[int]


class PrivatePlain(Private):
    """Something told that needs no more words."""

    event: PlainRow


class PrivateOfSeat(Private):
    """Something told about one player."""

    event: SeatRow
    seat: int


class Bread(TypedDict):
    """The baker has left; there is bread until this day."""

    event: Literal["bread"]
    day: int


class Sheet(TypedDict):
    """What the dead wrote."""

    event: Literal["sheet"]
    signs: list[str]


class Shot(TypedDict):
    """The avenger takes somebody along."""

    event: Literal["shot"]
    seat: int
    victim: int
    card: str


class Claimed(TypedDict):
    """Somebody claims a card."""

    event: Literal["claimed"]
    seat: int
    card: str


class Reported(TypedDict):
    """Somebody says what another is."""

    event: Literal["reported"]
    seat: int
    about: int
    side: str


class About(TypedDict):
    """Somebody accuses another, or vouches for them."""

    event: Literal["accused", "vouched"]
    seat: int
    about: int


class Voted(TypedDict):
    """A vote or a nomination; -1: for nobody."""

    event: Literal["voted", "nominated"]
    seat: int
    target: int


class Hands(TypedDict):
    """Whose hands are up against somebody."""

    event: Literal["hands"]
    seat: int
    seats: list[int]


class SteppedIn(TypedDict):
    """The saviour leaves instead."""

    event: Literal["stepped-in"]
    seat: int
    card: str
    condemned: int


class Truce(TypedDict):
    """The living voted on a draw."""

    event: Literal["truce"]
    agreed: bool


class Card(Private):
    """The own card, the first or a new one."""

    event: Literal["card", "new-card"]
    card: str
    side: str
    works: bool


class Met(Private):
    """A gang, as it knows itself."""

    event: GangRow
    gang: str
    seats: list[int]


class Checked(Private):
    """A check: the side."""

    event: Literal["checked"]
    seat: int
    side: str


class Compared(Private):
    """A check: are two of a kind?"""

    event: Literal["compared"]
    seat: int
    other: int
    same: bool


class IsTown(Private):
    """A check: of the town?"""

    event: Literal["is-town"]
    seat: int
    town: bool


class Learnt(Private):
    """A check: the card and the side."""

    event: Literal["learnt"]
    seat: int
    card: str
    side: str


class Office(Private):
    """A check: elder or sleepwalker?"""

    event: Literal["office"]
    seat: int
    office: bool


class Killer(Private):
    """One of those who came to kill; -1: nobody did."""

    event: Literal["killer"]
    seat: int
    other: int


class Recruits(Private):
    """The piper and his people."""

    event: Literal["recruited", "chorus"]
    seat: int
    seats: list[int]


class Cause(TypedDict):
    """Why the night went as it did, and by which clause; for a moderator, and for all when the record is open."""

    clause: str


class Aside(Cause):
    """A card lies aside; for a moderator."""

    event: Literal["aside"]
    card: str


class Unseen(Cause):
    """The cards of the town that nobody has; for a moderator."""

    event: Literal["unseen"]
    cards: list[str]


class NobodyDied(Cause):
    """Why nobody died in the night; for a moderator."""

    event: Literal["nobody-died"]
    why: Literal["first", "saved", "spared"]


class NoMurder(Cause):
    """Why a gang kills nobody; for a moderator."""

    event: Literal["no-murder"]
    gang: str
    why: Literal["stopped", "resting", "asleep", "undecided"]


class Acted(Cause):
    """A role did something; for a moderator."""

    event: Literal["acted"]
    seat: int
    card: str
    target: int
    other: int


class Dropped(Cause):
    """A role was not woken; for a moderator."""

    event: Literal["dropped"]
    seat: int
    card: str
    why: Literal["doomed", "recruited", "blocked", "office"]


class Attempt(Cause):
    """An attempt to kill and its end; for a moderator."""

    event: Literal["attempt"]
    by: str
    killers: list[int]
    victim: int
    end: str


class Chain(Cause):
    """Somebody leaves without being killed; for a moderator."""

    event: Literal["chain"]
    seat: int
    cause: str


class Swapped(Cause):
    """A card was taken over; for a moderator."""

    event: Literal["swapped"]
    seat: int
    robbed: int
    card: str


EVENTS = (
    Dealt,
    Spare,
    Unseen,
    Night,
    OfCard,
    Dawn,
    Left,
    OfSeat,
    OfSeats,
    Plain,
    PrivatePlain,
    PrivateOfSeat,
    Bread,
    Sheet,
    Shot,
    Claimed,
    Reported,
    About,
    Voted,
    Hands,
    SteppedIn,
    Truce,
    Card,
    Met,
    Checked,
    Compared,
    IsTown,
    Learnt,
    Office,
    Killer,
    Recruits,
    Aside,
    NobodyDied,
    NoMurder,
    Acted,
    Dropped,
    Attempt,
    Chain,
    Swapped,
)
