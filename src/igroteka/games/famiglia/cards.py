"""Cards and bags of cards.

A kind is a family and a value; a bag is one 64-bit word, three bits for each of the 20 kinds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FAMILIES: Final = "IABM"
ACCOUNTANTS: Final = 1
BRUTES: Final = 2
MERCENARIES: Final = 3
KINDS: Final = 20
MOST_OF_A_KIND: Final = 7

# A bag is readable in octal: one digit a kind, from M4 on the left to I0 on the right.
ZEROS: Final = 0o00007_00007_00007_00007
VALUED: Final = 0o77770_77770_77770_77770
# Zeros have no abilities. [abilities]
WORKING_ACCOUNTANTS: Final = 0o00000_00000_77770_00000
WORKING_BRUTES: Final = 0o00000_77770_00000_00000


def kind_of(family: i64, value: i64) -> i64:
    """The kind of a family's card of this value."""
    return family * 5 + value


def one(kind: i64) -> i64:
    """The bag with one card of the kind."""
    # Not 1 << 3 * kind: in the C that mypyc writes a literal 1 has 32 bits.
    return 0o1_00000_00000_00000_00000 >> (60 - 3 * kind)


def count(bag: i64, kind: i64) -> i64:
    """The number of cards of the kind in the bag."""
    return (bag >> (3 * kind)) & 7


def size(bag: i64) -> i64:
    """The number of cards in the bag."""
    n: i64 = 0
    while bag:
        n += bag & 7
        bag >>= 3
    return n


def worth(bag: i64, points: list[int]) -> i64:
    """The victory points of the cards in the bag."""
    total: i64 = 0
    kind: i64 = 0
    while bag:
        n: i64 = bag & 7
        if n:
            total += n * points[kind]
        bag >>= 3
        kind += 1
    return total


def pick(bag: i64, number: i64) -> i64:
    """The kind of the card with this number, counted through the bag from 0."""
    kind: i64 = 0
    while True:
        number -= bag & 7
        if number < 0:
            return kind
        bag >>= 3
        kind += 1


def offer_valued(out: list[int], bag: i64, first: i64) -> None:
    """Offer those of sixteen actions from `first` on, one for each kind of value 1 to 4, whose kind is in the bag."""
    action: i64 = first
    last: i64 = first + 3
    while bag:
        while action <= last:
            bag >>= 3
            if bag & 7:
                out.append(action)
            action += 1
        last += 4
        bag >>= 3


def cards(bag: i64) -> list[int]:
    """The kinds in the bag, sorted, each as often as the bag has it."""
    out: list[int] = []
    kind: i64 = 0
    while bag:
        n: i64 = bag & 7
        while n:
            out.append(kind)
            n -= 1
        bag >>= 3
        kind += 1
    return out


def bag_of(kinds: list[int]) -> i64:
    """The bag of these cards."""
    bag: i64 = 0
    for kind in kinds:
        bag += one(kind)
    return bag


NAMES: Final[list[str]] = [f"{family}{value}" for family in FAMILIES for value in range(5)]
KINDS_BY_NAME: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}


def name(kind: int) -> str:
    """A card's short name: I3 is the Italian of value 3."""
    return NAMES[kind]


def names(bag: i64) -> list[str]:
    """The short names of the cards in the bag."""
    return [NAMES[kind] for kind in cards(bag)]


def kind_named(text: str) -> int:
    """The kind with this short name, -1 if there is none."""
    return KINDS_BY_NAME.get(text, -1)
