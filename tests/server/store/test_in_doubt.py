"""A failure while a write is being committed is told apart from one that has certainly changed nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from igroteka.server.store import postgres_log, sqlite_log
from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import InDoubt, StoreFailed
from igroteka.server.store.opening import open_store
from igroteka.server.store.sqlite_log import SqliteLog
from igroteka.server.store.store import Database
from tests.server.postgres import DATABASE, USER, Postgres
from tests.server.store.cutting_proxy import CuttingProxy, cutting_proxy
from tests.server.store.sample_rows import CODE, DOCUMENT, line, new_table, numbers

# In the call that writes the first line, and nowhere else.
BODY = b'{"n":1}'


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[CuttingProxy]:
    """A proxy to an empty PostgreSQL."""
    postgres.new()
    async with cutting_proxy(postgres.folder) as proxy:
        yield proxy


@pytest.fixture
async def proxied(proxy: CuttingProxy) -> AsyncIterator[Database]:
    """A store with a table, behind the proxy."""
    store = await open_store(f"postgresql://{USER}@/{DATABASE}?host={proxy.folder}")
    await new_table(store)
    yield store
    await store.close()


@pytest.mark.parametrize("deliver", [True, False])
async def test_a_connection_lost_in_a_write_leaves_it_open(
    proxied: Database, proxy: CuttingProxy, deliver: bool
) -> None:
    proxy.cut(BODY, deliver=deliver)
    with pytest.raises(InDoubt, match="PostgreSQL cannot write"):
        await proxied.write(CODE, b"new", [line(1)], now=2)
    # the outcome is decided: the document and the line are both there or both not
    table = await proxied.load(CODE)
    assert table
    assert (table.doc, await numbers(proxied)) == ((b"new", [0, 1]) if deliver else (DOCUMENT, [0]))
    await proxied.write(CODE, None, [line(2)], now=3)
    assert proxied.healthy


async def test_a_mistake_in_the_drivers_own_bookkeeping_is_a_failure_like_others(
    proxied: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def columns(*_: object) -> None:
        raise asyncpg.InternalClientError("the protocol is in another state")

    with monkeypatch.context() as patch:
        patch.setattr(postgres_log, "columns", columns)
        with pytest.raises(StoreFailed, match="PostgreSQL cannot write"):
            await proxied.write(CODE, None, [line(1)], now=2)
    await proxied.write(CODE, None, [line(1)], now=3)
    assert proxied.healthy and await numbers(proxied) == [0, 1]


@pytest.mark.parametrize(
    ("at_commit", "failure"),
    [
        ("PERFORM pg_terminate_backend(pg_backend_pid())", InDoubt),  # the session ends with a fatal error
        ("RAISE EXCEPTION 'out of order'", StoreFailed),  # an answer: it was rolled back
    ],
)
async def test_only_an_ordinary_error_of_a_commit_is_an_answer(
    postgres: Postgres, at_commit: str, failure: type[StoreFailed]
) -> None:
    store = await open_store(postgres.new())
    await new_table(store)
    postgres.psql(
        f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN {at_commit}; RETURN NULL; END$$;"
        "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON lines DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION fail()"
    )
    with pytest.raises(StoreFailed) as failed:
        await store.write(CODE, None, [line(1)], now=2)
    assert type(failed.value) is failure
    postgres.psql("DROP TRIGGER late ON lines")
    assert await numbers(store) == [0]
    await store.write(CODE, None, [line(1)], now=3)
    assert store.healthy
    await store.close()


class FailingConnection:
    """SQLite's connection, whose commits fail with this error code."""

    def __init__(self, connection: sqlite3.Connection, code: int) -> None:
        self.connection = connection
        self.code = code

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        """Fail where a transaction would be committed."""
        if sql == "COMMIT" or (sql.startswith("INSERT") and not self.connection.in_transaction):
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = self.code
            raise error
        return self.connection.execute(sql, *values)


@pytest.mark.parametrize("doc", [None, b"new"])
@pytest.mark.parametrize(
    ("code", "failure"),
    [
        (sqlite3.SQLITE_IOERR_FSYNC, InDoubt),
        (sqlite3.SQLITE_IOERR_SHMSIZE, InDoubt),
        (sqlite3.SQLITE_IOERR_WRITE, StoreFailed),
        (sqlite3.SQLITE_FULL, StoreFailed),
        (sqlite3.SQLITE_BUSY, StoreFailed),
    ],
)
async def test_an_io_error_of_sqlite_after_its_log_was_written_leaves_the_commit_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, failure: type[StoreFailed], doc: bytes | None
) -> None:
    monkeypatch.setattr(sqlite_log, "TRUNCATE_TIMEOUT", 1)
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await new_table(store)
    assert isinstance(store, DatabaseStore) and store.writer and isinstance(store.writer.log, SqliteLog)
    log, connection = store.writer.log, store.writer.log.connection
    monkeypatch.setattr(log, "connection", FailingConnection(connection, code))
    writes = (store.write(CODE, doc, [line(1)], now=2), store.write(CODE, doc, [line(2)], now=2))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [failure, failure]
    monkeypatch.setattr(log, "connection", connection)
    assert await numbers(store) == [0]
    await store.write(CODE, doc, [line(1)], now=3)
    await store.close()
