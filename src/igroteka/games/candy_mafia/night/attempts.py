"""An attempt to kill, and what may stop it: parts in the order in which they are asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.knowledge import clause_of, seats_in
from igroteka.games.candy_mafia.leaving import followers
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.tonight import AXE, HEAL, SHIELD, WATCH
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import GANG_PROOF, GRUDGE, IRON, NIGHT_PROOF, SPY, TOUGH


class Killing:
    """A kind of killing: its name, whether a gang does it, whether it only strikes back."""

    def __init__(self, name: str, of_gang: bool = False, strikes_back: bool = False) -> None:
        self.name = name
        self.of_gang = of_gang
        self.strikes_back = strikes_back


BY_GANG: Final = Killing("gang", of_gang=True)
BY_WATCH: Final = Killing("watch", strikes_back=True)
BY_AXE: Final = Killing("axe", strikes_back=True)
NOBODY_VISITS: Final[list[Special]] = []


# Why an attempt ended as it did, or somebody dies in another's place or late: the clause of each.
CLAUSES: Final = {
    "axe": "woodcutter",
    "gang-proof": "vampire",
    "sealed": "block",
    "healed": "doctor",
    "iron": "blacksmith",
    "shield": "bodyguard",
    "late": "tough-guy",
    "killed": "kill",
}


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
            tell(s, killing, killers, victim, end)
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


def tell(s: CandyMafia, killing: Killing, killers: i64, victim: i64, end: str, clause: str = "") -> None:
    """A moderator hears how an attempt ended."""
    if s.telling:
        told: dict[str, object] = {"by": killing.name, "killers": seats_in(killers), "victim": int(victim), "end": end}
        # A player who cannot be killed at night owes it to the own card.
        of_card = clause_of(NAMES[s.cards[victim]]) if end == "immune" else ""
        mail.cause(s, "attempt", clause or of_card or CLAUSES[end], told)


class HitPart:
    """One thing that may end an attempt."""

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
        fall_for(s, killing, woodcutter, "axe")
        others: i64 = killers & ~(1 << woodcutter)
        if others:
            attempt(s, BY_AXE, 1 << woodcutter, one_of(s, others))
        return "axe"


class NightProof(HitPart):
    """Nobody kills the maniac at night. [maniac] [R35]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if s.trait(v, NIGHT_PROOF) or (s.house.vampire_all_night and s.trait(v, GANG_PROOF)):
            return "immune"
        return ""


class GangProof(HitPart):
    """The criminals cannot kill the vampire. [vampire] [R35]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        return "gang-proof" if killing.of_gang and s.trait(v, GANG_PROOF) else ""


class Sealed(HitPart):
    """Police, beauty and conjurer keep their player from being killed. [block]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        return "sealed" if s.tonight.sealed >> v & 1 else ""


class Healed(HitPart):
    """The doctor saves anybody but the sleepwalker. [doctor] [R36]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if s.tonight.laid[HEAL] != v or s.trait(v, SPY):
            return ""
        if s.house.healed_counts and s.trait(v, IRON):
            s.hit |= 1 << v
        return "healed"


class Iron(HitPart):
    """The blacksmith withstands the first attempt of the game. [blacksmith] [R38]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if not s.trait(v, IRON) or s.hit >> v & 1:
            return ""
        s.hit |= 1 << v
        return "iron"


class Shield(HitPart):
    """The bodyguard dies instead, once for the whole night. [bodyguard] [R37]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        t = s.tonight
        if t.laid[SHIELD] != v:
            return ""
        bodyguard: i64 = t.laid_by[SHIELD]
        t.come(killers, bodyguard)
        fall_for(s, killing, bodyguard, "shield")
        return "shield"


class Tough(HitPart):
    """The tough one falls a day later. [tough-guy] [R42]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if not killing.of_gang or not s.trait(v, TOUGH):
            return ""
        s.tonight.struck |= 1 << v
        return "late"


class Grudge(HitPart):
    """A gang that kills the dealer does not kill the next night; it never stops an attempt. [dealer]"""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        t = s.tonight
        if killing.of_gang and s.trait(v, GRUDGE) and (t.doomed & ~t.by_gang) >> v & 1 == 0:
            s.rests |= 3 if s.house.dealer_all else gangs_of(s, killers)
        return ""


class Dies(HitPart):
    """Nothing has stopped it."""

    def end(self, s: CandyMafia, killing: Killing, killers: i64, v: i64) -> str:
        if killing.of_gang:
            s.tonight.by_gang |= 1 << v
        doom(s, v)
        return "killed"


def fall_for(s: CandyMafia, killing: Killing, guard: i64, why: str) -> None:
    """A guard dies in another's place; only the doctor can help. [protect] [R34] [R37]"""
    if s.tonight.laid[HEAL] == guard and not s.trait(guard, SPY):
        return
    if killing.of_gang:
        s.tonight.by_gang |= 1 << guard
    doom(s, guard, why, CLAUSES[why])


HIT: Final[tuple[HitPart, ...]] = (
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
