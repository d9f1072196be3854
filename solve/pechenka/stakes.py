"""The stakes of a round: the coins of the first player less those of the second, as the engine pays them."""

from __future__ import annotations

import numpy as np

import igroteka
from igroteka.games.pechenka.actions import DECLARE, HUNT, PEEK
from igroteka.games.pechenka.cards import pack
from igroteka.games.pechenka.equilibrium import stakes
from igroteka.games.pechenka.state import Pechenka
from solve.pechenka.sets import Array


def table() -> Pechenka:
    """Two players at the beginning of a big hunt."""
    state = igroteka.game("pechenka").new(seats=2, options={"variant": "big_hunt"}, telling=False)
    assert isinstance(state, Pechenka)
    return state


def hunt(target: int, mine: int, theirs: int) -> int:
    """The coins of a hunt with these cards; nobody declares them, and nobody is caught lying."""
    s = table()
    others = [role for role in range(6) if role != target]
    s.roles = pack([*others[:4], target, others[4]])
    cards = {s.first: mine, 1 - s.first: theirs}
    for _ in range(2):
        for seat, card in cards.items():
            s.play(seat, next(action for action in s.legal(seat) if (action - DECLARE) % 6 != card))
    for seat in cards:
        s.play(seat, PEEK)
    for seat, card in cards.items():
        s.play(seat, HUNT + card)
    return int(s.purse(1 - s.first) - s.purse(s.first))  # the token has moved on


STAKES = stakes(table())
# By target, card of the first player, card of the second.
PAID: Array = np.array([[[hunt(target, x, y) for y in range(6)] for x in range(6)] for target in range(6)], dtype=float)
# The liar loses what the other gains.
LIE = 2.0 * STAKES["lie"]
