"""The player who declares second."""

from __future__ import annotations

import numpy as np

from igroteka.games.pechenka.equilibrium_rows import HANDS, TALES
from solve.pechenka.sets import (
    APART,
    FIRST_KNOWS,
    FIRST_LIES,
    SECOND_COVERED,
    SECOND_KNOWS,
    SECOND_LEFT,
    SECOND_LIES,
)
from solve.pechenka.side import CAUGHT, Decide, Facing, Hunts, Plan, Side
from solve.pechenka.stakes import PAID


class Second(Side):
    """By act of the first player, own act, hand and tale."""

    def __init__(self) -> None:
        super().__init__((HANDS, 6, 5, 5), (3, 3, HANDS, TALES), (3, 1), SECOND_LEFT)
        self.hunts = Hunts(-PAID.transpose(0, 2, 1), SECOND_KNOWS, FIRST_KNOWS)

    def reach(self, plan: Plan) -> Plan:
        hand = np.bincount(SECOND_COVERED.ravel(), plan["declare"].ravel(), HANDS * 6).astype(float)
        said = hand.reshape(HANDS, 6, 1, 1)
        told = (said * plan["again"]).reshape(HANDS, TALES)
        acted = told * plan["act"]
        return {
            "declare": np.ones((HANDS, 1)),
            "again": said,
            "act": told[None, None],
            "hunt": np.repeat(acted, 4, axis=2)[:, :, :, None],
        }

    def facing(self, plan: Plan) -> Facing:
        reach = self.reach(plan)
        return Facing(reach["act"] * plan["act"], reach["hunt"] * plan["hunt"])

    def walk(self, other: Facing, decide: Decide) -> float:
        hunt = np.empty(self.shapes["hunt"])
        for first, second in np.ndindex(3, 3):
            hunt[first, second] = self.hunts.values(second, first, other.hunted[first, second])
        act = decide("hunt", hunt).reshape(3, 3, HANDS, 4, TALES).sum(axis=3)
        for slot in range(2):
            act[:, slot] += CAUGHT * (APART @ (other.acted[:, slot] * FIRST_LIES[slot]))
            act[slot] -= CAUGHT * SECOND_LIES[slot] * (APART @ other.acted[slot])
        again = decide("act", act).sum(axis=0).reshape(HANDS, 6, 5, 5)
        said = decide("again", again).sum(axis=2)
        return float(decide("declare", said.ravel()[SECOND_COVERED]).sum())
