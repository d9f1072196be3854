"""Famiglia as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.errors import BadData
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.core.step import Step
from igroteka.games.famiglia import actions, score, store, view, worlds
from igroteka.games.famiglia.bot import HINTS, FamigliaHeuristics
from igroteka.games.famiglia.cards import FAMILIES, MOST_OF_A_KIND, kind_of, one, size
from igroteka.games.famiglia.options import OPTIONS, House
from igroteka.games.famiglia.shapes import EVENTS, Facts, Look
from igroteka.games.famiglia.state import Famiglia
from igroteka.games.famiglia.steps import STEPS

PARTS: Final = Parts(
    view.look,
    view.observe,
    score.score,
    store.save,
    store.restore,
    worlds.redeal,
    gist=store.gist,
    all_see_alike=view.all_see_alike,
)


class FamigliaGame(Game):
    """The printed facts of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        super().__init__(
            id="famiglia",
            rules=2,
            seats=(2,),
            actions=actions.ACTIONS,
            bound=4000,  # [R30]
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("passes", "deck"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS),
            parts=PARTS,
            heuristics=FamigliaHeuristics(),
            words=Words(HINTS),
        )
        self.house = House(self.defaults)
        self.step_numbers = {step.name: number + 1 for number, step in enumerate(STEPS)}
        self.first_step: Step[Famiglia] = STEPS[0]
        copies = data.numbers("copies", 5, 0, MOST_OF_A_KIND)
        self.street: i64 = data.number("street", 1, 12)
        # By kind; printed on the cards. [points]
        self.points: list[int] = []
        for letter in FAMILIES:
            self.points += data.numbers(f"points.{letter}", 5, 0, 99)
        # By kind; as each lies on the street while nobody is threatened.
        self.priced = [view.priced(kind, points, kind % 5) for kind, points in enumerate(self.points)]
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

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """The hand and what it may do, where it is hidden."""
        return 5_000 if options.get("hide_hands") else 0

    def blank(self, seats: int, options: dict[str, Value]) -> Famiglia:
        house = self.house if options is self.defaults else House(options)
        return Famiglia(self, house, options, Rng(0, 0, 0, 0), [])

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
