"""The nobleman: survives execution."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

NOBLEMAN: Final[int] = BY_NAME["nobleman"]


class Nobleman(Special):
    """Shows his card and stays."""

    def stays(self, s: CandyMafia, seat: i64) -> bool:
        """He shows his card; if so agreed, only once. [nobleman] [R68]"""
        again = s.noble >> seat & 1 == 1 and s.house.noble_once
        if not s.plays(seat, NOBLEMAN) or again:
            return False
        s.noble |= 1 << seat
        s.shown[seat] = s.cards[seat]
        if s.telling:
            s.tell(Event("noble", {"seat": int(seat)}))
        return True


ROLE: Final = Nobleman()
