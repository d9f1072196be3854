"""Whom somebody else may have chosen."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.state import CandyMafia


def another_of(s: CandyMafia, card: i64, me: i64, rng: Rng) -> i64:
    """Whom another holder of the card may have chosen."""
    for seat in k.seats_in(s.alive):
        if seat != me and s.holds(seat, card):
            return another(s, seat, rng)
    return -1


def another(s: CandyMafia, seat: i64, rng: Rng) -> i64:
    """Somebody living but this one."""
    others = [x for x in k.seats_in(s.alive) if x != seat]
    return others[rng.below(len(others))] if others else -1
