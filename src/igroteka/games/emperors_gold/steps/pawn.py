"""The first part of a turn: the pawn moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits, count_bits, lowest
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.board import ALL_CELLS, CELLS, destinations, reach
from igroteka.games.emperors_gold.cards import NAMES
from igroteka.games.emperors_gold.fits import fit_anywhere, may_start
from igroteka.games.emperors_gold.side_rows import discard_row
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold
from igroteka.games.emperors_gold.steps.base import TimedStep
from igroteka.games.emperors_gold.steps.claim import END
from igroteka.games.emperors_gold.steps.drop import DROP
from igroteka.games.emperors_gold.steps.place import PLACE


class Turn(Step[EmperorsGold]):
    """The beginning of a turn: the pawn; a discard, if neither row can be extended from anywhere; or nothing at all.

    [turn] [discard] [R6] [R10]
    """

    def enter(self, s: EmperorsGold) -> None:
        cells: i64 = goals(s, wanted(s))
        if cells:
            s.goals = cells
            s.then(PAWN)
            s.ask(s.current)
        elif goals(s, ALL_CELLS):
            s.then(DROP)
        else:
            if s.telling:
                s.tell(Event("passed", {"seat": int(s.current), "why": "nothing"}))
            s.then(END)


class Pawn(TimedStep):
    """Swap the pawn with a card, so that at least one card can be taken. [pawn] [R1] [R2] [R5]"""

    def enter(self, s: EmperorsGold) -> None:
        s.goals = goals(s, wanted(s))
        s.ask(s.current)

    def legal(self, s: EmperorsGold, seat: i64) -> list[int]:
        return with_drops(s, bits(s.goals))

    def random_answer(self, s: EmperorsGold, seat: i64, rng: Rng) -> i64:
        if s.house.drop_freely:
            return super().random_answer(s, seat, rng)
        cells: i64 = s.goals
        number: i64 = rng.below(count_bits(cells))
        while number:
            cells &= cells - 1
            number -= 1
        return lowest(cells)

    def why(self, s: EmperorsGold, seat: i64, action: i64) -> str:
        if action == a.PASS:
            return "no-pass"
        if action >= a.DROP:
            return self.why_not_drop(s)
        if action >= a.PLACE:
            return "pawn-first"
        if action == s.pawn:
            return "must-move"
        if s.board[action] < 0:
            return "empty-cell"
        return "nothing-there"

    def why_not_drop(self, s: EmperorsGold) -> str:
        """The reason why no row can be discarded."""
        if s.dropped != NO_SLOT:
            return "dropped-already"
        return "room-for-row" if may_start(s) else "can-extend"

    def near(self, s: EmperorsGold, seat: i64) -> list[int]:
        """Every cell where the pawn cannot go, its own included."""
        legal = s.legal(seat)
        return [cell for cell in range(CELLS) if cell not in legal]

    def play(self, s: EmperorsGold, seat: i64, action: i64) -> None:
        if action >= a.DROP:
            discard_row(s, action - a.DROP)
            return
        s.pawn_from = s.pawn
        s.swap(action)
        if s.telling:
            told = {"seat": int(seat), "cell": int(action), "card": NAMES[s.board[s.pawn_from]], "to": int(s.pawn_from)}
            s.tell(Event("moved", told | a.where(int(action))))
        if s.house.drop_there and stuck_here(s):
            s.then(DROP)
            return
        s.then(PLACE)
        s.ask(seat)  # as `enter` would


def wanted(s: EmperorsGold) -> i64:
    """The cells one of whose cards must be within reach of the pawn's new cell, as bits. [R5] [R10]"""
    if s.house.drop_there or s.dropped != NO_SLOT:
        return ALL_CELLS
    return fit_anywhere(s)


def with_drops(s: EmperorsGold, cells: list[int]) -> list[int]:
    """The cells where the pawn can go, and the rows that may be discarded first where that is agreed. [R10]"""
    if s.house.drop_freely and s.dropped == NO_SLOT and not may_start(s):
        cells.append(a.DROP)
        cells.append(a.DROP + 1)
    return cells


def goals(s: EmperorsGold, fits: i64) -> i64:
    """The cells with a card from which one of these cells can be reached, as bits. [R1] [R5]"""
    return destinations(s.pawn, s.ones & fits, s.twos & fits, s.threes & fits) & s.cards()


def stuck_here(s: EmperorsGold) -> bool:
    """Are there two rows, and does no card within reach of the pawn fit either? [R10]"""
    return reach(s.pawn, s.ones, s.twos, s.threes) & fit_anywhere(s) == 0


TURN: Final = Turn("turn", "turn")
PAWN: Final = Pawn("pawn", "pawn", a.PAWN, a.PASS)
