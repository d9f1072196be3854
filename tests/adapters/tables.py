"""The tables at which the adapters are tested: every game with every number of seats, and the made-up game for what the others lack."""

from __future__ import annotations

import pytest

import igroteka
from tests.toy import Magpies

GAMES = [*(igroteka.game(id) for id in igroteka.names()), Magpies()]
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
at_every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seat_counts],
)
