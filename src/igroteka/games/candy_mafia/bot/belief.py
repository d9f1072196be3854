"""How likely everybody is a criminal, as far as a seat was told, has heard and has seen them vote."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.certainties import OPEN, certain_sides
from igroteka.games.candy_mafia.bot.checks import weigh_checks, weigh_claims
from igroteka.games.candy_mafia.bot.conditional_bernoulli import chances_given_total
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.testimony import weigh_testimony
from igroteka.games.candy_mafia.cards import CRIME, LONER
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia

# Statements and votes together make nobody likelier or less likely to be guilty by more than this.
MOST: Final = 400.0
PASSES: Final = 2
# The public has no seat, and so no card and no letters of its own.
NO_SEAT: Final = -1


class Belief:
    """Exact chances, given the number of criminals left; statements count as much as their speakers are believed."""

    def __init__(self, s: CandyMafia, known: Known, evidence: Evidence) -> None:
        self.known = known
        self.me: i64 = known.me
        self.evidence = evidence
        # By seat: the side that is certain, or OPEN.
        self.sure = certain_sides(s, known, evidence.rows)
        # By seat: log-odds of guilt by checks and claims; the chances that it is a criminal, and a loner.
        self.log_odds: list[float] = [0.0] * s.seats
        self.crime: list[float] = [0.0] * s.seats
        self.loner: list[float] = [0.0] * s.seats
        # How many criminals are still in play.
        self.guilty: i64 = 0
        weigh_checks(s, known, self.log_odds)
        weigh_claims(s, known.me, evidence.claims, self.sure, self.log_odds)
        self.conclude(s)

    def conclude(self, s: CandyMafia) -> None:
        """The chances of crime from all of it, then those of loners from what is left."""
        unknown: list[int] = []
        seat: i64
        for seat in range(s.seats):
            if self.sure[seat] == OPEN:
                unknown.append(int(seat))
        criminals = self.count_criminals(s)
        self.begin_alike(criminals, len(unknown))
        if criminals > 0:
            for _ in range(PASSES):
                self.believe_testimony(unknown, criminals)
        self.spread_loners(unknown, self.hidden(s, LONER))

    def count_criminals(self, s: CandyMafia) -> i64:
        """The criminals among the unknown; sets how many are in play. With none in play it would be over."""
        living: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.sure[seat] == CRIME:
                living += s.alive >> seat & 1
        criminals = self.hidden(s, CRIME)
        if criminals <= 0:
            criminals = 1 if living == 0 else 0
        self.guilty = living + criminals
        return criminals

    def hidden(self, s: CandyMafia, side: i64) -> i64:
        """The cards of a side that the table dealt or that joined, but for those that are certain."""
        sides = s.facts.sides_of
        left: i64 = 0
        for card in s.cast:
            left += sides[card] == side
        if s.joined >= 0:
            left += sides[s.joined] == side
        for certain in self.sure:
            left -= certain == side
        return left

    def begin_alike(self, criminals: i64, unknown: i64) -> None:
        """Before any testimony all the unknown are equally likely to be criminals."""
        even = float(criminals) / float(max(1, unknown))
        seat: i64
        for seat in range(len(self.sure)):
            side: i64 = self.sure[seat]
            self.crime[seat] = even if side == OPEN else 1.0 if side == CRIME else 0.0

    def believe_testimony(self, unknown: list[int], criminals: i64) -> None:
        """One pass: the others' words count as much as they themselves are believed so far."""
        evidence = self.evidence
        factors = weigh_testimony(evidence.rows, evidence.ignores_accusations, self.me, self.sure, self.crime)
        odds: list[float] = []
        for seat in unknown:
            odds.append(exp(self.log_odds[seat]) * max(1.0 / MOST, min(MOST, factors[seat])))
        chances = chances_given_total(odds, criminals)
        for i in range(len(unknown)):
            self.crime[unknown[i]] = chances[i]

    def spread_loners(self, unknown: list[int], loners: i64) -> None:
        """Those who are no criminals are equally likely to be loners."""
        innocent = 0.0
        for seat in unknown:
            innocent += 1.0 - self.crime[seat]
        part = float(max(0, loners)) / innocent if innocent > 0.01 else 0.0
        for seat in range(len(self.sure)):
            if self.sure[seat] == OPEN:
                self.loner[seat] = min(1.0, part) * (1.0 - self.crime[seat])
            elif self.sure[seat] == LONER:
                self.loner[seat] = 1.0


def public_belief(s: CandyMafia, evidence: Evidence) -> Belief:
    """The belief of everybody who was told nothing; worked out once for all who are asked now."""
    found = evidence.public_belief
    if found is None:
        found = Belief(s, Known(s, NO_SEAT), evidence)
        evidence.public_belief = found
    return found


def was_told(known: Known) -> bool:
    """Does the seat know more of anybody than everybody does?"""
    if known.side == CRIME or known.cards or known.gangs:
        return True
    return any(row[k.KIND] in (k.CHECKED, k.IS_TOWN, k.KILLER) for row in known.rows)
