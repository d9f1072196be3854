"""Наёмник: a card of any empire goes to the discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES
from igroteka.games.candy_empire.empire import for_mercenary, leave
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import Aim, is_last
from igroteka.games.candy_empire.steps.end import END


class Mercenary(Aim):
    """Discard a card of any empire, mine too, or nothing. [mercenary] [R27] [R28]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [*for_mercenary(s, seat), a.SKIP]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        if not self.can_be_touched(s, action):
            return super().why(s, seat, action)
        return "kidnapper" if (action - a.TARGET) % CHARACTERS == c.KIDNAPPER else "himself"

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        return s.legal(seat) if is_last(s) else []

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return a.SKIP

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        s.then(END)
        if action == a.SKIP:
            return
        other: i64 = (action - a.TARGET) // CHARACTERS
        card: i64 = (action - a.TARGET) % CHARACTERS
        leave(s, other, card)
        if s.telling:
            s.tell(Event("removed", {"seat": int(seat), "owner": int(other), "card": NAMES[card]}))


MERCENARY: Final = Mercenary("mercenary", "mercenary", a.TARGET, a.SKIP)
