"""The ways in which a store can fail."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError

TAKEN = "the place in the log is taken, or the table is there already, or gone"


class BadDatabase(IgrotekaError):
    """A database that cannot be used: another program's, another version's, or in use by another server."""


class StoreFailed(IgrotekaError):
    """A read or write failed (disk full, connection lost …); a write has changed nothing."""


class InDoubt(StoreFailed):
    """A write failed while it was being committed: only the database knows whether it is stored, once it is read."""


class Conflict(IgrotekaError):
    """The write contradicts what is stored: its line or command is there already, or its table is not there."""


class Elsewhere(IgrotekaError):
    """Another living process owns the table; `url` is where it can be reached."""

    def __init__(self, url: str) -> None:
        super().__init__("another server has this table")
        self.url = url
