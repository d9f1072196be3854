"""The dealer: killed by criminals, he spoils their next night."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.night.attempts import gangs_of
from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia


class Dealer(Special):
    """Takes revenge on a gang."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """A gang that kills him does not kill the next night; it never stops an attempt. [dealer]"""
        t = s.tonight
        if killing.of_gang and (t.doomed & ~t.by_gang) >> seat & 1 == 0:
            s.rests |= 3 if s.house.dealer_all else gangs_of(s, killers)
        return ""


ROLE: Final = Dealer()
