"""Verbs that keep somebody from something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import CRIME
from igroteka.games.candy_mafia.night.attempts import gangs_of
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.verbs.base import Verb


class Sleep(Verb):
    """Not woken at any later call tonight. [block] [R6]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.asleep |= 1 << a


class Seal(Verb):
    """Cannot be killed tonight. [block]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.sealed |= 1 << a


class Still(Verb):
    """Neither speaks nor votes tomorrow. [block] [R7]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.still |= 1 << a


class Mute(Verb):
    """Does not speak tomorrow. [dentist]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.mute |= 1 << a


class Quell(Verb):
    """A criminal's gang does not vote tonight. [policeman]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        if s.sides[a] == CRIME:
            s.tonight.stopped |= 3 if s.house.police_all else gangs_of(s, 1 << a)


class Go(Verb):
    """Spends the night at another's. [admirer] [R32]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.guest = by
        s.tonight.host = a


class Take(Verb):
    """Takes another home. [admirer] [R32]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.guest = a
        s.tonight.host = by


SLEEP: Final[Verb] = Sleep()
SEAL: Final[Verb] = Seal()
STILL: Final[Verb] = Still()
MUTE: Final[Verb] = Mute()
QUELL: Final[Verb] = Quell()
GO: Final[Verb] = Go()
TAKE: Final[Verb] = Take()
