"""The baker: without bread the town loses on the third day."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.shapes import Look
from igroteka.games.candy_mafia.state import CandyMafia

BAKER: Final[int] = BY_NAME["baker"]


class Baker(Special):
    """Bakes the town's bread."""

    def leaves(self, s: CandyMafia, seat: i64) -> None:
        """Everybody hears of the bread; the clock runs only for a baker who was not recruited. [baker] [R87] [R133]"""
        if not s.holds(seat, BAKER):
            return
        last: i64 = s.day + (2 if s.at_dawn else 3)
        if s.bread_said < 0 or last < s.bread_said:
            s.bread_said = last
        if s.plays(seat, BAKER) and (s.bread < 0 or last < s.bread):
            s.bread = last
        if s.telling:
            s.tell(Event("bread", {"day": int(last)}))

    def comes_back(self, s: CandyMafia, other: i64) -> None:
        """The baker is back, and so is the bread. [baker] [R87]"""
        if s.holds(other, BAKER) or (s.believes[other] == BAKER and s.house.works[BAKER]):
            s.bread = -1
            s.bread_said = -1

    def show_all(self, s: CandyMafia, seen: Look) -> None:
        seen["bread"] = int(s.bread_said)

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        s.bread = s.bread_said


ROLE: Final = Baker()
