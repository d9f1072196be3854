"""Rooks as a game: facts, action space, windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.bots.heuristics import Heuristics
from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Option, Value
from igroteka.core.step import Step
from tests.methods import by_methods
from tests.rooks import actions
from tests.rooks.moderated import ModeratedRooks
from tests.rooks.shapes import EVENTS, Facts, Look
from tests.rooks.state import DAYS, ROLES, RooksState
from tests.rooks.steps import the_steps

FACTS = """
rooks = { value = 25, source = "ours" }
words = { value = ["caw", "hoot"], source = "ours" }
"""
OPTIONS = (
    Option("guests", ["owl"], choices=("owl", "jay", "dove"), least=1, most=3),
    Option("owl_rests", False, needs={"guests": ("owl",)}, group="night"),
    Option("days", DAYS, least=2, most=DAYS, group="day"),
)


class Rooks(Game):
    """The made-up evening, ready for play; a twin may have another state or other steps."""

    def __init__(
        self,
        facts: str = FACTS,
        state_type: type[RooksState] = RooksState,
        steps: Sequence[Step[RooksState]] = (),
        id: str = "rooks",
        secret_bytes: int = 3_000,
    ) -> None:
        data = Data(facts, "rooks.toml")
        self.rooks = data.number("rooks", 0, 49)
        self.calls = data.words("words", 2)
        data.done()
        self.state_type = state_type
        self.secrets = secret_bytes
        super().__init__(
            id=id,
            rules=3,
            seats=(5, 6, 8, 12, 20),
            actions=actions.ACTIONS,
            bound=DAYS * (1 + 10 + 20 + 20),
            observation=2 + 2 * 20,
            options=OPTIONS,
            steps=steps or the_steps(),
            endings=("flock", "rooks", "dusk"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=by_methods(),
            heuristics=Heuristics[RooksState](),
            words=Words(advices=("crowded",), winners=("flock", "rooks")),
            exact=False,
            moderated=ModeratedRooks({"roles": ROLES}),
        )

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        return self.secrets

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        return ["crowded"] if seats > 12 else []

    def blank(self, seats: int, options: dict[str, Value]) -> RooksState:
        return self.state_type(self, seats, options)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
