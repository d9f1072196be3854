"""A store that forgets everything when it is closed: for measuring what durability costs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from igroteka.server.store.rows import TAKEN, BadDatabase, Conflict, LineRow, Stored
from igroteka.server.store.store import Store


class Kept:
    """A table and its lines."""

    def __init__(self, watch: str, now: int) -> None:
        self.watch = watch
        self.doc = b""
        self.created = now
        self.touched = now
        self.lines: dict[tuple[int, int], LineRow] = {}
        self.commands: set[tuple[int, int, str]] = set()


class MemoryStore(Store):
    """Tables in a dictionary."""

    healthy = True

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        self.watches: dict[str, str] = {}

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        kept = self.kept.get(code)
        if (kept is None) == (new_watch is None) or new_watch in self.watches:
            raise Conflict(TAKEN)
        kept = kept or Kept(new_watch or "", now)
        places: dict[tuple[int, int], LineRow] = {}
        done: set[tuple[int, int, str]] = set()
        for row in lines:
            match, seq, seat, command, _ = row
            place = (match, seq)
            if place in kept.lines or place in places:
                raise Conflict(TAKEN)
            places[place] = row
            if command is not None:
                asked = (match, seat, command)
                if asked in kept.commands or asked in done:
                    raise Conflict(TAKEN)
                done.add(asked)
        if new_watch is not None:
            self.kept[code] = kept
            self.watches[new_watch] = code
        if doc is not None:
            kept.doc = doc
        kept.touched = now
        kept.lines.update(places)
        kept.commands |= done

    async def load(self, code: str) -> Stored | None:
        kept = self.kept.get(code)
        return None if kept is None else Stored(code, kept.watch, kept.doc, kept.created, kept.touched)

    async def by_watch(self, watch: str) -> str | None:
        return self.watches.get(watch)

    async def lines(self, code: str, match: int) -> list[LineRow]:
        return sorted(row for row in self.kept[code].lines.values() if row.match == match) if code in self.kept else []

    async def tables(self) -> list[Stored]:
        rows = [Stored(code, kept.watch, kept.doc, kept.created, kept.touched) for code, kept in self.kept.items()]
        return sorted(rows, key=lambda table: (-table.touched, table.code))

    async def sizes(self) -> dict[str, int]:
        return {code: len(kept.lines) for code, kept in self.kept.items() if kept.lines}

    async def delete(self, code: str) -> bool:
        gone = self.kept.pop(code, None)
        if gone:
            del self.watches[gone.watch]
        return gone is not None

    async def latest(self) -> int | None:
        return max((kept.touched for kept in self.kept.values()), default=None)

    async def clean(self, before: int) -> int:
        old = [code for code, kept in self.kept.items() if kept.touched < before]
        for code in old:
            await self.delete(code)
        return len(old)

    async def backup(self, path: Path) -> None:
        raise BadDatabase("memory: there is nothing to back up, for nothing is kept")

    async def close(self) -> None:
        """There is nothing to let go of."""
