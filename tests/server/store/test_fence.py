"""Two processes have one PostgreSQL: only the owner of a table writes it, and nobody who was deposed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from igroteka.server.store import schema
from igroteka.server.store.errors import BadDatabase, Conflict, StoreFailed
from igroteka.server.store.group_commit import Write
from igroteka.server.store.migrations.versions import v2_owners
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import APPEND, PostgresLog, columns
from igroteka.server.store.store import Database, LineRow
from tests.server.postgres import DATABASE, USER, Postgres
from tests.server.store.parts import lease_of, log_of
from tests.server.store.sample_rows import CODE, DOCUMENT, line, new_table, numbers

# What stands between a process that was deposed and the log.
FENCE = ("IF NOT FOUND THEN", "AND t.owner = me", "WHERE (SELECT t.owner FROM tables AS t WHERE t.code = w.code) = me")


@asynccontextmanager
async def two(postgres: Postgres) -> AsyncIterator[tuple[Database, Database]]:
    """A process that made a table, was silent for a while and knows nothing of it, and the one that took over."""
    url = postgres.new()
    stale = await open_store(url)
    await new_table(stale)
    await lease_of(stale).end()
    postgres.psql("UPDATE servers SET beat = now() - interval '3 s'")
    other = await open_store(url)
    try:
        yield stale, other
    finally:
        await other.close()
        await stale.close()


async def test_a_process_that_was_silent_for_too_long_writes_nothing_more(postgres: Postgres) -> None:
    async with two(postgres) as (stale, other):
        assert log_of(stale).connection.is_closed() is False, "it has its connection, and its lock"
        await other.claim(CODE)
        await other.write(CODE, b"theirs", [line(1)], now=2)
        for doc, rows in ((b"stale", []), (None, [line(2)]), (b"stale", [line(2)])):
            with pytest.raises(StoreFailed, match="another server has taken over"):
                await stale.write(CODE, doc, rows, now=3)
        with pytest.raises(StoreFailed, match="another server has taken over"):
            await stale.write("NEW", DOCUMENT, [], now=3, new_watch="new")
        table = await other.load(CODE)
        assert table and table.doc == b"theirs"
        assert await numbers(other) == [0, 1]


async def test_without_the_fence_there_would_be_two_histories(postgres: Postgres) -> None:
    async with two(postgres) as (stale, other):
        broken = v2_owners.APPEND.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")
        for check, none in zip(FENCE, ("IF false THEN", "", ""), strict=True):
            assert check in broken
            broken = broken.replace(check, none)
        postgres.psql(broken)
        await other.claim(CODE)
        await other.write(CODE, b"theirs", [line(1)], now=2)
        await stale.write(CODE, b"stale", [line(2)], now=3)
        table = await other.load(CODE)
        assert table and table.doc == b"stale", "what was acknowledged there is lost"
        with pytest.raises(Conflict):
            await other.write(CODE, None, [line(2)], now=4)


async def test_nobody_writes_a_table_of_another_process(postgres: Postgres) -> None:
    async with two(postgres) as (_, other):
        for doc, rows in ((b"doc", []), (None, [line(1)])):
            with pytest.raises(Conflict):
                await other.write(CODE, doc, rows, now=2)  # it has not claimed it
        await new_table(other, "OTHER")
        results = await asyncio.gather(
            other.write(CODE, b"doc", [line(1)], now=2),
            other.write("OTHER", b"doc", [line(1)], now=2),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, type(None)], "the others of a batch are written"
        assert await numbers(other) == [0]


async def test_deposing_waits_for_a_write_that_has_begun(postgres: Postgres) -> None:
    async with two(postgres) as (_, other):
        await new_table(other, "OTHER")
        log, outside = log_of(other), await asyncpg.connect(user=USER, database=DATABASE, host=str(postgres.folder))
        transaction = log.connection.transaction()
        await transaction.start()
        batch = [Write("OTHER", b"doc", [line(1)], 2)]
        await log.connection.fetchval(APPEND, log.me, *columns(batch))
        deposing = asyncio.create_task(outside.execute("DELETE FROM servers WHERE id = $1", log.me))
        while not await waiting(postgres):
            await asyncio.sleep(0.01)
        assert not deposing.done()
        await transaction.commit()
        await deposing
        assert await numbers(other, "OTHER") == [0, 1]
        with pytest.raises(StoreFailed, match="another server has taken over"):
            await other.write("OTHER", None, [line(2)], now=3)
        await outside.close()


async def waiting(postgres: Postgres) -> bool:
    """Does somebody wait for a row?"""
    return await asyncio.to_thread(postgres.psql, "SELECT count(*) FROM pg_locks WHERE NOT granted") != "0"


async def test_nobody_is_deposed_soon_after_a_start_of_postgresql(postgres: Postgres) -> None:
    async with two(postgres) as (_, other):
        me = log_of(other).me
        young = v2_owners.DEPOSE.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")
        postgres.psql(young.replace("interval '4 s'", "interval '1 day'"))
        await lease_of(other).end()
        postgres.psql("UPDATE servers SET beat = now() - interval '1 hour'")
        assert postgres.psql(f"SELECT igroteka_depose('{me}') IS NULL") == "t"
        postgres.psql(v2_owners.DEPOSE.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"))
        assert postgres.psql(f"SELECT igroteka_depose('{me}')") == "{}"


async def test_a_process_whose_sessions_are_gone_is_deposed_at_once(postgres: Postgres) -> None:
    async with two(postgres) as (_, other):
        me = log_of(other).me
        await other.claim(CODE)
        lease = lease_of(other)
        await lease.end()
        for session_gone in (False, True):
            if session_gone:
                postgres.psql(f"SELECT pg_terminate_backend({log_of(other).connection.get_server_pid()}, 5000)")
            postgres.psql("UPDATE servers SET beat = now()")
            assert postgres.psql(f"SELECT igroteka_depose('{me}')") == (f"{{{CODE}}}" if session_gone else "")


async def test_the_sessions_of_a_process_go_on_when_one_is_lost(postgres: Postgres) -> None:
    async with two(postgres) as (_, other):
        log, beats = log_of(other), lease_of(other)
        for whose in ("beats", "log"):
            while await shares(postgres, log) < 2:
                await asyncio.sleep(0.01)
            connection = beats.connection if whose == "beats" else log.connection
            postgres.psql(f"SELECT pg_terminate_backend({connection.get_server_pid()}, 5000)")
            assert postgres.psql(f"SELECT igroteka_depose('{log.me}')") == ""
            while not connection.is_closed():
                await asyncio.sleep(0.01)
            await new_table(other, whose)


async def shares(postgres: Postgres, log: PostgresLog) -> int:
    """How many sessions hold the lock of this process."""
    held = (
        f"SELECT count(*) FROM pg_locks, hashtextextended('{log.me}', 0) AS key WHERE locktype = 'advisory' AND granted"
    )
    low = "objid = (key & 4294967295)::oid AND classid = (key >> 32 & 4294967295)::oid"
    return int(await asyncio.to_thread(postgres.psql, f"{held} AND {low}"))


async def test_a_server_of_the_first_version_keeps_ours_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new()
    monkeypatch.setattr(schema, "PREPARE_TIMEOUT", 50)
    old = await asyncpg.connect(user=USER, database=DATABASE, host=str(postgres.folder))
    await old.execute("SELECT pg_advisory_lock($1)", schema.PREPARE_LOCK)
    with pytest.raises(BadDatabase, match="another server is running on this database"):
        await open_store(url)
    await old.close()


async def test_what_belongs_to_another_process_is_not_deleted(postgres: Postgres) -> None:
    async with two(postgres) as (stale, other):
        await other.claim(CODE)
        assert not await stale.delete(CODE)
        assert await stale.clean(10_000) == 0
        await new_table(other, "OTHER")
        assert await other.clean(10_000) == 2


async def test_an_old_session_that_was_cut_does_not_hold_up_the_next(postgres: Postgres) -> None:
    store = await open_store(postgres.new())
    await new_table(store)
    log = log_of(store)
    # The connection is lost for us alone: PostgreSQL hears nothing of it, and its session keeps the lock.
    lost, log.checked_out, log.connection = log.checked_out, None, None
    await store.write(CODE, None, [line(1)], now=2)
    assert await numbers(store) == [0, 1]
    assert lost
    await lost.invalidate()
    await lost.close()
    await store.close()


def test_a_line_is_a_row_of_its_columns() -> None:
    batch = [Write("A", b"a", [LineRow(1, 2, 3, "c", b"x")], 5, "w"), Write("B", None, [], 6)]
    assert columns(batch) == (["A"], ["w"], [5], [b"a"], ["A"], [1], [2], [3], ["c"], [b"x"], [5])
    assert columns(batch[1:]) == ([],) * 11
