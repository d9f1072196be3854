"""Simulations a second: our search from the opening, with OpenSpiel's C++ MCTS on skat beside it."""

from __future__ import annotations

from functools import partial

import pyspiel

import igroteka
from bench.engines import ours, theirs
from bench.engines.measure import lap, medians
from bench.report import Row
from igroteka.bots import bot


def run(quick: bool) -> list[Row]:
    """Simulations a second, one core."""
    simulations = 2000
    state = igroteka.game(ours.GAME).new(seed=1, telling=False)
    while len(state.legal(state.who)) == 1:
        state.advance(state.who, state.legal(state.who)[0])
    mine = partial(bot(f"search:{simulations}").choose, state, state.who, igroteka.seeded(1))

    skat = pyspiel.load_game("skat")
    start = theirs.dealt(skat)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    other = pyspiel.MCTSBot(skat, evaluator, 2.0, simulations, 1000, False, 1, False)
    speeds = medians(
        {"ours": lap(simulations, mine), "skat": lap(simulations, partial(other.step, start))}, 3 if quick else 15
    )
    return [
        Row(f"{ours.GAME}, search:{simulations}", speeds["ours"], "/s", 50_000),
        Row("  OpenSpiel's C++ MCTS, skat", speeds["skat"], "/s"),
    ]
