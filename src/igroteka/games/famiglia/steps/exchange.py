"""The second part of a turn: an Accountant, and cards that change places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import ACCOUNTANTS, KINDS, count, kind_of, name, one
from igroteka.games.famiglia.idle import accountant_idle
from igroteka.games.famiglia.state import NO_CARD, Famiglia
from igroteka.games.famiglia.steps.base import FirstIsModest, of_family, too_early
from igroteka.games.famiglia.steps.brute import BRUTE


class Accountant(FirstIsModest):
    """Lay down one Accountant to change cards between hand and area. [accountant] [R15] [R16]"""

    def enter(self, s: Famiglia) -> None:
        if accountant_idle(s, s.current):
            s.then(BRUTE)
        else:
            s.ask(s.current)

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        return of_family(s.hand(seat), ACCOUNTANTS, a.NO_ACCOUNTANT)

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        return "not-in-hand"

    def near(self, s: Famiglia, seat: i64) -> list[int]:
        return too_early(s)

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        if action == a.NO_ACCOUNTANT:
            s.then(BRUTE)
            return
        s.limit = action - a.ACCOUNTANT
        s.locked = kind_of(ACCOUNTANTS, s.limit)
        s.owed = 0
        s.last = 0
        s.lay_down(seat, s.locked)
        if s.telling:
            s.tell(Event("accountant", {"seat": int(seat), "card": name(s.locked)}))
        s.then(TAKE_BACK)


def free_in_area(s: Famiglia, seat: i64) -> i64:
    """The area without the Accountant just played: he cannot come back. [R15]"""
    return s.area(seat) - one(s.locked)


class TakeBack(FirstIsModest):
    """Take up to the Accountant's value of cards from the area, in the order of their kinds. [exchange] [R15]"""

    def enter(self, s: Famiglia) -> None:
        if s.owed < s.limit and free_in_area(s, s.current) >> (3 * s.last):
            s.ask(s.current)
        else:
            now_give(s)

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        out: list[int] = []
        area: i64 = free_in_area(s, seat)
        kind: i64
        for kind in range(s.last, KINDS):
            if (area >> (3 * kind)) & 7:
                out.append(a.TAKE_BACK + kind)
        if s.owed:
            out.append(a.ENOUGH)
        return out

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        if action == a.ENOUGH:
            return "take-one-first"
        kind = action - a.TAKE_BACK
        if count(s.area(seat), kind) == 0:
            return "not-in-area"
        return "just-played" if count(free_in_area(s, seat), kind) == 0 else "out-of-order"

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        if action == a.ENOUGH:
            now_give(s)
            return
        kind = action - a.TAKE_BACK
        s.last = kind
        s.owed += 1
        s.to_area(seat, -one(kind))
        s.to_hand(seat, one(kind))
        if s.telling:
            s.tell(Event("took-back", {"seat": int(seat), "card": name(kind)}))

    def default(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        return self.legal(s, seat)[-1]


def now_give(s: Famiglia) -> None:
    """The taking is over: as many cards must go back. [exchange]"""
    s.locked = NO_CARD
    s.limit = 0
    s.last = 0
    s.then(GIVE)


class Give(FirstIsModest):
    """Put as many cards from the hand into the area as were taken, in the order of their kinds. [exchange] [R15]"""

    def enter(self, s: Famiglia) -> None:
        if s.owed:
            s.ask(s.current)
        else:
            s.last = 0
            s.then(BRUTE)

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        hand: i64 = s.hand(seat)
        out: list[int] = []
        later: i64 = 0
        kind: i64 = KINDS - 1
        while kind >= s.last:
            here: i64 = (hand >> (3 * kind)) & 7
            later += here
            if here and later >= s.owed:
                out.append(a.GIVE + kind)
            kind -= 1
        out.reverse()
        return out

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        kind = action - a.GIVE
        if count(s.hand(seat), kind) == 0:
            return "not-in-hand"
        return "out-of-order" if kind < s.last else "too-few-left"

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        kind = action - a.GIVE
        s.last = kind
        s.owed -= 1
        s.lay_down(seat, kind)
        if s.telling:
            s.tell(Event("gave", {"seat": int(seat), "card": name(kind)}))


ACCOUNTANT: Final = Accountant("accountant", "accountant", a.NO_ACCOUNTANT, a.TAKE_BACK - 1)
TAKE_BACK: Final = TakeBack("take-back", "exchange", a.TAKE_BACK, a.ENOUGH, trifling=True)
GIVE: Final = Give("give", "exchange", a.GIVE, a.NO_BRUTE - 1, trifling=True)
