"""Судья: two players exchange their hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import OfCurrent
from igroteka.games.candy_empire.steps.block import try_it


class Judge(OfCurrent):
    """Choose a player to exchange hands with; one must be chosen. [judge] [R17] [R18]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.PLAYER + other for other in range(int(s.seats)) if other != seat]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        return "yourself" if action - a.PLAYER == seat else "no-such-player"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.PLAYER + int(seat)]

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        s.target = action - a.PLAYER
        if s.telling:
            s.tell(Event("judges", {"seat": int(seat), "other": int(s.target)}))
        try_it(s)


# With two players there is no choice.
JUDGE: Final = Judge("judge", "judge", a.PLAYER, a.NAME - 1, trifling=True)
