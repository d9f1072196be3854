"""The shape of what is seen of the table and of what is told."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Facts(TypedDict):
    """What is printed on the trinkets."""

    copies: list[int]
    shine: list[int]
    hand: int
    rounds: int


class Pile(TypedDict):
    """Trinkets as the viewer knows them, and who knows each."""

    cards: list[str | None]
    known: list[int]


class Look(TypedDict):
    """The table."""

    deck: Pile
    nests: list[Pile]
    heap: list[str | None]
    cuckoo: list[bool | None]
    warmth: int | None
    points: list[int]
    round: int
    current: int
    starter: int
    turns: int
    victim: int


class Dealt(TypedDict):
    """The trinkets are dealt."""

    event: Literal["dealt"]
    starter: int


class Nested(TypedDict):
    """A bird looks into its nest."""

    event: Literal["nested"]
    seat: int
    nest: NotRequired[list[str | None]]
    cuckoo: NotRequired[bool]


class Took(TypedDict):
    """A bird takes or looks at a trinket."""

    event: Literal["drew", "peeked"]
    seat: int
    card: NotRequired[str]


class Did(TypedDict):
    """A bird does something that all see."""

    event: Literal["stirred", "won", "hatched"]
    seat: int


class Buried(TypedDict):
    """A trinket goes under the deck."""

    event: Literal["buried"]
    seat: int
    place: int
    card: NotRequired[str]


# `from` is no name that a class may have.
Snatched = TypedDict(
    "Snatched", {"event": Literal["snatching", "snatched"], "seat": int, "from": int, "card": NotRequired[str]}
)


class Rang(TypedDict):
    """A bell rings."""

    event: Literal["rang"]
    seat: int
    place: int


class Laid(TypedDict):
    """All have laid a trinket."""

    event: Literal["laid"]
    cards: list[str | None]
    places: list[int]


class Warmed(TypedDict):
    """The egg is warmer; or a night is over."""

    event: Literal["warmed", "dawn"]
    warmth: NotRequired[int]


EVENTS = (Dealt, Nested, Took, Did, Buried, Snatched, Rang, Laid, Warmed)
