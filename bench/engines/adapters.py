"""Steps a second: the PettingZoo adapter against PettingZoo's own tic-tac-toe, each in the loop of its users."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

from bench.engines import ours
from bench.engines.measure import lap, medians
from bench.report import Row, ratio
from igroteka.adapters import pettingzoo

with warnings.catch_warnings():  # importing it warns of its own way to make environments
    warnings.simplefilter("ignore")
    from pettingzoo.classic import tictactoe_v3


THEIRS = "tictactoe_v3"


def loop(table: Any, games: int) -> int:
    """Play random games as PettingZoo's manual shows them; return the number of steps."""
    steps = 0
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    for seed in range(games):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    return steps


def run(quick: bool) -> list[Row]:
    """Steps a second, and the ratio to PettingZoo's."""
    tables = {str(played): pettingzoo.env(played.id, seats=played.seats) for played in ours.ALL}
    tables[THEIRS] = tictactoe_v3.env()
    tables[THEIRS].reset()  # it has no agents before
    laps = {name: lap(loop(table, 100), partial(loop, table, 100)) for name, table in tables.items()}
    speeds = medians(laps, 3 if quick else 15)
    rows = [Row("PettingZoo, tictactoe_v3.env()", speeds[THEIRS], "/s")]
    for played in ours.ALL:
        speed = speeds[str(played)]
        rows += [
            Row(f"PettingZoo, our env({played.id!r}, seats={played.seats})", speed, "/s"),
            ratio("  ours ÷ theirs", speed, speeds[THEIRS], 2.0),
        ]
    return rows
