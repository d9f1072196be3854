"""The base of every bot: a player that sees only what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.judgement import Judgement
from igroteka.core.chance import Rng
from igroteka.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot: it says how it thinks, and never holds the true position."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        """The bot's answer for a seat that is asked."""
        # From here on there is only this world: to imagine from it is as good as from the truth.
        world = state.imagine(seat, rng)
        legal = world.legal(seat)
        return legal[0] if len(legal) == 1 else self.think(world, seat, rng)

    def think(self, world: State, seat: i64, rng: Rng) -> int:
        """Choose among several answers, given one of the worlds that the seat may believe in."""
        raise AssertionError("a bot says how it thinks")

    def judge(self, world: State, seat: i64, rng: Rng) -> Judgement:
        """The answer chosen among several, with all that the bot can say for it."""
        return Judgement(self.think(world, seat, rng), [])


class QuickBot(Bot):
    """The game's own quick answer, as in its roll-outs."""

    def think(self, world: State, seat: i64, rng: Rng) -> int:
        return heuristics_of(world.game).answer(world, seat, rng)


class RandomBot(Bot):
    """A random answer, all equally likely."""

    def think(self, world: State, seat: i64, rng: Rng) -> int:
        legal = world.legal(seat)
        return legal[rng.below(len(legal))]
