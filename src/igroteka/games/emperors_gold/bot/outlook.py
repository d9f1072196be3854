"""The best turns at a glance: what each brings and promises, less what it leaves to the rivals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.rivals import Dearest, left_behind, pass_on
from igroteka.games.emperors_gold.rows import row_of
from igroteka.games.emperors_gold.state import NO_TASK, EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

# What a task that the next rival can finish counts, in its points; of the one after him, for whom the board changes once more.
DENIED: Final = (0.3, 0.1, 0.05)
# So many of the best are compared by what they leave to the rivals.
COMPARED: Final = 10


class Outlook:
    """Looks at one position after the other."""

    def __init__(self, tasks: list[Task]) -> None:
        self.judge = Judge(tasks)
        self.theirs = Judge(tasks)
        self.dearest = Dearest()
        # The best turns, the very best first, and what they are worth in points.
        self.turns: list[int] = []
        self.values: list[float] = []

    def look(self, s: EmperorsGold, number: i64) -> int:
        """The best rest of the turn; up to so many are looked at closely and kept in order."""
        self.judge.look(s, True)
        rough = self.judge.values
        order = sorted(range(len(rough)), key=lambda k: -rough[k])[:number]
        found = [(rough[k] - self.leaves(s, self.judge.turns[k]), -place, k) for place, k in enumerate(order)]
        found.sort(reverse=True)
        self.turns = [self.judge.turns[k] for _, _, k in found]
        self.values = [value for value, _, _ in found]
        return self.turns[0]

    def worth(self, s: EmperorsGold, turn: i64, cards: list[int]) -> float:
        """What a turn is worth that makes its row of these cards, seen from where the turn began."""
        judge = self.judge
        judge.prepare(s)
        judge.turns = []
        judge.values = []
        other: i64 = s.row_word(1 - t.row_of(turn))
        judge.aim(other, NO_TASK, judge.first)
        judge.judge(s, turn & ~(15 << t.CLAIM), row_of(cards), other, judge.first, True)
        return judge.values[judge.turns.index(turn)] - self.leaves(s, turn)

    def leaves(self, s: EmperorsGold, turn: i64) -> float:
        """What the rivals could finish before one's side moves again, as far as it can be seen."""
        sides: i64 = s.house.sides
        after = left_behind(s, turn)
        total = 0.0
        k: i64
        for k in range(sides - 1):
            if s.left >= 0 and s.left <= k + 1:  # no turn is left to them
                break
            total += DENIED[k] * float(self.dearest.look(after, self.theirs))
            pass_on(after)
        return total
