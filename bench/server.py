"""A move of Famiglia with two connected players: our server against boardgame.io's, with the same views and options for each.

The games that ours plays (its records tell them) are played again by boardgame.io's, move by move, and must end with the same scores.
CPU is user and system time of the server's process; each server has one core, the players have the other.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench import server_crowd
from bench.report import Row, ratio
from bench.server_games import Transcript, from_record
from bench.server_load import Job
from bench.server_peer import check
from bench.server_players import Lap, play
from bench.server_start import Served, ours, peer

TABLES = 32
BOTS = 20
# Of what boardgame.io's server could do at most.
SHARE = 0.4
THEIRS, DURABLE, FORGETFUL = "boardgame.io", "ours", "ours without its log"


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for the players, where there are two."""
    here = sorted(os.sched_getaffinity(0))
    return (here[0], here[1]) if len(here) > 1 else (None, None)


def run(quick: bool) -> list[Row]:
    """All comparisons."""
    core, other = cores()
    with ExitStack() as stack, TemporaryDirectory() as folder:
        same = check(20 if quick else 60)
        servers = {
            DURABLE: stack.enter_context(ours(sqlite(folder, "laps"), core)),
            FORGETFUL: stack.enter_context(ours("memory", core)),
            THEIRS: stack.enter_context(peer(core)),
        }
        rows = [Row("games compared: same views, options, scores", same)]
        rows += compare(servers, 2 if quick else 8, 3.0 if quick else 10.0, other)
        return rows + server_crowd.run(quick, Path(folder), core, other)


def sqlite(folder: str | Path, name: str) -> str:
    """The database of a server that is started for this."""
    return f"sqlite+aiosqlite:///{folder}/{name}.db"


def compare(servers: dict[str, Served], laps: int, seconds: float, core: int | None) -> list[Row]:
    """CPU for each move in whole games, then the latency at a steady rate, then with bots that search."""
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for lap in range(laps + 1):
        games: list[Transcript] = []
        for name, served in servers.items():
            job = Job(served.port, TABLES, 1, seed=lap + 1, records=True, repeat=games if name == THEIRS else [])
            told = play(served, job, core)
            if name == DURABLE:
                games = [from_record(record) for record in told.played.records]
            elif name == THEIRS and told.played.scores != [game.scores for game in games]:
                raise AssertionError("boardgame.io's server played other games than ours")
            if lap:  # the first one warms up
                costs[name].append(told.cpu)
    cpu = {name: median(row) for name, row in costs.items()}
    rows = [Row(f"CPU of a move, {name}", cost, "µs") for name, cost in cpu.items()]
    rows.append(ratio("  theirs ÷ ours", cpu[THEIRS], cpu[DURABLE], 3.0, "written to disk first"))
    rows.append(ratio("  theirs ÷ ours without its log", cpu[THEIRS], cpu[FORGETFUL], 5.0, "both in memory"))

    rate = SHARE * 1e6 / cpu[THEIRS]
    slow = {
        name: steady(served, rate, seconds, core, games if name == THEIRS else []) for name, served in servers.items()
    }
    rows.append(Row(f"moves at {TABLES} tables", rate, "/s", note=f"{100 * SHARE:.0f} % of what theirs could do"))
    rows += [latency(name, told) for name, told in slow.items()]
    theirs = slow[THEIRS].within(0.99)
    for name in (DURABLE, FORGETFUL):
        rows.append(ratio(f"  theirs ÷ {name}", theirs, slow[name].within(0.99), 4.0))
    servers[DURABLE].pin(None)  # bots may think wherever there is room
    busy = steady(servers[DURABLE], rate, seconds, core, [], BOTS)
    rows.append(latency(f"{DURABLE}, {BOTS} bots search", busy))
    rows.append(ratio("  theirs without bots ÷ ours with them", theirs, busy.within(0.99), 4.0))
    return rows


def steady(
    served: Served, rate: float, seconds: float, core: int | None, games: list[Transcript], bots: int = 0
) -> Lap:
    """Moves at random moments, so many a second, however fast the answers are."""
    each = 2 + int(rate * seconds / TABLES / 40)  # so many games that no slot runs dry
    return play(served, Job(served.port, TABLES, each, rate, seconds, repeat=games, bots=bots), core)


def latency(name: str, told: Lap) -> Row:
    """How long a move takes, from asking to the mover's own news of it."""
    note = f"p50 {told.within(0.5):.2f} ms, CPU {told.cpu:.0f} µs"
    return Row(f"p99 of a move, {name}", told.within(0.99), "ms", note=note)
