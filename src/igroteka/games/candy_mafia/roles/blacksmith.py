"""The blacksmith: survives the first attempt of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia


class Blacksmith(Special):
    """Withstands one attempt."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """He withstands the first attempt of the game. [blacksmith] [R38]"""
        if s.hit >> seat & 1:
            return ""
        s.hit |= 1 << seat
        return "iron"

    def is_saved(self, s: CandyMafia, seat: i64) -> bool:
        """If so agreed, an attempt counts although the doctor was there. [blacksmith] [R38]"""
        if s.house.healed_counts and s.plays(seat, self.card):
            s.hit |= 1 << seat
        return True


ROLE: Final = Blacksmith()
