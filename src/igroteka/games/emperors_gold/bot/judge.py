"""The worth of a turn in points right after it: the points it brings, and those its rows promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.standing import odds, points_of, towards_goal
from igroteka.games.emperors_gold.bot.turns import Turns
from igroteka.games.emperors_gold.rows import NO_ROW, RIGHT
from igroteka.games.emperors_gold.state import GOING_ON, NO_TASK, EmperorsGold
from igroteka.games.emperors_gold.steps.claim import turns_left
from igroteka.games.emperors_gold.tasks import Task, done, lacks

# The share of a task's points that a row promises, by the number of cards it lacks; larger numbers are not told apart.
PROMISE: Final = [0.7, 0.55, 0.36, 0.22, 0.12, 0.07, 0.04, 0.02, 0.01]
# In points: the worth of a card of the board that fits the end of a row, and of a place where a row can begin.
FITTING: Final = 0.05
FREE_PLACE: Final = 1.0
# A claim that ends the game counts by the chance that its points suffice: the worth of the whole chance in points,
# the points expected of a rival's last turn, and the lead beyond that which makes the odds e to one.
CHANCE: Final = 25.0
REPLY: Final = 4.0
STEADY: Final = 5.0
MOST: Final = 9
# The number of cards that a task may ask for; an empty slot asks for none.
LEAST: Final = 26
NOTHING: Final = 0


class Aim:
    """The promise of one row: the best task, the next best, and the tasks that it has done."""

    def __init__(self) -> None:
        self.first = 0.0
        self.second = 0.0
        self.slot: i64 = NO_TASK
        # The tasks done, as bits of their slots.
        self.done: i64 = 0
        # The worth of the cards of the board that fit its end, or of its free place.
        self.end = 0.0


class Judged(Turns):
    """A receiver of turns, judged as they are found and not listed."""

    s: EmperorsGold

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge
        self.keep = False

    def look(self, s: EmperorsGold, keep: bool) -> None:
        """Judge all turns of the position."""
        self.s = s
        self.keep = keep
        self.find(s)

    def found(self, turn: i64, row: i64) -> None:
        s = self.s
        if turn >> t.SLOT & 1:
            self.judge.judge(s, turn, row, s.row_a, self.judge.first, self.keep)
        else:
            self.judge.judge(s, turn, row, s.row_b, self.judge.second, self.keep)


class Judge:
    """The judge of one position after another; it keeps nothing from one look to the next."""

    def __init__(self, tasks: list[Task]) -> None:
        self.finder = Judged(self)
        self.turns_of = Turns()
        self.tasks = tasks
        self.asks: list[int] = [int(task.asks) for task in tasks]
        # By task and number of missing cards.
        self.promises: list[float] = [
            float(task.points) * PROMISE[min(missing, MOST - 1)] for task in tasks for missing in range(LEAST)
        ]
        # The position looked at: its open tasks and what they ask for, the cards that fit each kind, and the weight of
        # rows for the rest of the game.
        self.open: list[int] = []
        self.asked: list[int] = []
        self.fitting: list[float] = [0.0] * 25
        self.future = 1.0
        self.near_end = False
        # The promise of the row of the turn, and of both rows before it.
        self.mine = Aim()
        self.first = Aim()
        self.second = Aim()
        # The turns with the claims they make, and their worth.
        self.turns: list[int] = []
        self.values: list[float] = []
        self.best: i64 = t.NO_TURN
        self.highest = 0.0

    def look(self, s: EmperorsGold, keep: bool) -> int:
        """The best rest of the turn; all turns are kept if asked for."""
        self.prepare(s)
        self.aim(s.row_a, NO_TASK, self.first)
        self.aim(s.row_b, NO_TASK, self.second)
        self.turns = []
        self.values = []
        self.best = t.NO_TURN
        self.highest = -1e9
        self.finder.look(s, keep)
        return self.best

    def prepare(self, s: EmperorsGold) -> None:
        """Compute what is the same for all turns of the position."""
        self.open = s.open
        self.asked = [NOTHING if task == NO_TASK else self.asks[task] for task in s.open]
        self.future = 1.0 if s.left == GOING_ON else 0.0
        shapes: list[int] = [0, 0, 0, 0, 0]
        colours: list[int] = [0, 0, 0, 0, 0]
        card: i64
        for card in s.board:
            if card >= 0:
                shapes[card // 15] += 1
                colours[card // 3 % 5] += 1
        kind: i64
        for kind in range(25):
            self.fitting[kind] = FITTING * float(shapes[kind // 5] + colours[kind % 5])
        self.near_end = s.left == GOING_ON and towards_goal(s, s.current) + 1 >= s.house.goal

    def judge(self, s: EmperorsGold, turn: i64, row: i64, other: i64, theirs: Aim, keep: bool) -> None:
        """Judge a turn with each claim that it allows, and with none."""
        mine = self.mine
        self.aim(row, NO_TASK, mine)
        value = self.future * together(mine, theirs)
        done: i64 = mine.done
        other_done: i64 = 0
        if s.house.claim_any:
            other_done = theirs.done
        if done | other_done == 0:
            self.note(turn, value, keep)
            return
        self.note(turn | t.DECLINED << t.CLAIM, value, keep)
        slot: i64
        for slot in range(len(self.open)):
            if done >> slot & 1:
                value = self.claimed(s, self.open[slot]) + self.future * self.pair(NO_ROW, other, slot)
                self.note(turn | (t.CLAIMED + slot) << t.CLAIM, value, keep)
            if other_done >> slot & 1:
                value = self.claimed(s, self.open[slot]) + self.future * self.pair(row, NO_ROW, slot)
                self.note(turn | (t.CLAIMED_OTHER + slot) << t.CLAIM, value, keep)

    def note(self, turn: i64, value: float, keep: bool) -> None:
        """A turn and its worth."""
        if keep:
            self.turns.append(turn)
            self.values.append(value)
        if value > self.highest:
            self.highest = value
            self.best = turn

    def done_by(self, row: i64) -> i64:
        """The open tasks that a row has done, as bits of their slots."""
        slots: i64 = 0
        bit: i64 = 1
        slot: i64
        for slot in range(len(self.open)):
            if self.open[slot] != NO_TASK and done(self.asks[self.open[slot]], row):
                slots |= bit << slot
        return slots

    def promise(self, task: i64, missing: i64) -> float:
        """The points that a row promises for a task for which it lacks some cards."""
        return self.promises[task * LEAST + missing]

    def aim(self, row: i64, without: i64, into: Aim) -> None:
        """Work out the promise of a row, leaving out the task of one slot."""
        into.slot = NO_TASK
        into.done = 0
        into.first = 0.0
        into.second = 0.0
        if row == NO_ROW:
            into.end = FREE_PLACE
            return
        into.end = self.fitting[row >> RIGHT & 31]
        first = 0.0
        second = 0.0
        aim: i64 = NO_TASK
        done: i64 = 0
        bit: i64 = 1
        slot: i64
        for slot in range(len(self.asked)):
            asks: i64 = self.asked[slot]
            if asks != NOTHING and slot != without:
                missing: i64 = lacks(asks, row)
                if missing == 0:
                    done |= bit
                value = self.promises[self.open[slot] * LEAST + missing]
                if value > first:
                    second = first
                    first = value
                    aim = slot
                elif value > second:
                    second = value
            bit <<= 1
        into.slot = aim
        into.done = done
        into.first = first
        into.second = second

    def pair(self, row: i64, other: i64, without: i64) -> float:
        """The promise of two rows together, leaving out the task of one slot."""
        mine = Aim()
        theirs = Aim()
        self.aim(row, without, mine)
        self.aim(other, without, theirs)
        return together(mine, theirs)

    def claimed(self, s: EmperorsGold, task: i64) -> float:
        """The worth of a task: its points; and if it ends the game, the chance that they suffice."""
        points = float(self.tasks[task].points)
        if not self.near_end:
            return points
        left: i64 = turns_left(s)
        sides: i64 = s.house.sides
        mine: i64 = s.current % sides
        have = float(points_of(s, mine))
        chance = 1.0
        now = 1.0
        side: i64
        for side in range(sides):
            if side == mine:
                continue
            theirs = float(points_of(s, side))
            now *= odds(have - theirs, 2.0 * STEADY)
            # Does the side have a turn left?
            after: i64 = (side - s.current % sides + sides) % sides
            if after <= left:
                chance *= odds(have + points - theirs - REPLY, STEADY)
            elif have + points < theirs:
                chance = 0.0
            elif have + points == theirs:
                chance *= 0.5
        return points + CHANCE * (chance - now)


def together(mine: Aim, theirs: Aim) -> float:
    """The promise of two rows, each for a task of its own."""
    if mine.slot == theirs.slot and mine.slot != NO_TASK:
        best = max(mine.first + theirs.second, mine.second + theirs.first)
    else:
        best = mine.first + theirs.first
    return best + mine.end + theirs.end
