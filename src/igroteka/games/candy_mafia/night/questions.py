"""A call of the night: whom it asks as far as they know, what they may answer, and what then happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.odd.elders_son import believes_in_office, in_office
from igroteka.games.candy_mafia.odd.piper import known_recruits
from igroteka.games.candy_mafia.roles import FORK, ONE_OUT, ROLES, TWO, WHETHER, Role
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import ALL_RECRUITED, HEIR

# Nothing speaks against it.
FINE: Final = ""
NO_ONE: Final[list[int]] = [a.NOBODY_PICKED]


def role_of(s: CandyMafia, seat: i64) -> Role:
    """The row of the seat's card, as the seat knows it."""
    return ROLES[s.believes[seat]]


def called(s: CandyMafia, seat: i64, role: Role) -> bool:
    """Would the seat be woken at its role's call, as far as it can know? [night] [R1] [R136]"""
    if (s.alive & ~s.jailed & ~s.knows_recruited()) >> seat & 1 == 0 or not s.house.works[role.card]:
        return False
    if role.once >= 0 and s.spent >> role.once & 1:
        return False
    if s.night == 1 and not role.check:
        return False
    return not role.traits & HEIR or believes_in_office(s)


def able(s: CandyMafia, seat: i64, role: Role) -> bool:
    """Is the seat really woken: neither blocked nor doomed, not recruited, not beside an elder in secret? [night] [R1] [R6]"""
    if not s.awake(seat) or s.recruited >> seat & 1:
        return False
    return not role.traits & HEIR or in_office(s, seat)


# Why a seat that answers is not woken after all: the clause of each.
UNABLE: Final = {"doomed": "R1", "recruited": "piper", "blocked": "block", "office": "elders-son"}


def obstacle(s: CandyMafia, seat: i64) -> str:
    """Why the seat is not woken."""
    if s.dead_tonight() >> seat & 1:
        return "doomed"
    if s.recruited >> seat & 1:
        return "recruited"
    return "office" if s.awake(seat) else "blocked"


def choices(s: CandyMafia, seat: i64, role: Role) -> list[int]:
    """What a role may answer, sorted. [night] [R10] [R11]"""
    if role.asks == WHETHER:
        return [a.NOBODY_PICKED, a.YES]
    out: list[int] = [a.NOBODY_PICKED] if role.optional else []
    if role.asks == ONE_OUT:
        return out + [a.PICK + other for other in range(s.seats) if s.alive >> other & 1 == 0]
    may: list[int] = [other for other in range(s.seats) if not why_not(s, seat, role, other)]
    if role.asks == TWO:
        out += [int(a.pair(one, other)) for one in may for other in may if one < other]
    else:
        out += [a.PICK + other for other in may]
        if role.asks == FORK and s.night > 1:
            first: int = a.KILL if role.other_is_kill else a.TAKE
            out += [first + other for other in may]
    return out or NO_ONE


def why_not(s: CandyMafia, seat: i64, role: Role, other: i64) -> str:
    """Why this player cannot be chosen; empty: may be. [night] [R10]"""
    if s.alive >> other & 1 == 0:
        return "out"
    if other == seat and not role.self_too:
        return "yourself"
    if role.memory >= 0 and s.last[role.memory] == other:
        return "same-again"
    if role.traits & ALL_RECRUITED and known_recruits(s, seat) >> other & 1:
        return "already-recruited"
    return FINE


def why_choice(s: CandyMafia, seat: i64, role: Role, action: i64) -> str:
    """Why an answer to a role's call is refused."""
    if action == a.NOBODY_PICKED:
        return "must-choose"
    one, other = targets(action)
    if one < 0 or (other >= 0) != (role.asks == TWO) or role.asks == WHETHER:
        return "not-this"
    if a.KILL <= action < a.TAKE and not (role.asks == FORK and role.other_is_kill and s.night > 1):
        return "not-this"
    if a.TAKE <= action < a.PAIR and (role.asks != FORK or role.other_is_kill):
        return "not-this"
    for chosen in (one, other):
        if chosen >= s.seats:
            return "no-such-seat"
    if role.asks == ONE_OUT:
        return "not-out"
    return why_not(s, seat, role, one) or (why_not(s, seat, role, other) if other >= 0 else FINE) or "not-this"


def targets(action: i64) -> tuple[int, int]:
    """The one or two players whom an answer names; -1: none."""
    if a.PICK <= action < a.PAIR:
        return int(action - a.PICK) % a.MOST_SEATS, -1
    if a.PAIR <= action < a.VOTE_NOBODY:
        return a.PAIRS[action - a.PAIR]
    return -1, -1


def perform(s: CandyMafia, seat: i64, role: Role, action: i64) -> None:
    """The role's answer takes effect, or the seat was not woken. [night] [R6] [R11]"""
    if not able(s, seat, role):
        mail.not_woken(s, seat)
        if s.telling:
            kept = obstacle(s, seat)
            mail.cause(s, "dropped", UNABLE[kept], {"seat": int(seat), "card": role.name, "why": kept})
        return
    one, other = targets(action)
    if action < 0 or (one < 0 and action != a.YES):
        for verb in role.does:
            verb.idle(s, seat)
        return
    if s.telling:
        told: dict[str, object] = {"seat": int(seat), "card": role.name, "target": one, "other": other}
        mail.cause(s, "acted", k.clause_of(role.name), told)
    mail.note(s, seat, k.CHOSE, action)
    if role.memory >= 0:
        s.tonight.choose(role.memory, one)
    if role.once >= 0:
        s.spent |= 1 << role.once
    for verb in role.other if a.KILL <= action < a.PAIR else role.does:
        verb.do(s, seat, one, other)
