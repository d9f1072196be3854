"""OpenSpiel's random games: its C++ card games driven from Python, and in its own C++ loops.

`pyspiel.evaluate_bots` plays a whole game of uniformly random bots in C++, deal included. The leanest loop in pyspiel
is the roll-out inside its MCTS: one simulation of an `MCTSBot` with `n_rollouts=N` plays N games from a given position.
Counts are exact for the first two: the same seeds are played again, without a clock. For the roll-outs, whose generator
cannot be read, the mean of a thousand games from the same position is taken.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

GAMES = ("skat", "euchre", "hearts", "crazy_eights")
CHANCE = int(pyspiel.PlayerId.CHANCE)


class Tally:
    """Decisions of players, and all applied actions, dealt cards included."""

    def __init__(self) -> None:
        self.decisions = 0
        self.actions = 0

    def add(self, state: Any, since: int = 0) -> None:
        """Count a finished game, from its move number `since` on."""
        history = state.full_history()[since:]
        self.actions += len(history)
        self.decisions += sum(1 for move in history if move.player != CHANCE)


def from_python(game: Any, games: int, tally: Tally | None = None) -> None:
    """Random games driven from Python; dealt cards are drawn evenly, for weighing them would cost OpenSpiel more."""
    random = Random(1).random
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
        if tally:
            tally.add(state)


def with_bots(game: Any, games: int, tally: Tally | None = None) -> None:
    """Random games whose loop is in C++."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        if tally:
            tally.add(state)


def dealt(game: Any) -> Any:
    """The first position in which a player is asked."""
    random, state = Random(1).random, game.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
    return state


def rollouts(game: Any, state: Any, games: int) -> None:
    """Random games from a position, in the leanest C++ loop."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
    )
    bot.mcts_search(state)


def rollout_decisions(game: Any, state: Any, games: int = 1000) -> float:
    """The mean number of decisions from a position to the end."""
    tally = Tally()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    for seed in range(games):
        copy = state.clone()
        pyspiel.evaluate_bots(copy, bots, seed)
        tally.add(copy, since=state.move_number())
    return tally.decisions / games
