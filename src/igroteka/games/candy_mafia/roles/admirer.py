"""The admirer: goes to another for the night or takes another home; the one who is away is not found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.errors import BadRecord
from igroteka.games.candy_mafia.roles.special import Deed, Special
from igroteka.games.candy_mafia.state import CandyMafia


class TakeHome(Deed):
    """Takes another home. [admirer] [R32]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.guest = a
        s.tonight.host = by


class Admirer(Special):
    """A guest of the night."""

    visits = True

    def __init__(self) -> None:
        super().__init__()
        self.other = (TakeHome(),)

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Spends the night at another's. [admirer] [R32]"""
        s.tonight.guest = by
        s.tonight.host = a

    def is_away(self, s: CandyMafia, victim: i64) -> bool:
        """The guest is not at home. [admirer] [R32]"""
        return s.tonight.guest == victim

    def found_with(self, s: CandyMafia, victim: i64, killers: i64, dies: bool) -> i64:
        """The guest is found at the host's; if so agreed, only where the host dies. [admirer] [R32]"""
        t = s.tonight
        at_home: bool = not s.house.guest_with_host or dies
        return t.guest if t.host == victim and killers >> t.guest & 1 == 0 and at_home else -1

    def check(self, s: CandyMafia) -> None:
        if (s.tonight.guest < 0) != (s.tonight.host < 0):
            raise BadRecord("position.table.tonight.guest: a guest has a host")


ROLE: Final = Admirer()
