"""Sides as a player may believe them to be."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, LAWYER, SLEEPWALKER, TOWN
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night.schedule import window
from igroteka.games.candy_mafia.state import CandyMafia


def take_sides(s: CandyMafia, known: Known, rng: Rng) -> None:
    """Sides as printed, but for converts whom the seat has met; somebody alive is a criminal."""
    me: i64 = known.me
    mine = s.believes[me] if me >= 0 else -1
    seat: i64
    for seat in range(s.seats):
        s.print_side(seat)
    s.believes = [s.cards[x] if s.alive >> x & 1 or s.shown[x] < 0 else s.shown[x] for x in range(s.seats)]
    for other, gang in sorted(known.gangs.items()):
        if s.alive >> other & 1 and not s.holds(other, SLEEPWALKER) and s.sides[other] != CRIME:
            convert(s, other, gang)
    if me >= 0:
        s.believes[me] = mine
        s.sides[me] = int(known.side)
        if known.side == CRIME:
            convert(s, me, known.gang)
    gang_now: i64 = gang_at_window(s)
    for gang_wanted in range(s.house.gangs):
        if not has_criminal(s, me, gang_wanted, gang_now):
            candidates = [x for x in k.seats_in(s.alive & ~s.jailed) if x != me and s.sides[x] == TOWN]
            candidates = candidates or [x for x in k.seats_in(s.alive) if x != me]
            if candidates:
                convert(s, candidates[rng.below(len(candidates))], gang_wanted)


def gang_at_window(s: CandyMafia) -> i64:
    """The gang of which somebody must be awake, for its window stands though nothing is held; -1: none."""
    return window(s).gang if not s.held and s.top.name == "gang" else -1


def has_criminal(s: CandyMafia, me: i64, gang: i64, gang_now: i64) -> bool:
    """Has the gang somebody, or need it have nobody?"""
    if gang == gang_now and not (
        me >= 0 and s.tonight.meeting[gang] >> me & 1
    ):  # that the window stands tells that somebody else is awake
        return any(
            s.sides[x] == CRIME and s.gang_of(x) == gang and not s.holds(x, LAWYER)
            for x in k.seats_in(s.alive & ~s.jailed)
            if x != me
        )
    if s.house.two_gangs:
        return True
    return any(s.sides[x] == CRIME for x in k.seats_in(s.alive))


def convert(s: CandyMafia, seat: i64, gang: i64) -> None:
    """The seat is a criminal of this gang."""
    s.sides[seat] = CRIME
    if s.house.two_gangs and gang == 1:
        s.triad |= 1 << seat
    else:
        s.triad &= ~(1 << seat)
