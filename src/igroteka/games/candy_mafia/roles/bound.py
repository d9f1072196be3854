"""Every card with what is special about it and the deeds that its row names."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from igroteka.games.candy_mafia.cards import ROWS, Row
from igroteka.games.candy_mafia.night.deeds import DEEDS, Kill
from igroteka.games.candy_mafia.roles.special import Deed, Roles, Special

OWN: Final = "own"
KILLS: Final = "kill"


def bound(card: int, row: Row) -> Special:
    """What the row says, ready for play."""
    special: Special = import_module(f"igroteka.games.candy_mafia.roles.{row.name}").ROLE if row.special else Special()
    special.card = card
    special.row = row
    special.does = deeds(special, row.does) or special.does
    special.other = deeds(special, row.other) or special.other
    return special


def deeds(special: Special, words: str) -> tuple[Deed, ...]:
    """The deeds that a row names."""
    found: list[Deed] = []
    for word in words.split():
        found.append(special if word == OWN else Kill(special.row.name) if word == KILLS else DEEDS[word])
    return tuple(found)


ROLES: Final = Roles([bound(card, row) for card, row in enumerate(ROWS)])
