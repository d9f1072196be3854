"""The heuristics of the bots of «Золото императора»: they think in whole turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import PREFERRED, Hint, Reason
from igroteka.core.chance import Rng
from igroteka.games.emperors_gold.bot.chances import chances
from igroteka.games.emperors_gold.bot.outlook import COMPARED, RIVALS
from igroteka.games.emperors_gold.bot.playouts import Playouts
from igroteka.games.emperors_gold.bot.reasons import reasons
from igroteka.games.emperors_gold.bot.turn import answers
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

LEVELS: Final = {"easy": "random", "steady": "greedy", "strong": "search:8000"}


class EmperorsGoldHeuristics(Heuristics[EmperorsGold]):
    """Whole turns are judged, and each small answer follows from the best turn."""

    def __init__(self, tasks: list[Task]) -> None:
        super().__init__(levels=LEVELS)
        self.playouts = Playouts(tasks)

    def evaluate(self, s: EmperorsGold, seat: i64) -> float:
        if s.over:
            return super().evaluate(s, seat)
        return chances(s, self.playouts.judge)[seat % s.house.sides]

    def answer(self, s: EmperorsGold, seat: i64, rng: Rng) -> int:
        return answers(s, self.playouts.outlook.judge.look(s, False))[0]

    def glance(self, s: EmperorsGold, seat: i64, rng: Rng) -> int:
        return answers(s, self.playouts.outlook.best(s, COMPARED, RIVALS))[0]

    def ponder(self, s: EmperorsGold, seat: i64, simulations: i64, rng: Rng) -> int:
        return self.playouts.answer(s, simulations)

    def hint(self, s: EmperorsGold, seat: i64, effort: i64, rng: Rng) -> Hint | None:
        turn = self.playouts.best(s, effort, rng)
        return Hint(answers(s, turn), reasons(s, self.playouts.judge, turn) or [Reason(PREFERRED)])
