"""Pebbles as a game: facts, option, action space, and all its parts by name."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.bots.heuristics import Heuristics
from igroteka.core.data import Data
from igroteka.core.declared import Shapes
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Option, Value
from igroteka.core.parts import Parts
from tests.pebbles import score, store, view, worlds
from tests.pebbles.facts import MOST_SEATS, Facts
from tests.pebbles.shapes import EVENTS, Look, Printed
from tests.pebbles.state import Table
from tests.pebbles.steps import DRAW, PASS, Turn


class Pebbles(Game):
    """The made-up bag, ready for play."""

    def __init__(self, data: Data) -> None:
        self.facts = Facts(data)
        super().__init__(
            id="pebbles",
            rules=1,
            seats=range(2, MOST_SEATS + 1),
            actions=PASS + 1,
            # Each pebble is drawn and laid, and all others may pass before the next one is; in the end all do.
            bound=(1 + MOST_SEATS) * len(self.facts.pebbles) + MOST_SEATS,
            observation=view.OBSERVATION,
            # Does the game go on until nobody has a pebble?
            options=(Option("all_out", False),),
            steps=(Turn("turn", "turn", DRAW, PASS),),
            endings=("out", "passes"),
            data=data,
            shapes=Shapes(Printed, Look, EVENTS),
            parts=Parts(view.look, view.observe, score.score, store.save, store.restore, worlds.redeal),
            heuristics=Heuristics[Table](),
        )

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        return 2000

    def blank(self, seats: int, options: dict[str, Value]) -> Table:
        return Table(self, self.facts, seats, options)

    def describe(self, action: int) -> Description:
        if DRAW < action < PASS:
            return Description(f"lay {action}", "lay", {"pebble": action}, [f"pebble.{action}"])
        return Description("draw", "draw", touches=["bag"]) if action == DRAW else Description("pass", "pass")
