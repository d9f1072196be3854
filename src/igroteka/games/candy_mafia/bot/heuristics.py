"""A plain policy by verb and side: harm whoever seems of another side, help whoever seems of the own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.heuristics import Heuristics
from igroteka.games.candy_mafia.state import CandyMafia

if TYPE_CHECKING:
    pass


class CandyMafiaHeuristics(Heuristics[CandyMafia]):
    """Plain answers for now."""

    def __init__(self) -> None:
        super().__init__(horizon=60, secretive=True, levels={"easy": "random", "steady": "greedy", "strong": "greedy"})

    def evaluate(self, s: CandyMafia, seat: i64) -> float:
        outcome = s.outcome()
        return 0.5 if outcome is None else (1.0 if outcome.places[seat] == 1 else 0.0)
