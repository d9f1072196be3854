"""The piper: his recruits lose their abilities, and meet him every night."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import BY_NAME, LONER
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

PIPER: Final[int] = BY_NAME["piper"]


class Piper(Special):
    """Leads one player after another away."""

    def why_barred(self) -> str:
        return "already-recruited"

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Leads a player away. [piper]"""
        recruit(s, a)
        meet(s, by)

    def idle(self, s: CandyMafia, by: i64) -> None:
        meet(s, by)

    def barred(self, s: CandyMafia, seat: i64) -> i64:
        """The recruits as he was last told."""
        row = k.latest(s.told[seat], k.CHORUS)
        return row[k.VALUE] & ~(1 << row[k.FIRST]) if row else 0

    def letters(self, s: CandyMafia, awaits: i64) -> None:
        """Who has been led away. [piper] [mail]"""
        for seat in k.seats_in(s.tonight.fresh & awaits):
            mail.note(s, seat, k.RECRUITED, holder(s), -1, s.recruited & s.alive)
        s.tonight.fresh = 0


def holder(s: CandyMafia) -> i64:
    """The living piper; -1: there is none."""
    seat: i64
    for seat in range(s.seats):
        if s.alive >> seat & 1 and s.plays(seat, PIPER):
            return seat
    return -1


def recruit(s: CandyMafia, a: i64) -> None:
    """The player is told by mail, reads as a loner and loses every ability. [piper] [R54] [R55]"""
    doomed = s.tonight.doomed >> a & 1 and not s.house.doomed_act
    if doomed or s.recruited >> a & 1:
        return
    if s.plays(a, BY_NAME["witch"]):
        s.cursed = 0
    if s.avenges == a:
        s.avenges = -1
    s.recruited |= 1 << a
    s.tonight.fresh |= 1 << a
    if s.house.defect:
        s.sides[a] = LONER


def meet(s: CandyMafia, by: i64) -> None:
    """The piper and those of his recruits who are woken see each other. [piper]"""
    old: i64 = s.recruited & ~s.tonight.fresh & s.alive & ~s.jailed
    awake: i64 = old & ~s.tonight.asleep & ~s.dead_tonight()
    for seat in k.seats_in(old & ~awake):
        mail.not_woken(s, seat)
    everybody: i64 = (s.recruited & s.alive) | 1 << by
    for seat in k.seats_in(awake | 1 << by):
        mail.note(s, seat, k.CHORUS, by, -1, everybody)


def inherit(s: CandyMafia, seat: i64) -> None:
    """The player who takes over the piper's card learns who was led away. [piper]"""
    if s.holds(seat, PIPER):
        mail.note(s, seat, k.CHORUS, seat, -1, (s.recruited & s.alive) | 1 << seat)


ROLE: Final = Piper()
