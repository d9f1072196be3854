"""The strong bot's choice of a card, and of a seat for sword or shield.

Rounds are played out over the deals that it believes in.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.pechenka.actions import BEFORE
from igroteka.games.pechenka.bot.everyone.belief import Belief
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.everyone.plain_player import plain
from igroteka.games.pechenka.bot.playouts import Playouts
from igroteka.games.pechenka.cards import at, hunter_of, prey_of
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import EVERYONE


class CardSwordShield(Playouts):
    """Play-outs with belief by conduct; the simplest player does anything, the others count, the seat believes."""

    def __init__(self, counts: DealCounts, s: Pechenka, seat: i64) -> None:
        super().__init__(s, seat)
        self.counts = counts
        self.belief = Belief(counts, s, seat)

    def deal(self, rng: Rng) -> i64:
        return self.belief.draw(rng)

    def simplicity(self, deal: i64, other: i64) -> float:
        return self.belief.blunders(other, at(deal, other))

    def answer(self, world: Pechenka, seat: i64, simple: bool, rng: Rng) -> int:
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if simple:
            return legal[rng.below(len(legal))]
        if seat == self.seat and world.top is not EVERYONE[0]:
            role: i64 = at(world.roles, seat)
            wheel: i64 = world.house.wheel
            wanted = prey_of(role, wheel) if world.top is EVERYONE[1] else hunter_of(role, wheel)
            hopes = self.belief.hopes(world, wanted)
            return BEFORE + likeliest(hopes, [action - BEFORE for action in legal])
        return legal[rng.weighted(plain(self.counts, world, seat, legal))]


def likeliest(hopes: list[float], targets: list[int]) -> int:
    """The target with the best chance."""
    top = targets[0]
    for target in targets:
        if hopes[target] > hopes[top]:
            top = target
    return top
