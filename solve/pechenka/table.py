"""The table as a file: a line about it, then two bytes for the odds of each answer, compressed.

The likeliest answer of a decision has 65535. What own play hardly ever comes to is kept more coarsely: it is most of
the table.
"""

from __future__ import annotations

import json
import zlib

import numpy as np

from igroteka.games.pechenka.equilibrium_rows import (
    END,
    FIRST_ACTS,
    FIRST_DECLARES,
    FIRST_DECLARES_AGAIN,
    FIRST_HUNTS,
    SECOND_ACTS,
    SECOND_DECLARES,
    SECOND_DECLARES_AGAIN,
    SECOND_HUNTS,
)
from solve.pechenka.judge import FIRST, SECOND
from solve.pechenka.regrets import shares
from solve.pechenka.side import Plan, Side

FULL, COARSE = 65535, 15
# A smaller share than this of the likeliest is stored coarsely.
HARDLY = 1e-4
PLACES = (
    (FIRST, {"declare": FIRST_DECLARES, "again": FIRST_DECLARES_AGAIN, "act": FIRST_ACTS, "hunt": FIRST_HUNTS}),
    (SECOND, {"declare": SECOND_DECLARES, "again": SECOND_DECLARES_AGAIN, "act": SECOND_ACTS, "hunt": SECOND_HUNTS}),
)


def pack(first: Plan, second: Plan, about: dict[str, object]) -> bytes:
    """The file of two plans."""
    odds = np.zeros(END, "<u2")
    for (side, places), plan in zip(PLACES, (first, second), strict=True):
        for name, reach in side.reach(plan).items():
            axis = side.axes[name]
            share = plan[name] / plan[name].max(axis, keepdims=True)
            steps = np.where(reach < HARDLY * reach.max(), COARSE, FULL)
            written = np.rint(share * steps) * (FULL // steps)
            rows = np.moveaxis(written, axis, -1)[answers(side, name)]
            odds[places[name] : places[name] + rows.size] = rows
    return json.dumps(about).encode() + b"\n" + zlib.compress(odds.tobytes(), 9)


def unpack(file: bytes) -> tuple[Plan, Plan]:
    """The two plans in a file, with the odds that are really played."""
    odds = np.frombuffer(zlib.decompress(file.partition(b"\n")[2]), "<u2")
    plans: list[Plan] = []
    for side, places in PLACES:
        plan: Plan = {}
        for name, place in places.items():
            axis = side.axes[name]
            rows = np.zeros(side.shapes[name])
            legal = answers(side, name)
            np.moveaxis(rows, axis, -1)[legal] = odds[place : place + np.count_nonzero(legal)]
            plan[name] = shares(rows, side.even[name], axis)
        plans.append(plan)
    return plans[0], plans[1]


def answers(side: Side, name: str) -> np.typing.NDArray[np.bool_]:
    """A mask of the numbers that are written: the possible answers, those of one decision side by side."""
    return np.moveaxis(side.legal[name], side.axes[name], -1) > 0
