"""A whole turn as one number: the pawn's cell, the cards taken, their order and row, the discarded row, the claim."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.placed import sides_and_cells
from igroteka.games.emperors_gold.side_rows import cards_of
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold

# From the lowest bit: the pawn's cell, the row, the discarded row plus one, the claim, then the cards placed.
SLOT: Final = 5
DROP: Final = 6
CLAIM: Final = 8
CARDS: Final = 12

# The answer about tasks at the end: not asked; none; one for the row of the turn, by its slot; one for the other row.
NOT_ASKED: Final = 0
DECLINED: Final = 1
CLAIMED: Final = 2
CLAIMED_OTHER: Final = 7
NO_TURN: Final = -1


def goes_to(turn: i64) -> i64:
    """The cell to which the pawn goes, or went."""
    return turn & 31


def row_of(turn: i64) -> i64:
    """The row that grows."""
    return turn >> SLOT & 1


def dropped_by(turn: i64) -> i64:
    """The row that is discarded; -1: none."""
    return (turn >> DROP & 3) - 1


def claim_of(turn: i64) -> i64:
    """The answer about tasks."""
    return turn >> CLAIM & 15


def task_slot(claim: i64) -> i64:
    """The slot of the claimed task; negative: none."""
    return claim - CLAIMED_OTHER if claim >= CLAIMED_OTHER else claim - CLAIMED


def placings(turn: i64) -> list[int]:
    """The cells from which cards are taken, each times two, plus the side at which it is laid."""
    return sides_and_cells(turn >> CARDS)


def answers(s: EmperorsGold, turn: i64) -> list[int]:
    """The small answers that play the turn, from the point that the position has reached in it."""
    out: list[int] = []
    drop: i64 = dropped_by(turn)
    if s.top.name != "claim":
        if drop >= 0 and (s.pawn_from != NO_SLOT or not s.house.drop_there):
            out.append(a.DROP + drop)
        if s.pawn_from == NO_SLOT:
            out.append(goes_to(turn))
            if drop >= 0 and s.house.drop_there:
                out.append(a.DROP + drop)
        slot: i64 = row_of(turn)
        new = s.row == NO_SLOT and (drop >= 0 or not cards_of(s, slot))
        placing: i64
        for placing in placings(turn):
            out.append(a.place(placing >> 1, a.NEW if new else slot, placing & 1))
            new = False
        out.append(a.STOP)
    claim: i64 = claim_of(turn)
    if claim == DECLINED:
        out.append(a.NO_CLAIM)
    elif claim >= CLAIMED_OTHER:
        out.append(a.CLAIM_OTHER + claim - CLAIMED_OTHER)
    elif claim >= CLAIMED:
        out.append(a.CLAIM + claim - CLAIMED)
    return out
