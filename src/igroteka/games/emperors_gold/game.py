"""«Золото императора» as a game: options, action space, steps, and what else it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.emperors_gold import actions, score, store, view, worlds
from igroteka.games.emperors_gold.bot import EmperorsGoldHeuristics
from igroteka.games.emperors_gold.bot.reasons import HINTS
from igroteka.games.emperors_gold.cards import COLOURS, NAMES, SHAPES
from igroteka.games.emperors_gold.facts import EmperorsGoldFacts
from igroteka.games.emperors_gold.options import OPTIONS, TEAMS, House
from igroteka.games.emperors_gold.shapes import EVENTS, Facts, Look
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.steps import STEPS, TURN

SEATS = (2, 3, 4)

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


class EmperorsGoldGame(Game):
    """The box, ready for play."""

    def __init__(self, data: Data) -> None:
        self.facts = EmperorsGoldFacts(data, TURN)
        super().__init__(
            id="emperors_gold",
            rules=1,
            seats=SEATS,
            actions=actions.ACTIONS,
            bound=12000,  # [R30]
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("goal", "idle", "turns"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=PARTS,
            heuristics=EmperorsGoldHeuristics(self.facts.tasks),
            words=Words(HINTS, pieces=(*NAMES, *SHAPES, *COLOURS), ties=score.TIES),
        )

    def blank(self, seats: int, options: dict[str, Value]) -> EmperorsGold:
        return EmperorsGold(self, self.facts, House(self.facts, seats, options), seats, options)

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """Partners sit opposite each other. [teams]"""
        return [0, 1, 0, 1] if options["sides"] == TEAMS else list(range(seats))

    def describe(self, action: int) -> Description:
        return actions.describe(action)
