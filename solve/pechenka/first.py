"""The player who declares first."""

from __future__ import annotations

import numpy as np

from igroteka.games.pechenka.equilibrium_rows import HANDS, TALES
from solve.pechenka.sets import (
    APART,
    DEALS,
    FIRST_COVERED,
    FIRST_KNOWS,
    FIRST_LEFT,
    FIRST_LIES,
    SECOND_KNOWS,
    SECOND_LIES,
)
from solve.pechenka.side import CAUGHT, Decide, Facing, Hunts, Plan, Side
from solve.pechenka.stakes import PAID


class First(Side):
    """By hand, own act and tale: nobody has acted before."""

    def __init__(self) -> None:
        super().__init__((HANDS, 6, 5), (3, HANDS, TALES), (2, 0), FIRST_LEFT)
        self.hunts = Hunts(PAID, FIRST_KNOWS, SECOND_KNOWS)

    def reach(self, plan: Plan) -> Plan:
        hand = np.bincount(FIRST_COVERED.ravel(), plan["declare"].ravel(), HANDS) / len(DEALS)
        again = hand[:, None, None] * plan["again"]
        told = np.repeat(again.reshape(HANDS, -1), 5, axis=1)
        acted = told * plan["act"]
        return {
            "declare": np.ones((HANDS, 1)),
            "again": hand[:, None, None],
            "act": told[None],
            "hunt": np.repeat(acted, 4, axis=1)[:, None, :, None],
        }

    def facing(self, plan: Plan) -> Facing:
        reach = self.reach(plan)
        acted = reach["act"] * plan["act"]
        return Facing(np.broadcast_to(acted[:, None], (3, 3, HANDS, TALES)), reach["hunt"] * plan["hunt"])

    def walk(self, other: Facing, decide: Decide) -> float:
        hunt = np.empty(self.shapes["hunt"])
        for first, second in np.ndindex(3, 3):
            hunt[first, second] = self.hunts.values(first, second, other.hunted[first, second])
        act = decide("hunt", hunt).reshape(3, 3, HANDS, 4, TALES).sum(axis=(1, 3))
        for slot in range(2):
            act[slot] += CAUGHT * (APART @ (other.acted[slot].sum(axis=0) * SECOND_LIES[slot]))
            act -= CAUGHT * FIRST_LIES[slot] * (APART @ other.acted[:, slot])
        again = decide("act", act).reshape(HANDS, 6, 5, 5).sum(axis=3)
        hand = decide("again", again).sum(axis=1)
        return float(decide("declare", hand[FIRST_COVERED]).sum()) / len(DEALS)
