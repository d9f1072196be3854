"""How good two plans are: what they are worth against each other, and what the best answer to each would gain, exactly."""

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
    """In coins a round, more than the other."""

    value: float  # of the first player when both keep to their plans
    first: float  # of a first player who knows the plan of the second, and answers it best
    second: float  # of a second player who knows the plan of the first, and answers it best

    @property
    def exploitability(self) -> float:
        """What somebody who knows the plan gains by it, the mean of both seats."""
        return (self.first + self.second) / 2


def judge(first: Plan, second: Plan) -> Verdict:
    """Try everything against both plans."""
    facing_first, facing_second = FIRST.facing(first), SECOND.facing(second)
    value = FIRST.walk(facing_second, lambda name, values: np.sum(first[name] * values, FIRST.axes[name]))
    return Verdict(value, best(FIRST, facing_second), best(SECOND, facing_first))


def best(side: Side, other: Facing) -> float:
    """What the best answer to the other player is worth."""

    def decide(name: str, values: Array) -> Array:
        top: Array = np.max(values, side.axes[name], where=side.legal[name] > 0, initial=-np.inf)
        return top

    return side.walk(other, decide)
