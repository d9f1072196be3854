"""The elder's son: he checks while no elder lives."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import ELDER
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import HEIR


def in_office(s: CandyMafia, seat: i64) -> bool:
    """Is this the son, in his father's place? [elders-son] [R57]"""
    return s.trait(seat, HEIR) and not s.lives(ELDER)


def believes_in_office(s: CandyMafia) -> bool:
    """Is no elder left, as far as everybody knows? [elders-son] [R57]"""
    return s.seen_out(ELDER) or not s.has_card(ELDER)
