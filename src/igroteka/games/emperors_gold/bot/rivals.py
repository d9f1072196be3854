"""The rivals after a turn: the table before new cards come, and the tasks that they could finish there."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import count_bits, lowest
from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.turns import ALL_WITHIN_REACH, REACH, Turns
from igroteka.games.emperors_gold.rows import LEFT, RIGHT, SHAPES, properties
from igroteka.games.emperors_gold.side_rows import pass_to, set_row
from igroteka.games.emperors_gold.state import NO_CARDS, NO_TASK, EmperorsGold
from igroteka.games.emperors_gold.steps.pawn import PAWN
from igroteka.games.emperors_gold.tasks import lacks, one


def left_behind(s: EmperorsGold, turn: i64) -> EmperorsGold:
    """The table after the turn, with its holes, and the next player about to move."""
    after = s.clone()
    after.telling = False
    answers = t.answers(s, turn)
    for action in answers[:-1]:  # the last one would fill the board
        after.advance(s.current, action)
    claim: i64 = t.claim_of(turn)
    if claim >= t.CLAIMED:
        slot: i64 = t.task_slot(claim)
        task: i64 = after.open[slot]
        after.won[after.current] = after.won[after.current] | one(task)
        after.open = [*after.open[:slot], NO_TASK, *after.open[slot + 1 :]]
        set_row(after, 1 - after.row if claim >= t.CLAIMED_OTHER else after.row, NO_CARDS)
    after.forget_turn()
    pass_on(after)
    return after


def pass_on(s: EmperorsGold) -> None:
    """Pass the turn to the next player, who is about to move the pawn on the board as it lies."""
    pass_to(s, (s.current + 1) % s.seats)
    s.then(PAWN)
    PAWN.enter(s)


def finishable(s: EmperorsGold, judge: Judge) -> i64:
    """The open tasks that the player to move can finish in the rest of the turn, as bits of their slots: exact."""
    judge.open = s.open
    turns = judge.turns_of
    turns.find(s)
    found: i64 = 0
    first: i64 = 0
    second: i64 = 0
    if s.house.claim_any:
        first = judge.done_by(s.row_a)
        second = judge.done_by(s.row_b)
    k: i64
    for k in range(len(turns.turns)):
        turn: i64 = turns.turns[k]
        # The other row counts where it is agreed, unless it was discarded.
        found |= judge.done_by(turns.rows[k]) | (first if t.row_of(turn) else second)
    return found


def dearest(s: EmperorsGold, slots: i64) -> i64:
    """The points of the dearest of these tasks."""
    most: i64 = 0
    slot: i64
    for slot in range(len(s.open)):
        if slots >> slot & 1:
            points: i64 = s.facts.tasks[s.open[slot]].points
            if points > most:
                most = points
    return most


class Dearest(Turns):
    """A search for the dearest task that a turn can finish; turns that cannot finish a dearer one are skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.points: i64 = 0
        # The open tasks.
        self.asked: list[int] = []
        self.pays: list[int] = []
        # The number of cards that can come into the row from where the pawn stands, and the shapes and colours among
        # them.
        self.at_most: i64 = 0
        self.at_hand: i64 = 0

    def look(self, s: EmperorsGold, judge: Judge) -> i64:
        """The points of the dearest task; 0 if there is none."""
        if (
            s.house.claim_any or s.house.drop_there
        ):  # then the other turns matter, too: those whose row does not grow, or cannot
            return dearest(s, finishable(s, judge))
        tasks = [s.facts.tasks[task] for task in s.open if task != NO_TASK]
        self.asked = [int(task.asks) for task in tasks]
        self.pays = [int(task.points) for task in tasks]
        self.points = 0
        self.find(s)
        return self.points

    def build(self, s: EmperorsGold, pawn: i64, first: i64, second: i64, must_drop: bool) -> None:
        self.narrow(ALL_WITHIN_REACH)
        if self.goes_on(first, 0) or self.goes_on(second, 0):  # a new row lacks no less
            super().build(s, pawn, first, second, must_drop)

    def start(self, head: i64) -> None:
        self.narrow(ALL_WITHIN_REACH)
        super().start(head)

    def extend(self, head: i64, row: i64, may_stop: bool) -> None:
        # Only cards that others join to an end of the row.
        joined: i64 = self.fitting(row >> RIGHT & 31)
        if self.two_sided:
            joined |= self.fitting(row >> LEFT & 31)
        new: i64 = joined
        while new:
            beside: i64 = self.beside >> lowest(new) * REACH & ALL_WITHIN_REACH & ~joined
            joined |= beside
            new = (new & new - 1) | beside
        self.narrow(joined)
        super().extend(head, row, may_stop)

    def narrow(self, cards: i64) -> None:
        """Leave only these cards within reach for the row."""
        self.at_most = 0
        self.at_hand = 0
        i: i64
        for i in range(self.number):
            if cards >> i & 1:
                self.at_most += 1
                self.at_hand |= properties(self.kind(i))

    def found(self, turn: i64, row: i64) -> None:
        k: i64
        for k in range(len(self.asked)):
            if self.pays[k] > self.points and lacks(self.asked[k], row) == 0:
                self.points = self.pays[k]

    def goes_on(self, row: i64, taken: i64) -> bool:
        more: i64 = self.at_most - count_bits(taken)
        has: i64 = row | self.at_hand
        k: i64
        for k in range(len(self.asked)):
            asks: i64 = self.asked[k]
            if self.pays[k] > self.points and (asks & ~has) >> SHAPES == 0 and lacks(asks, row) <= more:
                return True
        return False
