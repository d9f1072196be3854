"""The jailer: prisoners are free when nobody holds the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.traits import WARDEN

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia


def keys_held(s: CandyMafia) -> bool:
    """Does a jailer live who was not recruited?"""
    return any(s.alive >> seat & 1 and s.trait(seat, WARDEN) for seat in range(s.seats))


def lock_up(s: CandyMafia) -> None:
    """In the morning the new prisoners are named; without a jailer all are free. [jailer]"""
    s.jailed &= s.alive
    if (s.jailed | s.tonight.jail) == 0:
        return
    if not keys_held(s):
        s.free(s.jailed)
        return
    new: i64 = s.tonight.jail & s.alive & ~s.jailed
    s.jailed |= new
    if s.telling:
        for seat in seats_in(new):
            s.tell(Event("jailed", {"seat": seat}))


def leaves(s: CandyMafia, seat: i64) -> None:
    """By day the doors open at once. [jailer]"""
    if s.trait(seat, WARDEN):
        s.free(s.jailed & s.alive)
