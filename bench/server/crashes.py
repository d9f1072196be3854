"""50 tables of all games are played while server and database fail: nothing acknowledged is lost, doubled or untold.

The server is killed, and its database fails, with SQLite and with PostgreSQL.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from bench.report import Row
from tests.server.faults import Played, faults_of_postgres, full_disk, kill, play_through
from tests.server.postgres import running
from tests.server.process import Served, embedded
from tests.server.store.cutting_proxy import cutting_proxy

KILLS, FAULTS, TABLES = 100, 60, 50

Run = Callable[[Path, int], Coroutine[Any, Any, Played]]


def run(quick: bool) -> list[Row]:
    """Run each kind of fault in turn; the first command that is lost, doubled or untold ends it with an error."""
    kills, faults = (5, 5) if quick else (KILLS, FAULTS)
    return [
        *figures("SQLite: kill -9", kills, sqlite_killed),
        *figures("PostgreSQL: kill -9", kills, postgres_killed),
        *figures("SQLite: its disk is full for a moment", faults, sqlite_full),
        *figures("PostgreSQL: connection cut, sessions ended, restarted", faults, postgres_cut),
    ]


def figures(what: str, times: int, run: Run) -> list[Row]:
    """Play new tables on a new database with this number of faults."""
    with tempfile.TemporaryDirectory() as folder:
        played = asyncio.run(run(Path(folder), times))
    note = f"{played.undos} undos among them, {played.matches} matches, {played.repeated} commands sent again"
    return [Row(what, times), Row("  lines acknowledged, all stored once and told", played.lines, note=note)]


async def sqlite_killed(folder: Path, times: int) -> Played:
    """Kill a server on SQLite again and again."""
    with Served(embedded(folder), folder / "log") as served:
        played = await play_through(served, [kill(served)] * times, TABLES)
        assert served.complaints() == ""
        return played


async def postgres_killed(folder: Path, times: int) -> Played:
    """Kill a server on PostgreSQL again and again."""
    with running() as postgres, Served(postgres.new(), folder / "log") as served:
        played = await play_through(served, [kill(served)] * times, TABLES)
        assert served.complaints() == ""
        return played


async def sqlite_full(folder: Path, times: int) -> Played:
    """Make the SQLite file unwritable for moments."""
    rng = Random(times)
    with Served(embedded(folder), folder / "log") as served:
        played = await play_through(served, [full_disk(served, rng, folder) for _ in range(times)], TABLES)
        assert "exception" not in served.complaints()
        return played


async def postgres_cut(folder: Path, times: int) -> Played:
    """Break the connections to PostgreSQL."""
    rng = Random(times)
    with running() as postgres:
        direct = postgres.new()
        async with cutting_proxy(postgres.folder) as proxy:
            kinds = faults_of_postgres(proxy, postgres)
            with Served(direct.replace(str(postgres.folder), str(proxy.folder)), folder / "log") as served:
                played = await play_through(served, rng.choices(kinds, k=times), TABLES, direct)
                assert "exception" not in served.complaints()
                return played
