"""The heuristics of the bots of Famiglia: the worth of positions and answers at a glance, and the exact end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import Reason
from igroteka.core.chance import Rng
from igroteka.games.famiglia.bot.answer_values import CERTAIN, judge, offer
from igroteka.games.famiglia.bot.card_values import best, held, standing
from igroteka.games.famiglia.bot.endgame import UNKNOWN, Endgame
from igroteka.games.famiglia.bot.fitted_values import PHASES, FittedValues, phase_of
from igroteka.games.famiglia.bot.reasons import reasons
from igroteka.games.famiglia.cards import worth
from igroteka.games.famiglia.state import RAN_OUT_TWICE, Famiglia

# An answer that looks this many points better has e times the odds.
HEAT: Final = 3.0
# A game given up for a draw is worth less than one that goes on: else two cautious players pass at once.
DRAW: Final = 0.4
# With at most this number of cards in the deck it is worth while to try an exact count.
FEW: Final = 3
# The last turns are counted exactly, however many positions that takes.
WHATEVER: Final = 1 << 60


class FamigliaHeuristics(Heuristics[Famiglia]):
    """Points now, and what the hand may still recruit."""

    def __init__(self) -> None:
        super().__init__(horizon=2)
        self.fitted = [FittedValues(phase) for phase in range(PHASES)]

    def evaluate(self, s: Famiglia, seat: i64) -> float:
        ahead = standing(s, seat)
        if s.over:
            return 1.0 if ahead > 0 else 0.0 if ahead < 0 else DRAW
        known = self.fitted[phase_of(s)]
        mine = s.hand(seat)
        theirs = s.hand(1 - seat)
        moves = s.current == seat
        hoped = offer(s, known)
        if ahead and decided(s, ahead if moves else -ahead, hoped):
            return 1.0 if ahead > 0 else 0.0
        points = s.facts.points
        my_area = s.area(seat)
        their_area = s.area(1 - seat)
        lead = worth(mine, points) + worth(my_area, points) - worth(theirs, points) - worth(their_area, points)
        expected = float(lead) + held(mine, known.hand) - held(theirs, known.hand)
        expected += held(my_area, known.area) - held(their_area, known.area)
        tempo = known.mine * hoped + known.theirs * best(s, theirs if moves else mine, known) + known.move
        expected += tempo if moves else -tempo
        return 1.0 / (1.0 + exp(-expected / known.steady))

    def values(self, s: Famiglia) -> list[float]:
        value = self.evaluate(s, 0)
        return [value, self.evaluate(s, 1) if s.over else 1.0 - value]

    def weigh(self, s: Famiglia, seat: i64, legal: list[int]) -> list[float]:
        worths = judge(s, seat, legal, self.fitted[phase_of(s)])
        if max(worths) <= -CERTAIN:  # no answer helps: all alike
            return []
        return [exp(worth / HEAT) if worth > -CERTAIN else 0.0 for worth in worths]

    def answer(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        worths = judge(s, seat, legal, self.fitted[phase_of(s)])
        top: i64 = 0
        k: i64
        for k in range(1, len(worths)):
            if worths[k] > worths[top]:
                top = k
        return legal[top]

    def solve(self, s: Famiglia, seat: i64, budget: i64) -> int:
        if s.passage == RAN_OUT_TWICE:  # at most two turns are left, and no chance
            return Endgame(seat, WHATEVER).best(s)
        if s.passage == 2 and s.deck_size + len(s.under) <= FEW:
            return Endgame(seat, budget).best(s)
        return UNKNOWN

    def reasons(self, s: Famiglia, seat: i64, choices: list[int]) -> list[Reason]:
        return reasons(s, seat, choices)


def decided(s: Famiglia, ahead: i64, hoped: float) -> bool:
    """Can the player who is ahead end the game by a second pass? Standing and hopes are those of the player to move."""
    if ahead > 0:
        return s.passes == 1
    # Without a card to recruit he must pass, and the other player need not wait.
    return hoped <= 0.0 and s.top.name != "refresh"
