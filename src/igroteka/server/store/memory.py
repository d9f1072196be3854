"""A store in memory, which loses everything when it is closed: for tests, and to measure what durability costs."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from pathlib import Path

from igroteka.server.store.errors import TAKEN, BadDatabase, Conflict
from igroteka.server.store.store import Database, LineRow, Stored


class MemoryTable:
    """A table and its lines."""

    def __init__(self, watch: str, now: int) -> None:
        self.watch = watch
        self.doc = b""
        self.created = now
        self.touched = now
        self.lines: dict[tuple[int, int], LineRow] = {}
        # The keys of the lines, sorted.
        self.order: list[tuple[int, int]] = []
        self.commands: set[tuple[int, int, str]] = set()

    def places(self, match: int, after: int = -1) -> list[tuple[int, int]]:
        """The keys of the lines of a match whose numbers are greater than `after`, in order."""
        return self.order[bisect_left(self.order, (match, after + 1)) : bisect_left(self.order, (match + 1, 0))]


class MemoryStore(Database):
    """Tables in a dictionary."""

    healthy = True

    def __init__(self) -> None:
        self.by_code: dict[str, MemoryTable] = {}
        self.watches: dict[str, str] = {}

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        table = self.by_code.get(code)
        if (table is None) == (new_watch is None) or new_watch in self.watches:
            raise Conflict(TAKEN)
        table = table or MemoryTable(new_watch or "", now)
        new_lines: dict[tuple[int, int], LineRow] = {}
        new_commands: set[tuple[int, int, str]] = set()
        for row in lines:
            match, seq, seat, command, _ = row
            place = (match, seq)
            if place in table.lines or place in new_lines:
                raise Conflict(TAKEN)
            new_lines[place] = row
            if command is not None:
                key = (match, seat, command)
                if key in table.commands or key in new_commands:
                    raise Conflict(TAKEN)
                new_commands.add(key)
        if new_watch is not None:
            self.by_code[code] = table
            self.watches[new_watch] = code
        if doc is not None:
            table.doc = doc
        table.touched = now
        table.lines.update(new_lines)
        for place in new_lines:
            insort(table.order, place)
        table.commands |= new_commands

    async def load(self, code: str) -> Stored | None:
        table = self.by_code.get(code)
        return None if table is None else Stored(code, table.watch, table.doc, table.created, table.touched)

    async def by_watch(self, watch: str) -> str | None:
        return self.watches.get(watch)

    async def lines(self, code: str, match: int, after: int = -1, limit: int | None = None) -> list[LineRow]:
        table = self.by_code.get(code)
        return [table.lines[place] for place in table.places(match, after)[:limit]] if table else []

    async def last_line(self, code: str, match: int) -> int:
        table = self.by_code.get(code)
        places = table.places(match) if table else []
        return places[-1][1] if places else -1

    async def has_command(self, code: str, match: int, seat: int, command: str) -> bool:
        return code in self.by_code and (match, seat, command) in self.by_code[code].commands

    async def tables(self) -> list[Stored]:
        rows = [
            Stored(code, table.watch, table.doc, table.created, table.touched) for code, table in self.by_code.items()
        ]
        return sorted(rows, key=lambda row: (-row.touched, row.code))

    async def sizes(self) -> dict[str, int]:
        return {code: len(table.lines) for code, table in self.by_code.items() if table.lines}

    async def delete(self, code: str) -> bool:
        table = self.by_code.pop(code, None)
        if table:
            del self.watches[table.watch]
        return table is not None

    async def latest(self) -> int | None:
        return max((table.touched for table in self.by_code.values()), default=None)

    async def clean(self, before: int) -> int:
        old = [code for code, table in self.by_code.items() if table.touched < before]
        for code in old:
            await self.delete(code)
        return len(old)

    async def backup(self, path: Path) -> None:
        raise BadDatabase("memory: there is nothing to back up, for nothing is kept")

    async def close(self) -> None:
        """Nothing is open."""
