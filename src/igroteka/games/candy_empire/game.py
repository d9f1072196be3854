"""«Конфетная империя» as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.errors import BadData
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.core.step import Step
from igroteka.games.candy_empire import actions, score, store, view, worlds
from igroteka.games.candy_empire.bot import HINTS, CandyEmpireHeuristics
from igroteka.games.candy_empire.cards import (
    BUYER,
    BY_NAME,
    CHARACTERS,
    DETECTIVE,
    KIDNAPPER,
    MOST_OF_A_KIND,
    NAMES,
    PICKPOCKET,
    SLY,
    SNATCHER,
    THIEF,
    TRADER,
)
from igroteka.games.candy_empire.empire import some_of_others
from igroteka.games.candy_empire.hindsight import hindsight
from igroteka.games.candy_empire.options import OPTIONS, TEAMS, House
from igroteka.games.candy_empire.shapes import EVENTS, Facts, Knew, Look
from igroteka.games.candy_empire.state import NOBODY, CandyEmpire
from igroteka.games.candy_empire.steps import END, MAIN, STEPS
from igroteka.games.candy_empire.steps.abilities import asks, resolve

ALL_CARDS = 49
PAIRS = ("SKU-VOR", "POL-OTN", "SUD-NAI", "ADV-AVT", "POH-KAR", "DET-HIT")
POOR_TRADER = "poor-trader"
# As the worked examples of the book need them.
FEWEST = {PICKPOCKET: 3, BUYER: 3, THIEF: 2, SNATCHER: 6}

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
)


class CandyEmpireGame(Game):
    """The printed facts of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="candy_empire",
            rules=2,
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
        # Steps that others lead to; by the game, for files of steps import one another in one direction.
        self.first_step: Step[CandyEmpire] = MAIN
        self.last_step: Step[CandyEmpire] = END
        self.step_numbers = {step.name: number for number, step in enumerate(STEPS)}
        self.hand: i64 = data.number("hand", 1, 3)
        self.aside_two: i64 = data.number("aside.two", 0, 4)
        self.aside_more: i64 = data.number("aside.more", 0, 4)
        self.buyer: i64 = data.number("bonus.buyer", 0, 99)
        self.pickpockets: i64 = data.number("bonus.pickpockets", 0, 99)
        self.series_points: list[int] = data.numbers("series.points", 3, 0, 99)
        self.games: i64 = data.number("series.games", 1, 9)
        self.pairs: list[tuple[int, int, int]] = []
        for pair in PAIRS:
            one, other = pair.split("-")
            self.pairs.append((BY_NAME[one], BY_NAME[other], data.number(f"pairs.{pair}", 0, 99)))
        # The same by character: whom it makes a pair with, and what the pair brings.
        self.partner: list[int] = [NOBODY] * CHARACTERS
        self.pair_worth: list[int] = [0] * CHARACTERS
        for first, second, worth in self.pairs:
            self.partner[first], self.partner[second] = second, first
            self.pair_worth[first] = self.pair_worth[second] = worth
        self.candies: list[int] = [data.number(f"cards.{name}.candies", -99, 99) for name in NAMES]
        self.copies: list[int] = [data.number(f"cards.{name}.copies", 1, MOST_OF_A_KIND) for name in NAMES]
        self.copies_two: list[int] = [
            data.number(f"cards.{name}.two", 0, self.copies[card]) for card, name in enumerate(NAMES)
        ]
        data.done()
        self.check(data)
        self.houses = {count: House(self, count, self.usual[count]) for count in self.seat_counts}
        self.whole_deck = [card for card, copies in enumerate(self.copies) for _ in range(copies)]
        self.small_deck = [card for card, copies in enumerate(self.copies_two) for _ in range(copies)]

    def check(self, data: Data) -> None:
        """Facts that the book's own words and examples demand."""
        if sum(self.copies) != ALL_CARDS:
            raise BadData(f"{data.file}: cards: copies must be {ALL_CARDS} in all, not {sum(self.copies)}")
        if self.candies[PICKPOCKET] != 3:
            raise BadData(f"{data.file}: cards.KAR.candies: the book says 3, not {self.candies[PICKPOCKET]}")
        for card, fewest in FEWEST.items():
            if self.copies[card] < fewest:
                raise BadData(f"{data.file}: cards.{NAMES[card]}.copies: the examples of the book need {fewest}")
        if min(self.candies) >= 0:
            raise BadData(f"{data.file}: cards: at least one character costs candies")
        for one, other in ((KIDNAPPER, PICKPOCKET), (DETECTIVE, SLY)):
            if self.copies_two[one] and self.copies_two[other]:
                raise BadData(
                    f"{data.file}: cards.{NAMES[one]}.two: two players have no pair {NAMES[one]}-{NAMES[other]}"
                )
        if sum(self.copies_two) < 2 * self.hand + self.aside_two:
            raise BadData(f"{data.file}: cards: too few for two players")

    def resolve(self, s: CandyEmpire, card: i64) -> None:
        """A card that a lawyer fetched works."""
        resolve(s, card, True)

    def asks(self, s: CandyEmpire, card: i64) -> bool:
        """Would a card that a lawyer fetches in the last turn ask anybody anything?"""
        return asks(s, card) or (card == THIEF and some_of_others(s, s.current))

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """The hand and what it may do."""
        return 6_000

    def blank(self, seats: int, options: dict[str, Value]) -> CandyEmpire:
        house = self.houses[seats] if options is self.usual[seats] else House(self, seats, options)
        return CandyEmpire(self, house, seats, options)

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """Partners sit opposite each other. [teams] [R38]"""
        return [0, 1, 0, 1] if options["play"] == TEAMS else list(range(seats))

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """A trader has nothing but candies: somebody with more of them is perhaps a slip of an owner's pen. [candies]"""
        return [POOR_TRADER] if self.candies[TRADER] < max(self.candies) else []

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
