"""The cards placed in a turn, as one number: six bits for each card, the first one lowest.

The bits of a card are its side and, counted from one, its cell.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold import actions as a

PER_CARD: Final = 6
# The most cards that can be reached from one cell.
MOST: Final = 8


def and_then(placed: i64, cell: i64, side: i64) -> i64:
    """One more card was taken from a cell and came to this end of the row."""
    shift: i64 = 0
    while placed >> shift:
        shift += PER_CARD
    return placed | (cell * 2 + side + 2) << shift


def how_many(placed: i64) -> i64:
    """The number of cards taken."""
    cards: i64 = 0
    while placed:
        placed >>= PER_CARD
        cards += 1
    return cards


def sides_and_cells(placed: i64) -> list[int]:
    """The cells from which cards were taken, each times two, plus the side at which it was laid."""
    out: list[int] = []
    while placed:
        out.append((placed & 63) - 2)
        placed >>= PER_CARD
    return out


def placings(placed: i64, slot: i64) -> list[int]:
    """The same as actions, with the row to which the cards came."""
    return [int(a.place(one >> 1, slot, one & 1)) for one in sides_and_cells(placed)]
