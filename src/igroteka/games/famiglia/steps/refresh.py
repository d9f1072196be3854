"""The first part of a turn: new cards on the street."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import name, offer_valued, one
from igroteka.games.famiglia.idle import refresh_idle
from igroteka.games.famiglia.paying import can_recruit
from igroteka.games.famiglia.state import Famiglia
from igroteka.games.famiglia.steps.base import FirstIsModest
from igroteka.games.famiglia.steps.exchange import ACCOUNTANT


class Refresh(FirstIsModest):
    """With no 0 on the street: discard one card and open as many as its value.

    [refresh] [second-deck] [R2] [R3] [R7] [R11]
    """

    def enter(self, s: Famiglia) -> None:
        if refresh_idle(s):
            s.then(ACCOUNTANT)
        else:
            s.ask(s.current)

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        out: list[int] = [a.STOP]
        offer_valued(out, s.street, a.DISCARD)
        return out

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        return "not-on-street"

    def default(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        """The street stays if a card can be recruited; else its weakest card goes, the first of equal ones. [R32]"""
        if can_recruit(s, seat):
            return a.STOP
        best: i64 = a.STOP
        action: i64
        for action in s.legal(seat):
            if action != a.STOP and (best == a.STOP or value_of(action) < value_of(best)):
                best = action
        return int(best)

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        if action == a.STOP:
            s.then(ACCOUNTANT)
            return
        kind = a.kind20(action - a.DISCARD)
        s.street -= one(kind)
        second = s.passage == 2
        if second:
            s.refreshed = 1
        else:
            s.discard += one(kind)
        if s.telling:
            s.tell(Event("discarded", {"seat": int(seat), "card": name(kind), "under": second}))
        if second and not s.house.under_after:  # [R9] [R10]
            s.under = [kind, *s.under]
        drawn = s.draw(kind % 5)
        if second and s.house.under_after:
            s.under = [kind, *s.under]
        if s.telling:
            s.tell(Event("opened", {"cards": [name(card) for card in sorted(drawn)]}))


def value_of(discard: i64) -> i64:
    """The value of the card that is discarded."""
    return a.kind20(discard - a.DISCARD) % 5


REFRESH: Final = Refresh("refresh", "refresh", a.STOP, a.NO_ACCOUNTANT - 1)
