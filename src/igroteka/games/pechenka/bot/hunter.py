"""What the bots go by: which of its ways of thinking a decision asks for."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.heuristics import Heuristics
from igroteka.games.pechenka.bot import deducer, truthful
from igroteka.games.pechenka.bot.ambush import Ambush
from igroteka.games.pechenka.bot.chase import Chase
from igroteka.games.pechenka.bot.clues import Clues
from igroteka.games.pechenka.bot.regrets import drawn
from igroteka.games.pechenka.bot.stalk import Stalk
from igroteka.games.pechenka.equilibrium import Equilibrium
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import BIG_HUNT

# A lead of so many coins has e times the odds.
STEADY: Final = 3.0
# Its plain answers make a fair player; with so many simulations it is a strong one.
LEVELS: Final = {"easy": "random", "steady": "quick", "strong": "search:500"}


class Hunter(Heuristics[Pechenka]):
    """Coins are what counts; who is who is counted, believed or bluffed."""

    def __init__(self) -> None:
        super().__init__(levels=LEVELS)
        self.clues = Clues()
        self.table = Equilibrium()

    def evaluate(self, s: Pechenka, seat: i64) -> float:
        if s.over:
            return super().evaluate(s, seat)
        mine = s.purse(seat)
        beaten = 0.0
        other: i64
        for other in range(s.seats):
            if other != seat:
                beaten += 1.0 / (1.0 + exp(-float(mine - s.purse(other)) / STEADY))
        return beaten / float(s.seats - 1)

    def weigh(self, s: Pechenka, seat: i64, legal: list[int]) -> list[float]:
        odds = truthful.plain(s, seat, legal) if s.house.hunt else deducer.plain(self.clues, s, seat, legal)
        return odds if max(odds) > 0.0 else []

    def ponder(self, s: Pechenka, seat: i64, simulations: i64, rng: Rng) -> int:
        if not s.house.hunt:
            return Ambush(self.clues, s, seat).choose(simulations, rng)
        if self.table.knows(s):
            legal = s.legal(seat)
            return legal[drawn(self.table.weigh(s, seat, legal), rng)]
        if s.top is BIG_HUNT[2]:
            return Chase(s, seat).choose(simulations, rng)
        return Stalk(s, seat).choose(simulations, rng)
