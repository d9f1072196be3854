"""The chance of a seat to win the match with its coins: a lead is worth the more the fewer rounds are left."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from igroteka.games.pechenka.state import Pechenka

# The lead in coins before the last round that multiplies the hopes by e, and the lead after it that does.
A_ROUND: Final = 1.4
NO_ROUND: Final = 0.3


def scale_of(s: Pechenka) -> float:
    """The lead that multiplies the hopes by e once the present round is over."""
    left = max(0, s.house.rounds - s.round - 1)
    return NO_ROUND + A_ROUND * sqrt(float(left))


def hope(s: Pechenka, seat: i64, scale: float) -> float:
    """The seat's share of the hopes to win."""
    mine = s.purse(seat)
    all = 0.0
    other: i64
    for other in range(s.seats):
        all += exp(float(s.purse(other) - mine) / scale)
    return 1.0 / all
