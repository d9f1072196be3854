"""CFR+: each decision learns from its regrets, and its average comes close to an equilibrium.

Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014; later sweeps count more, by their square.
"""

from __future__ import annotations

import numpy as np

from solve.pechenka.sets import Array
from solve.pechenka.side import Facing, Plan, Side

# Situations that a player's own plan never reaches count as if reached once in a while: the bot may take over a seat.
SELDOM = 1e-9


class Regrets:
    """One kind of decision, for all that a player can know there; only legal answers are ever regretted."""

    def __init__(self, even: Array, axis: int) -> None:
        self.axis = axis
        self.even = even
        self.legal = even > 0
        self.odds = even
        self.regrets = np.zeros(even.shape)
        self.played = np.zeros(even.shape)

    def learn(self, values: Array) -> Array:
        """Add the regret of answers better than the present odds, and change the odds; returns the worth before."""
        worth: Array = (self.odds * values).sum(self.axis, keepdims=True)
        self.regrets += (values - worth) * self.legal
        np.maximum(self.regrets, 0.0, out=self.regrets)
        self.odds = shares(self.regrets, self.even, self.axis)
        return worth.squeeze(self.axis)

    def remember(self, reach: Array, weight: float) -> None:
        """Add the present odds to the average, weighted by how often this decision is reached."""
        self.played += weight * (reach + SELDOM) * self.odds

    def average(self) -> Array:
        """The average plan: this is what converges, not the odds of any one sweep."""
        return shares(self.played, self.even, self.axis)


def shares(amounts: Array, even: Array, axis: int) -> Array:
    """Amounts as odds that add up to one; even odds where there is no amount."""
    total = amounts.sum(axis, keepdims=True)
    return np.where(total > 0.0, amounts / np.where(total > 0.0, total, 1.0), even)


class Learner:
    """A player who learns all decisions at once."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.decisions = {name: Regrets(even, side.axes[name]) for name, even in side.even.items()}

    def sweep(self, other: Facing, weight: float) -> Facing:
        """Play all deals at once, learn, and show the new odds to the other player."""
        self.side.walk(other, lambda name, values: self.decisions[name].learn(values))
        plan = {name: decision.odds for name, decision in self.decisions.items()}
        for name, reach in self.side.reach(plan).items():
            self.decisions[name].remember(reach, weight)
        return self.side.facing(plan)

    def plan(self) -> Plan:
        """The average plan of the player."""
        return {name: decision.average() for name, decision in self.decisions.items()}
