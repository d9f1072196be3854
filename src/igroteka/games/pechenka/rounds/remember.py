"""The record of the present round that all will remember."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.pechenka.cards import at, put
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.state import Pechenka


def remember(s: Pechenka, hunts: i64, ended: bool) -> Round:
    """The present round as all remember it: at its end roles are opened, in the big hunt only the target.

    [R11] [R15]
    """
    house = s.house
    known: i64 = 0
    place: i64
    for place in range(house.places):
        open = at(s.opened, place) > 0 or place == house.out
        if open or (ended and (not house.hunt or place == house.target)):
            known = put(known, place, at(s.roles, place) + 1)
    return Round(s.first, known, s.circles, s.swords, s.shields, s.declared, s.led, s.opened, s.peeked, hunts)
