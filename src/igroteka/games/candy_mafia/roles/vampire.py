"""The vampire: the criminals cannot kill him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia


class Vampire(Special):
    """Cannot be killed by criminals."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """The criminals cannot kill him; if so agreed, nobody can at night. [vampire] [R35]"""
        if s.house.vampire_all_night:
            return "immune"
        return "gang-proof" if killing.of_gang else ""


ROLE: Final = Vampire()
