"""The best turns at a glance: the points of each, and those it promises, less those it leaves to the rivals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.rivals import Dearest, left_behind, pass_on
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

# The weight of a task that the next rival can finish; and of one for the rival after that, for whom the board changes
# once more.
DENIED: Final = (0.3, 0.1, 0.05)
# The number of best turns that are compared by what they leave to the rivals.
COMPARED: Final = 10
# The most rivals there can be.
RIVALS: Final = 3
# A limit so high that everything left to the rivals is counted.
ALL: Final = 1e9


class Outlook:
    """The outlook on one position after another."""

    def __init__(self, tasks: list[Task]) -> None:
        self.judge = Judge(tasks)
        self.theirs = Judge(tasks)
        self.dearest = Dearest()
        # The best turns, the very best first, and their worth in points.
        self.turns: list[int] = []
        self.values: list[float] = []

    def look(self, s: EmperorsGold, number: i64) -> int:
        """The best rest of the turn; a limited number of turns is looked at closely and kept in order."""
        self.judge.look(s, True)
        rough = self.judge.values
        found = [
            (rough[k] - self.leaves(s, self.judge.turns[k], RIVALS, ALL), -place, k)
            for place, k in enumerate(best_of(rough, number))
        ]
        found.sort(reverse=True)
        self.turns = [self.judge.turns[k] for _, _, k in found]
        self.values = [value for value, _, _ in found]
        return self.turns[0]

    def best(self, s: EmperorsGold, number: i64, rivals: i64) -> int:
        """The best of the first turns by what they leave to some rivals; turns that cannot be better are skipped."""
        self.judge.look(s, True)
        rough = self.judge.values
        best = -1e9
        turn: i64 = self.judge.best
        k: i64
        for k in best_of(rough, number):
            if rough[k] <= best:
                break
            value = rough[k] - self.leaves(s, self.judge.turns[k], rivals, rough[k] - best)
            if value > best:
                best = value
                turn = self.judge.turns[k]
        return turn

    def leaves(self, s: EmperorsGold, turn: i64, rivals: i64, enough: float) -> float:
        """The points of tasks that the next rivals could finish before the side moves again.

        It is an estimate, and stops counting at `enough`.
        """
        sides: i64 = s.house.sides
        after = left_behind(s, turn)
        total = 0.0
        k: i64
        for k in range(min(rivals, sides - 1)):
            if s.left >= 0 and s.left <= k + 1:  # no turn is left to them
                break
            total += DENIED[k] * float(self.dearest.look(after, self.theirs))
            if total >= enough or k + 1 == rivals:
                break
            pass_on(after)
        return total


def best_of(values: list[float], number: i64) -> list[int]:
    """The places of the highest values, the highest first, of equal ones the first."""
    out: list[int] = []
    least = -1e9
    place: i64
    for place in range(len(values)):
        value = values[place]
        if len(out) == number and value <= least:
            continue
        at: i64 = len(out)
        while at > 0 and values[out[at - 1]] < value:
            at -= 1
        out.insert(at, place)
        if len(out) > number:
            out.pop()
        least = values[out[-1]]
    return out
