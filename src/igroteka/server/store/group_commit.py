"""Group commit: while one batch is being written, the next one collects."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.store import LineRow
from igroteka.server.store.worker_thread import resolve


class Write(NamedTuple):
    """The rows that one table writes together."""

    code: str
    # None: the document stays as it is.
    doc: bytes | None
    lines: Sequence[LineRow]
    now: int
    # The code of the spectators' link; given once, for a new table.
    new_watch: str | None = None


class Log(Protocol):
    """What writes batches to a database."""

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction; after Conflict or StoreFailed nothing of it is written, but see InDoubt."""

    async def close(self) -> None:
        """Release the database."""


class GroupCommit:
    """Collects the writes of all tables into batches; one transaction for each batch."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.healthy = True
        self.pending: list[tuple[Write, asyncio.Future[None]]] = []
        self.flushing: asyncio.Task[None] | None = None
        # Told of each batch, how many seconds its commit took, and why it failed.
        self.on_commit: Callable[[Sequence[Write], float, Exception | None], None] | None = None

    async def write(self, write: Write) -> None:
        """Join the next batch, and wait until it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.pending.append((write, done))
        if self.flushing is None:
            self.flushing = loop.create_task(self.flush())
        await done

    async def flush(self) -> None:
        """Write batch after batch until nothing is pending."""
        while self.pending:
            batch, self.pending = self.pending, []
            try:
                await self.append([write for write, _ in batch])
            except StoreFailed as error:
                for _, done in batch:
                    resolve(done, error)
            except Exception:
                await self.write_separately(batch)
            else:
                for _, done in batch:
                    resolve(done)
            # Callers that are ready to run join the next batch: one commit for many costs little more than for one.
            await asyncio.sleep(0)
        self.flushing = None

    async def write_separately(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Write each in a transaction of its own, so that only the one at fault fails."""
        for write, done in batch:
            try:
                await self.append([write])
            except Exception as error:
                resolve(done, error)
            else:
                resolve(done)

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch and record the health of the log; a conflict says nothing about it."""
        began = time.perf_counter()
        failed: Exception | None = None
        try:
            await self.log.append(batch)
            self.healthy = True
        except Exception as error:
            failed = error
            if isinstance(error, StoreFailed):
                self.healthy = False
            raise
        finally:
            if self.on_commit is not None:
                self.on_commit(batch, time.perf_counter() - began, failed)

    def recover(self) -> None:
        """The database was written just now, beside the batches: nobody need come and try, whom a proxy keeps away."""
        self.healthy = True

    async def close(self) -> None:
        """Finish pending writes, then close the log."""
        if self.flushing is not None:
            await self.flushing
        await self.log.close()
