"""The teacher: the last of a gang kills twice."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import CRIME
from igroteka.games.candy_mafia.odd.sorcerer import has_murder
from igroteka.games.candy_mafia.state import CandyMafia


def is_last(s: CandyMafia, seat: i64) -> bool:
    """Is nobody else of a gang of several left, and does it kill tonight? [teacher] [R43] [R135]"""
    gang: i64 = s.gang_of(seat)
    other: i64
    for other in range(s.seats):
        if other != seat and s.alive >> other & 1 and s.sides[other] == CRIME and s.gang_of(other) == gang:
            return False
    return s.began[gang] > 1 and has_murder(s, seat)
