"""What tables need of a store, what its owner needs besides, and the rows it takes and returns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

# How many lines are read at once: few enough not to hold up the event loop.
PAGE = 200


class LineRow(NamedTuple):
    """One line of a record; number 0 is the header of its match."""

    match: int
    seq: int
    seat: int
    # The id of the client's command that made it; None: the table's own line.
    command: str | None
    # One line of JSON.
    body: bytes


class Stored(NamedTuple):
    """A table without its lines; times are milliseconds since 1970."""

    code: str
    watch: str
    doc: bytes
    created: int
    touched: int


class Store(Protocol):
    """Stores tables durably: an acknowledged write survives a crash of the process and of the machine."""

    @property
    @abstractmethod
    def healthy(self) -> bool:
        """False after a failed write, until one succeeds."""

    @abstractmethod
    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        """Write a table's document (None: unchanged) and new lines in one transaction; returns once it is durable.

        A table waits for one write before it begins the next. With `new_watch` the table is new. After Conflict or
        StoreFailed nothing was written. After InDoubt, which is a StoreFailed, all of it or nothing was written: the
        caller must load the table anew before it goes on. A caller who is cancelled while waiting must do the same.
        """

    async def claim(self, code: str) -> Stored | None:
        """A table that this process alone writes from now on, or None; Elsewhere if another process has it."""
        return await self.load(code)

    async def release(self, codes: Sequence[str]) -> bool:
        """Let other processes have these tables, which are not in memory; False: there are none."""
        return False

    def listen(self, lost: Callable[[], None], freed: Callable[[list[str]], None]) -> None:
        """Call `lost` if this process may no longer write its tables, `freed` with those of a process that is gone.

        Where there is one process there is nothing to tell.
        """
        return None

    async def hand_over(self) -> None:
        """After the last write: others may have the tables of this process at once."""
        return None

    @abstractmethod
    async def load(self, code: str) -> Stored | None:
        """A table, or None if there is none of this code."""

    @abstractmethod
    async def by_watch(self, watch: str) -> str | None:
        """The code of the table that this spectators' link belongs to."""

    @abstractmethod
    async def lines(self, code: str, match: int, after: int = -1, limit: int | None = None) -> list[LineRow]:
        """The lines of a match whose numbers are greater than `after`, in order, at most `limit` (None: all)."""

    async def each_line(self, code: str, match: int, after: int = -1) -> AsyncIterator[LineRow]:
        """The same lines, read page by page: however many there are, a few are in memory, and others get their turn."""
        while page := await self.lines(code, match, after, PAGE):
            for row in page:
                yield row
            after = page[-1].seq

    @abstractmethod
    async def last_line(self, code: str, match: int) -> int:
        """The number of the last line of a match, found without reading the others; -1: there is none."""

    @abstractmethod
    async def has_command(self, code: str, match: int, seat: int, command: str) -> bool:
        """Whether a line of the match has this command of this seat; found without reading the lines."""

    @abstractmethod
    async def latest(self) -> int | None:
        """When a table was last touched, of all tables; None: there is none."""

    @abstractmethod
    async def clean(self, before: int) -> int:
        """Delete all tables last touched before this time; returns their number."""


class Database(Store, Protocol):
    """A store for the part of the program that opened it: to look after and to close."""

    # By it the processes on this database know each other; empty: there is only one.
    secret: str = ""

    async def tell_others(self, message: str) -> None:
        """Send this to the other processes on the database, if it can be reached; where there is one, to nobody."""
        return None

    def watch_others(self, gone: Callable[[str], None]) -> None:
        """Call this with the address of a process that lives no more."""
        return None

    def hear_others(self, hear: Callable[[str], None]) -> None:
        """Call this with what another process tells."""
        return None

    @abstractmethod
    async def tables(self) -> list[Stored]:
        """All tables, the one touched last first."""

    @abstractmethod
    async def sizes(self) -> dict[str, int]:
        """How many lines each table has, headers included; tables without lines are left out."""

    @abstractmethod
    async def delete(self, code: str) -> bool:
        """Delete a table and its matches; False if there was none."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy everything into a new file, as of one moment, while others read and write."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then release the database."""
