"""The log in PostgreSQL: one connection writes, and owns the database as long as it lives."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.store.rows import TAKEN, BadDatabase, Conflict, StoreFailed, Write, reason
from igroteka.server.store.schema import Sql

# The number of our advisory lock, which every server of a database asks for.
LOCK = int.from_bytes(b"igroteka", "big")
# Milliseconds: PostgreSQL may notice a moment later than we that a killed server is gone.
PATIENCE = 3000
SETTINGS = ("synchronous_commit", "fsync")


class PostgresLog:
    """The writing end of a PostgreSQL database; as long as it lives, nobody else has one."""

    def __init__(self, engine: AsyncEngine, sql: Sql) -> None:
        self.engine = engine
        self.sql = sql
        self.name = secrets.token_hex(8)
        self.held: AsyncConnection | None = None
        # asyncpg's own connection, past SQLAlchemy.
        self.connection: Any = None

    async def connect(self) -> None:
        """Connect, see that commits are durable here, and be the only server."""
        await self.close()
        self.held = await self.engine.connect()
        self.connection = (await self.held.get_raw_connection()).driver_connection
        await self.connection.execute("SET synchronous_commit = on")
        for name in SETTINGS:
            value = await self.connection.fetchval(f"SHOW {name}")
            if value != "on":
                raise BadDatabase(f"PostgreSQL has {name} = {value} here, and it must be on")
        await self.connection.execute(f"SET lock_timeout = {PATIENCE}")
        try:
            await self.connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        except asyncpg.LockNotAvailableError:
            raise BadDatabase("another server is running on this database; stop it first") from None

    async def claim(self) -> None:
        """Sign the database, so that we notice if another server owned it while our connection was lost."""
        await self.connection.execute("UPDATE igroteka SET owner = $1", self.name)

    async def ready(self) -> None:
        """Have a connection that owns the database; a lost one is made anew."""
        if self.connection is not None and not self.connection.is_closed():
            return
        try:
            await self.connect()
            if await self.connection.fetchval("SELECT owner FROM igroteka") != self.name:
                raise BadDatabase("another server has taken this database over; start this one anew")
        except BaseException:
            await self.close()
            raise

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction."""
        try:
            await self.ready()
            async with self.connection.transaction():
                await self.put(batch)
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict(TAKEN) from None
        except asyncpg.DataError as error:
            raise Conflict(f"PostgreSQL cannot keep this: {reason(error)}") from None
        except (asyncpg.PostgresError, BadDatabase) as error:
            raise StoreFailed(f"PostgreSQL cannot write: {reason(error)}") from None
        except (asyncpg.InterfaceError, DBAPIError, OSError) as error:
            await self.close()
            raise StoreFailed(f"PostgreSQL cannot write: {reason(error)}") from None

    async def put(self, batch: Sequence[Write]) -> None:
        """The rows of a batch."""
        new = [(code, watch, now, now, doc) for code, doc, _, now, watch in batch if watch is not None]
        old = [(now, doc, code) for code, doc, _, now, watch in batch if watch is None and doc is not None]
        lines = [(write.code, *row, write.now) for write in batch for row in write.lines]
        if new:
            await self.connection.executemany(self.sql.create, new)
        if old and len(await self.connection.fetchmany(self.sql.touch, old)) < len(old):
            raise Conflict("a table is not there")
        if lines:
            await self.connection.executemany(self.sql.append, lines)

    async def close(self) -> None:
        """Let go of the connection, and with it of the database."""
        held, self.held, self.connection = self.held, None, None
        if held:
            await held.invalidate()
            await held.close()
