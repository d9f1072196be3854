"""The shape of what is seen of a table and of what is told: the page's types are made from it."""

# Other programs read these types while they run:
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# The candies and copies of each character; the candies of pairs and bonuses.
Facts = dict[str, int | list[int]]


class Held(TypedDict):
    """Cards of one character in an empire: those that abilities can touch, and protected ones."""

    card: str
    loose: int
    safe: int
    # The candies that its owner would lose with one of them.
    worth: int


class Pair(TypedDict):
    """Complete pairs of two characters, and their candies."""

    cards: list[str]
    number: int
    candies: int


class Sheet(TypedDict):
    """Candies by source."""

    candies: int
    buyer: int
    pickpockets: int
    pairs: int


class Seat(TypedDict):
    """A player: the empire is open, the hand is not."""

    empire: list[Held]
    pairs: list[Pair]
    score: int
    sheet: Sheet
    hand_size: int
    side: int
    # In a series: the points so far.
    points: int
    # Could they stop a judge or a policeman?
    may_block: bool
    hand: NotRequired[list[str]]


class Followed(TypedDict):
    """A card that the viewer has seen, and the places where it may be now."""

    card: str
    hands: list[int]
    # 1: on top of the deck, 2: the second card.
    deck: list[int]
    slots: list[int]


class Places(TypedDict):
    """Places of which something is known but no character."""

    hands: list[int]
    deck: list[int]
    slots: list[int]


class Memory(TypedDict):
    """What the viewer knows of hidden cards."""

    # Cards that surely are in the closed discard.
    discard: list[str]
    followed: list[Followed]
    # An unknown card, none of the followed, lies in one of these places; one of these slots is empty.
    strangers: list[Places]
    holes: list[Places]
    dim: list[int]
    # Cards that the viewer has seen nowhere, by character.
    unseen: dict[str, int]


class Discard(TypedDict):
    """The discard: the cards that all saw come, and the number of closed ones."""

    open: list[str]
    closed: int
    # Slots of the closed part from which no card was taken, or which are known to all to hold no snatcher.
    slots: int
    no_snatchers: list[int]


class Pending(TypedDict):
    """A judge or a policeman who may still be blocked."""

    card: Literal["SUD", "POL"]
    target: int
    wanted: NotRequired[str]
    # For a player who may block: the change of their candies.
    price: NotRequired[int]


class Look(TypedDict):
    """The table."""

    deck: int
    discard: Discard
    seats: list[Seat]
    banned: list[str]
    starter: int
    current: int
    game: int
    games: int
    # The number of cards that must still go back to the deck.
    owed: int
    # The characters of this deck, and the modes that are played: "defenceless", "open_discard".
    characters: list[str]
    modes: list[str]
    # For a player: the change that one more card of each character would bring.
    gains: NotRequired[dict[str, Sheet]]
    # For the player whose turn begins: characters whose ability would find nothing to do now.
    idle: NotRequired[list[str]]
    # For the player who names a character to kidnap: the change of everybody's candies.
    kidnaps: NotRequired[dict[str, list[int]]]
    pending: NotRequired[Pending]
    memory: NotRequired[Memory]
    # For a moderator: the deck from the top, and the closed discard by slot, "" where one was taken.
    deck_cards: NotRequired[list[str]]
    closed_cards: NotRequired[list[str]]
    # All of the discard, while somebody looks through it.
    looked: NotRequired[list[str]]


class KnownPlace(TypedDict):
    """A hand or the closed discard, as far as it could be known."""

    # -1: the closed discard.
    seat: int
    cards: int
    # Cards that surely were there; and for the other characters the chance in percent that at least one was.
    sure: list[str]
    chances: dict[str, int]


class Knew(TypedDict):
    """What a player could know of hidden cards before a decision."""

    hand: list[str]
    deck: int
    # The cards of the discard that all saw.
    open: list[str]
    # Cards seen nowhere, by character.
    unseen: dict[str, int]
    places: list[KnownPlace]
    # Nothing more than the aim of the decision before it.
    follows: NotRequired[bool]


class Dealt(TypedDict):
    """The cards are dealt."""

    event: Literal["dealt"]
    starter: int
    game: int
    aside: list[str]


class HandDealt(TypedDict):
    """A player's first cards."""

    event: Literal["hand"]
    seat: int
    cards: NotRequired[list[str]]


class Played(TypedDict):
    """A card comes to an empire from the hand or the discard, or is cast."""

    event: Literal["played", "cast", "fetched", "lost"]
    seat: int
    card: str


class Dropped(TypedDict):
    """A card is discarded unseen."""

    event: Literal["dropped"]
    seat: int
    discarded: NotRequired[str]


class Protected(TypedDict):
    """A card is discarded unseen, and one of the empire is protected."""

    event: Literal["protected"]
    seat: int
    card: str
    discarded: NotRequired[str]


class Drew(TypedDict):
    """Cards come from the deck."""

    event: Literal["drew"]
    seat: int
    number: int
    cards: NotRequired[list[str]]


class Returned(TypedDict):
    """A card goes onto the deck."""

    event: Literal["returned"]
    seat: int
    left: int
    card: NotRequired[str]


class Aimed(TypedDict):
    """A card of somebody's empire is meant, taken, stolen or discarded."""

    event: Literal["arrests", "took", "stole", "removed"]
    seat: int
    owner: int
    card: str


class Judges(TypedDict):
    """Somebody is chosen for an exchange of hands."""

    event: Literal["judges"]
    seat: int
    other: int


class Swapped(TypedDict):
    """Two hands change places, and the other player draws: each of the two knows what it gave and what it has now."""

    event: Literal["swapped"]
    seat: int
    other: int
    # The number of cards that the other player drew.
    drawn: int
    gave: NotRequired[list[str]]
    got: NotRequired[list[str]]
    now: NotRequired[list[str]]


class Blocked(TypedDict):
    """Two snatchers stop it."""

    event: Literal["blocked"]
    seat: int
    other: int


class Kidnapped(TypedDict):
    """A character is gone from the empires; the number of its cards is told for each player."""

    event: Literal["kidnapped"]
    seat: int
    card: str
    lost: list[int]


class Searched(TypedDict):
    """The discard is searched for snatchers."""

    event: Literal["searched"]
    seat: int
    number: int


class Raided(TypedDict):
    """Snatchers are taken from the player who has most."""

    event: Literal["raided"]
    seat: int
    owner: int
    number: int


class FetchedNothing(TypedDict):
    """A lawyer comes back with nothing."""

    event: Literal["fetched-nothing"]
    seat: int


class Counted(TypedDict):
    """A game of a series is over."""

    event: Literal["counted"]
    seat: int
    game: int
    candies: int
    points: int
    total: int


EVENTS = (
    Dealt,
    HandDealt,
    Played,
    Dropped,
    Protected,
    Drew,
    Returned,
    Aimed,
    Judges,
    Swapped,
    Blocked,
    Kidnapped,
    Searched,
    Raided,
    FetchedNothing,
    Counted,
)
