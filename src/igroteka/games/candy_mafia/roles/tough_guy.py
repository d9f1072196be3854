"""The tough one: falls a day later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.night.attempts import doom
from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia


class ToughGuy(Special):
    """Dies late."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """Struck by a gang, he falls a day later. [tough-guy] [R42]"""
        if not killing.of_gang:
            return ""
        s.tonight.struck |= 1 << seat
        return "late"


def fall(s: CandyMafia) -> None:
    """The one who was struck a night ago falls now. [tough-guy] [R42]"""
    t = s.tonight
    for seat in seats_in(s.due & s.alive & ~t.doomed):
        t.by_gang |= 1 << seat
        doom(s, seat, "late", "tough-guy")
    s.due = t.struck & ~t.doomed


ROLE: Final = ToughGuy()
