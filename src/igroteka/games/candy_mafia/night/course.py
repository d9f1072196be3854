"""The course of the night: window after window, what the answers do in the book's order, and then the mail."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.cards import AT_MURDERS, FIRST_NIGHT, Row
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.gangs import gather, strike
from igroteka.games.candy_mafia.night.opening import choose_once
from igroteka.games.candy_mafia.night.questions import BY_ROLE, entitled, question, role_of, special_of
from igroteka.games.candy_mafia.night.schedule import (
    CALLS,
    EXTRA,
    GANG,
    REVENGE_CALL,
    Window,
    fates_too,
    opens,
    program,
    window,
)
from igroteka.games.candy_mafia.roles import punisher
from igroteka.games.candy_mafia.state import CandyMafia


def go_on(s: CandyMafia) -> None:
    """Open the next window of the night, or let the mail come. [night]"""
    windows = program(s.house.called)
    while s.place + 1 < len(windows):
        s.place += 1
        w = windows[s.place]
        if opens(s, w):
            prepare(s, w)
            s.then(s.game.steps[w.step])
            return
        if w.further == AT_MURDERS:
            settle_murders(s)
    s.place = -1
    deliver(s)
    s.then(s.game.steps["mail"])


def after_fates(s: CandyMafia) -> None:
    """All who choose once were asked together: nobody is named any more. [first-night]"""
    if s.house.called:
        s.place = len(FIRST_NIGHT) - 1
    go_on(s)


def prepare(s: CandyMafia, w: Window) -> None:
    """What is settled before anybody is asked: who wakes."""
    if w.kind == GANG:
        gather(s, w.gang)
    elif w.kind == EXTRA:
        s.tonight.extra = 0
        seat: i64
        for seat in range(s.seats):
            role = role_of(s, seat)
            if w.first <= role.number <= w.last and entitled(s, seat, role):
                s.tonight.extra |= 1 << seat
                special_of(s, seat).woken(s, seat)


def resolve(s: CandyMafia, answers: list[int]) -> None:
    """The calls of the window happen one after another, in the book's order. [night] [R1]"""
    w = window(s)
    if fates_too(s, w):
        choose_once(s, answers)
    if w.further_card >= 0:
        special = s.house.specials[w.further_card]
        asked: i64 = special.asked_further(s)
        if asked >= 0:
            special.answer_further(s, asked, answers[asked])
    if w.further == AT_MURDERS:
        settle_murders(s)
    for place in in_turn(s, w):
        seat: i64 = place & 31
        if place >> 5 == REVENGE_CALL:
            punisher.strike_back(s)
        perform(s, seat, role_of(s, seat), answers[seat])
    if w.first <= REVENGE_CALL <= w.last and s.avenges >= 0:
        punisher.strike_back(s)
    go_on(s)


def in_turn(s: CandyMafia, w: Window) -> list[int]:
    """The seats that the window asked by their roles, with the numbers of their calls, as they come."""
    mask: i64 = s.tonight.extra if w.kind == EXTRA else 0
    out: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if mask >> seat & 1 or (w.kind == CALLS and question(s, w, seat) == BY_ROLE):
            out.append(int(role_of(s, seat).number * 32 + seat))
    out.sort()
    return out


def settle_murders(s: CandyMafia) -> None:
    """The gangs' murders that nobody gave up are done. [gang] [R2]"""
    if s.night > 1:
        strike(s)


def able(s: CandyMafia, seat: i64) -> bool:
    """Is the seat really woken: not blocked, doomed or recruited, and does its ability work? [night] [R1] [R6]"""
    if not s.awake(seat) or s.recruited >> seat & 1:
        return False
    return special_of(s, seat).is_able(s, seat)


# Why a seat that answers is not woken after all: the clause of each.
UNABLE: Final = {"doomed": "R1", "recruited": "piper", "blocked": "block", "office": "elders-son"}


def obstacle(s: CandyMafia, seat: i64) -> str:
    """Why the seat is not woken."""
    if s.dead_tonight() >> seat & 1:
        return "doomed"
    if s.recruited >> seat & 1:
        return "recruited"
    return "office" if s.awake(seat) else "blocked"


def perform(s: CandyMafia, seat: i64, role: Row, action: i64) -> None:
    """The role's answer takes effect, or the seat was not woken. [night] [R6] [R11]"""
    special = special_of(s, seat)
    if not able(s, seat):
        mail.not_woken(s, seat)
        if s.telling:
            kept = obstacle(s, seat)
            mail.cause(s, "dropped", UNABLE[kept], {"seat": int(seat), "card": role.name, "why": kept})
        return
    one, other = targets(action)
    if action < 0 or (one < 0 and action != a.YES):
        for deed in special.does:
            deed.idle(s, seat)
        return
    if s.telling:
        told: dict[str, object] = {"seat": int(seat), "card": role.name, "target": one, "other": other}
        mail.cause(s, "acted", k.clause_of(role.name), told)
    mail.note(s, seat, k.CHOSE, action)
    if role.memory >= 0:
        s.tonight.choose(role.memory, one)
    if role.once >= 0:
        s.spent |= 1 << role.once
    for deed in special.other if a.KILL <= action < a.PAIR else special.does:
        deed.do(s, seat, one, other)


def deliver(s: CandyMafia) -> None:
    """The mail of the night: everybody opens it, few find something. [mail] [R106]"""
    alive: i64 = s.alive & ~s.tonight.doomed
    for card in s.house.roles.with_letters:
        s.house.specials[card].letters(s, alive)
