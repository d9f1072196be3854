"""«Конфетная империя» as a game: options, action space, steps, and what else it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.candy_empire import actions, score, store, view, worlds
from igroteka.games.candy_empire.bot import HINTS, CandyEmpireHeuristics
from igroteka.games.candy_empire.cards import TRADER
from igroteka.games.candy_empire.facts import CandyEmpireFacts
from igroteka.games.candy_empire.hindsight import hindsight
from igroteka.games.candy_empire.options import OPTIONS, TEAMS, House
from igroteka.games.candy_empire.shapes import EVENTS, Facts, Knew, Look
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps import MAIN, STEPS

POOR_TRADER = "poor-trader"

PARTS: Final = Parts(
    view.look,
    view.observe,
    score.outcome,
    store.save,
    store.restore,
    worlds.redeal,
    gist=store.gist,
    asked=view.to_block,
    hindsight=hindsight,
    lot=True,
)


class CandyEmpireGame(Game):
    """The box, ready for play."""

    def __init__(self, data: Data) -> None:
        self.facts = CandyEmpireFacts(data, MAIN)
        super().__init__(
            id="candy_empire",
            rules=4,
            seats=(2, 3, 4),
            actions=actions.ACTIONS,
            bound=3000,
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("hands", "series"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS, Knew),
            parts=PARTS,
            heuristics=CandyEmpireHeuristics(),
            words=Words(HINTS, advices=(POOR_TRADER,)),
        )
        self.houses = {count: House(self.facts, count, self.usual[count]) for count in self.seat_counts}

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Room for a hand and for all that it may do."""
        return 6_000

    def blank(self, seats: int, options: dict[str, Value]) -> CandyEmpire:
        house = self.houses[seats] if options is self.usual[seats] else House(self.facts, seats, options)
        return CandyEmpire(self, self.facts, house, seats, options)

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """Partners sit opposite each other. [teams] [R38]"""
        return [0, 1, 0, 1] if options["play"] == TEAMS else list(range(seats))

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """A warning where a card brings more candies than a trader: perhaps a slip of the pen. [candies]"""
        return [POOR_TRADER] if self.facts.candies[TRADER] < max(self.facts.candies) else []

    def describe(self, action: int) -> Description:
        return actions.describe(action)
