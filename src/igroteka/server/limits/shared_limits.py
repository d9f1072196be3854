"""Limits that count over all processes on a database: each tells the others what it has counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from igroteka.server.limits.rate_limits import RateLimits

# Seconds between two messages: for so long each process counts alone; what was too much is owed afterwards.
PAUSE = 0.1
# Rows of a message, of which PostgreSQL takes 8,000 bytes; rows that wait, while it cannot be had.
MOST_ROWS, MOST_UNTOLD = 100, 10_000
ROWS = msgspec.json.Decoder(list[tuple[str, str, float]])


class SharedLimits:
    """What was counted here and the others do not know yet, by alias and kind."""

    def __init__(self, limits: RateLimits, tell_others: Callable[[str], Awaitable[None]]) -> None:
        self.limits = limits
        self.tell_others = tell_others
        self.untold: dict[tuple[str, str], float] = {}
        self.telling: asyncio.Task[None] | None = None
        limits.tell = self.note

    def note(self, alias: str, kind: str, amount: float) -> None:
        """Tell the others soon."""
        if len(self.untold) < MOST_UNTOLD:
            self.untold[alias, kind] = self.untold.get((alias, kind), 0) + amount
        if self.telling is None:
            self.telling = asyncio.create_task(self.tell())

    async def tell(self) -> None:
        """Tell all that is not told, some at a time."""
        while self.untold:
            keys = list(self.untold)[:MOST_ROWS]
            await self.tell_others(msgspec.json.encode([(*key, self.untold.pop(key)) for key in keys]).decode())
            await asyncio.sleep(PAUSE)
        self.telling = None

    def hear(self, message: str) -> None:
        """Count what another process has counted."""
        for row in ROWS.decode(message):
            self.limits.hear(*row)
