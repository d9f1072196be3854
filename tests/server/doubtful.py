"""A store in memory whose writes fail when a test says so, and wait until it lets them go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal

from igroteka.server.store.errors import InDoubt, StoreFailed
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import LineRow

Fault = Literal[
    "failed", "in doubt, written", "in doubt, not written", "unforeseen, written", "unforeseen, not written"
]


class DoubtfulStore(MemoryStore):
    """The next writes meet these faults, in their order; while `go` is not set every write waits."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[Fault] = []
        self.go = asyncio.Event()
        self.go.set()
        self.writes = 0

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        self.writes += 1
        fault = self.faults.pop(0) if self.faults else None
        await self.go.wait()
        kind, _, outcome = (fault or ", written").partition(", ")
        if outcome == "written":
            await super().write(code, doc, lines, now=now, new_watch=new_watch)
        if fault is not None:
            raise {"failed": StoreFailed, "in doubt": InDoubt, "unforeseen": RuntimeError}[kind](fault)
