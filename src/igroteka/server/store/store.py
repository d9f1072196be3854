"""The store: what it promises, whatever stands behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from igroteka.server.store.rows import LineRow, Stored


class Store(ABC):
    """Keeps tables so that nothing that was told is ever lost."""

    @property
    @abstractmethod
    def healthy(self) -> bool:
        """False after a failed write, until one succeeds."""

    @abstractmethod
    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        """Write a table's sheet (None: unchanged) and new lines, all or nothing; returns when they cannot be lost.

        A table waits for one write before it begins the next. With `new_watch` the table is new. After StoreFailed or
        Conflict nothing was written, with one exception: a connection that breaks in the middle of a commit leaves it
        open whether the write is there; if it is, the same place is a Conflict the next time, and the log tells.
        A caller who is cancelled while waiting does not know either.
        """

    @abstractmethod
    async def load(self, code: str) -> Stored | None:
        """A table, or None if there is none of this code."""

    @abstractmethod
    async def by_watch(self, watch: str) -> str | None:
        """The code of the table that this spectators' link belongs to."""

    @abstractmethod
    async def lines(self, code: str, match: int) -> list[LineRow]:
        """The lines of a match, the header first."""

    @abstractmethod
    async def tables(self) -> list[Stored]:
        """All tables, the one touched last first."""

    @abstractmethod
    async def sizes(self) -> dict[str, int]:
        """How many lines each table has, headers included; tables without lines are left out."""

    @abstractmethod
    async def delete(self, code: str) -> bool:
        """Forget a table and its matches; False if there was none."""

    @abstractmethod
    async def latest(self) -> int | None:
        """When a table was last touched, of all tables; None: there is none."""

    @abstractmethod
    async def clean(self, before: int) -> int:
        """Forget all tables that nobody has touched since then; gives their number."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy of everything in a new file, also while tables are being played at."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""

    @staticmethod
    async def open(url: str, *, own: bool = True) -> Store:
        """The store at this address: sqlite+aiosqlite:///path, postgresql+asyncpg://…, or `memory`, which forgets.

        The owner is alone in writing, and makes the database if there is none; who does not own it can only read.
        """
        # here, so that commands which keep nothing start quickly
        from igroteka.server.store.memory import MemoryStore
        from igroteka.server.store.opening import open_database

        return MemoryStore() if url == "memory" else await open_database(url, own)
