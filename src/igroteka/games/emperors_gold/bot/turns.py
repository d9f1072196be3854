"""An exact search for all whole turns: of those with the same effect it finds one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits, lowest
from igroteka.games.emperors_gold.board import RINGS, reach
from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.cards import ALL_KINDS, MATCHES
from igroteka.games.emperors_gold.placed import PER_CARD
from igroteka.games.emperors_gold.rows import LEFT, LENGTH, NO_ROW, RIGHT, longer
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold

# The most cards that can be taken in a turn.
REACH: Final = 8
ALL_WITHIN_REACH: Final = 255
# The number of kinds with which a row may end.
ENDS: Final = 25
# Cells, and kinds, stand side by side in one number, five bits each, for to look into a list takes longer.
NUMBER: Final = 5
FIVE_BITS: Final = 31


class Turns:
    """All rests of the present turn that differ: in the cards, the pawn's cell, or an end of the row.

    The order of cards inside a row decides nothing; where both ends count, neither does which of them is called left.
    """

    def __init__(self) -> None:
        # Are turns wanted, too, that take fewer cards than they could? They seldom bring more.
        self.every = True
        # The number of turns found; the turns and, beside each, the row that it makes.
        self.number_found: i64 = 0
        self.turns: list[int] = []
        self.rows: list[int] = []
        # Rules of the house.
        self.children = False
        self.two_sided = False
        # The cards that can be taken from where the pawn stands: cells, kinds, and by card those that may lie beside
        # it, as bits.
        self.number: i64 = 0
        self.cells: i64 = 0
        self.kinds: i64 = 0
        self.beside: i64 = 0
        # By set of cards and left end: the right ends that were reached, as bits, and above them the number of the
        # search.
        self.seen: list[int] = [0] * (ENDS << REACH)
        self.search: i64 = 0
        self.head: i64 = 0

    def found(self, turn: i64, row: i64) -> None:
        """A turn is found, with the row that it makes."""
        self.turns.append(turn)
        self.rows.append(row)

    def goes_on(self, row: i64, taken: i64) -> bool:
        """Is it worth while to add more cards to this row, after these have been taken?"""
        return True

    def note(self, turn: i64, row: i64) -> None:
        """Write down one more turn."""
        self.number_found += 1
        self.found(turn, row)

    def find(self, s: EmperorsGold) -> None:
        """Find all rests of the turn; claims are left open."""
        self.turns = []
        self.rows = []
        self.children = s.house.children
        self.two_sided = s.house.two_sided
        first: i64 = s.row_a
        second: i64 = s.row_b
        step = s.top.name
        if step == "claim":
            self.note(s.pawn | s.row << t.SLOT, second if s.row else first)
        elif s.pawn_from != NO_SLOT:
            self.reach_here(s)
            self.build(s, s.pawn, first, second, step == "drop")
        else:
            self.from_everywhere(s, first, second, step == "drop")

    def from_everywhere(self, s: EmperorsGold, first: i64, second: i64, must_drop: bool) -> None:
        """Search from every cell to which the pawn may still go."""
        board = s.board
        pawn: i64 = s.pawn
        ones: i64 = s.ones
        twos: i64 = s.twos
        threes: i64 = s.threes
        cell: i64
        for cell in range(25):
            card: i64 = board[cell]
            if card < 0:
                continue
            ring: i64 = cell * 3
            near: i64 = (RINGS[ring] & ones) | (RINGS[ring + 1] & twos) | (RINGS[ring + 2] & threes)
            self.clear()
            while near:
                other: i64 = lowest(near)
                near &= near - 1
                self.reaches(other, board[other])
            if RINGS[ring + card % 3] >> pawn & 1:  # the card that the pawn is swapped with
                self.reaches(pawn, card)
            if self.number:
                self.build(s, cell, first, second, must_drop)

    def reach_here(self, s: EmperorsGold) -> None:
        """List the cards that can be taken now that the pawn has moved, and were not taken yet."""
        self.clear()
        cell: i64
        for cell in bits(reach(s.pawn, s.ones, s.twos, s.threes)):
            self.reaches(cell, s.board[cell])

    def clear(self) -> None:
        """Nothing is within reach."""
        self.number = 0
        self.cells = 0
        self.kinds = 0

    def reaches(self, cell: i64, card: i64) -> None:
        """The card of this cell is within reach, too."""
        self.cells |= cell << self.number * NUMBER
        self.kinds |= card // 3 << self.number * NUMBER
        self.number += 1

    def cell(self, i: i64) -> i64:
        """The cell of a card within reach."""
        return self.cells >> i * NUMBER & FIVE_BITS

    def kind(self, i: i64) -> i64:
        """The kind of a card within reach."""
        return self.kinds >> i * NUMBER & FIVE_BITS

    def build(self, s: EmperorsGold, pawn: i64, first: i64, second: i64, must_drop: bool) -> None:
        """Find all turns with the pawn on this cell."""
        i: i64
        self.beside = 0
        for i in range(self.number):
            self.beside |= self.fitting(self.kind(i)) << i * REACH
        if s.row != NO_SLOT:
            self.extend(pawn | s.row << t.SLOT, second if s.row else first, True)
            return
        if s.dropped != NO_SLOT:
            self.start(pawn | s.dropped << t.SLOT)
            return
        if not must_drop:
            if first == NO_ROW or second == NO_ROW:
                self.start(pawn | (0 if first == NO_ROW else 1 << t.SLOT))
            before: i64 = self.number_found
            if first != NO_ROW:
                self.extend(pawn, first, False)
            if second != NO_ROW:
                self.extend(pawn | 1 << t.SLOT, second, False)
            if first == NO_ROW or second == NO_ROW:
                return
            # Both rows are there: one may be discarded at any time, or where neither can grow, or not here.
            if not (s.house.drop_freely or (s.house.drop_there and self.number_found == before)):
                return
            if s.house.drop_freely and s.pawn_from != NO_SLOT:
                return
        self.start(pawn | 1 << t.DROP)
        self.start(pawn | 1 << t.SLOT | 2 << t.DROP)

    def start(self, head: i64) -> None:
        """A new row begins with any card."""
        if not self.goes_on(NO_ROW, 0):
            return
        self.forget(head)
        i: i64
        bit: i64 = 1
        for i in range(self.number):
            row: i64 = longer(NO_ROW, self.kind(i), True)
            if self.fresh(bit << i, row):
                self.grow(bit << i, i, i, row, self.cell(i) * 2 + 3, PER_CARD)

    def extend(self, head: i64, row: i64, may_stop: bool) -> None:
        """Add cards to a row; one may stop after the first of a turn."""
        self.forget(head)
        if may_stop:
            self.note(head, row)
        i: i64
        bit: i64 = 1
        right: i64 = self.fitting(row >> RIGHT & 31)
        left: i64 = 0
        if self.two_sided and row & LENGTH > 1:
            left = self.fitting(row >> LEFT & 31)
        if right | left == 0 or not self.goes_on(row, 0):
            return
        for i in range(self.number):
            if right >> i & 1:
                after: i64 = longer(row, self.kind(i), True)
                if self.fresh(bit << i, after):
                    self.grow(bit << i, -1, i, after, self.cell(i) * 2 + 3, PER_CARD)
            if left >> i & 1:
                after = longer(row, self.kind(i), False)
                if self.fresh(bit << i, after):
                    self.grow(bit << i, i, -1, after, self.cell(i) * 2 + 2, PER_CARD)

    def forget(self, head: i64) -> None:
        """Forget what was reached: another row begins, or another place of the pawn."""
        self.head = head
        self.search += 1

    def fresh(self, taken: i64, row: i64) -> bool:
        """Is this the first way to such a row out of such cards?"""
        bit: i64 = 1
        right: i64 = 0 if self.children else row >> RIGHT & 31
        place: i64 = taken
        if self.two_sided:
            left: i64 = row >> LEFT & 31
            if left > right:
                left, right = right, left
            place = taken * ENDS + left
        reached: i64 = self.seen[place]
        if reached >> ENDS != self.search:
            reached = self.search << ENDS
        if reached >> right & 1:
            return False
        self.seen[place] = reached | bit << right
        return True

    def grow(self, taken: i64, left: i64, right: i64, row: i64, cards: i64, shift: i64) -> None:
        """Stop here, or add one more card.

        `left` and `right` are the cards at the ends, -1: a card of before this turn.
        """
        before: i64 = self.number_found
        if self.every:
            self.note(self.head | cards << t.CARDS, row)
        if not self.goes_on(row, taken):
            return
        fits: i64
        if right >= 0:
            fits = self.beside >> right * REACH & ~taken & ALL_WITHIN_REACH
        else:
            fits = self.fitting(row >> RIGHT & 31) & ~taken
        i: i64
        after: i64
        while fits:
            low: i64 = fits & -fits
            fits -= low
            i = lowest(low)
            after = longer(row, self.kind(i), True)
            if self.fresh(taken | low, after):
                self.grow(taken | low, left, i, after, cards | (self.cell(i) * 2 + 3) << shift, shift + PER_CARD)
        if self.two_sided and row & LENGTH > 1:
            fits = self.beside >> left * REACH & ALL_WITHIN_REACH if left >= 0 else self.fitting(row >> LEFT & 31)
            fits &= ~taken
            while fits:
                low = fits & -fits
                fits -= low
                i = lowest(low)
                after = longer(row, self.kind(i), False)
                if self.fresh(taken | low, after):
                    self.grow(taken | low, i, right, after, cards | (self.cell(i) * 2 + 2) << shift, shift + PER_CARD)
        if self.number_found == before:
            self.note(self.head | cards << t.CARDS, row)

    def fitting(self, kind: i64) -> i64:
        """The cards within reach that may lie beside this kind, as bits."""
        fits: i64 = ALL_KINDS if self.children else MATCHES[kind]
        kinds: i64 = self.kinds
        out: i64 = 0
        i: i64
        for i in range(self.number):
            out |= (fits >> (kinds & FIVE_BITS) & 1) << i
            kinds >>= NUMBER
        return out
