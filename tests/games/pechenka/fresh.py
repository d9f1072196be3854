"""Games of «Печенька» as chance deals them."""

from __future__ import annotations

from igroteka.games.pechenka.state import Pechenka
from tests.games.pechenka.table import GAME


def new(seats: int, seed: int = 0, **options: object) -> Pechenka:
    """A fresh game."""
    state = GAME.new(seats, seed, options, telling=False)
    assert isinstance(state, Pechenka)
    return state
