"""The belief of a seat: how well each role suits each place, by the declarations and the honesty of their owners."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.pechenka.bot.weighted_deals import chances
from igroteka.games.pechenka.cards import ROLES, at
from igroteka.games.pechenka.state import Pechenka


def suits(s: Pechenka, can: list[int], honesty: list[float]) -> list[list[float]]:
    """How well each role suits each place: the roles that it can hold, and the owner's tendency to say the truth."""
    out: list[list[float]] = []
    place: i64
    role: i64
    for place in range(len(can)):
        row: list[float] = [0.0] * ROLES
        said: i64 = at(s.declared, place) - 1
        for role in range(ROLES):
            if (can[place] >> role) & 1:
                if said < 0:
                    row[role] = 1.0
                else:
                    honest = honesty[place // s.house.slots]
                    row[role] = honest if said == role else (1.0 - honest) / 5.0
        out.append(row)
    return out


def targets(s: Pechenka, can: list[int], honesty: list[float]) -> list[float]:
    """The chance of each role to be the target."""
    return chances(suits(s, can, honesty), s.house.target)
