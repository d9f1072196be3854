"""The shape of what is seen of a table and of what is told: the page's types are made from it."""

# Other programs read these types while they run:
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Paid = Literal["free", "pair", "joker"]


# Points by value from 0 to 4, for each family.
Facts = TypedDict(
    "Facts",
    {
        "copies": list[int],
        "street": int,
        "points.I": list[int],
        "points.A": list[int],
        "points.B": list[int],
        "points.M": list[int],
    },
)


class StreetCard(TypedDict):
    """A card of the street, its present cost, and the pair that pays for it."""

    card: str
    points: int
    cost: int
    pair: NotRequired[str]
    # Threatened by a Brute: it costs less this turn.
    lowered: NotRequired[bool]


NoRefresh = Literal["", "no-deck", "once", "zero"]
NoAccountant = Literal["", "nobody", "no-area"]
NoBrute = Literal["", "nobody", "no-target"]


class Idle(TypedDict):
    """The reasons why each part of the turn would be skipped now; empty: it would not.

    A reason that rests on a hidden hand is not told.
    """

    street: NoRefresh
    accountant: NotRequired[NoAccountant]
    brute: NotRequired[NoBrute]


Declining = Literal["", "pass", "end"]


class Side(TypedDict):
    """A player's cards; a hidden hand is only a number."""

    area: list[str]
    hand_size: int
    idle: Idle
    hand: NotRequired[list[str]]
    points: NotRequired[int]
    area_points: NotRequired[int]
    # For each street card the two cards to show for it, a pair before a Mercenary; none: it is free, or cannot be paid.
    pays: NotRequired[list[list[str]]]
    # While cards are exchanged: those of the hand that may still go to the area, in any order.
    may_give: NotRequired[list[str]]
    # What is left to the player who declines the present part of the turn: a choice, only a pass, or a pass that ends
    # the game.
    declining: NotRequired[Declining]


class Look(TypedDict):
    """The table."""

    street: list[StreetCard]
    deck: int
    under: list[str]
    discard: list[str]
    passage: int
    # The place to which a card removed from the street goes.
    removed_to: Literal["discard", "under"]
    last_round: bool
    starter: int
    current: int
    passes: int
    seats: list[Side]
    # Cards that the Accountant may still fetch, cards that must go back for those fetched, the Brute at work.
    may_take: int
    must_give: int
    brute: int
    # The Accountant who was just played and stays in the area; empty: none.
    stays: str


class Dealt(TypedDict):
    """The cards are dealt."""

    event: Literal["dealt"]
    starter: int
    street: list[str]


class Discarded(TypedDict):
    """A card leaves the street, to the discard or under the deck."""

    event: Literal["discarded"]
    seat: int
    card: str
    under: bool


class Opened(TypedDict):
    """Cards come to the street."""

    event: Literal["opened", "refilled"]
    cards: list[str]


class Reshuffled(TypedDict):
    """The discard becomes the deck."""

    event: Literal["reshuffled"]
    cards: int


class RanOut(TypedDict):
    """The deck has run out for the last time."""

    event: Literal["ran-out"]


class Helped(TypedDict):
    """A card is moved on the way: an Accountant or a Brute is laid down, a card is fetched or given."""

    event: Literal["accountant", "took-back", "gave", "brute"]
    seat: int
    card: str


class Threatened(TypedDict):
    """A card of the street costs less."""

    event: Literal["threatened"]
    seat: int
    card: str
    cost: int


# A field called `with` is not possible in a class.
Recruited = TypedDict(
    "Recruited",
    {
        "event": Literal["recruited"],
        "seat": int,
        "card": str,
        "paid": Paid,
        "with": NotRequired[list[str]],
        "laid": NotRequired[str],
    },
)


class Passed(TypedDict):
    """Nobody is recruited."""

    event: Literal["passed"]
    seat: int


EVENTS = (Dealt, Discarded, Opened, Reshuffled, RanOut, Helped, Threatened, Recruited, Passed)
