"""The sleepwalker: wakes with the gangs and shows the card when they choose him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, SLEEPWALKER
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


class Sleepwalker(Special):
    """Wakes with the gangs."""

    def is_saved(self, s: CandyMafia, seat: i64) -> bool:
        """No doctor saves him. [sleepwalker] [R36]"""
        return not s.plays(seat, SLEEPWALKER)


def is_spy(s: CandyMafia, card: i64) -> bool:
    """Does the holder of this card wake with the gangs?"""
    return card == SLEEPWALKER and s.house.works[SLEEPWALKER]


def spies(s: CandyMafia) -> i64:
    """The living sleepwalker who is still of the town. [sleepwalker] [R15]"""
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.plays(seat, SLEEPWALKER) and s.alive >> seat & 1 and s.sides[seat] != CRIME:
            mask |= 1 << seat
    return mask


def exposes(s: CandyMafia, gang: i64, victim: i64) -> bool:
    """Chosen while awake with the gang, he shows his card, and they choose again. [sleepwalker] [R39]"""
    meeting: i64 = s.tonight.meeting[gang]
    if meeting >> victim & 1 == 0 or not s.plays(victim, SLEEPWALKER) or s.sides[victim] == CRIME:
        return False
    for seat in k.seats_in(meeting):
        mail.note(s, seat, k.EXPOSED, victim)
    return True


def again(s: CandyMafia, gang: i64) -> i64:
    """Who of the gang chooses a second victim. [sleepwalker] [R122]"""
    if s.tonight.exposed >> gang & 1 == 0:
        return 0
    return s.tonight.meeting[gang] & ~shown_spies(s, gang)


def shown_spies(s: CandyMafia, gang: i64) -> i64:
    """The sleepwalker who showed the card to this gang, as those who saw it know."""
    mask: i64 = 0
    for seat in k.seats_in(s.tonight.meeting[gang]):
        row = k.latest(s.told[seat], k.EXPOSED)
        if row and row[k.NIGHT] == s.night:
            mask |= 1 << row[k.FIRST]
    return mask


ROLE: Final = Sleepwalker()
