"""The avenger: leaves with a shot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

AVENGER: Final[int] = BY_NAME["avenger"]


class Avenger(Special):
    """May take a player along."""

    def leaves(self, s: CandyMafia, seat: i64) -> None:
        """The shot comes before anything else. [avenger] [shot]"""
        if s.holds(seat, AVENGER):
            s.shooters |= 1 << seat


ROLE: Final = Avenger()
