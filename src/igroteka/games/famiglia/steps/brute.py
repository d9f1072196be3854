"""The third part of a turn: a Brute, and a street card that costs less."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import BRUTES, kind_of, name, offer_valued
from igroteka.games.famiglia.idle import brute_idle
from igroteka.games.famiglia.paying import price
from igroteka.games.famiglia.state import Famiglia
from igroteka.games.famiglia.steps.base import FirstIsModest, of_family, too_early
from igroteka.games.famiglia.steps.recruit import RECRUIT


class Brute(FirstIsModest):
    """Lay down one Brute to make a street card cheaper this turn. [brute] [R15] [R26]"""

    def enter(self, s: Famiglia) -> None:
        if brute_idle(s, s.current):
            s.then(RECRUIT)
        else:
            s.ask(s.current)

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        return of_family(s.hand(seat), BRUTES, a.NO_BRUTE)

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        return "not-in-hand"

    def near(self, s: Famiglia, seat: i64) -> list[int]:
        return too_early(s)

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        if action == a.NO_BRUTE:
            s.then(RECRUIT)
            return
        s.brute = action - a.BRUTE
        s.lay_down(seat, kind_of(BRUTES, s.brute))
        if s.telling:
            s.tell(Event("brute", {"seat": int(seat), "card": name(kind_of(BRUTES, s.brute))}))
        s.then(THREATEN)


class Threaten(FirstIsModest):
    """Choose the one street card that the Brute makes cheaper. [brute] [R17] [R18] [R26]"""

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        out: list[int] = []
        offer_valued(out, s.street, a.THREATEN)
        return out

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        return "not-on-street"

    def near(self, s: Famiglia, seat: i64) -> list[int]:
        """Street cards that cannot be threatened: a 0 costs nothing, and to recruit a card is too early."""
        return [action for action in too_early(s) if price(s, action) == 0]

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        s.threatened = a.kind20(action - a.THREATEN)
        value = s.threatened % 5
        if s.house.exact or value == 1 or s.brute == 1:
            lower(s, seat, s.brute if s.house.exact else 1)
        else:
            s.then(LOWER)


class Lower(FirstIsModest):
    """With the option `up_to`: say by how much the card becomes cheaper. [brute] [R17]"""

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        most = min(s.brute, s.threatened % 5)
        return [int(a.AMOUNT + amount) for amount in range(1, most + 1)]

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        return "brute-too-weak" if action - a.AMOUNT > s.brute else "below-zero"

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        lower(s, seat, action - a.AMOUNT)


def lower(s: Famiglia, seat: i64, amount: i64) -> None:
    """The threatened card costs less this turn, never less than nothing. [brute] [R17] [R19]"""
    s.cost = max(0, s.threatened % 5 - amount)
    s.brute = 0
    if s.telling:
        s.tell(Event("threatened", {"seat": int(seat), "card": name(s.threatened), "cost": int(s.cost)}))
    s.then(RECRUIT)


BRUTE: Final = Brute("brute", "brute", a.NO_BRUTE, a.THREATEN - 1)
THREATEN: Final = Threaten("threaten", "brute", a.THREATEN, a.PASS - 1, trifling=True)
LOWER: Final = Lower("lower", "brute", a.AMOUNT + 1, a.ACTIONS - 1)
