"""What the bots of «Конфетная мафия» go by: a plain way, a blueprint of beliefs and bluffs, and a look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import Reason
from igroteka.core.chance import Rng
from igroteka.core.windows import is_covert, readers_of
from igroteka.games.candy_mafia.bot import blueprint, plain
from igroteka.games.candy_mafia.bot.ahead import look_ahead
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.mind import Mind
from igroteka.games.candy_mafia.bot.reasons import of_vote
from igroteka.games.candy_mafia.bot.value import value
from igroteka.games.candy_mafia.state import CandyMafia

LEVELS: Final = {"easy": "quick", "steady": "greedy", "strong": "search:500"}


class CandyMafiaHeuristics(Heuristics[CandyMafia]):
    """Whoever is quick votes at random; whoever is greedy believes, doubts and lies; whoever searches looks a day ahead."""

    def __init__(self) -> None:
        super().__init__(horizon=40, secretive=True, levels=LEVELS)

    def evaluate(self, s: CandyMafia, seat: i64) -> float:
        return value(s, seat)

    def weigh(self, s: CandyMafia, seat: i64, legal: list[int]) -> list[float]:
        return blueprint.weigh(Mind(s, seat, Evidence(s, True)), legal)

    def answer(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[rng.weighted(plain.weigh(Mind(s, seat, Evidence(s, False)), legal))]

    def glance(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[rng.weighted(self.weigh(s, seat, legal))]

    def ponder(self, s: CandyMafia, seat: i64, simulations: i64, rng: Rng) -> int:
        return look_ahead(s, seat, simulations, rng)

    def shown(self, s: CandyMafia, seat: i64, action: i64, viewer: i64) -> int:
        if not is_covert(s.top) or viewer == seat or viewer in readers_of(s.top, s, seat):
            return int(action)
        return 0

    def reasons(self, s: CandyMafia, seat: i64, choices: list[int]) -> list[Reason]:
        return of_vote(Mind(s, seat, Evidence(s, True)), choices[0])
