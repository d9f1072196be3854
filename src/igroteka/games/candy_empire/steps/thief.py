"""Конфетный вор: any card of another empire."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES
from igroteka.games.candy_empire.empire import leave, of_others, steal
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import Aim, is_last
from igroteka.games.candy_empire.steps.end import END


class Thief(Aim):
    """Take any unprotected card of another player. [thief] [R5] [R27]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return of_others(s, seat)

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        return "yourself" if self.can_be_touched(s, action) else super().why(s, seat, action)

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        return s.legal(seat) if is_last(s) else []

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        s.then(END)
        other: i64 = (action - a.TARGET) // CHARACTERS
        card: i64 = (action - a.TARGET) % CHARACTERS
        steal(s, seat, other, card)
        if s.telling:
            s.tell(Event("stole", {"seat": int(seat), "owner": int(other), "card": NAMES[card]}))


class FetchedThief(Thief):
    """A thief whom a lawyer fetched may stay, or go back to the discard and steal. [lawyer] [R12]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [*of_others(s, seat), a.KEEP]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        return "choose-card" if action >= a.SKIP else super().why(s, seat, action)

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return a.KEEP

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        if action == a.KEEP:
            s.then(END)
            return
        leave(s, seat, c.THIEF)
        super().play(s, seat, action)


THIEF: Final = Thief("thief", "thief", a.TARGET, a.SKIP - 1)
FETCHED_THIEF: Final = FetchedThief("fetched-thief", "lawyer", a.TARGET, a.KEEP)
