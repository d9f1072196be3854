"""The declarations and acts of the strong bot: rounds are played out as it expects the others to play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.pechenka.actions import HUNT, PEEK
from igroteka.games.pechenka.bot.big_hunt.belief import suits, targets
from igroteka.games.pechenka.bot.big_hunt.plain_player import certain_lies, plain, true
from igroteka.games.pechenka.bot.big_hunt.reputation import Reputation
from igroteka.games.pechenka.bot.playouts import Playouts
from igroteka.games.pechenka.bot.weighted_deals import draw, endings
from igroteka.games.pechenka.cards import ROLES
from igroteka.games.pechenka.deals import may
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import BIG_HUNT

# How often a role is opened on mere suspicion.
SUSPICION: Final = 0.3
# The weights of a cunning hunter's places along the wheel: right behind the target, behind its hunter, and so on.
BEHIND: Final[list[float]] = [0.0, 0.4, 0.35, 0.2, 0.05, 0.0]


class DeclareAndAct(Playouts):
    """Play-outs with belief by honesty; the simplest hunter runs after the target."""

    def __init__(self, s: Pechenka, seat: i64) -> None:
        super().__init__(s, seat)
        self.fame = Reputation(s)
        self.believed = suits(s, may(s, seat), self.fame.honesty)
        self.after = endings(self.believed)

    def deal(self, rng: Rng) -> i64:
        return draw(self.believed, self.after, rng)

    def simplicity(self, deal: i64, other: i64) -> float:
        return self.fame.plain[other]

    def answer(self, world: Pechenka, seat: i64, simple: bool, rng: Rng) -> int:
        legal = world.legal(seat)
        if world.top is BIG_HUNT[0]:
            honest = rng.real() < self.fame.honesty[seat]
            fitting = [action for action in legal if true(world, seat, action) == honest] or legal
            return fitting[rng.below(len(fitting))]
        if world.top is BIG_HUNT[1]:
            lies = certain_lies(world, seat)
            if lies:
                return lies[rng.below(len(lies))]
            return legal[rng.below(len(legal))] if rng.real() < SUSPICION else PEEK
        if simple:
            return legal[rng.weighted(plain(world, seat, legal))]
        hopes = targets(world, may(world, seat), self.fame.honesty)
        careless = 0.0 if seat == self.seat else self.fame.careless[seat]
        odds = [careless / float(len(legal)) + lurk(hopes, action - HUNT) for action in legal]
        return legal[rng.weighted(odds)]


def lurk(hopes: list[float], card: i64) -> float:
    """The worth of a card for a cunning player, by the chance of each role to be the target."""
    total = 0.0
    for behind in range(ROLES):
        total += BEHIND[behind] * hopes[(card + behind) % ROLES]
    return total
