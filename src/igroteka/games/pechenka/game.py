"""«Печенька» as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.core.step import Step
from igroteka.games.pechenka import actions, observe, score, store, view, worlds
from igroteka.games.pechenka.bot import HINTS, PechenkaHeuristics
from igroteka.games.pechenka.hindsight import hindsight
from igroteka.games.pechenka.options import OPTIONS, House
from igroteka.games.pechenka.shapes import EVENTS, Facts, Knew, Look
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import BIG_HUNT, EVERYONE

SEATS = (2, 3, 4, 5, 6)

PARTS: Final = Parts(
    view.look, observe.observe, score.score, store.save, store.restore, worlds.redeal, hindsight=hindsight
)


class PechenkaGame(Game):
    """The printed facts of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="pechenka",
            rules=2,
            seats=SEATS,
            actions=actions.ACTIONS,
            bound=432,  # four players, nine cycles: 36 rounds of 12 decisions
            observation=observe.OBSERVATION,
            options=OPTIONS,
            steps=(*EVERYONE, *BIG_HUNT),
            endings=("rounds", "cycles"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS, Knew),
            parts=PARTS,
            heuristics=PechenkaHeuristics(),
            words=Words(HINTS),
        )
        self.step_numbers = {name: number + 1 for number, name in enumerate(self.steps)}
        self.attack: i64 = data.number("everyone.attack", 0, 5)
        self.defence: i64 = data.number("everyone.defence", 0, 5)
        self.hill: i64 = data.number("everyone.hill", 0, 5)
        # With four, five and six players.
        self.hills: list[int] = data.numbers("everyone.hills", 3, 0, 1)
        # A liar must never be without a coin. [R18]
        self.start: i64 = data.number("big_hunt.start", 1, 9)
        self.guaranteed: i64 = data.number("big_hunt.guaranteed", 1, 3)
        self.lie: i64 = data.number("big_hunt.lie", 0, 1)
        self.prey: i64 = data.number("big_hunt.prey", 0, 2)
        self.target: i64 = data.number("big_hunt.target", 0, 5)
        self.survivor: i64 = data.number("big_hunt.survivor", 0, 5)
        data.done()
        self.houses = {count: House(self, count, self.usual[count]) for count in SEATS}

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Cards in the hand and what they may do."""
        return 3_000

    def blank(self, seats: int, options: dict[str, Value]) -> Pechenka:
        house = self.houses[seats] if options is self.usual[seats] else House(self, seats, options)
        return Pechenka(self, house, seats, options)

    def first_step(self, house: House) -> Step[Pechenka]:
        """What a round begins with."""
        return BIG_HUNT[0] if house.hunt else EVERYONE[0]

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
