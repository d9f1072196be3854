"""The exact quality of two plans: their worth against each other, and the gain of the best answer to each."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from solve.pechenka.first import First
from solve.pechenka.second import Second
from solve.pechenka.sets import Array
from solve.pechenka.side import Facing, Plan, Side

FIRST = First()
SECOND = Second()


class Verdict(NamedTuple):
    """Coins a round, the difference to the other player."""

    value: float  # of the first player when both keep to their plans
    first: float  # of a first player who knows the plan of the second, and answers it best
    second: float  # of a second player who knows the plan of the first, and answers it best

    @property
    def exploitability(self) -> float:
        """The gain of a player who knows the rival's plan, the mean of both seats."""
        return (self.first + self.second) / 2


def judge(first: Plan, second: Plan) -> Verdict:
    """Judge both plans by every possible answer."""
    facing_first, facing_second = FIRST.facing(first), SECOND.facing(second)
    value = FIRST.walk(facing_second, lambda name, values: np.sum(first[name] * values, FIRST.axes[name]))
    return Verdict(value, best(FIRST, facing_second), best(SECOND, facing_first))


def best(side: Side, other: Facing) -> float:
    """The worth of the best answer to the other player."""

    def decide(name: str, values: Array) -> Array:
        top: Array = np.max(values, side.axes[name], where=side.legal[name] > 0, initial=-np.inf)
        return top

    return side.walk(other, decide)
