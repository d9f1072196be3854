"""The board: 25 cells, the pawn, and what can be reached from where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 5
CELLS: Final = 25
CENTRE: Final = 12
EMPTY: Final = -1
THE_PAWN: Final = -2

# Cells as bits: the first column, and all.
COLUMN: Final = 0x108421
ALL_CELLS: Final = 0x1FFFFFF
# Multiplied by a single bit of 32, it has in its highest five bits a number that no other bit has; and which bit that is.
DE_BRUIJN: Final = 0x077CB531
PLACES: Final = [
    next(bit for bit in range(32) if ((1 << bit) * DE_BRUIJN & 0xFFFFFFFF) >> 27 == number) for number in range(32)
]


def in_line(cell: int, other: int) -> int:
    """How many steps along a row or a column lie between two cells; 0: they are not in line."""
    (row, column), (their_row, their_column) = divmod(cell, SIDE), divmod(other, SIDE)
    if row != their_row and column != their_column:
        return 0
    return abs(row - their_row) + abs(column - their_column)


# By cell and value: the cells at that distance, as bits.
RINGS: Final = [
    sum(1 << other for other in range(CELLS) if in_line(cell, other) == value)
    for cell in range(CELLS)
    for value in (1, 2, 3)
]
# By cell: those at most three steps away in line, in order; and how far each is.
CROSSES: Final = [[other for other in range(CELLS) if 0 < in_line(cell, other) <= 3] for cell in range(CELLS)]
DISTANCES: Final = [in_line(cell, other) for cell in range(CELLS) for other in range(CELLS)]


def takeable(board: list[int], pawn: i64) -> list[int]:
    """The cells whose cards can be taken: the value is the exact distance to the pawn in a straight line. [take] [R3] [R4]"""
    out: list[int] = []
    cell: i64
    for cell in CROSSES[pawn]:
        card: i64 = board[cell]
        if card >= 0 and card % 3 + 1 == DISTANCES[pawn * CELLS + cell]:
            out.append(cell)
    return out


def after_swap(board: list[int], pawn: i64, to: i64) -> list[int]:
    """What could be taken if the pawn went there: its card comes to the pawn's old cell. [pawn] [R2]"""
    moved = board.copy()
    moved[pawn] = moved[to]
    moved[to] = THE_PAWN
    return takeable(moved, to)


def reach(pawn: i64, ones: i64, twos: i64, threes: i64) -> i64:
    """Those of the cards with these values that can be taken, as bits of their cells. [take] [R3] [R4]"""
    ring: i64 = pawn * 3
    return (RINGS[ring] & ones) | (RINGS[ring + 1] & twos) | (RINGS[ring + 2] & threes)


def destinations(pawn: i64, ones: i64, twos: i64, threes: i64) -> i64:
    """From where one of the cards with these values can be taken, as bits of cells. [pawn] [R1] [R2] [R5]"""
    # All cells at a distance at once: five bits are a line up or down, one bit is a column aside, unless that would leave the line.
    cells: i64 = (ones & 15 * COLUMN) << 1 | (ones & 30 * COLUMN) >> 1 | ones << 5 | ones >> 5
    cells |= (twos & 7 * COLUMN) << 2 | (twos & 28 * COLUMN) >> 2 | twos << 10 | twos >> 10
    cells |= (threes & 3 * COLUMN) << 3 | (threes & 24 * COLUMN) >> 3 | threes << 15 | threes >> 15
    # The card that the pawn swaps with comes to its old cell, and can be taken from there.
    return (cells | reach(pawn, ones, twos, threes)) & ALL_CELLS


def lowest(cells: i64) -> i64:
    """The first of the cells."""
    return PLACES[((cells & -cells) * DE_BRUIJN & 0xFFFFFFFF) >> 27]


def all_lists(cells: list[int]) -> list[list[int]]:
    """Every choice of these cells, by its bits."""
    lists: list[list[int]] = [[]]
    for cell in cells:
        lists += [[*chosen, cell] for chosen in lists]
    return lists


# Half of the board as bits, and the cells of each half by such bits.
HALF: Final = 0x1FFF
UPPER: Final = all_lists(list(range(13)))
LOWER: Final = all_lists(list(range(13, CELLS)))


def listed(cells: i64) -> list[int]:
    """Cells as bits, one by one: a list of its own."""
    return UPPER[cells & HALF] + LOWER[cells >> 13]
