"""Random games, decisions a second: compiled build, uncompiled files, and a playout written by hand in C++."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from tempfile import TemporaryDirectory

import igroteka
from bench.engines import ours
from bench.engines.measure import Lap, lap, medians
from bench.report import Row, ratio
from igroteka.bots.playout import playout

ROOT = Path(__file__).resolve().parents[2]


def run(quick: bool) -> list[Row]:
    """All builds in turn."""
    laps: dict[str, Lap] = {}
    for played in ours.ALL:
        job = (played.game, played.seats, 5000)
        laps[str(played)] = lap(ours.in_module(*job), partial(ours.in_module, *job))
        laps[f"{played} pure"] = partial(pure, played)
    with TemporaryDirectory() as folder:
        program = compiled_by_hand(Path(folder))
        checks = []
        if program:
            checks = same_game(program, 20_000 if quick else 200_000)
            laps["C++"] = lambda: float(ask(program, 50_000)["speed"])
        speeds = medians(laps, 3 if quick else 9)
    rows = []
    for played in ours.ALL:
        compiled, plain = speeds[str(played)], speeds[f"{played} pure"]
        rows += [
            Row(f"{played}, compiled", compiled, "/s"),
            Row("  uncompiled", plain, "/s"),
            ratio("  compiled ÷ pure", compiled, plain, 6.0),
        ]
    if program:
        rows.append(Row(f"{ours.ALL[0]}, by hand in C++", speeds["C++"], "/s"))
        rows.append(ratio("  C++ ÷ ours", speeds["C++"], speeds[str(ours.ALL[0])]))
    return rows + checks


def pure(played: ours.Played) -> float:
    """The speed of the uncompiled sources, measured in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(Path(__file__).with_name("pure.py")), played.id, str(played.seats), "600"]
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return float(told.stdout)


def compiled_by_hand(folder: Path) -> Path | None:
    """The compiled C++ program; None where there is no compiler."""
    compiler = next((found for name in ("g++", "clang++", "c++") if (found := shutil.which(name))), None)
    if compiler is None:
        return None
    program = folder / "playout"
    subprocess.run([compiler, "-std=c++17", "-O3", "-o", program, ours.PEER / "playout.cpp"], check=True)
    return program


def ask(program: Path, games: int) -> dict[str, float]:
    """The program's figures for this number of random games."""
    told = subprocess.run([program, str(games)], capture_output=True, text=True, check=True)
    answer: dict[str, float] = json.loads(told.stdout)
    return answer


def same_game(program: Path, games: int) -> list[Row]:
    """Compare the means of many random games of both programs: they must agree within noise."""
    game, rng = igroteka.game(ours.GAME), igroteka.seeded(2)
    lengths, points, decks = [], [], []
    for seed in range(games):
        state = game.new(seed=seed, telling=False)
        lengths.append(playout(state, rng))
        outcome = state.outcome()
        assert outcome is not None
        points.append(sum(outcome.scores))
        decks.append(float(outcome.reason == "deck"))
    told = ask(program, games)
    rows = []
    for what, mine, key in (
        ("decisions", lengths, "length"),
        ("points", points, "points"),
        ("ends by deck", decks, "deck"),
    ):
        noise = stdev(mine) * (2 / games) ** 0.5
        apart = abs(mean(mine) - told[key]) / noise if noise else 0.0
        if apart > 4:
            raise AssertionError(f"playout.cpp plays another game: {what} {told[key]:.4f}, ours {mean(mine):.4f}")
        rows.append(Row(f"  {what} a game, ours", mean(mine), note=f"C++ {told[key]:.3f} ({apart:.1f} σ)"))
    return rows
