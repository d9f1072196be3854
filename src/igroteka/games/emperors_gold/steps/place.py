"""The second and third part of a turn: cards are taken and make a row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import count_bits, lowest
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.board import CELLS, DISTANCES, reach
from igroteka.games.emperors_gold.cards import NAMES, link
from igroteka.games.emperors_gold.fits import left_of, may_start, right_of
from igroteka.games.emperors_gold.placed import and_then
from igroteka.games.emperors_gold.rows import NO_ROW
from igroteka.games.emperors_gold.side_rows import cards_of, lengthen
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold
from igroteka.games.emperors_gold.steps.base import TimedStep, ending
from igroteka.games.emperors_gold.steps.claim import CLAIM, END, may_claim

# Shared and never changed.
JUST_STOP: Final[list[int]] = [a.STOP]


class Place(TimedStep):
    """Take a card at its own distance from the pawn and lay it at the end of one row.

    [take] [row] [match] [R3] [R7] [R8]
    """

    def legal(self, s: EmperorsGold, seat: i64) -> list[int]:
        left_a, right_a, left_b, right_b, new = fitting(s)
        cells: i64 = left_a | right_a | left_b | right_b | new
        begun = s.row != NO_SLOT
        if cells == 0 and begun:
            return JUST_STOP
        out: list[int] = []
        while cells:
            first: i64 = a.PLACE + lowest(cells) * 6
            bit: i64 = cells & -cells
            cells -= bit
            if left_a & bit:
                out.append(first)
            if right_a & bit:
                out.append(first + 1)
            if left_b & bit:
                out.append(first + 2)
            if right_b & bit:
                out.append(first + 3)
            if new & bit:
                out.append(first + 5)
        if begun:
            out.append(a.STOP)
        return out

    def random_answer(self, s: EmperorsGold, seat: i64, rng: Rng) -> i64:
        if s.house.two_sided:
            return super().random_answer(s, seat, rng)
        _, right_a, _, right_b, new = fitting(s)
        number: i64 = count_bits(right_a) + count_bits(right_b) + count_bits(new)
        if s.row != NO_SLOT:
            number += 1
        number = rng.below(number)
        cells: i64 = right_a | right_b | new
        while cells:
            first: i64 = a.PLACE + lowest(cells) * 6
            bit: i64 = cells & -cells
            cells -= bit
            if right_a & bit:
                if number == 0:
                    return first + 1
                number -= 1
            if right_b & bit:
                if number == 0:
                    return first + 3
                number -= 1
            if new & bit:
                if number == 0:
                    return first + 5
                number -= 1
        return a.STOP

    def why(self, s: EmperorsGold, seat: i64, action: i64) -> str:
        if action >= a.STOP:
            return self.why_not_yet(action)
        cell: i64 = a.cell_of(action)
        slot: i64 = a.slot_of(action)
        card: i64 = s.board[cell]
        if card < 0:
            return "no-card"
        distance: i64 = DISTANCES[s.pawn * CELLS + cell]
        if distance == 0:
            return "not-in-line"
        if card % 3 + 1 != distance:
            return "distance"
        if slot == a.NEW:
            return self.why_not_new(s, action)
        if s.row != NO_SLOT and s.row != slot:
            return "one-row"
        if s.dropped != NO_SLOT and s.row == NO_SLOT:
            return "new-row"
        if not cards_of(s, slot):
            return "no-row"
        if (action - a.PLACE) % 2 == a.LEFT and not (s.house.two_sided and len(cards_of(s, slot)) > 1):
            return self.why_not_left(s)
        return "no-match"

    def why_not_yet(self, action: i64) -> str:
        """The reason why the turn cannot stop here, claim a task, discard a row or pass."""
        if action == a.STOP:
            return "take-one"
        if action < a.DROP:
            return "stop-first"
        return "no-pass" if action == a.PASS else "row-stays"

    def why_not_new(self, s: EmperorsGold, action: i64) -> str:
        """The reason why this card cannot begin a row."""
        if s.row != NO_SLOT:
            return "one-row"
        return "two-rows" if not may_start(s) else self.why_not_left(s)

    def why_not_left(self, s: EmperorsGold) -> str:
        """The reason why a card cannot go to the left: only where rows have two ends, and not to a single card.

        [two-sided] [R21]
        """
        return "left-end" if s.house.two_sided else "right-end"

    def near(self, s: EmperorsGold, seat: i64) -> list[int]:
        """Every card of the board that cannot be taken now, tried with the row in use, or else with the first row."""
        legal = s.legal(seat)
        cells = {int(a.cell_of(action)) for action in legal if action != a.STOP}
        slot = int(s.row) if s.row != NO_SLOT else a.NEW if may_start(s) else 0
        near = [int(a.place(cell, slot, a.RIGHT)) for cell in range(CELLS) if s.board[cell] >= 0 and cell not in cells]
        return near if s.row != NO_SLOT else [*near, a.STOP]

    def ends(self, s: EmperorsGold, seat: i64) -> list[int]:
        return ending(s, seat, [a.STOP]) if s.row != NO_SLOT else []

    def default(self, s: EmperorsGold, seat: i64, rng: Rng) -> int:
        """Any card that can be taken; no second one."""
        return a.STOP if s.row != NO_SLOT else super().default(s, seat, rng)

    def play(self, s: EmperorsGold, seat: i64, action: i64) -> None:
        if action == a.STOP:
            s.then(CLAIM if may_claim(s) else END)
            return
        cell: i64 = a.cell_of(action)
        slot: i64 = a.slot_of(action)
        starting = slot == a.NEW
        if starting:
            slot = 0 if s.row_a == NO_ROW else 1
        card: i64 = s.lift(cell)
        left = (action - a.PLACE) % 2 == a.LEFT
        if s.telling:
            row = cards_of(s, slot)
            by = "" if starting else link(card, row[0]) if left else link(row[-1], card)
            told = {"seat": int(seat), "card": NAMES[card], "cell": int(cell), "slot": int(slot) + 1}
            self.told(s, {**told, "by": by, "left": left, "cards": len(row) + 1})
        lengthen(s, slot, card, left)
        s.row = slot
        s.placed = and_then(s.placed, cell, (action - a.PLACE) % 2)
        s.ask(seat)  # as `enter` would

    def told(self, s: EmperorsGold, words: dict[str, object]) -> None:
        """Tell that a card came to a row, or began one."""
        s.tell(Event("added" if words["by"] else "started", words))


def fitting(s: EmperorsGold) -> tuple[i64, i64, i64, i64, i64]:
    """The cells whose cards can be taken now, as bits.

    Five sets: for the left and right end of the first row, of the second row, and to begin a row.
    """
    near: i64 = reach(s.pawn, s.ones, s.twos, s.threes)
    if s.row == 0:  # the row of a turn is fixed by its first card
        return near & left_of(s, s.row_a), near & right_of(s, s.row_a), 0, 0, 0
    if s.row == 1:
        return 0, 0, near & left_of(s, s.row_b), near & right_of(s, s.row_b), 0
    if s.dropped != NO_SLOT:
        return 0, 0, 0, 0, near
    new: i64 = 0
    if may_start(s):
        new = near
    first: i64 = near & right_of(s, s.row_a)
    second: i64 = near & right_of(s, s.row_b)
    return near & left_of(s, s.row_a), first, near & left_of(s, s.row_b), second, new


PLACE: Final = Place("place", "take", a.PLACE, a.PASS)
