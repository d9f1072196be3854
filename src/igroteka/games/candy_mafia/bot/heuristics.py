"""How the bots of «Конфетная мафия» choose: a baseline, a policy of beliefs and bluffs, and a lookahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import Reason
from igroteka.core.chance import Rng
from igroteka.core.windows import is_covert, readers_of
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.baseline import baseline_odds
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.lookahead import look_ahead, play_on
from igroteka.games.candy_mafia.bot.policy import answer_odds
from igroteka.games.candy_mafia.bot.reasons import reasons_of
from igroteka.games.candy_mafia.bot.winning_chance import winning_chance
from igroteka.games.candy_mafia.state import CandyMafia

LEVELS: Final = {"easy": "quick", "steady": "greedy", "strong": "search:500"}


class CandyMafiaHeuristics(Heuristics[CandyMafia]):
    """`quick` votes at random; `greedy` believes, doubts and lies; `search` looks a day ahead."""

    def __init__(self) -> None:
        super().__init__(horizon=40, secretive=True, levels=LEVELS)

    def evaluate(self, s: CandyMafia, seat: i64) -> float:
        return winning_chance(s, seat)

    def weigh(self, s: CandyMafia, seat: i64, legal: list[int]) -> list[float]:
        return answer_odds(Assessment(s, seat, Evidence(s, True)), legal)

    def answer(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[rng.weighted(baseline_odds(Assessment(s, seat, Evidence(s, False)), legal))]

    def glance(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[rng.weighted(self.weigh(s, seat, legal))]

    def ponder(self, s: CandyMafia, seat: i64, simulations: i64, rng: Rng) -> int:
        return look_ahead(s, seat, simulations, rng)

    def play_on(self, s: CandyMafia, rng: Rng) -> None:
        play_on(s, s.night, rng, Evidence(s, True, share_belief=True))

    def shown(self, s: CandyMafia, seat: i64, action: i64, viewer: i64) -> int:
        if not is_covert(s.top) or viewer == seat or viewer in readers_of(s.top, s, seat):
            return int(action)
        return 0

    def reasons(self, s: CandyMafia, seat: i64, choices: list[int]) -> list[Reason]:
        return reasons_of(Assessment(s, seat, Evidence(s, True)), choices[0])
