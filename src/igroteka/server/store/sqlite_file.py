"""The file of an SQLite database: created privately, locked by one server, copied while it is in use."""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
import sys
from contextlib import closing
from pathlib import Path

from igroteka.server.store.errors import BadDatabase, StoreFailed

if sys.platform == "linux":
    import fcntl

IN_USE = "another server is running on this file; stop it first"
LOCKED_BYTE = 1 << 62


def create_file(path: Path) -> None:
    """Create the file if there is none, readable only by its owner: it holds the secrets of all matches."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


class FileLock:
    """Locks the database for one server until the end of the process, however it ends; BadDatabase if it is locked.

    Two locks: one on a file beside it, on every platform, and on Linux one on the file itself, which also holds where
    that other file was removed, or where the database is mounted a second time. The system releases both with the
    process. Windows removes no file that is open. Of macOS no lock is known that would do: OFD locks are not documented
    there, and `flock` takes the whole file, also from SQLite.
    """

    def __init__(self, path: Path) -> None:
        self.beside = lock_beside(path)
        try:
            refuse_hard_links(path)
            self.itself = lock_itself(path)
        except BaseException:
            self.beside.close()
            raise

    def close(self) -> None:
        """Unlock it for another server."""
        if self.itself is not None:
            os.close(self.itself)
        self.beside.close()


def lock_itself(path: Path) -> int | None:
    """Lock a byte of the file far behind those that SQLite locks; gives the open file, None where the system has no
    such locks.

    An OFD lock, for it belongs to this open file: an ordinary POSIX lock would end as soon as SQLite closes the file
    anywhere in the process. Closing ours ends SQLite's own locks of that kind, so it is opened first and closed last.
    """
    if sys.platform != "linux":
        return None
    file = os.open(path, os.O_RDWR)
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0))
    except OSError as error:
        os.close(file)
        if error.errno not in (errno.EAGAIN, errno.EACCES):
            raise
        raise BadDatabase(IN_USE) from None
    return file


def lock_beside(path: Path) -> sqlite3.Connection:
    """An exclusive transaction on an empty file beside the database.

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
        raise BadDatabase(IN_USE) from None
    return lock


def refuse_hard_links(path: Path) -> None:
    """Refuse a file with hard links: under another name it has another lock and log, and moves would be lost."""
    if path.stat().st_nlink > 1:
        raise BadDatabase(
            "the file has another name (a hard link), under which it could be written too; remove that one"
        )


def copy_database(path: Path, target: Path) -> None:
    """Copy the database into a new file, as of one moment, while others read and write."""
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
