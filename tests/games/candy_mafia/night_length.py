"""How long a night of «Конфетная мафия» lasts at a table: ten with the guests, the second night; and on one phone."""

from __future__ import annotations

import re
from math import floor
from pathlib import Path
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


# The page gives one phone its turns: seconds of a hand by tempo, and what part of them, or how much more, is for what.
TURNS: Final = (Path(__file__).parents[3] / "web/src/lib/handover/turn-length.ts").read_text(encoding="utf-8")
# Seconds that six around one phone may have to wait in a night.
ONE_PHONE: Final = 90
# Only a gang has this pace at night: it is called also in a fast one.
GANG: Final = "vote"


def number(name: str) -> float:
    """A number of the page's file."""
    found = re.search(rf"\b{name}\b(?:: Record<[^;]*?)?(?:: | = )([0-9.]+)", TURNS)
    assert found
    return float(found[1])


def on_one_phone(kind: str, seats: int, tempo: Tempo = "usual", out: int = 0) -> float:
    """Seconds of a night on one phone with instant hands: it lies in the middle for a call that all hear, and goes
    round with notes, and with what is asked of all at once to those who are not out.
    """
    hand = round_up(number(tempo))
    *asked, note = windows(kind, seats)
    calls = asked if kind == "called" else [pace for pace in asked if pace == GANG]
    rounds = len(asked) - len(calls)
    assert note == "short"
    middle = sum(round_up(number(tempo) * number(pace)) for pace in calls)
    return middle + (seats - out) * rounds * hand + seats * round_up(number(tempo) * number("READING"))


def round_up(seconds: float) -> int:
    """A half counts as one, as in the page."""
    return floor(seconds + 0.5)


def windows(kind: str, seats: int = SEATS) -> list[Pace]:
    """The paces of the windows from the second nightfall to the dawn; nobody does anything."""
    s = GAME.new(seats, 1, {"mode": "guests", "night": kind, "talk": 0}, held=True)
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
