"""The 75 cards: every shape in every colour with every value, once."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

SHAPES: Final = ("circle", "square", "hexagon", "star", "rhombus")
COLOURS: Final = ("red", "yellow", "green", "blue", "violet")
KINDS: Final = 25
CARDS: Final = 75

# A card is its kind (shape and colour) times three plus its value less one.


def value_of(card: i64) -> i64:
    """The distance from the pawn at which the card can be taken."""
    return card % 3 + 1


NAMES: Final = [f"{shape}-{colour}-{value}" for shape in SHAPES for colour in COLOURS for value in (1, 2, 3)]
BY_NAME: Final = {name: card for card, name in enumerate(NAMES)}


def matching(kind: int) -> int:
    """The kinds that may lie beside this one, as bits: the same shape or the same colour. [match]"""
    return sum(1 << other for other in range(KINDS) if other // 5 == kind // 5 or other % 5 == kind % 5)


MATCHES: Final = [matching(kind) for kind in range(KINDS)]
ALL_KINDS: Final = (1 << 25) - 1


def names(cards: list[int]) -> list[str]:
    """The names of these cards."""
    return [NAMES[card] for card in cards]


Link = Literal["shape", "colour", "both", "none"]
# By whether two cards have the same shape and the same colour.
LINKS: Final[tuple[Link, ...]] = ("none", "colour", "shape", "both")


def link(left: i64, right: i64) -> Link:
    """What two cards that lie side by side have in common."""
    shape, colour = left // 15 == right // 15, left // 3 % 5 == right // 3 % 5
    return LINKS[2 * shape + colour]
