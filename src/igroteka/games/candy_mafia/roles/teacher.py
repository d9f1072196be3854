"""The teacher: the last of a gang kills twice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.gangs import BY_ONE, has_murder
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


class Teacher(Special):
    """Kills once more when he is the last."""

    def entitled(self, s: CandyMafia, seat: i64) -> bool:
        """Is nobody else of a gang of several left, and does it kill tonight? [teacher] [R43] [R135]"""
        gang: i64 = s.gang_of(seat)
        other: i64
        for other in range(s.seats):
            if other != seat and s.alive >> other & 1 and s.sides[other] == CRIME and s.gang_of(other) == gang:
                return False
        return s.began[gang] > 1 and has_murder(s, seat)

    def woken(self, s: CandyMafia, seat: i64) -> None:
        """He learns that he is the last. [teacher]"""
        mail.note(s, seat, k.LAST)

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """A second murder of the gang. [teacher] [R3] [R43]"""
        murder: list[int] = [int(s.gang_of(by)), int(a), 1 << int(by), BY_ONE]
        s.tonight.kills = [*s.tonight.kills, murder]


ROLE: Final = Teacher()
