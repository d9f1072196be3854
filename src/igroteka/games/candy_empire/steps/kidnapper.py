"""Похититель: a character disappears from all empires and may not come back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, all_of, count, one
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import OfCurrent
from igroteka.games.candy_empire.steps.end import END


class Kidnapper(OfCurrent):
    """Name a character that is not kidnapped yet. [kidnapper] [R24] [R25] [R26]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.NAME + card for card in range(CHARACTERS) if not s.banned_now(card)]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        return "kidnapped-already"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.NAME + card for card in range(CHARACTERS) if s.banned_now(card)]

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        card: i64 = action - a.NAME
        lost: list[int] = []
        other: i64
        for other in range(s.seats):
            number: i64 = count(s.players[other].loose, card)
            lost.append(int(number))
            s.players[other].loose -= number * one(card)
            s.open += number * one(card)
        s.banned |= all_of(card)
        if s.house.bans_end:
            s.kidnappers = [*s.kidnappers[:-1], [int(seat), 0, int(card)]]
            if card == c.KIDNAPPER:
                self.set_free(s)
        if s.telling:
            s.tell(Event("kidnapped", {"seat": int(seat), "card": NAMES[card], "lost": lost}))
        s.then(END)

    def set_free(self, s: CandyEmpire) -> None:
        """A kidnapper who leaves the empires frees the character he held, as does this one. [R21]"""
        s.kidnappers = [row for row in s.kidnappers if row[1]]
        s.banned = 0
        for _, _, named in s.kidnappers:
            if named >= 0:
                s.banned |= all_of(named)


KIDNAPPER: Final = Kidnapper("kidnapper", "kidnapper", a.NAME, a.PICK - 1)
