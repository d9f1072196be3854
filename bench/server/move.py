"""A move with two connected players: our server against boardgame.io's, with the same views and options for each.

The games that ours plays (its records tell them) are played again by boardgame.io's, move by move, and must end with
the same scores. CPU is user and system time of the server's process; each server has one core, the players have the
other, and bots think wherever there is room. The servers take turns, each figure is the median of its laps and each
ratio that of the laps played in turn: a slow minute of the machine is everybody's, and a disk that once stands still
does not decide.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.report import Row
from bench.server import thousand_tables
from bench.server.games import Transcript, from_record
from bench.server.load import Job
from bench.server.peer_check import check
from bench.server.players import Lap, play
from bench.server.processes import Served, ours, peer

TABLES = 32
BOTS = 20
# The share of the highest rate of boardgame.io's server.
SHARE = 0.4
THEIRS, DURABLE, FORGETFUL = "boardgame.io", "ours", "ours without its log"

Laps = dict[str, list[Lap]]


@dataclass(frozen=True)
class Extent:
    """How much is played."""

    # The number of first laps that only warm up: V8 takes that long to compile hot code.
    warm_up: int
    laps: int
    # Games at each table in a lap.
    games: int
    # Rounds at a steady rate, and the seconds of each.
    rounds: int
    seconds: float


LONG, SHORT = Extent(3, 8, 3, 7, 3.0), Extent(1, 1, 1, 1, 1.0)


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
        rows += compare(servers, SHORT if quick else LONG, other)
        return rows + thousand_tables.run(quick, Path(folder), core, other)


def sqlite(folder: str | Path, name: str) -> str:
    """The database of a server that is started for this."""
    return f"sqlite+aiosqlite:///{folder}/{name}.db"


def compare(servers: dict[str, Served], extent: Extent, core: int | None) -> list[Row]:
    """CPU for each move in whole games; then the latency of a move, at full speed and at a steady rate."""
    mine = {name: served for name, served in servers.items() if name != THEIRS}
    laps, first = extent.laps, 1 + extent.warm_up
    whole_games(servers, extent.warm_up, extent.games, core, 1)
    fast = whole_games(servers, laps, extent.games, core, first)
    cpu = {name: [lap.cpu for lap in done] for name, done in fast.items()}
    rows = [Row(f"CPU of a move, {name}", median(costs), "µs") for name, costs in cpu.items()]
    rows.append(times("  theirs ÷ ours", cpu[THEIRS], cpu[DURABLE], 3.0, "written to disk first"))
    rows.append(times("  theirs ÷ ours without its log", cpu[THEIRS], cpu[FORGETFUL], 5.0, "both in memory"))

    rows.append(Row(f"moves at {TABLES} tables, full speed, ours", median(lap.rate for lap in fast[DURABLE]), "/s"))
    rows += waits(fast, whole_games(mine, laps, extent.games, core, first, BOTS))

    rate = SHARE * 1e6 / median(cpu[THEIRS])
    rows.append(
        Row(f"moves at {TABLES} tables, steady", rate, "/s", note=f"{100 * SHARE:.0f} % of what theirs could do")
    )
    games = [from_record(record) for record in fast[DURABLE][-1].played.records]
    slow = [steady(some, rate, extent, core, games, bots) for some, bots in ((servers, 0), (mine, BOTS))]
    return rows + waits(*slow)


def whole_games(servers: dict[str, Served], laps: int, games: int, core: int | None, seed: int, bots: int = 0) -> Laps:
    """Whole games as fast as possible; boardgame.io's server repeats those that ours has just played."""
    done: Laps = {name: [] for name in servers}
    for lap in range(laps):
        played: list[Transcript] = []
        for name, served in servers.items():
            repeat = played if name == THEIRS else []
            job = Job(served.port, TABLES, games, seed=seed + lap, records=True, repeat=repeat, bots=bots)
            told = play(served, job, core)
            done[name].append(told)
            if name == DURABLE:
                played = [from_record(record) for record in told.played.records]
            elif name == THEIRS and told.played.scores != [game.scores for game in played]:
                raise AssertionError("boardgame.io's server played other games than ours")
    return done


def steady(
    servers: dict[str, Served],
    rate: float,
    extent: Extent,
    core: int | None,
    games: list[Transcript],
    bots: int,
) -> Laps:
    """Moves at random moments with this mean rate, however fast the answers are; the first round warms up."""
    seconds = extent.seconds
    each = 2 + int(rate * seconds / TABLES / 40)  # enough games that no slot runs dry
    done: Laps = {name: [] for name in servers}
    for number in range(extent.rounds + 1):
        for name, served in servers.items():
            repeat = games if name == THEIRS else []
            told = play(served, Job(served.port, TABLES, each, rate, seconds, repeat, bots, seed=number + 1), core)
            if number:
                done[name].append(told)
    return done


def waits(alone: Laps, beside_bots: Laps) -> list[Row]:
    """The latency of a move, from asking until the mover's own news of it is on their machine."""
    theirs = [lap.within(0.99) for lap in alone[THEIRS]]
    rows = []
    for laps, beside in ((alone, ""), (beside_bots, f", {BOTS} bots search")):
        for name, done in laps.items():
            late, usual = ([lap.within(share) for lap in done] for share in (0.99, 0.5))
            rows.append(Row(f"  p99, {name}{beside}", median(late), "ms", note=f"p50 {median(usual):.2f} ms"))
            if name != THEIRS:
                rows.append(times("    theirs ÷ this", theirs, late, 4.0))
    return rows


def times(what: str, theirs: list[float], ours: list[float], wanted: float, note: str = "") -> Row:
    """The ratio of theirs to ours, lap by lap."""
    return Row(what, median(more / less for more, less in zip(theirs, ours, strict=True)), "×", wanted, note)
