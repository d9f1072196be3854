"""A store that forgets everything when it is closed: for measuring what durability costs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from igroteka.server.store.rows import TAKEN, BadDatabase, Conflict, LineRow, Stored
from igroteka.server.store.store import Store


class MemoryStore(Store):
    """Tables in a dictionary."""

    healthy = True

    def __init__(self) -> None:
        self.sheets: dict[str, Stored] = {}
        self.watches: dict[str, str] = {}
        self.logs: dict[str, dict[tuple[int, int], LineRow]] = {}
        self.commands: dict[str, set[tuple[int, int, str]]] = {}

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        old = self.sheets.get(code)
        if (old is None) == (new_watch is None) or new_watch in self.watches:
            raise Conflict(TAKEN)
        log, commands = self.logs.get(code, {}), self.commands.get(code, set())
        places = {(row.match, row.seq): row for row in lines}
        asked = [(row.match, row.seat, row.command) for row in lines if row.command is not None]
        done = set(asked)
        doubled = len(places) < len(lines) or len(done) < len(asked)
        if doubled or not log.keys().isdisjoint(places) or not commands.isdisjoint(done):
            raise Conflict(TAKEN)
        if old is None:
            assert new_watch is not None
            old = Stored(code, new_watch, b"", now, now)
            self.watches[new_watch] = code
            self.logs[code], self.commands[code] = log, commands
        self.sheets[code] = old._replace(doc=old.doc if doc is None else doc, touched=now)
        log.update(places)
        commands |= done

    async def load(self, code: str) -> Stored | None:
        return self.sheets.get(code)

    async def by_watch(self, watch: str) -> str | None:
        return self.watches.get(watch)

    async def lines(self, code: str, match: int) -> list[LineRow]:
        return sorted(row for row in self.logs.get(code, {}).values() if row.match == match)

    async def tables(self) -> list[Stored]:
        return sorted(self.sheets.values(), key=lambda table: (-table.touched, table.code))

    async def sizes(self) -> dict[str, int]:
        return {code: len(log) for code, log in self.logs.items() if log}

    async def delete(self, code: str) -> bool:
        gone = self.sheets.pop(code, None)
        if gone:
            del self.watches[gone.watch], self.logs[code], self.commands[code]
        return gone is not None

    async def clean(self, before: int) -> int:
        old = [table.code for table in self.sheets.values() if table.touched < before]
        for code in old:
            await self.delete(code)
        return len(old)

    async def backup(self, path: Path) -> None:
        raise BadDatabase("memory: there is nothing to back up, for nothing is kept")

    async def close(self) -> None:
        """There is nothing to let go of."""
