"""How long a night of «Конфетная мафия» lasts at a table: ten with the guests, the second night."""

from __future__ import annotations

from typing import Final, cast

from igroteka.core.closing import close
from igroteka.core.windows import is_covert, pace_of
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.server.table.windows import LONGER, length
from igroteka.server.wire import Pace, PaceSetup, Tempo
from tests.games.candy_mafia.table import GAME

SEATS: Final = 10
# Seconds that a night may take at the middle tempo.
WANTED: Final = {"called": 120, "fast": 90}
SECOND_NIGHT: Final = 2


def windows(kind: str) -> list[Pace]:
    """The paces of the windows from the second nightfall to the dawn; nobody does anything."""
    s = GAME.new(SEATS, 1, {"mode": "guests", "night": kind, "talk": 0}, held=True)
    assert isinstance(s, CandyMafia)
    found: list[Pace] = []
    while s.night <= SECOND_NIGHT and not s.over:
        if s.night == SECOND_NIGHT and is_covert(s.top):
            found.append(cast(Pace, pace_of(s.top)))
            if s.top.name == "mail":
                break
        close(s, {})
    return found


def longest(kind: str, tempo: Tempo) -> float:
    """Seconds of the night if chance makes every window as long as it may."""
    return sum(length(pace, PaceSetup(tempo=tempo)) for pace in windows(kind)) / 1000 * (1 + 1 / LONGER)
