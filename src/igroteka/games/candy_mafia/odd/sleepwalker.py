"""The sleepwalker: wakes with the gangs and shows the card when they choose him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME
from igroteka.games.candy_mafia.traits import SPY

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia


def spies(s: CandyMafia) -> i64:
    """The living sleepwalker who is still of the town. [sleepwalker] [R15]"""
    mask: i64 = 0
    seat: i64
    traits, cards = s.house.traits, s.cards
    for seat in range(s.seats):
        # Whoever has no such card is out of the question soonest.
        if traits[cards[seat]] & SPY and s.alive >> seat & 1 and s.trait(seat, SPY) and s.sides[seat] != CRIME:
            mask |= 1 << seat
    return mask


def exposes(s: CandyMafia, gang: i64, victim: i64) -> bool:
    """Chosen while awake with the gang, he shows his card, and they choose again. [sleepwalker] [R39]"""
    meeting: i64 = s.tonight.meeting[gang]
    if meeting >> victim & 1 == 0 or not s.trait(victim, SPY) or s.sides[victim] == CRIME:
        return False
    for seat in k.seats_in(meeting):
        k.note(s, seat, k.EXPOSED, victim)
    return True
