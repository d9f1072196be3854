"""How likely a seat is to win, judged at dusk or after the end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.victory import Living

# The odds of the criminals: at first sight, for each of them, for each of the others.
START: Final = -0.15
EACH: Final = 0.98
OTHERS: Final = -0.39
# What is left to a loner.
HOPE: Final = 0.22


def winning_chance(s: CandyMafia, seat: i64) -> float:
    """By the number of living criminals and of all others; exact once it is over."""
    if s.over:
        outcome = s.outcome()
        return 1.0 if outcome is not None and outcome.places[seat] == 1 else 0.0
    count = Living(s)
    crime = 1.0 / (1.0 + exp(-(START + EACH * float(count.crime) + OTHERS * float(count.all - count.crime))))
    side = s.sides[seat]
    if side == CRIME:
        return crime
    if side == TOWN:
        return 1.0 - crime
    return HOPE if s.alive >> seat & 1 else 0.0
