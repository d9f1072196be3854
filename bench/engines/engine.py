"""Random games, decisions a second: the engine against OpenSpiel's C++ card games, in one process on one core.

What is counted are the decisions of players; cards are dealt on the clock but not counted, neither ours nor theirs.
OpenSpiel deals one card an action: «of 3.80 M» are all its applied actions, and the second ratio counts them, and still
only our decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

import pyspiel

import igroteka
from bench.engines import ours, theirs
from bench.engines.measure import Lap, lap, medians
from bench.report import Row, number, ratio
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.playout import playout
from igroteka.core.game import Game
from igroteka.core.state import NOBODY, State
from igroteka.core.windows import is_covert

# The ratio wanted of a game with covert calls, to OpenSpiel's median in Python's loop: it opens and closes a window
# around every few answers.
COVERTLY = 2.0


def run(quick: bool) -> list[Row]:
    """All comparisons."""
    rounds = 3 if quick else 15
    compared = driven_from_python(rounds) + in_their_own_loop(rounds)
    return compared + from_a_dealt_position(rounds) + small_things(rounds) + whole_turns(rounds)


def driven_from_python(rounds: int, games: int = 300) -> list[Row]:
    """Both in the same plain loop in Python, with the same generator for the choices."""
    mine: dict[str, Lap] = {}
    for played in ours.ALL:
        job = (played.game, played.seats, 10 * games)
        mine[str(played)] = lap(ours.from_python_decisions(*job), partial(ours.from_python, *job))
    wanted = {str(played): COVERTLY if has_nights(played.game) else 4.0 for played in ours.ALL}
    return against(mine, theirs.from_python, games, rounds, "loop in Python", wanted)


def in_their_own_loop(rounds: int, games: int = 1000) -> list[Row]:
    """Our loop in compiled code, theirs in C++; and the time of a whole game of ours in that loop."""
    mine: dict[str, Lap] = {}
    decisions: dict[str, int] = {}
    for played in ours.ALL:
        job = (played.game, played.seats, 5 * games)
        decisions[str(played)] = ours.in_module(*job)
        mine[str(played)] = lap(decisions[str(played)], partial(ours.in_module, *job))
    wanted = {str(played): 2.5 for played in ours.ALL if not has_nights(played.game)}
    rows = against(mine, theirs.with_bots, games, rounds, "native loop", wanted)
    speeds = {row.what: row.value for row in rows}
    for name, made in decisions.items():
        milliseconds = 1000 * made / (5 * games) / speeds[f"{name}, native loop"]
        rows.append(Row(f"{name}, a whole random game", milliseconds, "ms", most=2.0))
    return rows


def has_nights(game: Game) -> bool:
    """Has the game steps at which nobody may know who is asked?"""
    return any(is_covert(step) for step in game.steps.values())


def against(
    mine: dict[str, Lap],
    play: Callable[[Any, int, theirs.Tally | None], None],
    games: int,
    rounds: int,
    how: str,
    wanted: dict[str, float],
) -> list[Row]:
    """Measure ours and their four games, and compare with their median."""
    laps = dict(mine)
    tallies: dict[str, theirs.Tally] = {}
    for name in theirs.GAMES:
        game, tallies[name] = pyspiel.load_game(name), theirs.Tally()
        play(game, games, tallies[name])
        laps[name] = lap(tallies[name].decisions, partial(play, game, games, None))
    speeds = medians(laps, rounds)
    every = {name: speeds[name] * tally.actions / tally.decisions for name, tally in tallies.items()}
    usual = median(speeds[name] for name in theirs.GAMES)
    rows = [
        Row(f"{name} (OpenSpiel), {how}", speeds[name], "/s", note=f"of {number(every[name])}") for name in theirs.GAMES
    ]
    for name in mine:
        rows += [
            Row(f"{name}, {how}", speeds[name], "/s"),
            ratio("  ours ÷ their median", speeds[name], usual, wanted.get(name)),
            ratio("  … if their dealt cards count too", speeds[name], median(every.values())),
        ]
    return rows


def from_a_dealt_position(rounds: int, games: int = 2000) -> list[Row]:
    """Roll-outs as a search makes them: without a deal on either side."""
    game = igroteka.game(ours.GAME)
    start, rng = game.new(seed=1, telling=False), igroteka.seeded(1)
    decisions = sum(playout(start.clone(), rng) for _ in range(20 * games)) / 20

    def mine() -> None:
        for _ in range(games):
            playout(start.clone(), rng)

    laps = {"ours": lap(decisions, mine)}
    for name in theirs.GAMES:
        other = pyspiel.load_game(name)
        state = theirs.dealt(other)
        laps[name] = lap(theirs.rollout_decisions(other, state) * games, partial(theirs.rollouts, other, state, games))
    speeds = medians(laps, rounds)
    usual = median(speeds[name] for name in theirs.GAMES)
    return [
        Row(f"{ours.GAME}, roll-outs", speeds["ours"], "/s"),
        Row("  their median, in MCTS (OpenSpiel)", usual, "/s"),
        ratio("  ours ÷ their median", speeds["ours"], usual),
    ]


def small_things(rounds: int, times: int = 20000) -> list[Row]:
    """The other operations of a search, called from Python."""
    game = igroteka.game(ours.GAME)
    state, rng = game.new(seed=1, telling=False), igroteka.seeded(1)
    for _ in range(8):
        state.advance(state.who, state.legal(state.who)[-1])

    def repeat(work: Callable[[], object]) -> Lap:
        def all() -> None:
            for _ in range(times):
                work()

        return lap(times, all)

    speeds = medians(
        {
            "new": repeat(lambda: game.new(seed=7, telling=False)),
            "clone": repeat(state.clone),
            "imagine": repeat(lambda: state.imagine(0, rng)),
            "observe": repeat(lambda: state.game.parts.observe(state, 0)),
        },
        rounds,
    )
    wanted = {"clone": 1e6}
    return [Row(f"{ours.GAME}, {name}", speed, "/s", wanted.get(name)) for name, speed in speeds.items()]


def whole_turns(rounds: int, games: int = 20) -> list[Row]:
    """The search of all turns, for games whose bots think in whole turns: one of those with the same effect."""
    rows: list[Row] = []
    for played in ours.ALL:
        if find_spec(f"igroteka.games.{played.id}.bot.turns") is None:
            continue
        finder = import_module(f"igroteka.games.{played.id}.bot.turns").Turns()
        starts = beginnings(played, games)

        def all(finder: Any = finder, starts: list[State] = starts) -> int:
            found = 0
            for state in starts:
                finder.find(state)
                found += len(finder.turns)
            return found

        turns = all()
        speed = medians({"turns": lap(turns, all)}, rounds)["turns"]
        rows.append(Row(f"{played}, whole turns", speed, "/s", note=f"{turns / len(starts):.0f} a position"))
    return rows


def beginnings(played: ours.Played, games: int) -> list[State]:
    """The positions of some games between quick players in which another player is about to move."""
    rng, found = igroteka.seeded(1), []
    for seed in range(games):
        state, last = played.game.new(played.seats, seed, telling=False), NOBODY
        while state.who >= 0:
            if state.who != last:
                found.append(state.clone())
            last = state.who
            state.advance(last, heuristics_of(state.game).answer(state, last, rng))
    return found
