"""The gangs: who wakes together, and how they agree on a victim."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, GANGS, LAWYER, ROWS, SLEEPWALKER
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import BY_GANG, attempt, one_of
from igroteka.games.candy_mafia.roles.sleepwalker import exposes, spies
from igroteka.games.candy_mafia.roles.special import Killing
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import BOSS
from igroteka.games.candy_mafia.votes import is_unanimous, most_voted

# How a murder was planned: by the vote of the gang, or by one of it alone.
BY_ALL: Final = 0
BY_ONE: Final = 1


def members(s: CandyMafia, gang: i64) -> i64:
    """The living criminals of a gang, but for those who keep apart. [gang] [R17]"""
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.alive >> seat & 1 and s.sides[seat] == CRIME and s.gang_of(seat) == gang and not s.holds(seat, LAWYER):
            mask |= 1 << seat
    return mask


def known_gang(s: CandyMafia, gang: i64) -> i64:
    """A gang as it knows itself: with the sleepwalker, without those who keep apart."""
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if s.alive >> seat & 1 == 0:
            continue
        crime = s.sides[seat] == CRIME
        if (crime and s.gang_of(seat) == gang and not s.holds(seat, LAWYER)) or (
            not crime and s.plays(seat, SLEEPWALKER)
        ):
            mask |= 1 << seat
    return mask


def introduce(s: CandyMafia) -> None:
    """On the first night each gang sees who belongs to it, the sleepwalker among them. [first-night] [gang]"""
    gang: i64
    for gang in range(s.house.gangs):
        together: i64 = members(s, gang)
        if together:
            together |= spies(s)
            mail.note_each(s, together, k.MET, gang, -1, together)


def gather(s: CandyMafia, gang: i64) -> None:
    """Who of the gang is woken now; the others hear that they were not. [gang] [R15] [R114] [R134]"""
    t = s.tonight
    usual: i64 = members(s, gang) & ~s.jailed
    spy: i64 = spies(s) & ~s.jailed
    real: i64 = usual & ~t.asleep & ~s.dead_tonight()
    if (t.stopped | t.resting) >> gang & 1:
        real = 0
    meeting: i64 = 0
    if real:
        meeting = real | (spy & ~t.asleep & ~s.dead_tonight())
    t.wake(gang, meeting)
    if usual and not real and s.telling:
        why = "stopped" if t.stopped >> gang & 1 else "resting" if t.resting >> gang & 1 else "asleep"
        no_murder(s, gang, why)
    for seat in k.seats_in((usual | spy) & ~meeting):
        # The sleepwalker may still wake with the other gang, or has.
        last: bool = gang + 1 == s.house.gangs
        if spy >> seat & 1 == 0 or (last and (t.meeting[0] | t.meeting[1]) >> seat & 1 == 0):
            mail.not_woken(s, seat)
    mail.note_each(s, meeting, k.MET, gang, -1, meeting)


# Why a gang kills nobody: the clause of each.
NO_MURDER: Final = {"stopped": "policeman", "resting": "dealer", "asleep": "block", "undecided": "gang"}


def no_murder(s: CandyMafia, gang: i64, why: str) -> None:
    """A moderator hears why a gang kills nobody tonight."""
    mail.cause(s, "no-murder", NO_MURDER[why], {"gang": GANGS[gang] if s.house.two_gangs else "crime", "why": why})


def real_members(s: CandyMafia, gang: i64) -> i64:
    """Those awake with the gang who are of it. [R15]"""
    return s.tonight.meeting[gang] & ~spies(s)


def agree(s: CandyMafia, gang: i64, votes: list[int]) -> i64:
    """The victim: unanimous, else the boss's, else most votes, else chance; -1: nobody. [gang] [R41]"""
    top: i64 = most_voted(votes)
    if top == 0:
        return -1
    if is_unanimous(votes):
        return one_of(s, top)
    boss: i64 = boss_vote(s, gang, votes)
    if boss >= 0 and not s.house.boss_breaks_ties:
        return boss
    if top & (top - 1) == 0:
        return one_of(s, top)
    if boss >= 0 and top >> boss & 1:
        return boss
    return -1 if s.house.tie_kills_nobody else one_of(s, top)


def boss_vote(s: CandyMafia, gang: i64, votes: list[int]) -> i64:
    """Whom the boss chose; of two bosses the don is heard first. [don] [dragon] [R41]"""
    best: i64 = -1
    for seat in k.seats_in(s.tonight.meeting[gang]):
        if votes[seat] >= 0 and s.trait(seat, BOSS) and (best < 0 or s.cards[seat] < s.cards[best]):
            best = seat
    return votes[best] if best >= 0 else -1


def choose(s: CandyMafia, gang: i64, votes: list[int], again: bool) -> None:
    """The gang has chosen: a murder is planned, or a sleepwalker shows the card. [gang] [R2] [R39]"""
    t = s.tonight
    victim: i64 = agree(s, gang, votes)
    pool: i64 = real_members(s, gang)
    if victim < 0 and s.telling:
        no_murder(s, gang, "undecided")
    shown: bool = not again and victim >= 0 and exposes(s, gang, victim)
    if shown:
        t.exposed |= 1 << gang
    if victim >= 0 and not (shown and s.house.exposed_only):
        t.kills = [*t.kills, [int(gang), int(victim), int(pool), BY_ALL]]
    mail.note_each(s, pool if again else t.meeting[gang], k.VICTIM, victim)


def strike(s: CandyMafia) -> None:
    """All murders of the gangs are carried out together. [gang] [R2] [R3]"""
    for gang in (0, 1):
        for murder in s.tonight.kills:
            if murder[0] == gang and murder[3] == BY_ALL:
                attempt(s, BY_GANG, murder[2], murder[1])
    for murder in s.tonight.kills:
        if murder[3] == BY_ONE:
            role = ROWS[s.believes[k.seats_in(murder[2])[0]]]
            attempt(s, Killing(role.name, of_gang=True), murder[2], murder[1])


def has_murder(s: CandyMafia, seat: i64) -> bool:
    """Has the seat's gang agreed on a victim tonight? [R51]"""
    gang: i64 = s.gang_of(seat)
    return any(murder[0] == gang for murder in s.tonight.kills)
