"""The writing side of an SQLite file: a writer thread commits, a second thread checkpoints beside it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from shutil import disk_usage
from typing import Literal

from igroteka.server.store.errors import TAKEN, BadDatabase, Conflict, InDoubt, StoreFailed
from igroteka.server.store.group_commit import Write
from igroteka.server.store.schema import Statements
from igroteka.server.store.sqlite_connection import PRAGMAS, configure
from igroteka.server.store.sqlite_file import FileLock
from igroteka.server.store.worker_thread import WorkerThread

# After how many writes of tables a checkpoint runs.
CHECKPOINT_WRITES = 1_000
# SQLite overwrites its log from the start only if no reader needs it: a checkpoint waits so long for readers
# (milliseconds).
RESTART_TIMEOUT = 20
# Without such a moment the log grows. At this size (bytes) the writer truncates it at once, and waits longer for
# readers.
MAX_WAL = 64 * 1024 * 1024
TRUNCATE_TIMEOUT = 200
# The most lines of one statement; old versions of SQLite take no more than 999 values.
MAX_LINES = 100
# The bits of an SQLite error code without its details.
PRIMARY_CODE = 0xFF

Values = tuple[str | int | bytes | None, ...]


class SqliteLog:
    """The only writer of an SQLite file; a commit is on the disk before it returns."""

    def __init__(self, path: Path, statements: Statements, lock: FileLock) -> None:
        self.statements = statements
        self.lock = lock
        self.path = path
        # The log size at which truncating is tried again after readers prevented it.
        self.retry_size = 0
        self.connection = sqlite3.connect(path, check_same_thread=False)
        # The file remembers the mode: readers need not set it.
        self.connection.execute("PRAGMA journal_mode = wal")
        # SQLite's own checkpoint inside a commit would delay a move: see `checkpoint`.
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        configure(self.connection)
        self.check_durable()
        self.writer = WorkerThread("sqlite writer")
        self.checkpoint_connection = sqlite3.connect(path, check_same_thread=False)
        configure(self.checkpoint_connection)
        self.checkpointer = WorkerThread("sqlite checkpointer")
        self.writes = 0
        self.checkpointing: asyncio.Task[None] | None = None

    def check_durable(self) -> None:
        """Refuse a file for which SQLite has not taken our settings."""
        for name, wanted in {"journal_mode": "wal", **PRAGMAS}.items():
            (value,) = self.connection.execute(f"PRAGMA {name}").fetchone()
            if value != wanted:
                raise BadDatabase(f"SQLite has {name} = {value} here, and {wanted} is needed")

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction."""
        await self.writer.run(lambda: self.write(batch))
        self.writes += len(batch)
        if self.writes >= CHECKPOINT_WRITES and (self.checkpointing is None or self.checkpointing.done()):
            self.writes = 0
            self.checkpointing = asyncio.get_running_loop().create_task(self.checkpoint())

    async def checkpoint(self) -> None:
        """Checkpoint beside the writer, which then only has to copy the little that came meanwhile."""
        await self.checkpointer.run(partial(checkpoint, self.checkpoint_connection, "PASSIVE"))
        await self.writer.run(partial(self.restart_wal, "RESTART", RESTART_TIMEOUT))

    def write(self, batch: Sequence[Write]) -> None:
        """Commit a batch, and bound the size of SQLite's log."""
        try:
            self.commit(batch)
        except StoreFailed:  # the log itself may fill the disk; a truncated log also holds no commit in doubt
            if not self.truncate_wal():
                raise
            self.commit(batch)
        size = self.wal_size()
        if size > max(self.retry_size, self.max_wal(size)):
            self.truncate_wal()

    def wal_size(self) -> int:
        """The size of SQLite's log file."""
        try:
            return os.stat(f"{self.path}-wal").st_size
        except FileNotFoundError:
            return 0

    def max_wal(self, size: int) -> int:
        """How large the log may be: on a small disk half of what is free without it, for a checkpoint needs room in the
        file.
        """
        return min(MAX_WAL, (size + disk_usage(self.path.parent).free) // 2)

    def truncate_wal(self) -> bool:
        """Checkpoint everything and truncate the log; False: a reader prevented it, or the file cannot be written."""
        truncated = self.restart_wal("TRUNCATE", TRUNCATE_TIMEOUT)
        self.retry_size = 0 if truncated else self.wal_size() * 5 // 4
        return truncated

    def restart_wal(self, mode: Literal["RESTART", "TRUNCATE"], timeout: int) -> bool:
        """Checkpoint in the writer and let the log begin anew.

        False: readers were in the way all these milliseconds.
        """
        self.connection.execute(f"PRAGMA busy_timeout = {timeout}")
        restarted = checkpoint(self.connection, mode)
        self.connection.execute(f"PRAGMA busy_timeout = {PRAGMAS['busy_timeout']}")
        return restarted

    def commit(self, batch: Sequence[Write]) -> None:
        """Write a batch, or nothing of it."""
        documents = [write for write in batch if write.doc is not None]
        lines = [(code, *row, now) for code, _, rows, now, _ in batch for row in rows]
        try:
            if documents or len(lines) > MAX_LINES:
                self.insert_together(documents, lines)
            else:  # a statement is a transaction of its own
                self.insert_lines(lines)
        except sqlite3.IntegrityError:
            raise Conflict(TAKEN) from None
        except sqlite3.Error as error:
            raise (InDoubt if in_doubt(error) else StoreFailed)(f"SQLite cannot write: {error}") from None

    def insert_together(self, documents: Sequence[Write], lines: Sequence[Values]) -> None:
        """Write documents and lines in one transaction."""
        execute, statements = self.connection.execute, self.statements
        try:
            execute("BEGIN IMMEDIATE")
            for code, doc, _, now, watch in documents:
                if watch is not None:
                    execute(statements.insert_table, (code, watch, now, now, doc))
                elif execute(statements.update_table, (now, doc, code)).fetchone() is None:
                    raise Conflict(f"table {code}: is not there")
            for start in range(0, len(lines), MAX_LINES):
                self.insert_lines(lines[start : start + MAX_LINES])
            execute("COMMIT")
        finally:
            if self.connection.in_transaction:
                execute("ROLLBACK")

    def insert_lines(self, lines: Sequence[Values]) -> None:
        """Insert lines with one statement: around each statement threads wait for Python's lock."""
        if lines:
            more = f", ({', '.join('?' * len(lines[0]))})" * (len(lines) - 1)
            self.connection.execute(self.statements.insert_line + more, list(chain.from_iterable(lines)))

    async def close(self) -> None:
        """Close the file, then unlock it for another server."""
        if self.checkpointing is not None:
            await self.checkpointing
        await self.checkpointer.run(self.checkpoint_connection.close)
        await self.writer.run(self.connection.close)
        self.checkpointer.close()
        self.writer.close()
        self.lock.close()


def checkpoint(connection: sqlite3.Connection, mode: Literal["PASSIVE", "RESTART", "TRUNCATE"]) -> bool:
    """Copy the log into the file as far as no reader needs the old pages; False: not everything was copied."""
    try:
        busy, logged, copied = connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
    except sqlite3.Error:
        return False
    return not busy and bool(logged == copied)


def in_doubt(error: sqlite3.Error) -> bool:
    """Whether the failed commit may be in the log file nevertheless, where a restart would find it.

    SQLite reports a full disk and a refused write before the log file has all of the commit; other I/O errors, such as
    one of fsync, may come after that.
    """
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & PRIMARY_CODE == sqlite3.SQLITE_IOERR and code != sqlite3.SQLITE_IOERR_WRITE
