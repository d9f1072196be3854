"""Famiglia as a game: facts, options, action space, steps, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.chance import Rng
from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.famiglia import actions, score, store, view, worlds
from igroteka.games.famiglia.bot import HINTS, FamigliaHeuristics
from igroteka.games.famiglia.facts import FamigliaFacts
from igroteka.games.famiglia.options import OPTIONS, House
from igroteka.games.famiglia.shapes import EVENTS, Facts, Look
from igroteka.games.famiglia.state import Famiglia
from igroteka.games.famiglia.steps import STEPS

PARTS: Final = Parts(
    view.look,
    view.observe,
    score.score,
    store.save,
    store.restore,
    worlds.redeal,
    gist=store.gist,
    all_see_alike=view.all_see_alike,
    lot=True,
)


class FamigliaGame(Game):
    """The game of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="famiglia",
            rules=2,
            seats=(2,),
            actions=actions.ACTIONS,
            bound=4000,  # [R30]
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("passes", "deck"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=PARTS,
            heuristics=FamigliaHeuristics(),
            words=Words(HINTS, ties=score.TIES),
        )
        self.facts = FamigliaFacts(data, STEPS)
        self.house = House(self.defaults)

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Room for a hand and for all that it may do, where it is hidden."""
        return 5_000 if options.get("hide_hands") else 0

    def blank(self, seats: int, options: dict[str, Value]) -> Famiglia:
        house = self.house if options is self.defaults else House(options)
        return Famiglia(self, self.facts, house, options, Rng(0, 0, 0, 0), [])

    def describe(self, action: int) -> Description:
        return actions.describe(action)
