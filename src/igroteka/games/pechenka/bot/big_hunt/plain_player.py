"""A plain player: says the truth, opens a certain lie, else peeks, hunts the likeliest target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.pechenka.actions import DECLARE, HUNT, OPEN, PEEK
from igroteka.games.pechenka.bot.big_hunt.belief import targets
from igroteka.games.pechenka.cards import ROLES, at, prey_of
from igroteka.games.pechenka.deals import may, odds
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import BIG_HUNT

# How often a plain player expects the others to say the truth.
TRUST: Final = 0.5


def plain(s: Pechenka, seat: i64, legal: list[int]) -> list[float]:
    """The odds of each answer; only the best ones by its own lights."""
    if s.top is BIG_HUNT[0]:
        return [1.0 if true(s, seat, action) else 0.0 for action in legal]
    if s.top is BIG_HUNT[1]:
        lies = certain_lies(s, seat)
        return [1.0 if action in lies or (action == PEEK and not lies) else 0.0 for action in legal]
    hopes = targets(s, may(s, seat), [TRUST] * s.seats)
    best = max([hopes[prey_of(action - HUNT, ROLES)] for action in legal])
    return [1.0 if hopes[prey_of(action - HUNT, ROLES)] == best else 0.0 for action in legal]


def true(s: Pechenka, seat: i64, action: i64) -> bool:
    """Does this declaration say what the card is?"""
    place: i64 = seat * s.house.slots + (action - DECLARE) // ROLES
    return at(s.roles, place) == (action - DECLARE) % ROLES


def certain_lies(s: Pechenka, seat: i64) -> list[int]:
    """The role cards that the seat can open and knows to be declared falsely."""
    can = odds(may(s, seat))
    slots: i64 = s.house.slots
    out: list[int] = []
    place: i64
    for place in range(s.house.target):
        if at(s.opened, place) == 0 and can[place][at(s.declared, place) - 1] == 0:
            out.append(OPEN + 2 * (place // slots) + place % slots)
    return out
