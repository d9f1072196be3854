"""The drunk: the set-aside card becomes his on the third night."""

from __future__ import annotations

from typing import Final

from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.change import give
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import TIPSY

SOBER: Final = 3


def sober(s: CandyMafia) -> None:
    """Everybody hears which role has joined, not who has it. [drunk] [R59]"""
    if s.night < SOBER or s.aside < 0:
        return
    drunks = [seat for seat in range(s.seats) if s.alive >> seat & 1 and s.mark(seat, TIPSY)]
    if not drunks:
        return
    s.joined = s.aside
    s.aside = -1
    if s.telling:
        s.tell(Event("joined", {"card": NAMES[s.joined]}))
    s.began = s.sizes()
    give(s, drunks[0], s.joined)
