"""Our random games: the loop in Python, and the loop in our compiled code."""

from __future__ import annotations

from random import Random

import igroteka
from igroteka.bots.playout import playouts
from igroteka.core.game import Game

# The one game that is measured; it has one seat to answer at a time.
GAME = "famiglia"


def from_python(game: Game, games: int) -> None:
    """Random games driven from Python."""
    random = Random(1).random
    for seed in range(games):
        state = game.new(0, seed, None, False)
        while (seat := state.who) >= 0:
            legal = state.legal(seat)
            state.advance(seat, legal[int(random() * len(legal))])


def from_python_decisions(game: Game, games: int) -> int:
    """How many decisions `from_python` makes."""
    random, decisions = Random(1).random, 0
    for seed in range(games):
        state = game.new(0, seed, None, False)
        while (seat := state.who) >= 0:
            legal = state.legal(seat)
            state.advance(seat, legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def in_module(game: Game, games: int) -> int:
    """Random games whose loop is in the engine; how many decisions they took."""
    return playouts(game, games, igroteka.seeded(1))
