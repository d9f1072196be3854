"""A thousand tables on one core, and the memory of a table that nobody looks at."""

from __future__ import annotations

from pathlib import Path

from bench.report import Row
from bench.server.load import Job
from bench.server.players import play
from bench.server.processes import ours

TABLES = 1000
AIM = 50.0


def run(quick: bool, folder: Path, core: int | None, other: int | None) -> list[Row]:
    """Both, each on a fresh server."""
    tables = TABLES // 10 if quick else TABLES
    return crowd(tables, 3.0 if quick else 10.0, folder, core, other) + weight(tables, folder, core, other)


def crowd(tables: int, seconds: float, folder: Path, core: int | None, other: int | None) -> list[Row]:
    """Every table with both players connected, one move a second at each."""
    with ours(f"sqlite+aiosqlite:///{folder}/crowd.db", core) as served:
        told = play(served, Job(served.port, tables, 1, float(tables), seconds), other)
        busy = told.cpu * told.rate / 10_000
        return [
            Row(f"{tables} tables, {2 * tables} sockets, one core", told.rate, "moves/s", 0.9 * tables),
            Row("  p99 of a move", told.within(0.99), "ms", note=f"p50 {told.within(0.5):.2f} ms"),
            Row("  of the core", busy, "%"),
            Row("  memory of the server", served.memory() / 2**20, "MiB"),
        ]


def weight(tables: int, folder: Path, core: int | None, other: int | None) -> list[Row]:
    """Games that have begun and whose players hung up, all still in memory."""
    with ours(f"sqlite+aiosqlite:///{folder}/weight.db", core) as served:
        play(served, Job(served.port, 50, 1, leave=True), other)  # the one-time cost of the first tables
        before = served.memory()
        play(served, Job(served.port, tables, 1, leave=True), other)
        grown = (served.memory() - before) / tables / 1000
    return [Row("memory of an open table without sockets", grown, "kB", note=f"mean of {tables}", most=AIM)]
