"""The jailer: prisoners are free when nobody holds the keys."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import WARDEN


def keys_held(s: CandyMafia) -> bool:
    """Does a jailer live who was not recruited?"""
    return any(s.alive >> seat & 1 and s.trait(seat, WARDEN) for seat in range(s.seats))


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
        for seat in seats_in(new):
            s.tell(Event("jailed", {"seat": seat}))


def free(s: CandyMafia, mask: i64) -> None:
    """Prisoners walk free. [jailer]"""
    freed = seats_in(s.jailed & mask)
    s.jailed &= ~mask
    if freed and s.telling:
        s.tell(Event("freed", {"seats": freed}))


def leaves(s: CandyMafia, seat: i64) -> None:
    """By day the doors open at once. [jailer]"""
    if s.trait(seat, WARDEN):
        free(s, s.jailed & s.alive)
