"""Every flood of a stranger against one server with 32 honest tables: memory, p99 of a move, exceptions, lost moves.

The honest players and the flood come from the same address (except where the flood comes from many), and the server has
its usual limits. A flood comes back whenever it is dropped. «Kept» is what the server still holds when the flood is
over.

Printed for each kind: the memory that it added at most and how often it came back, what is kept of that, the p99 of an
honest move meanwhile and how many honest moves were lost; then the same for all kinds together, between two laps
without a flood. A long run takes some 12 seconds for each kind, and up to 25 more until what does not read is dropped;
`--quick` takes 2 and 3, in which connections that wait to be dropped still count as kept.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep

from bench.hostile.floods import FLOODS
from bench.report import Row
from bench.server.load import Job
from bench.server.move import TABLES, cores, sqlite
from bench.server.players import Lap, play
from bench.server.processes import Served, guarded, pin

# One move a second at each table.
RATE = float(TABLES)
MOST_ADDED, MOST_KEPT, LATEST = 64.0, 16.0, 50.0
# The server as a whole, during any flood.
MOST_MEMORY = 256.0
MIB = 2**20
SAMPLE = 0.05
# The server looks every ten seconds for connections that do not read, and drops them the second time.
PATIENCE, LITTLE_PATIENCE = 25.0, 3.0


@dataclass(frozen=True)
class Siege:
    """The figures of the honest players during a flood, and its cost."""

    lap: Lap
    added: float
    kept: float
    # The largest memory of the whole server.
    held: float
    attempts: int


def run(quick: bool) -> list[Row]:
    """Each flood in turn, on one server."""
    core, other = cores()
    times = (2.0, LITTLE_PATIENCE) if quick else (12.0, PATIENCE)
    with TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("w", encoding="utf-8") as written, guarded(sqlite(folder, "hostile"), core, written) as served:
            quiet = siege(served, "", *times, "127.6.0.1", other)
            rows = [
                Row("p99 of a move, no flood", quiet.lap.within(0.99), "ms", note=f"p50 {quiet.lap.within(0.5):.2f}")
            ]
            lost, latencies, held = quiet.lap.played.lost, [], quiet.held
            for number, flood in enumerate(FLOODS):
                told = siege(served, flood.__name__, *times, f"127.6.1.{number + 1}", other)
                rows += describe(flood.__name__, told)
                lost += told.lap.played.lost
                latencies += told.lap.played.latencies
                held = max(held, told.held)
            again = siege(served, "", *times, "127.6.0.2", other)
        # On a machine that others use, these two tell how much of the rest is due to others.
        rows.append(Row("p99 of a move, no flood, again", again.lap.within(0.99), "ms"))
        latencies.sort()
        rows.append(Row("all floods: p99 of a move", latencies[int(0.99 * (len(latencies) - 1))], "ms", most=LATEST))
        rows.append(Row("  memory of the server", held, "MiB", most=MOST_MEMORY))
        rows.append(Row("  honest moves", len(latencies), ""))
        rows.append(Row("  honest moves lost", lost, "", most=0))
        found = complaints(log)
        rows.append(Row("  exceptions in the log", len(found), "", most=0, note="".join(found[:1])))
        return rows


def describe(name: str, told: Siege) -> list[Row]:
    """The figures of one flood."""
    played = told.lap.played
    fared = f"p99 of a move {told.lap.within(0.99):.1f} ms, {played.lost} of {len(played.latencies)} lost"
    return [
        Row(
            f"{name.replace('_', ' ')}: memory added", told.added, "MiB", most=MOST_ADDED, note=f"{told.attempts} times"
        ),
        Row("  kept", told.kept, "MiB", most=MOST_KEPT, note=fared),
    ]


def siege(served: Served, flood: str, seconds: float, patience: float, source: str, core: int | None) -> Siege:
    """Let the players play while a flood runs; watch the server's memory until it is back, or long enough after."""
    before, most = served.memory(), 0
    attackers: list[subprocess.Popen[str]] = []

    def begin() -> None:
        nonlocal before
        before = served.memory()
        if flood:
            command = [
                sys.executable,
                str(Path(__file__).with_name("floods.py")),
                flood,
                str(served.port),
                str(seconds),
                source,
            ]
            attackers.append(subprocess.Popen(["nice", *command], stdout=subprocess.PIPE, text=True))
            pin(attackers[0].pid, core)

    laps: list[Lap] = []
    # The players go on a little longer than the flood.
    job = Job(served.port, TABLES, 1, RATE, seconds + 1, seed=len(source), source=source, settle=True)
    players = Thread(target=lambda: laps.append(play(served, job, core, begin)))
    players.start()
    while players.is_alive():
        most = max(most, served.memory() - before)
        sleep(SAMPLE)
    attempts = 0
    for attacker in attackers:
        told, _ = attacker.communicate(timeout=30)
        attempts = int(told)
    until = monotonic() + patience
    while monotonic() < until and served.memory() - before > MIB:
        most = max(most, served.memory() - before)
        sleep(0.5)
    if not laps:
        raise RuntimeError(f"{flood}: the honest players were thrown out")
    return Siege(laps[0], most / MIB, (served.memory() - before) / MIB, (before + most) / MIB, attempts)


def complaints(log: Path) -> list[str]:
    """Lines of the log about unexpected errors."""
    lines = log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "exception" in line.lower() or "error" in line.lower()]
