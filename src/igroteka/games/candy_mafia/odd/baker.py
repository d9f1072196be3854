"""The baker: without bread the town loses on the third day."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import BREAD


def leaves(s: CandyMafia, seat: i64) -> None:
    """Everybody hears of the bread; the clock runs only for a baker who was not recruited. [baker] [R87] [R133]"""
    if not s.card_trait(seat, BREAD):
        return
    last: i64 = s.day + (2 if s.at_dawn else 3)
    if s.bread_said < 0 or last < s.bread_said:
        s.bread_said = last
    if s.trait(seat, BREAD) and (s.bread < 0 or last < s.bread):
        s.bread = last
    if s.telling:
        s.tell(Event("bread", {"day": int(last)}))


def returns(s: CandyMafia, seat: i64) -> None:
    """The baker is back, and so is the bread. [baker] [R87]"""
    if s.card_trait(seat, BREAD) or s.robbed_of(seat, BREAD):
        s.bread = -1
        s.bread_said = -1
