"""The heuristics of the bots of «Печенька»: a way of thinking for each variant, stage and number of players."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import MIXED, Hint, Reason, mix_of, percent
from igroteka.core.chance import Rng
from igroteka.games.pechenka.bot.big_hunt.declare_and_act import DeclareAndAct
from igroteka.games.pechenka.bot.big_hunt.hunt import HuntSolver
from igroteka.games.pechenka.bot.big_hunt.plain_player import plain as plain_in_big_hunt
from igroteka.games.pechenka.bot.everyone.belief import Belief
from igroteka.games.pechenka.bot.everyone.card_sword_shield import CardSwordShield
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.everyone.plain_player import plain as plain_in_everyone
from igroteka.games.pechenka.bot.reasons import in_big_hunt, in_everyone, in_hunt_of_two
from igroteka.games.pechenka.equilibrium import Equilibrium
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import BIG_HUNT

# A lead of this number of coins has e times the odds.
STEADY: Final = 3.0
# Its plain answers make a fair player; with this number of simulations it is a strong one.
LEVELS: Final = {"easy": "random", "steady": "quick", "strong": "search:500"}


class PechenkaHeuristics(Heuristics[Pechenka]):
    """Coins are the value; roles are counted, believed or bluffed."""

    def __init__(self) -> None:
        super().__init__(levels=LEVELS)
        self.counts = DealCounts()
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
        odds = plain_in_big_hunt(s, seat, legal) if s.house.hunt else plain_in_everyone(self.counts, s, seat, legal)
        return odds if max(odds) > 0.0 else []

    def ponder(self, s: Pechenka, seat: i64, simulations: i64, rng: Rng) -> int:
        return s.legal(seat)[rng.weighted(self.mix(s, seat, simulations, rng))]

    def mix(self, s: Pechenka, seat: i64, simulations: i64, rng: Rng) -> list[float]:
        """The odds with which the strong bot gives each legal answer."""
        if not s.house.hunt:
            return CardSwordShield(self.counts, s, seat).weigh(simulations, rng)
        if self.table.knows(s):
            return self.table.weigh(s, seat, s.legal(seat))
        if s.top is BIG_HUNT[2]:
            return HuntSolver(s, seat).weigh(simulations, rng)
        return DeclareAndAct(s, seat).weigh(simulations, rng)

    def hint(self, s: Pechenka, seat: i64, effort: i64, rng: Rng) -> Hint | None:
        legal = s.legal(seat)
        odds = self.mix(s, seat, effort, rng)
        whole = sum(odds)
        shares = [part / whole for part in odds]
        top = shares.index(max(shares))
        if not s.house.hunt:
            why = in_everyone(Belief(self.counts, s, seat), s, seat, legal[top])
        elif self.table.knows(s):
            why = in_hunt_of_two(s, seat, legal[top])
        else:
            why = in_big_hunt(s, seat, legal[top])
        mix = mix_of(legal, shares)
        if self.table.knows(s):
            return Hint([legal[top]], why, mix or [(legal[top], percent(shares[top]))])
        return Hint([legal[top]], [*why, Reason(MIXED)] if mix else why, mix)
