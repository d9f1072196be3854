"""The discard of a row that cannot grow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.side_rows import discard_row
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold
from igroteka.games.emperors_gold.steps.base import TimedStep


class Drop(TimedStep):
    """Neither row can be extended: one of them is discarded, and a new one begins. [discard] [R10] [R11]"""

    def legal(self, s: EmperorsGold, seat: i64) -> list[int]:
        return [a.DROP, a.DROP + 1]

    def why(self, s: EmperorsGold, seat: i64, action: i64) -> str:
        return "no-pass"

    def play(self, s: EmperorsGold, seat: i64, action: i64) -> None:
        discard_row(s, action - a.DROP)
        s.then(s.game.steps["pawn" if s.pawn_from == NO_SLOT else "place"])


DROP: Final = Drop("drop", "discard", a.DROP, a.PASS)
