"""Group commit: while one batch is being written, the next one collects."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from igroteka.server.store.rows import StoreFailed, Write
from igroteka.server.store.writer_thread import settle


class Log(Protocol):
    """Where a batch goes."""

    async def append(self, batch: Sequence[Write]) -> None:
        """Write all of it in one transaction, or nothing: then Conflict or StoreFailed."""

    async def close(self) -> None:
        """Let go."""


class Writer:
    """The one who writes for all tables."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.healthy = True
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.work: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> None:
        """Join the next batch, and wait until it is written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((write, done))
        if self.work is None:
            self.work = loop.create_task(self.write_all())
        await done

    async def write_all(self) -> None:
        """Write batch after batch until nobody waits."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self.append([write for write, _ in batch])
            except StoreFailed as error:
                for _, done in batch:
                    settle(done, error)
            except Exception:
                await self.one_by_one(batch)
            else:
                for _, done in batch:
                    settle(done)
            # Whoever has already spoken joins: one commit for many costs little more than for one.
            await asyncio.sleep(0)
        self.work = None

    async def one_by_one(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Somebody's write cannot be: let them alone hear of it."""
        for write, done in batch:
            try:
                await self.append([write])
            except Exception as error:
                settle(done, error)
            else:
                settle(done)

    async def append(self, batch: Sequence[Write]) -> None:
        """Write, and remember whether that still works; a conflict is no sickness."""
        try:
            await self.log.append(batch)
        except StoreFailed:
            self.healthy = False
            raise
        self.healthy = True

    async def close(self) -> None:
        """Finish what is being written."""
        if self.work is not None:
            await self.work
        await self.log.close()
