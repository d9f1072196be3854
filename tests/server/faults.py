"""Many tables are played while the server is killed or its database fails; then everything promised must be there,
once."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.evening import Evening, in_spite_of_faults
from tests.server.postgres import Postgres
from tests.server.process import Served
from tests.server.store.cutting_proxy import CuttingProxy
from tests.server.stored_matches import StoredTable, check_promises, check_sight, read_tables

Fault = Callable[[], Awaitable[None]]
# In every write of a line, and in nothing else that is sent to PostgreSQL.
LINE = b'"line":'
# Seconds; a step of all these tables together never takes so long.
PATIENCE = 60


class Played(NamedTuple):
    """What was played in spite of all faults."""

    lines: int
    undos: int
    matches: int
    # Commands that were acknowledged and sent again.
    repeated: int


async def play_through(served: Served, faults: Iterable[Fault], tables: int, database: str = "") -> Played:
    """Play at this many tables while one fault after another happens, then compare everything with the database.

    `database` is where it is read, if that is another address than the server's.
    """
    async with await asyncio.to_thread(served.start) as room:
        evenings = [Evening(room, seed) for seed in range(tables)]
        await play_at_all(evenings, faults)
        await asyncio.to_thread(served.kill)
        stored = await read_stored(evenings, database or served.database)
        await asyncio.to_thread(served.start)
        await check(evenings, stored)
    return counted(evenings)


async def play_at_all(evenings: list[Evening], faults: Iterable[Fault]) -> None:
    """Play at all tables while one fault after another happens, until everything is answered."""
    rng = Random(len(evenings))
    for evening in evenings:
        await evening.begin()
    stop, steps = asyncio.Event(), asyncio.Queue[int]()
    games = [asyncio.create_task(in_spite_of_faults(evening, stop, steps)) for evening in evenings]
    try:
        for fault in faults:
            for _ in range(rng.randrange(10, 70)):
                await asyncio.wait_for(steps.get(), PATIENCE)
            await fault()
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*games), PATIENCE)


async def read_stored(evenings: list[Evening], database: str) -> list[StoredTable]:
    """Their tables as they are stored."""
    return await read_tables(database, [evening.people[0].code for evening in evenings])


async def check(evenings: list[Evening], stored: list[StoredTable]) -> None:
    """All that was promised is stored; all devices show it, those that were told bit by bit and those that come
    back."""
    for evening, table in zip(evenings, stored, strict=True):
        check_promises(evening, table)
        for device in evening.devices:
            check_sight(device, table)
        for who in evening.people:
            check_sight(await evening.room.sit(who), table)


def counted(evenings: list[Evening]) -> Played:
    """What was played at all of them."""
    lines = [line for evening in evenings for match in evening.lines.values() for line in match]
    return Played(
        len(lines),
        sum(line.kind == "undo" for line in lines),
        sum(evening.table.match for evening in evenings),
        sum(evening.repeated for evening in evenings),
    )


# --- faults


def kill(served: Served) -> Fault:
    """The server is killed and started again."""

    async def fault() -> None:
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)

    return fault


def full_disk(served: Served, rng: Random, folder: Path) -> Fault:
    """For a moment no file of the server can be written, or only its log a little further."""

    async def fault() -> None:
        log = folder / "igroteka.db-wal"
        room = log.stat().st_size + rng.randrange(20_000) if rng.random() < 0.5 and log.exists() else 0
        allow_files_of(served, room)
        await asyncio.sleep(rng.uniform(0.02, 0.3))
        allow_files_of(served, resource.RLIM_INFINITY)

    return fault


def allow_files_of(served: Served, size: int) -> None:
    """No file of the server may grow beyond this: so a disk is full for it."""
    assert served.process
    _, most = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, most))


def cut_connection(proxy: CuttingProxy, moment: bytes, *, deliver: bool) -> Fault:
    """The connection breaks when the server sends this, before or after PostgreSQL gets it."""

    async def fault() -> None:
        proxy.cut(moment, deliver=deliver)
        async with asyncio.timeout(PATIENCE):
            while proxy.cut_at is not None:
                await asyncio.sleep(0.01)

    return fault


def end_sessions(postgres: Postgres) -> Fault:
    """PostgreSQL ends every session but its own."""
    sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename IS NOT NULL"

    async def fault() -> None:
        await asyncio.to_thread(postgres.psql, sql)

    return fault


def restart(postgres: Postgres) -> Fault:
    """PostgreSQL is stopped and started again."""

    async def fault() -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)

    return fault


def faults_of_postgres(proxy: CuttingProxy, postgres: Postgres) -> list[Fault]:
    """Every way in which PostgreSQL or the connection to it fails."""
    return [
        cut_connection(proxy, LINE, deliver=True),
        cut_connection(proxy, LINE, deliver=False),
        end_sessions(postgres),
        restart(postgres),
    ]
