"""The greedy bot: it takes the answer that looks best right after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.bot import Bot
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import Rng
from igroteka.core.state import State

WORLDS: Final = 8


class GreedyBot(Bot):
    """Tries each answer in a few imagined worlds and takes the best; it looks no further.

    The game rates each position, or names the best answer at a glance.
    """

    def think(self, world: State, seat: i64, rng: Rng) -> int:
        heuristics = heuristics_of(world.game)
        seen = heuristics.glance(world, seat, rng)
        if seen >= 0:
            return seen
        legal = world.legal(seat)
        worth = [0.0] * len(legal)
        for _ in range(WORLDS):
            base = heuristics.foreseen(world, seat, rng)
            for k in range(len(legal)):
                trial = base.clone()
                trial.advance(seat, legal[k])
                worth[k] += heuristics.evaluate(trial, seat)
        best = max(worth)
        ties = [legal[k] for k in range(len(legal)) if worth[k] == best]
        return ties[rng.below(len(ties))]
