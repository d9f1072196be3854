"""Three processes, PostgreSQL and a proxy under faults: nothing acknowledged is lost, doubled, forked or untold.

Every round is a database of its own. What it showed is kept in .times/many.jsonl, and the rounds of all runs on the
same commit are summed.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from random import SystemRandom

from msgspec import Struct
from msgspec.json import Decoder, encode

from bench.report import Row
from tests.server.cluster import ClusterPlayed, play_at_cluster
from tests.server.postgres import running
from tests.server.proxies import PROXIES, found

ROUNDS, FAULTS, TABLES, LONGEST_PAUSE = 10, 20, 60, 20.0
KEPT = Path(__file__).parents[2] / ".times" / "many.jsonl"
# Seconds from a fault to the next acknowledged step of a table that met it, of 99 in 100.
WANTED = {"kill -9": 1.5, "SIGSTOP": 3.0, "cut off from PostgreSQL": 3.0, "SIGTERM": 0.3}


class Round(Struct):
    """What one round showed."""

    commit: str
    proxy: str
    faults: dict[str, int]
    lines: int
    matches: int
    repeated: int
    # By fault: the seconds of every table.
    recoveries: dict[str, list[float]]


def run(quick: bool) -> list[Row]:
    """Play round after round; the first command that is lost, doubled or untold ends it with an error."""
    rounds, faults, tables, longest = (1, 9, 6, 5.0) if quick else (ROUNDS, FAULTS, TABLES, LONGEST_PAUSE)
    proxies = [name for name in PROXIES if found(name)]
    played = []
    for number in range(rounds):
        proxy, seed = proxies[number % len(proxies)], SystemRandom().getrandbits(32)
        print(f"round {number + 1} of {rounds}: {proxy}, seed {seed}", file=sys.stderr)
        with running() as postgres, tempfile.TemporaryDirectory() as folder:
            shown = asyncio.run(play_at_cluster(postgres, Path(folder), proxy, faults, tables, longest, seed))
        played.append(as_round(proxy, shown))
        if not quick:
            keep(played[-1])
    return list(rows(played, [] if quick else [kept for kept in kept_rounds() if kept.commit == commit()]))


def as_round(proxy: str, shown: ClusterPlayed) -> Round:
    """What is kept of it."""
    recoveries: dict[str, list[float]] = {}
    for recovery in shown.recoveries:
        recoveries.setdefault(recovery.kind, []).append(round(recovery.seconds, 3))
    faults = dict(Counter(fault.kind for fault in shown.injected))
    played = shown.played
    return Round(commit(), proxy, faults, played.lines, played.matches, played.repeated, recoveries)


def commit() -> str:
    """Which program it is."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    return subprocess.run(command, cwd=KEPT.parents[1], capture_output=True, text=True, check=True).stdout.strip()


def keep(one: Round) -> None:
    """Add it to those of earlier runs."""
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("ab") as file:
        file.write(encode(one) + b"\n")


def kept_rounds() -> list[Round]:
    """The rounds of all runs."""
    return Decoder(Round).decode_lines(KEPT.read_bytes()) if KEPT.exists() else []


def rows(played: list[Round], kept: list[Round]) -> Iterator[Row]:
    """The figures of this run, and of all runs of this commit."""
    yield Row("faults", sum(sum(one.faults.values()) for one in played))
    if kept:
        yield Row("  in all runs of this commit", sum(sum(one.faults.values()) for one in kept))
    note = f"{sum(one.matches for one in played)} matches, {sum(one.repeated for one in played)} commands sent again"
    yield Row("  lines acknowledged, all stored once and told", sum(one.lines for one in played), note=note)
    for kind, most in WANTED.items():
        seconds = sorted(second for one in played for second in one.recoveries.get(kind, []))
        if seconds:
            note = f"half of them within {seconds[len(seconds) // 2]:.2f} s"
            of = f"{kind}: to the next step at {len(seconds)} tables, p99"
            yield Row(of, seconds[ceil(0.99 * len(seconds)) - 1], "s", note=note, most=most)
