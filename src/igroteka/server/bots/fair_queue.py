"""A semaphore whose slots go round by key: whoever asks a hundred times waits behind nobody but themselves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class FairQueue:
    """So many slots; those who wait for one are served key by key in rotation, within a key in the order of arrival."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        # Only keys with somebody waiting; the next one to be served is the first.
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def acquire(self, key: str) -> None:
        """Wait for a slot; each acquired slot is released once."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(key, turn)
            else:  # it was served in the very moment in which it gave up
                self.release()
            raise

    def release(self) -> None:
        """Give the slot to the next key, which then goes to the end of the rotation."""
        while self.waiting:
            key, line = self.waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self.waiting[key] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def _forget(self, key: str, turn: asyncio.Future[None]) -> None:
        line = self.waiting.get(key)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self.waiting[key]
