"""Magpies as a game: facts, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.bots.heuristics import Heuristics
from igroteka.bots.hint import Reason
from igroteka.core.chance import Rng
from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.errors import BadData
from igroteka.core.game import Game
from igroteka.core.option import Option, Value
from igroteka.core.step import Step
from tests.methods import by_methods
from tests.toy import actions
from tests.toy.shapes import EVENTS, Facts, Look
from tests.toy.state import OBSERVATION, Table
from tests.toy.steps import the_steps

FACTS = """
copies = { value = [4, 4, 3, 3, 2], source = "ours" }
shine = { value = [1, 2, 3, 4, 5], source = "ours" }
hand = { value = 2, source = "ours" }
rounds = { value = 4, source = "ours" }
"""
OPTIONS = (
    Option("prize", "brightest", choices=("brightest", "dullest")),
    Option("cuckoo", True),
    Option("hatch", 3, least=2, most=4, needs={"cuckoo": (True,)}),
    Option("omen", "silent", choices=("silent", "heard"), needs={"cuckoo": (True,)}),
    Option("flock", "alone", choices=("alone", "pairs"), seats={"pairs": (4,)}),
)


class Magpie(Heuristics[Table]):
    """Points are good; a warm egg of one's own is better."""

    def __init__(self) -> None:
        super().__init__(secretive=True)

    def evaluate(self, s: Table, seat: int) -> float:
        outcome = s.outcome()
        if outcome is not None:
            return float(outcome.share(seat))
        egg = s.warmth / s.hatch if s.is_cuckoo(seat) else 0.0
        return float(max(egg, (s.points[seat] + 1) / (sum(s.points) + int(s.seats))))

    def answer(self, s: Table, seat: int, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[-1] if rng.below(2) else legal[rng.below(len(legal))]

    def shown(self, s: Table, seat: int, action: int, viewer: int) -> int:
        """Nobody else sees what the cuckoo does at night."""
        return actions.SLEEP if action == actions.WARM and viewer != seat else action

    def reasons(self, s: Table, seat: int, choices: list[int]) -> list[Reason]:
        """How bright the trinket is that is laid."""
        first = choices[0]
        if not actions.LAY <= first < actions.LAY + actions.PLACES:
            return []
        trinket = s.nests[seat].cards[first - actions.LAY]
        return [Reason("shine", {"shine": s.facts.shine[trinket]})]


class Magpies(Game):
    """The made-up box, ready for play; a twin may have another table or other steps."""

    def __init__(
        self,
        facts: str = FACTS,
        table: type[Table] = Table,
        steps: Sequence[Step[Table]] = (),
        id: str = "magpies",
        exact: bool = True,
        heuristics: Heuristics[Table] | None = None,
    ) -> None:
        data = Data(facts, "magpies.toml")
        steps = steps or the_steps()
        self.copies = data.numbers("copies", len(actions.TRINKETS), 0, 9)
        self.shine = data.numbers("shine", len(actions.TRINKETS), 0, 9)
        self.hand = data.number("hand", 0, actions.PLACES)
        self.rounds = data.number("rounds", 1, 9)
        data.done()
        if sum(self.copies) < self.hand * actions.MOST_BIRDS:
            raise BadData(f"{data.file}: copies: there must be a hand for everyone")
        self.table = table
        self.step_numbers = {step.name: number + 1 for number, step in enumerate(steps)}
        super().__init__(
            id=id,
            rules=1,
            seats=(3, 4),
            actions=actions.ACTIONS,
            # Each bird a turn, a bell and a trinket, and the night.
            bound=self.rounds * (3 * actions.MOST_BIRDS + 1),
            observation=OBSERVATION,
            options=OPTIONS,
            steps=steps,
            endings=("hatched", "dusk"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=by_methods(lot=True),
            heuristics=heuristics or Magpie(),
            words=Words(hints=("shine",)),
            exact=exact,
        )

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """In pairs partners sit across the table."""
        return [seat % 2 for seat in range(seats)] if options["flock"] == "pairs" else super().sides(seats, options)

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        return 3_000

    def blank(self, seats: int, options: dict[str, Value]) -> Table:
        return self.table(self, seats, options)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
