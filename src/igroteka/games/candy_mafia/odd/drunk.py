"""The drunk: the set-aside card becomes his on the third night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import DRUNK

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia

SOBER: Final = 3


def sober(s: CandyMafia) -> None:
    """Everybody hears which role has joined, not who has it. [drunk] [R59]"""
    seat: i64 = s.holder(DRUNK)
    if s.night < SOBER or s.aside < 0 or seat < 0:
        return
    s.joined = s.aside
    s.aside = -1
    if s.telling:
        s.tell(Event("joined", {"card": s.facts.names[s.joined]}))
    s.give(seat, s.joined)
