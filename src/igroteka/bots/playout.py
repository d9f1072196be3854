"""Random playouts: the plainest thing one can do with an engine, and the measure of its speed."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.game import Game
from igroteka.core.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random answers to the end; how many decisions it took."""
    decisions = 0
    while True:
        seat: i64 = state.who
        if seat < 0:
            turn = state.turn()
            if not turn:
                return decisions
            seat = turn[0]
        legal = state.legal(seat)
        state.advance(seat, legal[rng.below(len(legal))])
        decisions += 1


def playouts(game: Game, games: int, rng: Rng) -> int:
    """Play so many random games, with the seeds from 0 on; how many decisions they took."""
    decisions = 0
    for seed in range(games):
        decisions += playout(game.new(0, seed, None, False), rng)
    return decisions
