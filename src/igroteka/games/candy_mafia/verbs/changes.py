"""Verbs that kill, change somebody or promise something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.night import attempts as harm
from igroteka.games.candy_mafia.odd import piper, sorcerer
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.verbs.base import Verb


class Kill(Verb):
    """Tries to kill. [kill]"""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        harm.attempt(s, self.kind, 1 << by, a)


class Join(Verb):
    """A second murder of the gang. [teacher] [R3] [R43]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        murder: list[int] = [int(s.gang_of(by)), int(a), 1 << int(by), harm.BY_TEACHER]
        s.tonight.kills = [*s.tonight.kills, murder]


class Turn(Verb):
    """Gives up life and murder for a new criminal. [sorcerer]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        sorcerer.sacrifice(s, by, a)


class Recruit(Verb):
    """Leads somebody away. [piper]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        piper.recruit(s, by, a)
        piper.meet(s, by)

    def idle(self, s: CandyMafia, by: i64) -> None:
        piper.meet(s, by)


class Curse(Verb):
    """Curses, and tells nobody. [witch]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.cursed |= 1 << a


class Riot(Verb):
    """Tomorrow there are two executions. [instigator]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.riot = True


class Raise(Verb):
    """Somebody who is out comes back in the morning. [reanimator] [R58]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.raised = a


class Link(Verb):
    """When one of the two leaves, so does the other. [matchmaker]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.links = [*s.links, [int(a), int(b)]]


class Prey(Verb):
    """Whose execution is wanted. [executioner]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.prey = a
        s.hunted = False


class Fate(Verb):
    """Whose card will be taken over. [wanderer]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.follows = a


KILL_INQUISITOR: Final[Verb] = Kill(harm.BY_INQUISITOR)
KILL_DETECTIVE: Final[Verb] = Kill(harm.BY_DETECTIVE)
KILL_MERCENARY: Final[Verb] = Kill(harm.BY_MERCENARY)
KILL_MANIAC: Final[Verb] = Kill(harm.BY_MANIAC)
JOIN: Final[Verb] = Join()
TURN: Final[Verb] = Turn()
RECRUIT: Final[Verb] = Recruit()
CURSE: Final[Verb] = Curse()
RIOT: Final[Verb] = Riot()
RAISE: Final[Verb] = Raise()
LINK: Final[Verb] = Link()
PREY: Final[Verb] = Prey()
FATE: Final[Verb] = Fate()
