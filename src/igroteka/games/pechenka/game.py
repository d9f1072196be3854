"""«Печенька» as a game: facts, options, action space, steps, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.pechenka import actions, observe, score, store, view, worlds
from igroteka.games.pechenka.bot import HINTS, PechenkaHeuristics
from igroteka.games.pechenka.facts import PechenkaFacts
from igroteka.games.pechenka.hindsight import hindsight
from igroteka.games.pechenka.options import OPTIONS, House
from igroteka.games.pechenka.shapes import EVENTS, Facts, Knew, Look
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import STEPS

SEATS = (2, 3, 4, 5, 6)

PARTS: Final = Parts(
    view.look,
    observe.observe,
    score.score,
    store.save,
    store.restore,
    worlds.redeal,
    hindsight=hindsight,
    lot=True,
)


class PechenkaGame(Game):
    """The game of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="pechenka",
            rules=2,
            seats=SEATS,
            actions=actions.ACTIONS,
            bound=432,  # four players, nine cycles: 36 rounds of 12 decisions
            observation=observe.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("rounds", "cycles"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS, Knew),
            parts=PARTS,
            heuristics=PechenkaHeuristics(),
            words=Words(HINTS),
        )
        self.facts = PechenkaFacts(data)
        self.houses = {count: House(self.facts, count, self.usual[count]) for count in SEATS}

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Room for the cards in hand and all that they may do."""
        return 3_000

    def blank(self, seats: int, options: dict[str, Value]) -> Pechenka:
        house = self.houses[seats] if options is self.usual[seats] else House(self.facts, seats, options)
        return Pechenka(self, self.facts, house, seats, options)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
