"""Crashes, full disks and lost connections: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import PostgresLog
from igroteka.server.store.sqlite_log import SqliteLog
from igroteka.server.store.store import Database, LineRow
from tests.child import PATIENCE, child
from tests.server.postgres import Postgres, as_somebody, running
from tests.server.store.parts import lease_of, log_of
from tests.server.store.sample_rows import CODE, line, new_table, numbers

MB = 1024 * 1024


async def test_what_was_acknowledged_survives_kill_9(url: str) -> None:
    told: dict[str, int] = {}
    command = [sys.executable, str(Path(__file__).with_name("writer_process.py")), url]
    with child(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for _ in range(300):
            code, seq = process.stdout.readline().split()
            told[code] = int(seq)
        process.kill()
        for row in process.stdout.read().splitlines():  # told before the end, read after it
            code, seq = row.split()
            told[code] = int(seq)
        assert process.wait(PATIENCE) == -signal.SIGKILL
    store = await open_store(url)
    assert len(told) == 8
    for code, last in told.items():
        table, lines = await store.load(code), await store.lines(code, 1)
        assert [row.seq for row in lines] == list(range(len(lines)))
        assert len(lines) > last
        # the document and the line of a write came together
        assert table and int(table.doc) == lines[-1].seq
    await store.claim("TABLE0")
    await store.write("TABLE0", None, [line(10**6)], now=1)
    await store.close()


@contextmanager
def full_disk(store: Database) -> Iterator[None]:
    """Let no file of the writing process grow any more: the system itself refuses to write."""
    assert isinstance(store, DatabaseStore) and store.writer
    log = store.writer.log
    if isinstance(log, SqliteLog):
        pid, most, somebody = os.getpid(), 64 * 1024, {}
    else:  # PostgreSQL's own log is written in pieces of 16 MB, which are there already
        assert isinstance(log, PostgresLog)
        pid, most, somebody = log.connection.get_server_pid(), 17 * MB, as_somebody()
    limit = ["prlimit", "--pid", str(pid)]
    subprocess.run([*limit, f"--fsize={most}:"], check=True, **somebody)
    try:
        yield
    finally:
        subprocess.run([*limit, "--fsize=unlimited:"], check=True, **somebody)


async def fill(store: Database, size: int) -> int:
    """Write until it is refused; gives the number of the last line that was not."""
    for seq in range(1, 100):
        try:
            await store.write(CODE, b"%d" % seq, [LineRow(1, seq, 0, None, os.urandom(size))], now=seq)
        except StoreFailed:
            return seq - 1
    raise AssertionError("the disk is never full")


def healthy(store: Database) -> bool:
    """Asked anew each time."""
    return store.healthy


async def test_a_full_disk_is_told_and_loses_nothing(store: Database) -> None:
    assert isinstance(store, DatabaseStore) and store.writer
    await asyncio.gather(new_table(store), *(new_table(store, f"OTHER{number}") for number in range(5)))
    size = 20_000 if isinstance(store.writer.log, SqliteLog) else 2 * MB
    if store.lease:  # whose session finds room
        await store.lease.end()
    with full_disk(store):
        last = await fill(store, size)
        assert last > 0
        assert not healthy(store)
        others = (store.write(f"OTHER{n}", b"new", [LineRow(1, 1, 0, None, os.urandom(size))], now=2) for n in range(5))
        assert {type(result) for result in await asyncio.gather(*others, return_exceptions=True)} == {StoreFailed}
        assert await numbers(store) == list(range(last + 1))
    assert await numbers(store) == list(range(last + 1))
    table = await store.load(CODE)
    assert table and table.doc == b"%d" % last
    assert await numbers(store, "OTHER0") == [0]
    await asyncio.gather(*(store.write(code, b"new", [line(last + 1)], now=9) for code in (CODE, "OTHER0")))
    assert healthy(store)
    assert await numbers(store) == list(range(last + 2))


async def test_a_reader_who_gets_no_connection_in_time_is_told(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(store, DatabaseStore) and store.writer
    small = create_async_engine(store.engine.url, pool_size=1, max_overflow=0, pool_timeout=0.01)
    monkeypatch.setattr(store, "engine", small)
    async with small.connect():
        with pytest.raises(StoreFailed, match="cannot use the database: QueuePool limit"):
            await store.load(CODE)
    assert await store.load(CODE) is None
    await small.dispose()


async def test_a_lost_connection_is_made_anew(postgres: Postgres) -> None:
    store = await open_store(postgres.new())
    await new_table(store)
    pid = log_of(store).connection.get_server_pid()
    assert postgres.psql(f"SELECT pg_terminate_backend({pid}, 5000)") == "t"
    await asyncio.sleep(0.1)
    await store.write(CODE, None, [line(1)], now=2)
    assert log_of(store).connection.get_server_pid() != pid
    assert await numbers(store) == [0, 1]
    await store.close()


async def test_a_database_that_is_down_is_told_and_comes_back() -> None:
    with running() as server:
        store = await open_store(server.new())
        await new_table(store)
        await store.write(CODE, None, [line(1)], now=2)
        server.stop(signal.SIGQUIT)
        for _ in range(2):
            with pytest.raises(StoreFailed, match="PostgreSQL cannot write"):
                await store.write(CODE, b"lost", [line(2)], now=3)
        with pytest.raises(StoreFailed, match="cannot use the database"):
            await store.load(CODE)
        assert not healthy(store)
        server.start()
        assert await numbers(store) == [0, 1]
        await store.write(CODE, None, [line(2)], now=4)
        assert healthy(store)
        assert await numbers(store) == [0, 1, 2]
        await store.close()


async def test_a_server_that_lost_its_database_to_another_never_writes_again(postgres: Postgres) -> None:
    url = postgres.new()
    stale = await open_store(url)
    await new_table(stale)
    log = log_of(stale)
    await lease_of(stale).end()  # as if it were stopped
    postgres.psql(f"SELECT pg_terminate_backend({log.connection.get_server_pid()}, 5000)")
    other = await open_store(url)
    for _ in range(2):
        with pytest.raises(StoreFailed, match="another server has taken over"):
            await stale.write(CODE, b"stale", now=3)
    assert not healthy(stale)
    await other.claim(CODE)
    await other.write(CODE, None, [line(1)], now=2)
    await other.close()
    with pytest.raises(StoreFailed, match="another server has taken over"):
        await stale.write(CODE, None, [line(2)], now=3)
    assert await numbers(stale) == [0, 1]
    await stale.close()
