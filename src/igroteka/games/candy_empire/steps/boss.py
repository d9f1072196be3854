"""Авторитет: three cards from the deck, two go back onto it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import NAMES, few, offer
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import OfCurrent
from igroteka.games.candy_empire.steps.end import END

LOOKS_AT: Final = 3


class Boss(OfCurrent):
    """Take three cards from the deck, or not. [boss] [R19] [R20]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.SKIP, a.USE]

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return a.SKIP

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        if action == a.SKIP:
            s.then(END)
            return
        s.no_draw = True
        had: i64 = few(s.players[seat].hand)
        s.tell_drawn(seat, s.draw(seat, had + LOOKS_AT))
        s.owed = few(s.players[seat].hand) - had - 1
        s.then(RETURN if s.owed else END)


class Return(OfCurrent):
    """Two cards of the hand go onto the deck, the last one on top; nobody else sees which. [boss] [R20]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        out: list[int] = []
        offer(out, s.players[seat].hand, a.BACK)
        return out

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        return "not-in-hand"

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        card: i64 = action - a.BACK
        s.put_back(seat, card)
        s.owed -= 1
        if s.telling:
            told = {"seat": int(seat), "left": int(s.owed)}
            s.tell(Event("returned", told, {"card": (NAMES[card], [int(seat)])}))
        if s.owed == 0:
            s.then(END)


BOSS: Final = Boss("boss", "boss", a.SKIP, a.USE)
RETURN: Final = Return("return", "boss", a.BACK, a.LOSE - 1)
