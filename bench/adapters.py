"""Steps a second: the PettingZoo adapter against PettingZoo's own tic-tac-toe, each as its users loop."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

from bench import ours
from bench.measure import lap, medians
from bench.report import Row, ratio
from igroteka.adapters import pettingzoo

with warnings.catch_warnings():  # it calls its own way to make environments deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.classic import tictactoe_v3


def loop(table: Any, games: int) -> int:
    """Random games as PettingZoo's manual shows them; how many steps they took."""
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
    """Steps a second, and how many times more."""
    tables = {"ours": pettingzoo.env(ours.GAME), "tictactoe_v3": tictactoe_v3.env()}
    tables["tictactoe_v3"].reset()  # it has no agents before
    games = {"ours": 100, "tictactoe_v3": 100}
    laps = {name: lap(loop(table, games[name]), partial(loop, table, games[name])) for name, table in tables.items()}
    speeds = medians(laps, 3 if quick else 15)
    return [
        Row(f"PettingZoo, our env({ours.GAME!r})", speeds["ours"], "/s"),
        Row("  PettingZoo, tictactoe_v3.env()", speeds["tictactoe_v3"], "/s"),
        ratio("  ours ÷ theirs", speeds["ours"], speeds["tictactoe_v3"], 2.0),
    ]
