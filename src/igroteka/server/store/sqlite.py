"""The log in an SQLite file: one hand writes, and a commit is on the disk before it returns."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from shutil import disk_usage
from typing import Any, Literal

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from igroteka.server.store.rows import TAKEN, BadDatabase, Conflict, StoreFailed, Write
from igroteka.server.store.schema import Sql
from igroteka.server.store.writer_thread import WriterThread

FULL = 2
EVERYWHERE = {"synchronous": FULL, "foreign_keys": 1, "busy_timeout": 5000}
SETTINGS = {"journal_mode": "wal", **EVERYWHERE}
# After so many writes of tables what SQLite has logged is brought into the file, and its log begins anew.
MANY_WRITES = 1_000
# Nothing but a moment without readers lets the log begin anew. If there is none, the writer makes one when the log is so large (bytes),
# and waits for the readers no longer than this (milliseconds).
MOST_LOGGED = 16 * 1024 * 1024
READERS_TIME = 200
# The most that one statement takes; old versions of SQLite know no more than 999 values.
MOST_LINES = 100

Values = tuple[str | int | bytes | None, ...]


def settle_in(connection: Any, *_: object) -> None:
    """Make a new connection durable and strict; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for name, value in EVERYWHERE.items():
        cursor.execute(f"PRAGMA {name} = {value}")
    cursor.close()


def begin(connection: Any) -> None:
    """Begin a transaction of SQLAlchemy."""
    connection.exec_driver_sql("BEGIN")


def settle_engine(engine: AsyncEngine) -> None:
    """Let every connection of the engine be like ours."""
    event.listen(engine.sync_engine, "connect", settle_in)
    event.listen(engine.sync_engine, "begin", begin)


class SqliteLog:
    """The writing end of an SQLite file; as long as it lives, nobody else has one."""

    def __init__(self, path: Path, sql: Sql, lock: sqlite3.Connection) -> None:
        self.sql = sql
        self.lock = lock
        self.path = path
        # The size of the log below which another try to empty it is of no use, for somebody reads for long.
        self.hopeless = 0
        self.connection = sqlite3.connect(path, check_same_thread=False)
        # The file remembers it: readers get it without asking.
        self.connection.execute("PRAGMA journal_mode = wal")
        # A move that had to bring the log into the file itself would be late: see `tidy`.
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        settle_in(self.connection)
        for name, wanted in SETTINGS.items():
            (value,) = self.connection.execute(f"PRAGMA {name}").fetchone()
            if value != wanted:
                self.connection.close()
                raise BadDatabase(f"SQLite has {name} = {value} here, and {wanted} is needed")
        self.hand = WriterThread("sqlite")
        self.tidier = sqlite3.connect(path, check_same_thread=False)
        settle_in(self.tidier)
        self.other_hand = WriterThread("sqlite beside")
        self.writes = 0
        self.tidying: asyncio.Task[None] | None = None

    async def append(self, batch: Sequence[Write]) -> None:
        """Write a batch in one transaction."""
        await self.hand.do(lambda: self.write(batch))
        self.writes += len(batch)
        if self.writes >= MANY_WRITES and (self.tidying is None or self.tidying.done()):
            self.writes = 0
            self.tidying = asyncio.get_running_loop().create_task(self.tidy())

    async def tidy(self) -> None:
        """Bring what is logged into the file beside the writing; only the little that came meanwhile makes writers wait."""
        await self.other_hand.do(partial(checkpoint, self.tidier, "PASSIVE"))
        await self.hand.do(partial(checkpoint, self.connection, "PASSIVE"))

    def write(self, batch: Sequence[Write]) -> None:
        """Commit a batch, and keep SQLite's log within its bounds."""
        try:
            self.commit(batch)
        except StoreFailed:  # a disk may be full of nothing but log
            if not self.empty_log():
                raise
            self.commit(batch)
        size = self.logged()
        if size > max(self.hopeless, self.most_logged(size)):
            self.empty_log()

    def logged(self) -> int:
        """How large the file of the log is."""
        try:
            return os.stat(f"{self.path}-wal").st_size
        except FileNotFoundError:
            return 0

    def most_logged(self, size: int) -> int:
        """How large it may be: on a small disk half of what is free without it, for there must be room to bring it into the file."""
        return min(MOST_LOGGED, (size + disk_usage(self.path.parent).free) // 2)

    def empty_log(self) -> bool:
        """Bring all that is logged into the file and cut the log; False: somebody reads it, or it cannot be written."""
        self.connection.execute(f"PRAGMA busy_timeout = {READERS_TIME}")
        emptied = checkpoint(self.connection, "TRUNCATE")
        self.connection.execute(f"PRAGMA busy_timeout = {EVERYWHERE['busy_timeout']}")
        self.hopeless = 0 if emptied else self.logged() * 5 // 4
        return emptied

    def commit(self, batch: Sequence[Write]) -> None:
        """Write a batch, or nothing of it."""
        sheets = [write for write in batch if write.doc is not None]
        lines = [(code, *row, now) for code, _, rows, now, _ in batch for row in rows]
        try:
            if sheets or len(lines) > MOST_LINES:
                self.put_together(sheets, lines)
            else:  # a statement is a transaction of its own
                self.put_lines(lines)
        except sqlite3.IntegrityError:
            raise Conflict(TAKEN) from None
        except sqlite3.Error as error:
            raise StoreFailed(f"SQLite cannot write: {error}") from None

    def put_together(self, sheets: Sequence[Write], lines: Sequence[Values]) -> None:
        """Write sheets and lines, or roll all of it back."""
        execute, sql = self.connection.execute, self.sql
        try:
            execute("BEGIN IMMEDIATE")
            for code, doc, _, now, watch in sheets:
                if watch is not None:
                    execute(sql.create, (code, watch, now, now, doc))
                elif execute(sql.touch, (now, doc, code)).fetchone() is None:
                    raise Conflict(f"table {code}: is not there")
            for start in range(0, len(lines), MOST_LINES):
                self.put_lines(lines[start : start + MOST_LINES])
            execute("COMMIT")
        finally:
            if self.connection.in_transaction:
                execute("ROLLBACK")

    def put_lines(self, lines: Sequence[Values]) -> None:
        """Write lines with one statement: each statement costs a hand-over between the threads."""
        if lines:
            more = f", ({', '.join('?' * len(lines[0]))})" * (len(lines) - 1)
            self.connection.execute(self.sql.append + more, list(chain.from_iterable(lines)))

    async def close(self) -> None:
        """Close the file and let another server have it."""
        if self.tidying is not None:
            await self.tidying
        await self.other_hand.do(self.tidier.close)
        await self.hand.do(self.connection.close)
        self.other_hand.rest()
        self.hand.rest()
        self.lock.close()


def checkpoint(connection: sqlite3.Connection, how: Literal["PASSIVE", "TRUNCATE"]) -> bool:
    """Bring what SQLite has logged into the file, as far as nobody still reads the old; False: something is left for later."""
    try:
        busy, logged, brought = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    except sqlite3.Error:
        return False
    return not busy and bool(logged == brought)


def hold(path: Path) -> sqlite3.Connection:
    """Be the only server of this file until the end of the process, however it ends.

    An exclusive transaction on an empty file beside it: the system frees it with the process, and knows it on every platform.
    It writes nothing, so that a full disk does not look like another server.
    """
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("PRAGMA journal_mode = memory")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise BadDatabase("another server is running on this file; stop it first") from None
    return lock


def has_one_name(path: Path) -> None:
    """Refuse a file with hard links: under another name it has another lock and another log, and moves would be lost in one of them."""
    if path.stat().st_nlink > 1:
        raise BadDatabase(
            "the file has another name (a hard link), under which it could be written too; remove that one"
        )


def make_file(path: Path) -> None:
    """A new file that only its owner can read: it knows the secrets of all matches."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def copy(path: Path, target: Path) -> None:
    """A copy in a new file, as of one moment, while others read and write."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise BadDatabase(f"{target}: is there already, and nothing is written over") from None
    except OSError as error:
        raise BadDatabase(f"{target}: cannot be written: {error.strerror}") from None
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        try:
            connection.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.Error as error:
            target.unlink()
            raise StoreFailed(f"{target}: cannot be written: {error}") from None
