"""The belief of a seat: how well each role suits each player, by what all have done."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.pechenka.bot.everyone.conduct import CARELESS, Conduct
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.weighted_deals import chances, draw, endings
from igroteka.games.pechenka.cards import ROLES, at
from igroteka.games.pechenka.deals import may
from igroteka.games.pechenka.state import Pechenka


class Belief:
    """Every deal that fits, with its weight; and the seats that seem to play without counting."""

    def __init__(self, counts: DealCounts, s: Pechenka, seat: i64) -> None:
        self.seat: i64 = seat
        self.now = Conduct(counts, s.house, s.first, s.circles, s.swords, s.shields)
        # The chance, by earlier rounds, that each seat plays without counting.
        self.careless = reputations(counts, s)
        self.weights: list[list[float]] = []
        can = may(s, seat)
        for other in s.house.everybody:
            row: list[float] = []
            for role in s.house.everybody:  # one role for each player
                suits = 1.0 if other == seat else self.doubt(other) + self.trust(other, role)
                row.append(suits if (can[other] >> role) & 1 else 0.0)
            self.weights.append(row)
        self.after = endings(self.weights)

    def doubt(self, other: i64) -> float:
        """The chance that a seat plays without counting, and did what it did."""
        return self.careless[other] * self.now.careless[other]

    def trust(self, other: i64, role: i64) -> float:
        """The chance that a seat counts, and did what it did, if it has this role."""
        return (1.0 - self.careless[other]) * self.now.careful[other * ROLES + role]

    def draw(self, rng: Rng) -> i64:
        """A random deal, each with the probability that the seat believes in."""
        return draw(self.weights, self.after, rng)

    def blunders(self, other: i64, role: i64) -> float:
        """The chance that a seat of this role plays without counting, this round included."""
        return self.doubt(other) / (self.doubt(other) + self.trust(other, role))

    def hopes(self, s: Pechenka, role: i64) -> list[float]:
        """The chance of each seat to have a role, by this belief and by the cards shown since."""
        rows: list[list[float]] = []
        for other in s.house.everybody:
            row = self.weights[other]
            played: i64 = s.played >> (9 * other)
            rows.append([0.0 if (played >> r) & 1 else row[r] for r in range(len(row))])
        # The wheel turned into places: to ask who has the role is to ask which place it has.
        turned = [[row[r] for row in rows] for r in range(len(rows))]
        return chances(turned, role)


def reputations(counts: DealCounts, s: Pechenka) -> list[float]:
    """The chance of each seat to play without counting, by all rounds that are over."""
    doubt: list[float] = [CARELESS] * s.seats
    for round in s.past:
        seen = Conduct(counts, s.house, round.first, round.circles, round.swords, round.shields)
        for seat in s.house.everybody:
            careless = doubt[seat] * seen.careless[seat]
            careful = (1.0 - doubt[seat]) * seen.careful[seat * ROLES + at(round.roles, seat) - 1]
            doubt[seat] = careless / (careless + careful)
    return doubt
