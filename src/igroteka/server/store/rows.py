"""What is kept of a table: its sheet, and the lines of its matches; and the ways in which keeping can fail."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError

TAKEN = "the place in the log is taken, or the table is there already, or gone"


class BadDatabase(IgrotekaError):
    """A database that cannot be used: another program's, another version's, or in use by another server."""


class StoreFailed(IgrotekaError):
    """It could not be written down (disk full, connection lost …), so it did not happen."""


class Conflict(IgrotekaError):
    """This place of the log is taken, or the table is not there: another owner has gone on without us."""


class LineRow(NamedTuple):
    """One line of a record; number 0 is the header of its match."""

    match: int
    seq: int
    seat: int
    # The command it answers, made by a client; None: the table's own line.
    command: str | None
    # One line of JSON.
    body: bytes


class Stored(NamedTuple):
    """A table as it is kept, without its lines; times are milliseconds since 1970."""

    code: str
    watch: str
    doc: bytes
    created: int
    touched: int


class Write(NamedTuple):
    """What one table wants written down together."""

    code: str
    # None: the sheet stays as it is.
    doc: bytes | None
    lines: Sequence[LineRow]
    now: int
    # The code of the spectators' link; given once, for a new table.
    new_watch: str | None = None


def reason(error: BaseException) -> str:
    """Why, in the system's or the database's own words, without the values that a database quotes after them."""
    while error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    return str(error.args[0] if error.args else type(error).__name__).partition("\n")[0]
