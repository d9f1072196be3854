"""«Конфетная мафия» as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.errors import BadData
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.games.candy_mafia import actions, score, sets, store, view, worlds
from igroteka.games.candy_mafia.bot import CandyMafiaHeuristics
from igroteka.games.candy_mafia.bot.reasons import HINTS
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME, LONER, NAMES, NONE, PRINTED, TOWN
from igroteka.games.candy_mafia.led import LedEvening
from igroteka.games.candy_mafia.options import OPTIONS, House
from igroteka.games.candy_mafia.roles import ROLES
from igroteka.games.candy_mafia.shapes import EVENTS, Facts, Look
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps import STEPS

# Facts about sides, with their sources.
SIDES = (
    (TOWN, ("town.book", "town.derived", "town.ours")),
    (CRIME, ("crime.book", "crime.derived", "crime.ours")),
    (LONER, ("loner.derived",)),
    (NONE, ("none.book",)),
)

PARTS: Final = Parts(
    view.look, view.observe, score.outcome, store.save, store.restore, worlds.redeal, asked=view.asked_words
)


class CandyMafiaGame(Game):
    """The printed facts of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="candy_mafia",
            rules=5,
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
            words=Words(HINTS, sets.ADVICES, sets.FAULTS, score.WINNERS, NAMES),
            exact=False,
            led=LedEvening(self),
        )
        self.names = NAMES
        self.by_name = BY_NAME
        self.roles = ROLES
        self.step_numbers = {step.name: number for number, step in enumerate(STEPS)}
        self.sides_of: list[int] = self.read_sides(data)
        second = [*data.words("triad.book", -1, PRINTED), *data.words("triad.ours", -1, PRINTED)]
        first = [*data.words("mafia.book", -1, PRINTED), *data.words("mafia.ours", -1, PRINTED)]
        self.triads: list[bool] = [name in second for name in NAMES]
        self.gold: list[int] = [BY_NAME[name] for name in data.words("gold.cards", 5, PRINTED)]
        self.plain_town: list[int] = [BY_NAME[name] for name in data.words("plain.town", -1, PRINTED)]
        self.plain_crime: list[int] = [BY_NAME[name] for name in data.words("plain.crime", -1, PRINTED)]
        self.crime: list[int] = data.numbers("sets.crime", 15, 1, 9)
        self.sets = {mode: data.words(f"sets.{mode}", 15) for mode in ("business", "guests", "festival")}
        self.two_crime: list[int] = data.numbers("two_gangs.crime", 9, 2, 8)
        modes = ("basic", "business", "guests", "festival")
        self.two_sets = {mode: data.words(f"two_gangs.{mode}", 9) for mode in modes}
        self.two_town = data.words("two_gangs.festival_town", -1, PRINTED)
        data.done()
        criminals = [name for name in PRINTED if self.sides_of[BY_NAME[name]] == CRIME]
        if sorted([*first, *second]) != sorted(criminals):
            raise BadData(f"{data.file}: mafia, triad: every criminal belongs to exactly one gang")
        self.check(data)
        self.houses = {count: House(self, count, self.usual[count]) for count in self.seat_counts}

    def read_sides(self, data: Data) -> list[int]:
        """The side of each card. [setup] [R94]"""
        sides: dict[str, int] = {}
        for side, facts in SIDES:
            for fact in facts:
                for name in data.words(fact, -1, PRINTED):
                    if name in sides:
                        raise BadData(f"{data.file}: {fact}: {name} has two sides")
                    sides[name] = side
        missing = [name for name in PRINTED if name not in sides]
        if missing:
            raise BadData(f"{data.file}: town: {missing[0]} has no side")
        return [*(sides[name] for name in PRINTED), TOWN, CRIME]

    def check(self, data: Data) -> None:
        """Every set can be played."""
        for rows in (*self.sets.values(), *self.two_sets.values()):
            for row in rows:
                for name in row.split():
                    if name not in BY_NAME:
                        raise BadData(f"{data.file}: sets: there is no card {name!r}")

    def agreed(self, seats: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """As agreed; a cast that cannot be played is refused. [cast]"""
        agreed = super().agreed(seats, options)
        if agreed["wanted"]:
            sets.check(self, sets.cast(self, seats, agreed), agreed, "option wanted")
        return agreed

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        return sets.advice(self, seats, options)

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Whom one may speak of, and what one has learned."""
        return 2_500 + 700 * seats

    def blank(self, seats: int, options: dict[str, Value]) -> CandyMafia:
        house = self.houses[seats] if options is self.usual[seats] else House(self, seats, options)
        return CandyMafia(self, house, seats, options)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
