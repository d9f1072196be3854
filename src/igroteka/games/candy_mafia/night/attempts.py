"""An attempt to kill, and what may stop it: parts in the order in which they are asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.knowledge import clause_of, seats_in
from igroteka.games.candy_mafia.leaving import followers
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.state import AXE, HEAL, SHIELD, WATCH
from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia

BY_GANG: Final = Killing("gang", of_gang=True)
BY_WATCH: Final = Killing("watch", strikes_back=True)
BY_AXE: Final = Killing("axe", strikes_back=True)
NOBODY_VISITS: Final[list[Special]] = []


def attempt(s: CandyMafia, killing: Killing, killers: i64, victim: i64, found: bool = False) -> None:
    """Somebody tries to kill: the sentry, the woodcutter at the door, an empty house, then the victim's defences.

    [kill] [R31] [R32] [R33]
    """
    t = s.tonight
    t.come(killers, victim)
    comes: bool = not killing.strikes_back
    sentry: i64 = t.laid_by[WATCH]
    if comes and t.laid[WATCH] == victim and not t.watch_used and killers >> sentry & 1 == 0:
        t.watch_used = True
        attempt(s, BY_WATCH, 1 << sentry, one_of(s, killers))
    visiting = s.house.roles.visiting if comes and not found else NOBODY_VISITS
    for special in visiting:
        if special.is_away(s, victim) and (t.laid[AXE] != victim or t.axe_used):
            tell(s, killing, killers, victim, "away", clause_of(special.row.name))
            return
    before: i64 = t.doomed
    hit(s, killing, killers, victim)
    dies: bool = (t.doomed & ~before) >> victim & 1 == 1
    for special in visiting:
        other: i64 = special.found_with(s, victim, killers, dies)
        if other >= 0:
            attempt(s, killing, killers, other, True)


def hit(s: CandyMafia, killing: Killing, killers: i64, victim: i64) -> None:
    """The first part that ends the attempt ends it. [protect]"""
    for part in HIT:
        end = part.end(s, killing, killers, victim)
        if end:
            tell(s, killing, killers, victim, end, part.clause)
            return


def doom(s: CandyMafia, victim: i64, why: str = "", clause: str = "") -> None:
    """Somebody will have left by the morning, and others along with them. [kill] [R8]"""
    t = s.tonight
    if t.doomed >> victim & 1:
        return
    t.doomed |= 1 << victim
    if why and s.telling:
        mail.cause(s, "chain", clause, {"seat": int(victim), "cause": why})
    for other, special in followers(s, victim):
        doom(s, other, special.chain, clause_of(special.row.name))


def one_of(s: CandyMafia, mask: i64) -> i64:
    """One of these seats at random. [R12]"""
    seats = seats_in(mask)
    if len(seats) == 1:
        return seats[0]
    return seats[s.chance().below(len(seats))]


def gangs_of(s: CandyMafia, killers: i64) -> i64:
    """The gangs that these killers are of, as bits."""
    if not s.house.two_gangs:
        return 1
    return (1 if killers & ~s.triad else 0) | (2 if killers & s.triad else 0)


def tell(s: CandyMafia, killing: Killing, killers: i64, victim: i64, end: str, clause: str) -> None:
    """A moderator hears how an attempt ended."""
    if s.telling:
        told: dict[str, object] = {"by": killing.name, "killers": seats_in(killers), "victim": int(victim), "end": end}
        mail.cause(s, "attempt", clause, told)


class HitPart:
    """One thing that may end an attempt, and its clause."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        """How the attempt ends here; empty: it goes on."""
        raise AssertionError("a part says how it ends an attempt")


class AxeAtTheDoor(HitPart):
    """The woodcutter meets the first attempt: he dies, and one of the killers with him. [woodcutter] [R34]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        t = s.tonight
        if t.laid[AXE] != v or t.axe_used or killing is BY_AXE:
            return ""
        t.axe_used = True
        woodcutter: i64 = t.laid_by[AXE]
        t.come(killers, woodcutter)
        fall_for(s, killing, woodcutter, "axe", self.clause)
        others: i64 = killers & ~(1 << woodcutter)
        if others:
            attempt(s, BY_AXE, 1 << woodcutter, one_of(s, others))
        return "axe"


class OwnPower(HitPart):
    """The power of the victim's own card, unless it was recruited. [protect] [R55]"""

    def __init__(self, name: str) -> None:
        super().__init__(clause_of(name))
        self.card: i64 = BY_NAME[name]

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        return s.house.specials[self.card].withstands(s, killing, killers, v) if s.plays(v, self.card) else ""


class Sealed(HitPart):
    """Police, beauty and conjurer keep their player from being killed. [block]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        return "sealed" if s.tonight.sealed >> v & 1 else ""


class Healed(HitPart):
    """The doctor saves the victim. [doctor] [R36]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        return "healed" if is_healed(s, v) else ""


class Shield(HitPart):
    """The bodyguard dies instead, once for the whole night. [bodyguard] [R37]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        t = s.tonight
        if t.laid[SHIELD] != v:
            return ""
        bodyguard: i64 = t.laid_by[SHIELD]
        t.come(killers, bodyguard)
        fall_for(s, killing, bodyguard, "shield", self.clause)
        return "shield"


class Dies(HitPart):
    """Nothing has stopped it."""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if killing.of_gang:
            s.tonight.by_gang |= 1 << v
        doom(s, v)
        return "killed"


def is_healed(s: CandyMafia, seat: i64) -> bool:
    """Has the doctor come, and can he save this card? [doctor] [R36]"""
    return s.tonight.laid[HEAL] == seat and s.house.specials[s.cards[seat]].is_saved(s, seat)


def fall_for(s: CandyMafia, killing: Killing, guard: i64, why: str, clause: str) -> None:
    """A guard dies in another's place; only the doctor can help. [protect] [R34] [R37]"""
    if is_healed(s, guard):
        return
    if killing.of_gang:
        s.tonight.by_gang |= 1 << guard
    doom(s, guard, why, clause)


HIT: Final[tuple[HitPart, ...]] = (
    AxeAtTheDoor("woodcutter"),
    OwnPower("maniac"),
    OwnPower("vampire"),
    Sealed("block"),
    Healed("doctor"),
    OwnPower("blacksmith"),
    Shield("bodyguard"),
    OwnPower("tough_guy"),
    OwnPower("dealer"),
    Dies("kill"),
)
