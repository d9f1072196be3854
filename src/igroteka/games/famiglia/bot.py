"""What the bots know about Famiglia."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.mind import Mind
from igroteka.games.famiglia.cards import worth
from igroteka.games.famiglia.endgame import UNKNOWN, Endgame
from igroteka.games.famiglia.experience import PHASES, Experience, phase_of
from igroteka.games.famiglia.judge import best, held, judge
from igroteka.games.famiglia.state import RAN_OUT_TWICE, Famiglia

# An answer that looks this many points better has e times the odds.
HEAT: Final = 3.0
# A game given up for a draw is worth less than one that goes on: else two cautious players pass at once.
DRAW: Final = 0.4
# With so few cards in the deck it is worth trying to count everything.
FEW: Final = 3
# The last turns are counted out, however many positions that takes.
WHATEVER: Final = 1 << 60


class Godfather(Mind[Famiglia]):
    """Points now, and what the hand may still recruit."""

    def __init__(self) -> None:
        super().__init__(horizon=0)
        self.experience = [Experience(phase) for phase in range(PHASES)]

    def evaluate(self, s: Famiglia, seat: i64) -> float:
        points = s.facts.points
        mine = s.hand(seat)
        theirs = s.hand(1 - seat)
        my_area = s.area(seat)
        their_area = s.area(1 - seat)
        lead = worth(mine, points) + worth(my_area, points) - worth(theirs, points) - worth(their_area, points)
        if s.over:
            return 1.0 if lead > 0 else 0.0 if lead < 0 else tied(s, seat)
        known = self.experience[phase_of(s)]
        offer = best(s, mine if s.current == seat else theirs, known)
        if lead and ended(s, lead if s.current == seat else -lead, offer):
            return 1.0 if lead > 0 else 0.0
        expected = float(lead) + held(mine, known.hand) - held(theirs, known.hand)
        expected += held(my_area, known.area) - held(their_area, known.area)
        if s.current == seat:
            expected += known.mine * offer + known.theirs * best(s, theirs, known) + known.move
        else:
            expected -= known.mine * offer + known.theirs * best(s, mine, known) + known.move
        return 1.0 / (1.0 + exp(-expected / known.steady))

    def values(self, s: Famiglia) -> list[float]:
        value = self.evaluate(s, 0)
        return [value, self.evaluate(s, 1) if s.over else 1.0 - value]

    def weigh(self, s: Famiglia, seat: i64, legal: list[int]) -> list[float]:
        known = self.experience[phase_of(s)]
        return [exp(worth / HEAT) for worth in judge(s, seat, legal, known)]

    def answer(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        worths = judge(s, seat, legal, self.experience[phase_of(s)])
        top: i64 = 0
        k: i64
        for k in range(1, len(worths)):
            if worths[k] > worths[top]:
                top = k
        return legal[top]

    def solve(self, s: Famiglia, seat: i64, budget: i64) -> int:
        if s.passage == RAN_OUT_TWICE:  # at most four turns are left, and no chance
            return Endgame(seat, WHATEVER).best(s)
        if s.passage == 2 and s.deck_size + len(s.under) <= FEW:
            return Endgame(seat, budget).best(s)
        return UNKNOWN


def tied(s: Famiglia, seat: i64) -> float:
    """With equal points the strongest card decides, if any does."""
    share = s.score().share(seat)
    return DRAW if share == 0.5 else share


def ended(s: Famiglia, lead: i64, offer: float) -> bool:
    """Can whoever leads end the game by a second pass? The lead and the offer of the street are those of the player to move."""
    if lead > 0:
        return s.passes == 1
    # With nothing to take he must pass, and the other need not wait.
    return offer <= 0.0 and s.top.name != "refresh"
