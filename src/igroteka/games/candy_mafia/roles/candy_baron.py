"""The candy baron: looks for the elder and the sleepwalker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import SLEEPWALKER
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.deeds import checked
from igroteka.games.candy_mafia.roles import elders_son
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


class CandyBaron(Special):
    """Asks of one player at a time."""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Is it the elder, his son in his place, or the sleepwalker? [candy-baron]"""
        wanted: bool = s.holds(a, elders_son.ELDER) or s.holds(a, SLEEPWALKER) or elders_son.in_office(s, a)
        mail.note(s, by, k.OFFICE, a, -1, 1 if wanted else 0)
        checked(s, by, a)


ROLE: Final = CandyBaron()
