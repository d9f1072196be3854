"""One player: the probability that it brings about each decision, and the worth of each decision.

A plan is the odds of all decisions of a player. All histories are walked at once: the arrays run over what a player can
know, the last axis over the tales; of the other player only `Facing` matters.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np

from igroteka.games.pechenka.equilibrium_rows import HANDS, TALES
from solve.pechenka.sets import ALIKE, INFORMED, TARGET, Array, Numbers
from solve.pechenka.stakes import LIE

Plan: TypeAlias = dict[str, Array]
# Takes the values of all answers of a decision, returns the value of the decision.
Decide: TypeAlias = Callable[[str, Array], Array]

# A lie caught: the coin changes hands, and each pair of hands leaves two orders of target and exclusion.
CAUGHT = 2 * LIE


class Facing(NamedTuple):
    """The probability with which the other player reaches its hunts: before it chooses a card, and with each card."""

    acted: Array  # first act, second act, hand, tale
    hunted: Array  # first act, second act, hand and card seen, character, tale


class Side(ABC):
    """The common part of both players."""

    def __init__(self, again: tuple[int, ...], act: tuple[int, ...], axes: tuple[int, int], left: Array) -> None:
        self.shapes = {"declare": (HANDS, 12), "again": again, "act": act, "hunt": (3, 3, INFORMED, 6, TALES)}
        # The axis of a decision along which its answers lie.
        self.axes = {"declare": 1, "again": axes[0], "act": axes[1], "hunt": 3}
        # The possible answers: a declared character is not in the hand.
        self.legal: Plan = {name: np.ones(shape) for name, shape in self.shapes.items()}
        self.legal["hunt"] *= left
        self.even = {name: legal / legal.sum(self.axes[name], keepdims=True) for name, legal in self.legal.items()}

    @abstractmethod
    def reach(self, plan: Plan) -> Plan:
        """The probability with which this player lets each decision arise; the first player's includes the deal."""

    @abstractmethod
    def facing(self, plan: Plan) -> Facing:
        """This player as the other one faces it."""

    @abstractmethod
    def walk(self, other: Facing, decide: Decide) -> float:
        """The coins a round, as a difference to the other player, with all decisions made by `decide`."""


class Hunts:
    """The worth of the hunt for a player who has opened a role card or peeked, against each card of the other."""

    def __init__(self, paid: Array, mine: Numbers, theirs: Numbers) -> None:
        # By own act and own knowledge: the deals that look alike.
        alike = np.argsort(mine, axis=1, kind="stable").reshape(3, INFORMED, ALIKE)
        # By own act and own knowledge: the coins of each own card in each such deal against each other card.
        each = paid[TARGET[alike]].transpose(0, 1, 3, 2, 4)
        self.paid = np.ascontiguousarray(each.reshape(3, INFORMED, 6, ALIKE * 6))
        # By act of the other, own act and own knowledge: the other player's knowledge in each such deal.
        self.theirs = theirs[:, alike]

    def values(self, my_act: int, their_act: int, hunted: Array) -> Array:
        """By own knowledge, own card and tale."""
        met = hunted[self.theirs[their_act, my_act]].reshape(INFORMED, ALIKE * 6, TALES)
        values: Array = np.matmul(self.paid[my_act], met)
        return values
