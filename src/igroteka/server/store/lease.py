"""The lease of a process on a PostgreSQL database: it says twice a second that it lives, and deposes those that do not.

All times are the database's; our own clock only says for how long we have heard nothing from it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from logging import ERROR, INFO, WARNING
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.logs import note
from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.postgres_log import DRIVER_ERRORS, PROCESS_LOCK, Member, PostgresLog
from igroteka.server.store.schema import IN_USE, servers

# Seconds. Whoever is silent for two is deposed, see `igroteka_depose`.
BEAT, PATIENCE = 0.5, 2.0
# After so many seconds without a word from the database others may have our tables, if there are others.
UNHEARD = 4.0
# How long a process that wants the database for itself waits until the one before it is known to be gone (seconds).
ALONE = 5.0
# A process that has left says nothing more.
BEAT_ROW = """
UPDATE servers SET beat = now() WHERE id = $1 AND beat > '-infinity' RETURNING (SELECT count(*) - 1 FROM servers)
"""
OTHERS = "SELECT id FROM servers WHERE id <> $1 AND $2::text IN ('', url)"
DEPOSE = "SELECT igroteka_depose($1)"
SAME_ADDRESS = "another server on this database is reached at {}, too: name an address of this one with --peer-url"
# What the processes tell one another, beside the log.
CHANNEL = "igroteka"
DELETE_ROW = "DELETE FROM servers WHERE id = $1"


class Lease:
    """Keeps the row of a process in `servers`: of a member beside others, else of one that is alone."""

    def __init__(self, engine: AsyncEngine, log: PostgresLog, member: Member | None) -> None:
        self.engine = engine
        self.log = log
        self.member = member
        # By it the processes on this database know each other.
        self.secret = ""
        # What is to be done when our tables are lost, and when those of a process that is gone are free.
        self.on_lost: Callable[[], None] = lambda: None
        self.on_freed: Callable[[list[str]], None] = self.keep_freed
        # What is to be done when a process is gone: whoever deposed it, nobody lives at its address any more.
        self.on_gone: Callable[[str], None] = lambda url: None
        # The addresses of the others, as of the last look.
        self.known: set[str] = set()
        # Those that were free before anybody listened.
        self.freed: list[str] = []
        # What is to be done with what another process tells.
        self.on_told: Callable[[str], None] = lambda message: None
        # What is to be done when the database could be written.
        self.on_beat: Callable[[], None] = lambda: None
        # When the database last said that we live, by our steady clock; how many others it named then.
        self.heard = time.monotonic()
        self.others = 0
        # How many processes this one has deposed.
        self.takeovers = 0
        self.checked_out: AsyncConnection | None = None
        # asyncpg's own connection, past SQLAlchemy.
        self.connection: Any = None
        self.beating: asyncio.Task[None] | None = None
        self.watching: asyncio.Task[None] | None = None
        # Set if there is no time to wait for the next beat.
        self.hurry = asyncio.Event()
        log.on_deposed = self.hurry.set
        log.on_written = self.hear

    @property
    def heard_of(self) -> bool:
        """Has the database said not long ago that we live?"""
        return time.monotonic() - self.heard < UNHEARD

    def hear(self) -> None:
        """The database has just said that we live."""
        self.heard = time.monotonic()

    def keep_freed(self, freed: list[str]) -> None:
        """Keep these until somebody listens."""
        self.freed += freed

    async def begin(self) -> None:
        """Join; BadDatabase if a process lives that has our address, or alone if any does."""
        await self.log.join(self.member)
        try:
            await self.depose_all()
        except BaseException:
            await self.log.connection.execute(DELETE_ROW, self.log.me)
            raise
        self.secret = await self.log.connection.fetchval("SELECT secret FROM igroteka")
        self.hear()
        self.beating = asyncio.create_task(self.beat())

    async def depose_all(self) -> None:
        """Depose the others as soon as they are gone, as a member only whoever had our address before us."""
        url = self.member.url if self.member else ""
        until = time.monotonic() + ALONE
        for row in await self.log.connection.fetch(OTHERS, self.log.me, url):
            while (freed := await self.log.connection.fetchval(DEPOSE, row["id"])) is None:
                if time.monotonic() > until:
                    raise BadDatabase(SAME_ADDRESS.format(url) if url else IN_USE)
                await asyncio.sleep(BEAT / 10)
            self.count(freed, INFO)

    def count(self, freed: list[str], level: int) -> None:
        """Another process is deposed, by us alone."""
        self.takeovers += 1
        note("server gone", level=level, tables=len(freed))

    async def beat(self) -> None:
        """Say again and again that we live, and look after the others."""
        while True:
            self.hurry.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.say()
            except Exception as error:  # whatever it is, without beats all tables would be lost
                if not isinstance(error, (*DRIVER_ERRORS, BadDatabase)):
                    note("unexpected exception", level=ERROR, error=error)
                await self.disconnect()
                if self.others and not self.heard_of:
                    self.lose()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), BEAT)

    async def say(self) -> None:
        """Say that we live. Who was deposed loses its tables, and joins again as a new process."""
        await self.connect()
        others = await self.connection.fetchval(BEAT_ROW, self.log.me)
        if others is None:
            self.lose()
            if self.member is not None:
                await self.disconnect()  # this session has the lock of a process that is no more
                await self.log.join(self.member)
                note("server joined again", level=WARNING)
            return
        self.hear()
        self.on_beat()
        self.others = others
        if others and (self.watching is None or self.watching.done()):
            self.watching = asyncio.create_task(self.watch())

    def lose(self) -> None:
        """Our tables are no longer ours."""
        self.others = 0
        self.on_lost()

    async def watch(self) -> None:
        """Depose the others that are gone; their tables are free, and nobody waits for their answers."""
        with suppress(*DRIVER_ERRORS):
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                others = select(servers.c.id, servers.c.url).where(servers.c.id != self.log.me)
                living = set()
                for other, url in (await connection.execute(others)).all():
                    deposed = select(func.igroteka_depose(other)).where(servers.c.id == other)
                    for (freed,) in (await connection.execute(deposed)).all():  # none: another process was faster
                        if freed is None:
                            living.add(url)
                        else:
                            self.count(freed, WARNING)
                            self.on_freed(freed)
                gone, self.known = self.known - living, living
                for url in gone:
                    self.on_gone(url)

    async def connect(self) -> None:
        """Have a connection of our own, which shares the lock of the process: so a lost one alone deposes nobody."""
        if self.connection is not None and not self.connection.is_closed():
            return
        await self.disconnect()
        self.checked_out = await self.engine.connect()
        self.connection = (await self.checked_out.get_raw_connection()).driver_connection
        await self.connection.execute(PROCESS_LOCK, self.log.me)
        await self.connection.add_listener(CHANNEL, self.hear_others)

    def hear_others(self, connection: object, pid: int, channel: str, payload: str) -> None:
        """A message of a process; its own comes back, too."""
        sender, _, message = payload.partition(" ")
        if sender != str(self.log.me):
            self.on_told(message)

    async def disconnect(self) -> None:
        """Close the connection."""
        connection, self.checked_out, self.connection = self.checked_out, None, None
        if connection:
            with suppress(*DRIVER_ERRORS):
                await connection.invalidate()
                await connection.close()

    async def end(self) -> None:
        """Say nothing more."""
        tasks = [task for task in (self.beating, self.watching) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.disconnect()
