"""The jailer: prisoners are free when nobody holds the keys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME
from igroteka.games.candy_mafia.night.deeds import checked, show_card, true_side
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

JAILER: Final[int] = BY_NAME["jailer"]


class Jailer(Special):
    """Holds the keys."""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """The card itself; a criminal goes to prison in the morning. [jailer] [R24]"""
        show_card(s, by, a)
        if true_side(s, a) == CRIME and s.night > 1:
            s.tonight.jail |= 1 << a
        checked(s, by, a)

    def leaves_by_day(self, s: CandyMafia, seat: i64) -> None:
        """By day the doors open at once. [jailer]"""
        if s.plays(seat, JAILER):
            free(s, s.jailed & s.alive)


def keys_held(s: CandyMafia) -> bool:
    """Does a jailer live who was not recruited?"""
    return any(s.alive >> seat & 1 and s.plays(seat, JAILER) for seat in range(s.seats))


def lock_up(s: CandyMafia) -> None:
    """In the morning the new prisoners are named; without a jailer all are free. [jailer]"""
    s.jailed &= s.alive
    if (s.jailed | s.tonight.jail) == 0:
        return
    if not keys_held(s):
        free(s, s.jailed)
        return
    new: i64 = s.tonight.jail & s.alive & ~s.jailed
    s.jailed |= new
    if s.telling:
        for seat in k.seats_in(new):
            s.tell(Event("jailed", {"seat": seat}))


def free(s: CandyMafia, mask: i64) -> None:
    """Prisoners walk free. [jailer]"""
    freed = k.seats_in(s.jailed & mask)
    s.jailed &= ~mask
    if freed and s.telling:
        s.tell(Event("freed", {"seats": freed}))


ROLE: Final = Jailer()
