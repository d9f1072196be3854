"""Kill the server again and again while 50 tables are played, on SQLite and on PostgreSQL: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from bench.report import Row
from tests.server.postgres import running
from tests.server.process import Served, embedded
from tests.server.test_crash import killed_again_and_again

# Evenings with tables of their own: after some more kills than this all games are over.
KILLS, EVENINGS = 20, 5


def run(quick: bool) -> list[Row]:
    """Kill both; the first move that is lost or doubled ends it with an error that names the table."""
    rows = []
    evenings, kills = (1, 5) if quick else (EVENINGS, KILLS)
    for name, database in (("SQLite", sqlite), ("PostgreSQL", postgresql)):
        moves = sum(evening(database, kills) for _ in range(evenings))
        rows += [Row(f"{name}: kill -9", evenings * kills), Row("  moves acknowledged, none lost or doubled", moves)]
    return rows


def evening(database: Callable[[Path], AbstractContextManager[str]], kills: int) -> int:
    """New tables on a new database, and so many kills; how many moves were acknowledged."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(Path(folder)) as url,
        Served(url, Path(folder, "log")) as served,
    ):
        moves = asyncio.run(killed_again_and_again(served, kills))
        assert served.complaints() == ""
        return moves


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    """A database in a file."""
    yield embedded(folder)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A database on a server of its own."""
    with running() as server:
        yield server.new()
