"""Детектив: everybody else loses a thief, a buyer or a boss."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import NAMES, count
from igroteka.games.candy_empire.empire import leave
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.end import END

WANTED: Final = (c.BOSS, c.THIEF, c.BUYER)


def victims(s: CandyEmpire) -> list[int]:
    """The other players who have an unprotected thief, buyer or boss. [detective] [R30]"""
    out: list[int] = []
    seat: i64
    for seat in range(s.seats):
        mine: i64 = s.players[seat].loose
        if seat != s.current and (count(mine, c.BOSS) or count(mine, c.THIEF) or count(mine, c.BUYER)):
            out.append(seat)
    return out


class Detective(Step[CandyEmpire]):
    """Every other player chooses one of these cards of their own to lose. [detective] [R30]"""

    def enter(self, s: CandyEmpire) -> None:
        s.ask_all(victims(s))

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.LOSE + card for card in WANTED if count(s.players[seat].loose, card)]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        card: i64 = action - a.LOSE
        if int(card) not in WANTED:
            return "not-wanted"
        return "protected" if count(s.players[seat].safe, card) else "not-in-empire"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        mine = s.players[seat].loose + s.players[seat].safe
        legal = self.legal(s, seat)
        return [a.LOSE + card for card in range(c.CHARACTERS) if count(mine, card) and a.LOSE + card not in legal]

    def resolve(self, s: CandyEmpire, answers: list[int]) -> None:
        seat: i64
        for seat in range(s.seats):
            if answers[seat] >= 0:
                card: i64 = answers[seat] - a.LOSE
                leave(s, seat, card)
                if s.telling:
                    s.tell(Event("lost", {"seat": int(seat), "card": NAMES[card]}))
        s.then(END)


DETECTIVE: Final = Detective("detective", "detective", a.LOSE, a.ACTIONS - 1)
