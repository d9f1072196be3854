"""What the bots of «Конфетная империя» go by."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import Reason
from igroteka.core.chance import Rng
from igroteka.games.candy_empire.bot.plain_player import values
from igroteka.games.candy_empire.bot.playouts import STEADY, Playouts, likely, plain
from igroteka.games.candy_empire.bot.reasons import reasons
from igroteka.games.candy_empire.bot.worth import Worth, in_hand
from igroteka.games.candy_empire.state import CandyEmpire

LEVELS: Final = {"easy": "greedy", "steady": "quick", "strong": "search:600"}


class CandyEmpireHeuristics(Heuristics[CandyEmpire]):
    """The candies of the empires as they stand, and a little for the cards still in hand."""

    def __init__(self) -> None:
        super().__init__(secretive=True, levels=LEVELS)

    def evaluate(self, s: CandyEmpire, seat: i64) -> float:
        if s.over:
            return super().evaluate(s, seat)
        lead = Worth(s, seat).now + 0.3 * in_hand(s, seat)
        return likely(lead / (2.0 * STEADY))

    def weigh(self, s: CandyEmpire, seat: i64, legal: list[int]) -> list[float]:
        row = values(s, seat, legal)
        best = max(row)
        return [exp(max(-30.0, value - best)) for value in row]

    def answer(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return plain(s, seat, rng)

    def ponder(self, s: CandyEmpire, seat: i64, simulations: i64, rng: Rng) -> int:
        return Playouts(s, seat, rng).choose(simulations, rng)

    def reasons(self, s: CandyEmpire, seat: i64, choices: list[int]) -> list[Reason]:
        return reasons(s, seat, choices)
