"""A row as one number, with all that matters for its future: length, shapes and colours, and its two ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# From the lowest bit: its length, its shapes and colours as bits, the kinds at its left and right end.
LENGTH: Final = 127
SHAPES: Final = 7
COLOURS: Final = 12
LEFT: Final = 17
RIGHT: Final = 22
# The number of bits of a row.
BITS: Final = 27
NO_ROW: Final = 0


def row_of(cards: list[int]) -> i64:
    """A row of cards as one number."""
    row: i64 = NO_ROW
    card: i64
    for card in cards:
        row = longer(row, card // 3, True)
    return row


def properties(kind: i64) -> i64:
    """The shape and the colour of a kind, as bits."""
    bit: i64 = 1
    return bit << (SHAPES + kind // 5) | bit << (COLOURS + kind % 5)


def longer(row: i64, kind: i64, at_right: bool) -> i64:
    """The row with one more card at an end."""
    if row == NO_ROW:
        return 1 | properties(kind) | kind << LEFT | kind << RIGHT
    row = (row + 1) | properties(kind)
    if at_right:
        return (row & ~(31 << RIGHT)) | kind << RIGHT
    return (row & ~(31 << LEFT)) | kind << LEFT
