"""The night: its calls in the book's order, cut into windows; a called night has one for each call, a fast night a few."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.daybreak import deliver
from igroteka.games.candy_mafia.night.gangs import gather, strike
from igroteka.games.candy_mafia.night.questions import (
    FINE,
    NO_ONE,
    called,
    choices,
    perform,
    role_of,
    targets,
    why_choice,
)
from igroteka.games.candy_mafia.odd import punisher, sorcerer
from igroteka.games.candy_mafia.odd.sleepwalker import again
from igroteka.games.candy_mafia.odd.sorcerer import has_murder
from igroteka.games.candy_mafia.odd.teacher import is_last
from igroteka.games.candy_mafia.roles import ROLES, Role
from igroteka.games.candy_mafia.state import CandyMafia

# What a window is for.
CALLS: Final = 0
GANG: Final = 1
AGAIN: Final = 2
EXTRA: Final = 3
FIRST: Final = 4
TEACHER: Final = 19
SORCERER: Final = 20
AVENGING: Final = 26
LAST: Final = 34

# On the first night these are called by name before the others, in the book's order; only three of them choose.
FIRST_NIGHT: Final = (
    "sleepwalker",
    "vampire",
    "blacksmith",
    "drunk",
    "shapeshifter",
    "matchmaker",
    "executioner",
    "don",
    "dragon",
    "dealer",
    "tough_guy",
    "saviour",
    "avenger",
    "elders_son",
    "nobleman",
    "wanderer",
)


class Window:
    """Calls that are made at once: those from first to last, and what comes with them."""

    def __init__(
        self,
        step: str,
        kind: i64,
        first: i64 = 0,
        last: i64 = 0,
        gang: i64 = 0,
        revenge: bool = False,
        second: bool = False,
    ) -> None:
        self.step = step
        self.kind: i64 = kind
        self.first: i64 = first
        self.last: i64 = last
        self.gang: i64 = gang
        # The punisher names the victim of a revenge; the sorcerer a second townsperson.
        self.revenge = revenge
        self.second = second
        # The cards for which it is opened.
        self.cards = called_in(kind, first, last, second)


def called_in(kind: i64, first: i64, last: i64, second: bool) -> list[int]:
    """The cards for which a window is opened: those of its calls, or whoever is asked in it once more."""
    if kind == AGAIN:
        return [BY_NAME["sleepwalker"]]
    if kind == FIRST:
        return [BY_NAME[FIRST_NIGHT[first - 1]]]
    if first > last:
        return [BY_NAME["sorcerer" if second else "punisher"]]
    return [int(role.card) for role in ROLES if first <= role.number <= last]


GANGS: Final = (
    Window("gang", GANG, gang=0),
    Window("gang", GANG, gang=1),
    Window("gang", AGAIN, gang=0),
    Window("gang", AGAIN, gang=1),
)
FAST: Final[tuple[Window, ...]] = (
    Window("call", CALLS, 1, 17, revenge=True),
    *GANGS,
    Window("call", EXTRA, TEACHER, SORCERER),
    Window("call", CALLS, 21, LAST, second=True),
)
CALLED: Final[tuple[Window, ...]] = (
    *(Window("fate", FIRST, number, number) for number in range(1, len(FIRST_NIGHT) + 1)),
    *(Window("call", CALLS, number, number) for number in range(1, 18)),
    *GANGS,
    Window("call", EXTRA, TEACHER, TEACHER),
    Window("call", EXTRA, SORCERER, SORCERER),
    Window("call", CALLS, 0, -1, second=True),
    *(Window("call", CALLS, number, number) for number in range(21, AVENGING)),
    Window("call", CALLS, 0, -1, revenge=True),
    *(Window("call", CALLS, number, number) for number in range(AVENGING, LAST + 1)),
)


def window(s: CandyMafia) -> Window:
    """The present window."""
    return program(s)[s.place]


def first_called(w: Window) -> str:
    """Who is called by name in this window of the first night. [first-night]"""
    return FIRST_NIGHT[w.first - 1]


def program(s: CandyMafia) -> tuple[Window, ...]:
    """The windows of the night as agreed."""
    return CALLED if s.house.called else FAST


def opens(s: CandyMafia, w: Window) -> bool:
    """Is the window opened tonight? That depends on nothing but what everybody knows. [night] [R101] [R102] [R104] [R121]"""
    if w.kind == FIRST:
        if s.night > 1:
            return False
    elif w.kind != CALLS or w.first > w.last:
        if s.night == 1 or w.gang >= s.house.gangs:
            return False
        if w.kind == GANG:
            return True
    elif s.night == 1 and not s.house.first_checks:
        return False
    elif w.first < w.last:
        return True
    return any(s.still_called(card) for card in w.cards)


def go_on(s: CandyMafia) -> None:
    """Open the next window of the night, or let the mail come. [night]"""
    windows = program(s)
    while s.place + 1 < len(windows):
        s.place += 1
        w = windows[s.place]
        if opens(s, w):
            prepare(s, w)
            s.then(s.game.steps[w.step])
            return
        if w.second:
            settle_murders(s)
    s.place = -1
    deliver(s)
    s.then(s.game.steps["mail"])


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
                if role.number == TEACHER:
                    mail.note(s, seat, k.LAST)


def entitled(s: CandyMafia, seat: i64, role: Role) -> bool:
    """May teacher or sorcerer do more than vote tonight? [extra] [teacher] [sorcerer] [R51]"""
    if not called(s, seat, role) or not s.awake(seat) or s.recruited >> seat & 1:
        return False
    return is_last(s, seat) if role.number == TEACHER else has_murder(s, seat)


def asked(s: CandyMafia, w: Window) -> list[int]:
    """The seats that a window asks."""
    if w.kind == GANG:
        return k.seats_in(s.tonight.meeting[w.gang])
    if w.kind == AGAIN:
        return k.seats_in(again(s, w.gang))
    if w.kind == EXTRA:
        return k.seats_in(s.tonight.extra)
    return [seat for seat in range(s.seats) if question(s, w, seat) != NOT_ASKED]


NOT_ASKED: Final = 0
BY_ROLE: Final = 1
BY_REVENGE: Final = 2
BY_REFUSAL: Final = 3


def question(s: CandyMafia, w: Window, seat: i64) -> i64:
    """What the window asks the seat."""
    if s.alive >> seat & 1 == 0:
        return NOT_ASKED
    if w.second and s.tonight.refused == seat:
        return BY_REFUSAL
    if w.revenge and s.avenges == seat and (s.jailed | s.knows_recruited()) >> seat & 1 == 0:
        return BY_REVENGE
    number: i64 = s.house.numbers[s.believes[seat]]
    if w.first <= number <= w.last and called(s, seat, role_of(s, seat)):
        return BY_ROLE
    return NOT_ASKED


def legal(s: CandyMafia, seat: i64) -> list[int]:
    """What the seat may answer in the present window."""
    w = window(s)
    what: i64 = BY_ROLE if w.kind == EXTRA else question(s, w, seat)
    if what == BY_ROLE:
        return choices(s, seat, role_of(s, seat))
    return [a.PICK + other for other in range(s.seats) if not why_not_named(s, seat, what, other)] or NO_ONE


def why_not_named(s: CandyMafia, seat: i64, what: i64, other: i64) -> str:
    """Why a revenge or a second name cannot mean this player. [punisher] [sorcerer]"""
    if s.alive >> other & 1 == 0:
        return "out"
    if other == seat:
        return "yourself"
    return "same-again" if what == BY_REFUSAL and other == s.tonight.not_this else FINE


def why(s: CandyMafia, seat: i64, action: i64) -> str:
    """Why an answer is refused in the present window."""
    w = window(s)
    what: i64 = BY_ROLE if w.kind == EXTRA else question(s, w, seat)
    if what == BY_ROLE:
        return why_choice(s, seat, role_of(s, seat), action)
    if action == a.NOBODY_PICKED:
        return "must-choose"
    one, _ = targets(action)
    if not a.PICK <= action < a.KILL:
        return "not-this"
    return "no-such-seat" if one >= s.seats else why_not_named(s, seat, what, one)


def resolve(s: CandyMafia, answers: list[int]) -> None:
    """The calls of the window happen one after another, in the book's order. [night] [R1]"""
    w = window(s)
    if w.second:
        if s.tonight.refused >= 0:
            sorcerer.second(s, s.tonight.refused, targets(answers[s.tonight.refused])[0])
        settle_murders(s)
    if w.revenge and s.avenges >= 0:
        s.tonight.sentence = targets(answers[s.avenges])[0]
        if s.tonight.sentence >= 0:
            mail.note(s, s.avenges, k.CHOSE, answers[s.avenges])
    for place in in_order(s, w):
        seat: i64 = place & 31
        if place >> 5 == AVENGING:
            punisher.strike_back(s)
        perform(s, seat, role_of(s, seat), answers[seat])
    if w.first <= AVENGING <= w.last and s.avenges >= 0:
        punisher.strike_back(s)
    go_on(s)


def in_order(s: CandyMafia, w: Window) -> list[int]:
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
    """Whatever the sorcerer left of the gangs' murders is done. [gang] [R2]"""
    if s.night > 1:
        strike(s)
