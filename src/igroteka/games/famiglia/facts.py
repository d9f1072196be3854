"""The printed facts of the box, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.errors import BadData
from igroteka.core.step import Step
from igroteka.games.famiglia.cards import FAMILIES, MOST_OF_A_KIND, kind_of, name, one, size
from igroteka.games.famiglia.shapes import StreetCard


class FamigliaFacts:
    """The cards of the box, the number of them on the street, and the parts of a turn in their order."""

    def __init__(self, data: Data, steps: Sequence[Step[Any]]) -> None:
        self.first_step: Step[Any] = steps[0]
        self.step_numbers = {step.name: number + 1 for number, step in enumerate(steps)}
        copies = data.numbers("copies", 5, 0, MOST_OF_A_KIND)
        self.street: i64 = data.number("street", 1, 12)
        # By kind; printed on the cards. [points]
        self.points = [points for letter in FAMILIES for points in data.numbers(f"points.{letter}", 5, 0, 99)]
        # By kind: the card as it lies on the street while nobody is threatened.
        self.priced = [priced(kind, points, kind % 5) for kind, points in enumerate(self.points)]
        data.done()
        if copies[0] < 2:
            raise BadData(f"{data.file}: copies[0]: two starting sets need at least 2 zeros of each family")
        # One 0 of each family for each player; the rest is the deck. [setup]
        self.all_cards: i64 = 0
        self.starting_set: i64 = 0
        family: i64
        value: i64
        for family in range(4):
            self.starting_set += one(kind_of(family, 0))
            for value in range(5):
                self.all_cards += copies[value] * one(kind_of(family, value))
        self.deck: i64 = self.all_cards - 2 * self.starting_set
        self.deck_size: i64 = size(self.deck)
        if self.deck_size <= self.street:
            raise BadData(f"{data.file}: copies: the deck must be larger than the street")


def priced(kind: int, points: int, cost: int) -> StreetCard:
    """A card of the street, its cost, and the pair that pays for it."""
    card: StreetCard = {"card": name(kind), "points": points, "cost": cost}
    if cost:
        card["pair"] = name(kind - kind % 5 + cost - 1)
    return card
