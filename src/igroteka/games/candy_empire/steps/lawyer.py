"""Адвокат: a card comes out of the discard and works at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import NAMES, kinds, offer, one
from igroteka.games.candy_empire.empire import some_of_others
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.abilities import asks, resolve
from igroteka.games.candy_empire.steps.base import OfCurrent, is_last
from igroteka.games.candy_empire.steps.end import END


def fetchable(s: CandyEmpire) -> i64:
    """The cards of the discard that may be fetched: none kidnapped, and not the lawyer just cast.

    [lawyer] [R9] [R11]
    """
    return (s.discard - one(c.LAWYER)) & ~s.banned


def fetched_asks(s: CandyEmpire, card: i64) -> bool:
    """In the last turn: would the card fetched ask anybody a question? A thief may go and steal. [R12]"""
    return asks(s, card) or (card == c.THIEF and some_of_others(s, s.current))


class Lawyer(OfCurrent):
    """Fetch a card of the discard into the empire; one must be fetched if there is any. [lawyer] [R9] [R10] [R11]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        found: i64 = fetchable(s)
        out: list[int] = [a.SKIP] if found == 0 or s.house.may_decline else []
        offer(out, found, a.PICK)
        return out

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        if action == a.SKIP:
            return "must-fetch"
        if action < a.PICK:
            return "choose-card"
        card: i64 = action - a.PICK
        if s.banned_now(card):
            return "banned"
        return "same-lawyer" if card == c.LAWYER else "not-in-discard"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        """The cards of the discard that may not be fetched."""
        return [a.PICK + card for card in kinds(s.discard) if a.PICK + card not in self.legal(s, seat)]

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        if not is_last(s):
            return []
        return [action for action in s.legal(seat) if action == a.SKIP or not fetched_asks(s, action - a.PICK)]

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        if action == a.SKIP:
            if s.telling:
                s.tell(Event("fetched-nothing", {"seat": int(seat)}))
            s.then(END)
            return
        card: i64 = action - a.PICK
        s.take(card, one(c.LAWYER))
        s.players[seat].loose += one(card)
        if s.telling:
            s.tell(Event("fetched", {"seat": int(seat), "card": NAMES[card]}))
        resolve(s, card, True)


LAWYER: Final = Lawyer("lawyer", "lawyer", a.SKIP, a.BACK - 1)
