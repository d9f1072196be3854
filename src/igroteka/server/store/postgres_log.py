"""The writing side of a PostgreSQL database: one connection, on which every batch is one call of a function there."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple
from uuid import uuid4

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.store.database_errors import reason
from igroteka.server.store.errors import TAKEN, BadDatabase, Conflict, InDoubt, StoreFailed
from igroteka.server.store.group_commit import Write

# Milliseconds: PostgreSQL may notice a moment later than we that a session of ours has ended.
LOCK_TIMEOUT = 3000
# asyncpg calls it a mistake of its own if a connection ends in the middle of its bookkeeping.
DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, SQLAlchemyError, OSError)
DURABILITY = ("synchronous_commit", "fsync")
# All sessions of a process share the first lock; the second belongs to the session that writes.
PROCESS_LOCK = "SELECT pg_advisory_lock_shared(hashtextextended($1::uuid::text, 0))"
WRITER_LOCK = "SELECT pg_advisory_lock(hashtextextended($1::uuid::text, 1))"
JOIN = "INSERT INTO servers (id, url, pid, games, beat) VALUES ($1, $2, $3, $4, now())"
# Whoever lives and plays something else.
STRANGER = "SELECT url FROM servers WHERE id <> $1 AND games NOT IN ('', $2) AND beat > now() - interval '2 s' LIMIT 1"
LEAVE = "UPDATE servers SET beat = '-infinity' WHERE id = $1"
SESSION = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_SESSION = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
APPEND = "SELECT igroteka_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
# The states with which our functions refuse.
DEPOSED, NOT_OURS = "IG001", "IG002"


class Member(NamedTuple):
    """A process that others may stand beside: where they reach it, and what is played there."""

    url: str
    # Asked for late: to load all games takes a moment.
    games: Callable[[], str]


class PostgresLog:
    """Writes what one process owns; nothing after another one has deposed it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # The row of this process in `servers`: a new one each time it joins.
        self.me = uuid4()
        self.on_deposed: Callable[[], None] = lambda: None
        self.on_written: Callable[[], None] = lambda: None
        # Held while the connection is used.
        self.lock = asyncio.Lock()
        self.checked_out: AsyncConnection | None = None
        # asyncpg's own connection, past SQLAlchemy.
        self.connection: Any = None
        self.session: tuple[int, datetime] | None = None

    async def join(self, member: Member | None) -> None:
        """Begin as a new process, which owns nothing yet; BadDatabase if a match could not go on at another one."""
        url, games = (member.url, member.games()) if member else ("", "")
        async with self.lock:
            self.me = uuid4()
            await self.connect()
            await self.connection.execute(JOIN, self.me, url, os.getpid(), games)
            other = await self.connection.fetchval(STRANGER, self.me, games) if member else None
            if other is not None:
                await self.connection.execute(LEAVE, self.me)
                raise BadDatabase(f"the server at {other} on this database plays by other rules or data than this one")

    async def connect(self) -> None:
        """Connect, check that commits are durable, end the session before this one, and take our locks."""
        await self.disconnect()
        self.checked_out = await self.engine.connect()
        self.connection = (await self.checked_out.get_raw_connection()).driver_connection
        await self.connection.execute("SET synchronous_commit = on")
        for name in DURABILITY:
            value = await self.connection.fetchval(f"SHOW {name}")
            if value != "on":
                raise BadDatabase(f"PostgreSQL has {name} = {value} here, and it must be on")
        await self.connection.execute("SET default_transaction_isolation = 'read committed'")
        await self.connection.execute(f"SET lock_timeout = {LOCK_TIMEOUT}")
        # Else the statements of `igroteka_append` are planned anew for each batch, which costs as much as they do.
        await self.connection.execute("SET plan_cache_mode = force_generic_plan")
        if self.session is not None:  # it may wait for us on a connection that was cut, and hold its lock
            await self.connection.execute(END_SESSION, *self.session)
        await self.connection.execute(WRITER_LOCK, self.me)
        await self.connection.execute(PROCESS_LOCK, self.me)
        self.session = tuple(await self.connection.fetchrow(SESSION))

    async def ensure_connected(self) -> None:
        """Reconnect if the connection was lost."""
        if self.connection is not None and not self.connection.is_closed():
            return
        try:
            await self.connect()
        except BaseException:
            await self.disconnect()
            raise

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch: all of it or nothing, and nothing to tables of others."""
        sent = False
        async with self.lock:
            try:
                await self.ensure_connected()
                sent = True
                await self.connection.fetchval(APPEND, self.me, *columns(batch))
            except asyncpg.IntegrityConstraintViolationError:
                raise Conflict(TAKEN) from None
            except asyncpg.DataError as error:
                raise Conflict(f"PostgreSQL cannot keep this: {reason(error)}") from None
            except (*DRIVER_ERRORS, BadDatabase) as error:
                refused = getattr(error, "sqlstate", None)
                if refused == NOT_OURS:
                    raise Conflict(TAKEN) from None
                if refused == DEPOSED:
                    self.on_deposed()
                elif sent and not rolled_back(error):
                    await self.await_outcome()
                    raise InDoubt(f"PostgreSQL cannot write: {reason(error)}") from None
                elif not isinstance(error, (asyncpg.PostgresError, BadDatabase)):
                    await self.disconnect()
                raise StoreFailed(f"PostgreSQL cannot write: {reason(error)}") from None
        self.on_written()

    async def await_outcome(self) -> None:
        """Wait until a broken session has ended, if that takes no longer than the lock's timeout: readers then see its
        outcome.
        """
        await self.disconnect()
        with suppress(*DRIVER_ERRORS, BadDatabase):
            await self.ensure_connected()

    async def leave(self) -> None:
        """Write nothing more: the tables are free."""
        async with self.lock:
            if self.connection is not None:
                with suppress(*DRIVER_ERRORS):
                    await self.connection.execute(LEAVE, self.me)

    async def close(self) -> None:
        """Leave, and close the connection."""
        await self.leave()
        await self.disconnect()

    async def disconnect(self) -> None:
        """Close the connection."""
        connection, self.checked_out, self.connection = self.checked_out, None, None
        if connection:
            await connection.invalidate()
            await connection.close()


def columns(batch: Sequence[Write]) -> tuple[list[Any], ...]:
    """The rows of a batch as the function in the database takes them, one array for each column."""
    docs = [(code, watch, now, doc) for code, doc, _, now, watch in batch if doc is not None]
    lines = [(write.code, *row, write.now) for write in batch for row in write.lines]
    return (*turned(docs, 4), *turned(lines, 7))


def turned(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """The columns of these rows."""
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]


def rolled_back(error: BaseException) -> bool:
    """Whether PostgreSQL itself answered with an error.

    A fatal one ends the session, and may follow a commit.
    """
    return isinstance(error, asyncpg.PostgresError) and error.severity_en == "ERROR"
