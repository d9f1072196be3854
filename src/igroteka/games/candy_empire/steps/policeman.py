"""Полицейский: a pickpocket or a snatcher of somebody else changes sides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES
from igroteka.games.candy_empire.empire import blockers, for_policeman
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import Aim, is_last
from igroteka.games.candy_empire.steps.block import try_it
from igroteka.games.candy_empire.steps.end import END


class Policeman(Aim):
    """Take one pickpocket or one snatcher of another player, or nothing. [policeman] [R5] [R29]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [*for_policeman(s, seat), a.SKIP]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        if not self.can_be_touched(s, action):
            return super().why(s, seat, action)
        card = (action - a.TARGET) % CHARACTERS
        return "yourself" if card == c.PICKPOCKET or card == c.SNATCHER else "not-arrested"

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        if not is_last(s):
            return []
        free = [action for action in for_policeman(s, seat) if not self.may_be_blocked(s, action)]
        return [*free, a.SKIP]

    def may_be_blocked(self, s: CandyEmpire, action: i64) -> bool:
        """Would anybody be asked to block this action?"""
        s.target = (action - a.TARGET) // CHARACTERS
        asked = bool(blockers(s))
        s.target = -1
        return asked

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return a.SKIP

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        if action == a.SKIP:
            s.then(END)
            return
        s.target = (action - a.TARGET) // CHARACTERS
        s.wanted = (action - a.TARGET) % CHARACTERS
        if s.telling:
            s.tell(Event("arrests", {"seat": int(seat), "owner": int(s.target), "card": NAMES[s.wanted]}))
        try_it(s)


POLICEMAN: Final = Policeman("policeman", "policeman", a.TARGET, a.SKIP)
