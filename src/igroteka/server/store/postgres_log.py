"""The writing side of a PostgreSQL database: one connection, which owns the database as long as it is open."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.store.database_errors import reason
from igroteka.server.store.errors import TAKEN, BadDatabase, Conflict, InDoubt, StoreFailed
from igroteka.server.store.group_commit import Write
from igroteka.server.store.schema import Statements

# The key of the advisory lock that the owner of a database holds.
LOCK_KEY = int.from_bytes(b"igroteka", "big")
# Milliseconds: PostgreSQL may notice a moment later than we that a killed server is gone.
LOCK_TIMEOUT = 3000
# asyncpg calls it a mistake of its own if a connection ends in the middle of its bookkeeping.
DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, DBAPIError, OSError)
DURABILITY = ("synchronous_commit", "fsync")


class PostgresLog:
    """The only writer of a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine, statements: Statements) -> None:
        self.engine = engine
        self.statements = statements
        self.owner = secrets.token_hex(8)
        self.checked_out: AsyncConnection | None = None
        # asyncpg's own connection, past SQLAlchemy.
        self.connection: Any = None

    async def connect(self) -> None:
        """Connect, check that commits are durable, and take the owner's lock."""
        await self.close()
        self.checked_out = await self.engine.connect()
        self.connection = (await self.checked_out.get_raw_connection()).driver_connection
        await self.connection.execute("SET synchronous_commit = on")
        for name in DURABILITY:
            value = await self.connection.fetchval(f"SHOW {name}")
            if value != "on":
                raise BadDatabase(f"PostgreSQL has {name} = {value} here, and it must be on")
        await self.connection.execute(f"SET lock_timeout = {LOCK_TIMEOUT}")
        try:
            await self.connection.execute("SELECT pg_advisory_lock($1)", LOCK_KEY)
        except asyncpg.LockNotAvailableError:
            raise BadDatabase("another server is running on this database; stop it first") from None

    async def claim(self) -> None:
        """Record who owns the database, so that we notice if another server owned it while our connection was lost."""
        await self.connection.execute("UPDATE igroteka SET owner = $1", self.owner)

    async def ensure_connected(self) -> None:
        """Reconnect if the connection was lost; BadDatabase if another server has owned the database since."""
        if self.connection is not None and not self.connection.is_closed():
            return
        try:
            await self.connect()
            if await self.connection.fetchval("SELECT owner FROM igroteka") != self.owner:
                raise BadDatabase("another server has taken this database over; start this one anew")
        except BaseException:
            await self.close()
            raise

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction."""
        committing = False
        try:
            await self.ensure_connected()
            async with self.connection.transaction():
                await self.insert(batch)
                committing = True
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict(TAKEN) from None
        except asyncpg.DataError as error:
            raise Conflict(f"PostgreSQL cannot keep this: {reason(error)}") from None
        except (*DRIVER_ERRORS, BadDatabase) as error:
            if committing and not rolled_back(error):
                await self.await_outcome()
                raise InDoubt(f"PostgreSQL cannot write: {reason(error)}") from None
            if not isinstance(error, (asyncpg.PostgresError, BadDatabase)):
                await self.close()
            raise StoreFailed(f"PostgreSQL cannot write: {reason(error)}") from None

    async def await_outcome(self) -> None:
        """Wait until a broken session has ended, if that takes no longer than the lock's timeout: readers then see its
        outcome.
        """
        await self.close()
        with suppress(*DRIVER_ERRORS, BadDatabase):
            await self.ensure_connected()

    async def insert(self, batch: Sequence[Write]) -> None:
        """Write the rows of a batch."""
        new = [(code, watch, now, now, doc) for code, doc, _, now, watch in batch if watch is not None]
        old = [(now, doc, code) for code, doc, _, now, watch in batch if watch is None and doc is not None]
        lines = [(write.code, *row, write.now) for write in batch for row in write.lines]
        if new:
            await self.connection.executemany(self.statements.insert_table, new)
        if old and len(await self.connection.fetchmany(self.statements.update_table, old)) < len(old):
            raise Conflict("a table is not there")
        if lines:
            await self.connection.executemany(self.statements.insert_line, lines)

    async def close(self) -> None:
        """Close the connection, which unlocks the database for another server."""
        connection, self.checked_out, self.connection = self.checked_out, None, None
        if connection:
            await connection.invalidate()
            await connection.close()


def rolled_back(error: BaseException) -> bool:
    """Whether PostgreSQL itself answered COMMIT with an error.

    A fatal one ends the session, and may follow a commit.
    """
    return isinstance(error, asyncpg.PostgresError) and error.severity_en == "ERROR"
