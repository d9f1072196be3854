"""The file of an SQLite database: created privately, locked by one server, copied while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from igroteka.server.store.errors import BadDatabase, StoreFailed


def create_file(path: Path) -> None:
    """Create the file if there is none, readable only by its owner: it holds the secrets of all matches."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def lock_file(path: Path) -> sqlite3.Connection:
    """Lock the database for one server until the end of the process, however it ends; BadDatabase if it is locked.

    An exclusive transaction on an empty file beside it: the system releases it with the process, on every platform.
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


def refuse_hard_links(path: Path) -> None:
    """Refuse a file with hard links: under another name it has another lock and another log, and moves would be lost."""
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
