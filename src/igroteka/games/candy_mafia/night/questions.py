"""The questions of the night: whom a window asks as far as they know, what they may answer, and why not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.cards import FORK, ONE_OUT, ROWS, TWO, WHETHER, Row
from igroteka.games.candy_mafia.night.schedule import AGAIN, EXTRA, GANG, Window, fates_too, window
from igroteka.games.candy_mafia.roles.sleepwalker import again
from igroteka.games.candy_mafia.roles.special import FINE, Special
from igroteka.games.candy_mafia.state import CandyMafia

NO_ONE: Final[list[int]] = [a.NOBODY_PICKED]
# What a window asks a player: nothing, what the role may do, something else besides the call, a choice made once.
NOT_ASKED: Final = 0
BY_ROLE: Final = 1
FURTHER: Final = 2
FATE: Final = 3


def role_of(s: CandyMafia, seat: i64) -> Row:
    """The row of the seat's card, as the seat knows it."""
    return ROWS[s.believes[seat]]


def special_of(s: CandyMafia, seat: i64) -> Special:
    """What is special about the seat's card, as the seat knows it."""
    return s.house.specials[s.believes[seat]]


def owing(s: CandyMafia) -> i64:
    """Who may make a choice that is made once. [fate] [R5] [R11]"""
    return s.owes & s.alive & ~s.knows_recruited()


def called(s: CandyMafia, seat: i64, role: Row) -> bool:
    """Would the seat be woken at its role's call, as far as it can know? [night] [R1] [R136]"""
    card = s.believes[seat]
    if (s.alive & ~s.jailed & ~s.knows_recruited()) >> seat & 1 == 0 or not s.house.works[card]:
        return False
    if role.once >= 0 and s.spent >> role.once & 1:
        return False
    if s.night == 1 and not role.check:
        return False
    return s.house.specials[card].is_called(s)


def entitled(s: CandyMafia, seat: i64, role: Row) -> bool:
    """May the seat do more than vote tonight? [extra]"""
    if not called(s, seat, role) or not s.awake(seat) or s.recruited >> seat & 1:
        return False
    return special_of(s, seat).entitled(s, seat)


def asked(s: CandyMafia, w: Window) -> list[int]:
    """The seats that a window asks."""
    if w.kind == GANG:
        return k.seats_in(s.tonight.meeting[w.gang])
    if w.kind == AGAIN:
        return k.seats_in(again(s, w.gang))
    if w.kind == EXTRA:
        return k.seats_in(s.tonight.extra)
    return [seat for seat in range(s.seats) if question(s, w, seat) != NOT_ASKED]


def question(s: CandyMafia, w: Window, seat: i64) -> i64:
    """What the window asks the seat."""
    if s.alive >> seat & 1 == 0:
        return NOT_ASKED
    if s.owes >> seat & 1 and owing(s) >> seat & 1 and fates_too(s, w):
        return FATE
    card: i64 = s.believes[seat]
    if card == w.further_card and s.house.specials[card].asked_further(s) == seat:
        return FURTHER
    number: i64 = s.house.numbers[card]
    if w.first <= number <= w.last and called(s, seat, role_of(s, seat)):
        return BY_ROLE
    return NOT_ASKED


def by_role(s: CandyMafia, w: Window, seat: i64) -> bool:
    """Does the window ask the seat what its role may do?"""
    return w.kind == EXTRA or question(s, w, seat) in (BY_ROLE, FATE)


def legal(s: CandyMafia, seat: i64) -> list[int]:
    """What the seat may answer in the present window."""
    w = window(s)
    if by_role(s, w, seat):
        return choices(s, seat, role_of(s, seat))
    return [a.PICK + other for other in range(s.seats) if not why_not_further(s, w, seat, other)] or NO_ONE


def why(s: CandyMafia, seat: i64, action: i64) -> str:
    """Why an answer is refused in the present window."""
    w = window(s)
    if by_role(s, w, seat):
        return why_choice(s, seat, role_of(s, seat), action)
    if action == a.NOBODY_PICKED:
        return "must-choose"
    one, _ = targets(action)
    if not a.PICK <= action < a.KILL:
        return "not-this"
    return "no-such-seat" if one >= s.seats else why_not_further(s, w, seat, one)


def why_not_further(s: CandyMafia, w: Window, seat: i64, other: i64) -> str:
    """Why the answer to a question besides the call cannot be this player. [night]"""
    if s.alive >> other & 1 == 0:
        return "out"
    if other == seat or w.further_card < 0:
        return "yourself"
    return s.house.specials[w.further_card].why_not_further(s, other)


def choices(s: CandyMafia, seat: i64, role: Row) -> list[int]:
    """What a role may answer, sorted. [night] [R10] [R11]"""
    if role.asks == WHETHER:
        return [a.NOBODY_PICKED, a.YES]
    out: list[int] = [a.NOBODY_PICKED] if role.optional else []
    if role.asks == ONE_OUT:
        return out + [a.PICK + other for other in range(s.seats) if s.alive >> other & 1 == 0]
    barred: i64 = special_of(s, seat).barred(s, seat)
    may: list[int] = [other for other in range(s.seats) if not why_not(s, seat, role, barred, other)]
    if role.asks == TWO:
        out += [int(a.pair(one, other)) for one in may for other in may if one < other]
    else:
        out += [a.PICK + other for other in may]
        if role.asks == FORK and s.night > 1:
            first: int = a.KILL if role.other_is_kill else a.TAKE
            out += [first + other for other in may]
    return out or NO_ONE


def why_not(s: CandyMafia, seat: i64, role: Row, barred: i64, other: i64) -> str:
    """Why this player cannot be chosen; empty: may be. [night] [R10]"""
    if s.alive >> other & 1 == 0:
        return "out"
    if other == seat and not role.self_too:
        return "yourself"
    if role.memory >= 0 and s.last[role.memory] == other:
        return "same-again"
    return special_of(s, seat).why_barred() if barred >> other & 1 else FINE


def why_choice(s: CandyMafia, seat: i64, role: Row, action: i64) -> str:
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
    barred: i64 = special_of(s, seat).barred(s, seat)
    reason = why_not(s, seat, role, barred, one)
    if not reason and other >= 0:
        reason = why_not(s, seat, role, barred, other)
    return reason or "not-this"
