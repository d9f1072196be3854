"""Numbers as the bits of one word: a set of seats, of cells, of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def count_bits(word: i64) -> i64:
    """How many bits are set, of at most 62: counted in pairs, in fours, in eights, then all at once."""
    pairs: i64 = word - (word >> 1 & 0x1555_5555_5555_5555)
    fours: i64 = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
    eights: i64 = fours + (fours >> 4) & 0xF0F_0F0F_0F0F_0F0F
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 127


def lowest(word: i64) -> i64:
    """The first number whose bit is set: that is how many bits are below it."""
    return count_bits((word & -word) - 1)


def all_lists(numbers: list[int]) -> list[list[int]]:
    """Every choice of these numbers, by its bits."""
    lists: list[list[int]] = [[]]
    for number in numbers:
        lists += [[*chosen, number] for chosen in lists]
    return lists


# The numbers of three parts of a word by their bits: small enough to stay in the processor's cache.
FIRST: Final = all_lists(list(range(9)))
SECOND: Final = all_lists(list(range(9, 17)))
THIRD: Final = all_lists(list(range(17, 25)))


def bits(word: i64) -> list[int]:
    """The numbers below 25 whose bits are set, in order: a list of its own."""
    if word < 512:
        return FIRST[word].copy()
    out = FIRST[word & 511] + SECOND[word >> 9 & 255]
    out += THIRD[word >> 17]
    return out
