"""What is printed on the cards and in the book of «Конфетная империя»."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.errors import BadData
from igroteka.core.step import Step
from igroteka.core.who import NOBODY
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
)

ALL_CARDS = 49
PAIRS = ("SKU-VOR", "POL-OTN", "SUD-NAI", "ADV-AVT", "POH-KAR", "DET-HIT")
# As the worked examples of the book need them.
FEWEST = {PICKPOCKET: 3, BUYER: 3, THIEF: 2, SNATCHER: 6}


class CandyEmpireFacts:
    """The facts of the box, and the step that every turn begins with."""

    def __init__(self, data: Data, first_step: Step[Any]) -> None:
        # The step at the end of a turn leads to it; passed in here, since its file imports that step's.
        self.first_step = first_step
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
        # By character: the character it makes a pair with, and the candies of the pair.
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
        self.whole_deck = [card for card, copies in enumerate(self.copies) for _ in range(copies)]
        self.small_deck = [card for card, copies in enumerate(self.copies_two) for _ in range(copies)]
        data.done()
        self.check(data)

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
