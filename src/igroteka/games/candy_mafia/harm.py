"""An attempt to kill, and what may stop it: parts in the order in which they are asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import mail
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.knowledge import clause_of, seats_in
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.tonight import AXE, HEAL, SHIELD, WATCH
from igroteka.games.candy_mafia.traits import COVEN, GANG_PROOF, GRUDGE, IRON, NIGHT_PROOF, SPY, TOUGH

# Who kills. All before the sentry come by themselves; sentry and woodcutter only strike back.
KINDS: Final = (
    "gang",
    "teacher",
    "inquisitor",
    "detective",
    "mercenary",
    "maniac",
    "punisher",
    "watch",
    "axe",
)
BY_GANG: Final = 0
BY_TEACHER: Final = 1
BY_INQUISITOR: Final = 2
BY_DETECTIVE: Final = 3
BY_MERCENARY: Final = 4
BY_MANIAC: Final = 5
BY_PUNISHER: Final = 6
BY_WATCH: Final = 7
BY_AXE: Final = 8


# Why an attempt ended as it did, and why somebody leaves without one: the clause of each.
CLAUSES: Final = {
    "away": "admirer",
    "axe": "woodcutter",
    "gang-proof": "vampire",
    "sealed": "block",
    "healed": "doctor",
    "iron": "blacksmith",
    "shield": "bodyguard",
    "late": "tough-guy",
    "killed": "kill",
    "link": "matchmaker",
    "curse": "witch",
    "sacrifice": "sorcerer",
}


def attempt(s: CandyMafia, kind: i64, killers: i64, victim: i64, as_guest: bool = False) -> None:
    """Somebody tries to kill somebody: the sentry, the woodcutter at the door, an empty house, then the victim's defences. [kill] [R31] [R32] [R33]"""
    t = s.tonight
    t.come(killers, victim)
    comes: bool = kind < BY_WATCH
    sentry: i64 = t.laid_by[WATCH]
    if comes and t.laid[WATCH] == victim and not t.watch_used and killers >> sentry & 1 == 0:
        t.watch_used = True
        attempt(s, BY_WATCH, 1 << sentry, one_of(s, killers))
    if comes and not as_guest and t.guest == victim and (t.laid[AXE] != victim or t.axe_used):
        tell(s, kind, killers, victim, "away")
        return
    before: i64 = t.doomed
    hit(s, kind, killers, victim)
    at_home: bool = not s.house.guest_with_host or (t.doomed & ~before) >> victim & 1 == 1
    if comes and not as_guest and t.host == victim and killers >> t.guest & 1 == 0 and at_home:
        attempt(s, kind, killers, t.guest, True)


def hit(s: CandyMafia, kind: i64, killers: i64, victim: i64) -> None:
    """The first part that ends the attempt ends it. [protect]"""
    for part in HIT:
        end = part.end(s, kind, killers, victim)
        if end:
            tell(s, kind, killers, victim, end)
            return


def doom(s: CandyMafia, victim: i64, why: str) -> None:
    """Somebody will have left by the morning; whoever is linked or cursed goes along at once. [kill] [R8]"""
    t = s.tonight
    if t.doomed >> victim & 1:
        return
    t.doomed |= 1 << victim
    if why and s.telling:
        mail.cause(s, "chain", CLAUSES[why], {"seat": int(victim), "cause": why})
    for partner in s.unlink(victim):
        doom(s, partner, "link")
    if s.trait(victim, COVEN):
        for cursed in seats_in(s.cursed & s.alive & ~t.doomed):
            doom(s, cursed, "curse")


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


def tell(s: CandyMafia, kind: i64, killers: i64, victim: i64, end: str) -> None:
    """A moderator hears how an attempt ended."""
    if s.telling:
        told: dict[str, object] = {"by": KINDS[kind], "killers": seats_in(killers), "victim": int(victim), "end": end}
        # Whoever cannot be killed at night owes it to the own card.
        clause = clause_of(NAMES[s.cards[victim]]) if end == "immune" else CLAUSES[end]
        mail.cause(s, "attempt", clause, told)


class Part:
    """One thing that may end an attempt."""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        """How the attempt ends here; empty: it goes on."""
        raise AssertionError("a part says how it ends an attempt")


class AxeAtTheDoor(Part):
    """The woodcutter meets the first attempt: he dies, and one of the killers with him. [woodcutter] [R34]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        t = s.tonight
        if t.laid[AXE] != v or t.axe_used or kind == BY_AXE:
            return ""
        t.axe_used = True
        woodcutter: i64 = t.laid_by[AXE]
        t.come(killers, woodcutter)
        fall_for(s, kind, woodcutter, "axe")
        others: i64 = killers & ~(1 << woodcutter)
        if others:
            attempt(s, BY_AXE, 1 << woodcutter, one_of(s, others))
        return "axe"


class NightProof(Part):
    """Nobody kills the maniac at night. [maniac] [R35]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        if s.trait(v, NIGHT_PROOF) or (s.house.vampire_all_night and s.trait(v, GANG_PROOF)):
            return "immune"
        return ""


class GangProof(Part):
    """The criminals cannot kill the vampire. [vampire] [R35]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        return "gang-proof" if kind <= BY_TEACHER and s.trait(v, GANG_PROOF) else ""


class Sealed(Part):
    """Police, beauty and conjurer keep their player from being killed. [block]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        return "sealed" if s.tonight.sealed >> v & 1 else ""


class Healed(Part):
    """The doctor saves anybody but the sleepwalker. [doctor] [R36]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        if s.tonight.laid[HEAL] != v or s.trait(v, SPY):
            return ""
        if s.house.healed_counts and s.trait(v, IRON):
            s.hit |= 1 << v
        return "healed"


class Iron(Part):
    """The blacksmith withstands the first attempt of the game. [blacksmith] [R38]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        if not s.trait(v, IRON) or s.hit >> v & 1:
            return ""
        s.hit |= 1 << v
        return "iron"


class Shield(Part):
    """The bodyguard dies instead, once for the whole night. [bodyguard] [R37]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        t = s.tonight
        if t.laid[SHIELD] != v:
            return ""
        bodyguard: i64 = t.laid_by[SHIELD]
        t.come(killers, bodyguard)
        fall_for(s, kind, bodyguard, "shield")
        return "shield"


class Tough(Part):
    """The tough one falls a day later. [tough-guy] [R42]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        if kind > BY_TEACHER or not s.trait(v, TOUGH):
            return ""
        s.tonight.struck |= 1 << v
        return "late"


class Grudge(Part):
    """A gang that kills the dealer does not kill the next night; it never stops an attempt. [dealer]"""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        t = s.tonight
        if kind <= BY_TEACHER and s.trait(v, GRUDGE) and (t.doomed & ~t.by_gang) >> v & 1 == 0:
            s.rests |= 3 if s.house.dealer_all else gangs_of(s, killers)
        return ""


class Dies(Part):
    """Nothing has stopped it."""

    def end(self, s: CandyMafia, kind: i64, killers: i64, v: i64) -> str:
        if kind <= BY_TEACHER:
            s.tonight.by_gang |= 1 << v
        doom(s, v, "")
        return "killed"


def fall_for(s: CandyMafia, kind: i64, guard: i64, why: str) -> None:
    """A guard dies in another's place; only the doctor can help. [protect] [R34] [R37]"""
    if s.tonight.laid[HEAL] == guard and not s.trait(guard, SPY):
        return
    if kind <= BY_TEACHER:
        s.tonight.by_gang |= 1 << guard
    doom(s, guard, why)


HIT: Final[tuple[Part, ...]] = (
    AxeAtTheDoor(),
    NightProof(),
    GangProof(),
    Sealed(),
    Healed(),
    Iron(),
    Shield(),
    Tough(),
    Grudge(),
    Dies(),
)
