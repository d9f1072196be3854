"""«Конфетная мафия» as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.candy_mafia import actions, score, sets, store, view
from igroteka.games.candy_mafia.bot import CandyMafiaHeuristics
from igroteka.games.candy_mafia.bot.reasons import HINTS
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.facts import CandyMafiaFacts
from igroteka.games.candy_mafia.moderated import ModeratedEvening, house
from igroteka.games.candy_mafia.options import OPTIONS
from igroteka.games.candy_mafia.roles.bound import ROLES
from igroteka.games.candy_mafia.shapes import EVENTS, Facts, Look
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps import STEPS
from igroteka.games.candy_mafia.worlds.redeal import redeal

PARTS: Final = Parts(view.look, view.observe, score.outcome, store.save, store.restore, redeal, asked=view.asked_words)


def faults() -> list[str]:
    """Why a deal is refused because of what must lie beside a card."""
    return [special.fault for special in ROLES.specials if special.fault]


class CandyMafiaGame(Game):
    """«Конфетная мафия», ready for play."""

    def __init__(self, data: Data) -> None:
        facts = CandyMafiaFacts(data)
        super().__init__(
            id="candy_mafia",
            rules=7,
            seats=tuple(range(6, 21)),
            actions=actions.ACTIONS,
            bound=250_000,
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("town", "crime", "gang", "loners", "hunger", "nobody"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=PARTS,
            heuristics=CandyMafiaHeuristics(),
            words=Words(HINTS, sets.ADVICES, (*sets.FAULTS, *faults()), facts.winners, NAMES),
            exact=False,
            moderated=ModeratedEvening(facts),
        )
        self.facts = facts
        self.houses = {count: house(facts, count, self.usual[count]) for count in self.seat_counts}

    def agreed(self, seats: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """As agreed; a cast that cannot be played is refused. [cast]"""
        agreed = super().agreed(seats, options)
        if agreed["wanted"]:
            sets.check_cast(self.facts, sets.cast(self.facts, seats, agreed), agreed, "option wanted")
        return agreed

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        return sets.advice(self.facts, seats, options)

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Whom one may speak of, and what one has learned."""
        return 2_500 + 700 * seats

    def blank(self, seats: int, options: dict[str, Value]) -> CandyMafia:
        usual = options is self.usual[seats]
        rules = self.houses[seats] if usual else house(self.facts, seats, options)
        return CandyMafia(self, self.facts, rules, seats, options)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
