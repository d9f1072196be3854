"""The likelihood of what each seat did in a round, by its role, if it counts or if it just plays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits, count_bits
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.everyone.plain_player import Scene, card_odds, targets_odds
from igroteka.games.pechenka.cards import ROLES, SHIELD, SWORD, at, put
from igroteka.games.pechenka.options import House

# How often even a careful player does anything at all.
SLIP: Final = 0.15
# The chance, before anything was seen, that somebody plays without counting.
CARELESS: Final = 0.3


class Conduct:
    """A round as all saw it, seat by seat: the likelihoods of what was done."""

    def __init__(
        self, counts: DealCounts, house: House, first: i64, circles: list[int], swords: i64, shields: i64
    ) -> None:
        self.counts = counts
        self.house = house
        seats = len(house.everybody)
        # For a player who counts, by seat and role; for one who does not, by seat.
        self.careful: list[float] = [1.0] * (seats * ROLES)
        self.careless: list[float] = [1.0] * seats
        scene = Scene(house, 0, 0, 0, 0)
        for circle in circles:
            self.watch_cards(scene, circle)
            for turn in range(seats):
                seat: i64 = (first + turn) % seats
                card: i64 = at(circle, seat) - 1
                if card == SWORD and at(swords, seat):
                    self.watch_target(scene, seat, SWORD, at(swords, seat) - 1)
                    scene.swords = put(scene.swords, seat, at(swords, seat))
                elif card == SHIELD and at(shields, seat):
                    self.watch_target(scene, seat, SHIELD, at(shields, seat) - 1)
                    scene.shields = put(scene.shields, seat, at(shields, seat))
            scene.circle += 1

    def watch_cards(self, scene: Scene, circle: i64) -> None:
        """All show a card at once."""
        played: i64 = scene.played
        for seat in self.house.everybody:
            card: i64 = at(circle, seat) - 1
            size = float(count_bits(self.house.cards & ~(played >> (9 * seat))) - 1)
            self.careless[seat] /= size
            for role in self.roles(scene, seat):
                odds = card_odds(self.counts, scene, seat, role)
                self.careful[seat * ROLES + role] *= SLIP / size + (1.0 - SLIP) * odds[card] / sum(odds)
            bit: i64 = 1 << card
            played |= bit << (9 * seat)
        scene.played = played

    def watch_target(self, scene: Scene, seat: i64, card: i64, target: i64) -> None:
        """A sword or a shield is put before a seat."""
        if target == seat:  # no other target was possible
            return
        targets = scene.targets(seat, card)
        size = float(len(targets))
        self.careless[seat] /= size
        for role in self.roles(scene, seat):
            odds = targets_odds(self.counts, scene, seat, role, card, targets)
            chosen = odds[targets.index(int(target))]
            self.careful[seat * ROLES + role] *= SLIP / size + (1.0 - SLIP) * chosen / sum(odds)

    def roles(self, scene: Scene, seat: i64) -> list[int]:
        """The roles that the seat can have, by the cards it has shown."""
        any_role: i64 = (1 << self.house.wheel) - 1
        return bits(any_role & ~(scene.played >> (9 * seat)))
