"""The board: 25 cells, the pawn, and the cells that can be reached from each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 5
CELLS: Final = 25
CENTRE: Final = 12
EMPTY: Final = -1
THE_PAWN: Final = -2

# Cells as bits: those of the first column, and all.
COLUMN: Final = 0x108421
ALL_CELLS: Final = 0x1FFFFFF


def in_line(cell: int, other: int) -> int:
    """The distance of two cells in a row or a column; 0 if they are not in line."""
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
# By cell: the cells at most three steps away in line, in order; and the distance of each.
CROSSES: Final = [[other for other in range(CELLS) if 0 < in_line(cell, other) <= 3] for cell in range(CELLS)]
DISTANCES: Final = [in_line(cell, other) for cell in range(CELLS) for other in range(CELLS)]


def takeable(board: list[int], pawn: i64) -> list[int]:
    """The cells whose cards can be taken: the value is the exact distance to the pawn in a straight line.

    [take] [R3] [R4]
    """
    out: list[int] = []
    cell: i64
    for cell in CROSSES[pawn]:
        card: i64 = board[cell]
        if card >= 0 and card % 3 + 1 == DISTANCES[pawn * CELLS + cell]:
            out.append(cell)
    return out


def after_swap(board: list[int], pawn: i64, to: i64) -> list[int]:
    """The cells whose cards could be taken if the pawn went there: its card comes to the pawn's old cell.

    [pawn] [R2]
    """
    moved = board.copy()
    moved[pawn] = moved[to]
    moved[to] = THE_PAWN
    return takeable(moved, to)


def reach(pawn: i64, ones: i64, twos: i64, threes: i64) -> i64:
    """Those of the cards with these values that can be taken, as bits of their cells. [take] [R3] [R4]"""
    # Rings around the pawn, computed as `destinations` computes them around cards: quicker than a table.
    at: i64 = 1 << pawn
    first: i64 = (at & 15 * COLUMN) << 1 | (at & 30 * COLUMN) >> 1 | at << 5 | at >> 5
    second: i64 = (at & 7 * COLUMN) << 2 | (at & 28 * COLUMN) >> 2 | at << 10 | at >> 10
    third: i64 = (at & 3 * COLUMN) << 3 | (at & 24 * COLUMN) >> 3 | at << 15 | at >> 15
    return (first & ones) | (second & twos) | (third & threes)


def destinations(pawn: i64, ones: i64, twos: i64, threes: i64) -> i64:
    """The cells from which one of the cards with these values can be taken, as bits. [pawn] [R1] [R2] [R5]"""
    # All cells at a distance at once: five bits are a line up or down, one bit is a column to the side, unless that
    # would leave the line.
    cells: i64 = (ones & 15 * COLUMN) << 1 | (ones & 30 * COLUMN) >> 1 | ones << 5 | ones >> 5
    cells |= (twos & 7 * COLUMN) << 2 | (twos & 28 * COLUMN) >> 2 | twos << 10 | twos >> 10
    cells |= (threes & 3 * COLUMN) << 3 | (threes & 24 * COLUMN) >> 3 | threes << 15 | threes >> 15
    # The card that the pawn swaps with comes to its old cell, and can be taken from there.
    return (cells | reach(pawn, ones, twos, threes)) & ALL_CELLS
