"""The maniac: nobody kills him at night."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia


class Maniac(Special):
    """Cannot be killed at night."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """Nobody kills him at night. [maniac] [R35]"""
        return "immune"


ROLE: Final = Maniac()
