"""The ending of the night: small parts of the dawn, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.exits import go_out
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.state import NO_MEMORY, Tonight
from igroteka.games.candy_mafia.roles import jailer, punisher, tough_guy
from igroteka.games.candy_mafia.state import CandyMafia


def keep_memories(s: CandyMafia) -> None:
    """The punisher has earned a revenge, or not; cards with a memory remember. [punisher] [night]"""
    punisher.earn(s)
    s.last = s.tonight.chosen if s.night > 1 else NO_MEMORY


# Why nobody died in the night: the clause of each.
QUIET: Final = {"first": "first-night", "saved": "protect", "spared": "kill"}


def begin(s: CandyMafia) -> None:
    """The day begins. [dawn]"""
    s.day = s.night
    s.at_dawn = True
    s.quiet += 1
    if s.telling:
        s.tell(Event("dawn", {"day": int(s.day), "quiet": s.tonight.doomed == 0}))
        if s.tonight.doomed == 0:
            why = "first" if s.night == 1 else "saved" if any(s.tonight.met) else "spared"
            mail.cause(s, "nobody-died", QUIET[why], {"why": why})


def come_back(s: CandyMafia) -> None:
    """Somebody comes back, free of prison, rid of wounds and of all that others did to them. [reanimator] [R58]"""
    seat: i64 = s.tonight.raised
    if seat < 0:
        return
    bit: i64 = 1 << seat
    s.alive |= bit
    s.used |= 1
    s.cursed &= ~bit
    s.jailed &= ~bit
    s.hit &= ~bit
    s.due &= ~bit
    for special in s.house.specials:
        special.comes_back(s, seat)
    if s.telling:
        s.tell(Event("returned", {"seat": int(seat)}))


def leave_together(s: CandyMafia) -> None:
    """All who died in the night leave together and show their cards. [dawn] [R61]"""
    for seat in k.seats_in(s.tonight.doomed & s.alive):
        if s.telling:
            s.tell(Event("left", {"seat": seat, "card": NAMES[s.cards[seat]]}))
        go_out(s, seat, False)


def announce(s: CandyMafia) -> None:
    """Who takes no part today, who is silent, and, if agreed, that the criminals missed. [dawn] [R62] [R63]"""
    t = s.tonight
    s.still = t.still & s.alive
    s.mute = t.mute & s.alive & ~s.still
    s.immune = t.immune & s.alive
    if not s.telling:
        return
    for seat in k.seats_in(s.still):
        s.tell(Event("absent", {"seat": seat}))
    for seat in k.seats_in(s.mute):
        s.tell(Event("silent", {"seat": seat}))
    if s.house.tell_miss and s.day > 1 and not t.doomed & t.by_gang:
        s.tell(Event("missed", {}))


# In the order of the book.
DAWN: Final[tuple[Callable[[CandyMafia], None], ...]] = (
    tough_guy.fall,
    keep_memories,
    begin,
    come_back,
    leave_together,
    jailer.lock_up,
    announce,
)


def end_night(s: CandyMafia) -> None:
    """Day breaks. [dawn]"""
    for part in DAWN:
        part(s)
    s.tonight = Tonight(s.seats)
