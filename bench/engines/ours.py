"""Our random games: the loop in Python, and the loop in our compiled code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import igroteka
from igroteka.bots.playout import playouts
from igroteka.core.game import Game
from igroteka.core.state import NOBODY

# The game that other programs play too, for comparison: its id names the folder of their sources.
PEERS = Path(__file__).resolve().parents[1] / "peer"
GAME = next(id for id in igroteka.names() if (PEERS / id).is_dir())
PEER = PEERS / GAME
DOZEN = 12


class Played(NamedTuple):
    """A game with a number of players and its usual options."""

    id: str
    seats: int

    def __str__(self) -> str:
        return f"{self.id}, {self.seats} seats"

    @property
    def game(self) -> Game:
        """The rules of the game."""
        return igroteka.game(self.id)


def all_played() -> Iterator[Played]:
    """Every game, once for each set of options usual at some number of seats, and for a dozen players if possible.

    The game with a peer comes first.
    """
    for id in sorted(igroteka.names(), key=lambda id: id != GAME):
        seen: list[object] = []
        for seats, usual in igroteka.game(id).usual.items():
            if usual not in seen or seats == DOZEN:
                seen.append(usual)
                yield Played(id, seats)


ALL = tuple(all_played())


def from_python(game: Game, seats: int, games: int) -> None:
    """Play random games driven from Python; where several seats answer at once, in the order of seats."""
    random = Random(1).random
    for seed in range(games):
        state = game.new(seats, seed, None, False)
        while (seat := state.next) != NOBODY:
            legal = state.legal(seat)
            state.advance(seat, legal[int(random() * len(legal))])


def from_python_decisions(game: Game, seats: int, games: int) -> int:
    """The number of decisions that `from_python` makes."""
    random, decisions = Random(1).random, 0
    for seed in range(games):
        state = game.new(seats, seed, None, False)
        while (seat := state.next) != NOBODY:
            legal = state.legal(seat)
            state.advance(seat, legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def in_module(game: Game, seats: int, games: int) -> int:
    """Play random games whose loop is in the engine; returns the number of decisions."""
    return playouts(game, seats, games, igroteka.seeded(1))
