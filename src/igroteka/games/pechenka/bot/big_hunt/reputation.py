"""What earlier rounds tell of the others: who lies, who runs after the target, who lays any card."""

from __future__ import annotations

from typing import Final

from igroteka.games.pechenka.cards import ROLES, at, prey_of
from igroteka.games.pechenka.state import Pechenka

# Before anything was seen: a belief as strong as this number of truths and lies.
TRUTHS: Final = 1.0
LIES: Final = 1.0
# The share of each kind of player, and how often each hits the target.
PLAIN: Final = 0.35
PLAIN_HITS: Final = 0.6
CARELESS: Final = 0.3
CARELESS_HITS: Final = 0.15
CUNNING_HITS: Final = 0.35


class Reputation:
    """By seat: how often it says the truth, and the chance that it runs after the target, or lays any card at all."""

    def __init__(self, s: Pechenka) -> None:
        house = s.house
        truths: list[float] = [TRUTHS] * s.seats
        lies: list[float] = [LIES] * s.seats
        self.plain: list[float] = [PLAIN] * s.seats
        self.careless: list[float] = [CARELESS] * s.seats
        for round in s.past:
            target = at(round.roles, house.target)
            for place in range(house.target):
                seat = place // house.slots
                role = at(round.roles, place)
                said = at(round.declared, place)
                if said == role:
                    truths[seat] += 1.0
                elif role or said == target:
                    lies[seat] += 1.0
            for seat in range(s.seats):
                self.judge(seat, prey_of(at(round.hunts, seat) - 1, ROLES) == target - 1)
        self.honesty = [truths[k] / (truths[k] + lies[k]) for k in range(s.seats)]

    def judge(self, seat: int, hit: bool) -> None:
        """Learn from one more hunt of a seat."""
        plain = self.plain[seat] * (PLAIN_HITS if hit else 1.0 - PLAIN_HITS)
        careless = self.careless[seat] * (CARELESS_HITS if hit else 1.0 - CARELESS_HITS)
        cunning = (1.0 - self.plain[seat] - self.careless[seat]) * (CUNNING_HITS if hit else 1.0 - CUNNING_HITS)
        self.plain[seat] = plain / (plain + careless + cunning)
        self.careless[seat] = careless / (plain + careless + cunning)
