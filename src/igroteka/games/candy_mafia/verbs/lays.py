"""Verbs that lay something on a player for the night: it stays whatever becomes of whoever laid it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.night import tonight
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.verbs.base import Verb


class Lay(Verb):
    """Healed, shielded, watched, slandered, covered, marked. [protect] [check] [R4]"""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.lay(self.what, a, by)


HEAL: Final[Verb] = Lay(tonight.HEAL)
SHIELD: Final[Verb] = Lay(tonight.SHIELD)
AXE: Final[Verb] = Lay(tonight.AXE)
WATCH: Final[Verb] = Lay(tonight.WATCH)
LIBEL: Final[Verb] = Lay(tonight.LIBEL)
COVER: Final[Verb] = Lay(tonight.COVER)
MARK: Final[Verb] = Lay(tonight.MARK)
