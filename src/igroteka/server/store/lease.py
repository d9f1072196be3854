"""The lease of a process on a PostgreSQL database: it says twice a second that it lives, and deposes those that do not.

All times are the database's; our own clock only says for how long we have heard nothing from it.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.postgres_log import DRIVER_ERRORS, PROCESS_LOCK, PostgresLog
from igroteka.server.store.schema import IN_USE

# Seconds. Whoever is silent for two is deposed, see `igroteka_depose`.
BEAT, PATIENCE = 0.5, 2.0
# How long a process that wants the database for itself waits until the one before it is known to be gone (seconds).
ALONE = 5.0
BEAT_ROW = "UPDATE servers SET beat = now() WHERE id = $1 RETURNING (SELECT count(*) - 1 FROM servers)"
OTHERS = "SELECT id FROM servers WHERE id <> $1"
DEPOSE = "SELECT igroteka_depose($1)"
DELETE_ROW = "DELETE FROM servers WHERE id = $1"


class Lease:
    """Keeps the row of a process in `servers`."""

    def __init__(self, engine: AsyncEngine, log: PostgresLog) -> None:
        self.engine = engine
        self.log = log
        self.checked_out: AsyncConnection | None = None
        # asyncpg's own connection, past SQLAlchemy.
        self.connection: Any = None
        self.beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Join, alone: BadDatabase if another process lives."""
        await self.log.join("")
        try:
            await self.depose_all()
        except BaseException:
            await self.log.connection.execute(DELETE_ROW, self.log.me)
            raise
        self.beating = asyncio.create_task(self.beat())

    async def depose_all(self) -> None:
        """Depose all other processes as soon as they are gone."""
        until = time.monotonic() + ALONE
        for row in await self.log.connection.fetch(OTHERS, self.log.me):
            while await self.log.connection.fetchval(DEPOSE, row["id"]) is None:
                if time.monotonic() > until:
                    raise BadDatabase(IN_USE)
                await asyncio.sleep(BEAT / 10)

    async def beat(self) -> None:
        """Say again and again that we live."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.connect()
                    if await self.connection.fetchval(BEAT_ROW, self.log.me) is None:
                        self.log.on_deposed()
            except DRIVER_ERRORS:
                await self.disconnect()
            await asyncio.sleep(BEAT)

    async def connect(self) -> None:
        """Have a connection of our own, which shares the lock of the process: so a lost one alone deposes nobody."""
        if self.connection is not None and not self.connection.is_closed():
            return
        await self.disconnect()
        self.checked_out = await self.engine.connect()
        self.connection = (await self.checked_out.get_raw_connection()).driver_connection
        await self.connection.execute(PROCESS_LOCK, self.log.me)

    async def disconnect(self) -> None:
        """Close the connection."""
        connection, self.checked_out, self.connection = self.checked_out, None, None
        if connection:
            with suppress(*DRIVER_ERRORS):
                await connection.invalidate()
                await connection.close()

    async def end(self) -> None:
        """Say nothing more."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        await self.disconnect()
