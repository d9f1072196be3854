"""The elder's son: he checks while no elder lives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

ELDER: Final[int] = BY_NAME["elder"]
SON: Final[int] = BY_NAME["elders_son"]


class EldersSon(Special):
    """Checks in his father's place."""

    def is_called(self, s: CandyMafia) -> bool:
        """Is no elder left, as far as everybody knows? [elders-son] [R57]"""
        return s.seen_out(ELDER) or not s.has_card(ELDER)

    def is_able(self, s: CandyMafia, seat: i64) -> bool:
        return in_office(s, seat)


def in_office(s: CandyMafia, seat: i64) -> bool:
    """Is this the son, in his father's place? [elders-son] [R57]"""
    return s.plays(seat, SON) and not s.lives(ELDER)


ROLE: Final = EldersSon()
