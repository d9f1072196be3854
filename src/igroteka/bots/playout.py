"""Random playouts: the simplest use of an engine, and the measure of its speed."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.game import Game
from igroteka.core.state import NOBODY, State


def playout(state: State, rng: Rng) -> int:
    """Play random answers to the end; returns the number of decisions."""
    decisions: i64 = 0
    while state.who != NOBODY:
        seat: i64 = state.who
        if seat < 0:
            seat = state.next
        state.advance(seat, state.top.random_answer(state, seat, rng))
        decisions += 1
    return decisions


def playouts(game: Game, seats: int, games: int, rng: Rng) -> int:
    """Play this number of random games, with the seeds from 0 on; returns the number of decisions."""
    decisions = 0
    for seed in range(games):
        decisions += playout(game.new(seats, seed, None, False), rng)
    return decisions
