"""A semaphore that serves its waiters round-robin by key, so that many requests of one key delay no other key."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class FairQueue:
    """A number of slots; a free slot goes to the next key in rotation, within a key in the order of arrival."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        # Only keys with waiters; the next one to be served is the first.
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def acquire(self, key: str) -> None:
        """Wait for a slot; each acquired slot must be released once."""
        if self.free:
            self.free -= 1
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                self._remove(key, waiter)
            else:  # it got the slot and was cancelled before it ran
                self.release()
            raise

    def release(self) -> None:
        """Give the slot to a waiter of the next key, which then goes to the end of the rotation."""
        while self.waiting:
            key, waiters = self.waiting.popitem(last=False)
            waiter = waiters.popleft()
            if waiters:
                self.waiting[key] = waiters
            if not waiter.done():
                waiter.set_result(None)
                return
        self.free += 1

    def _remove(self, key: str, waiter: asyncio.Future[None]) -> None:
        waiters = self.waiting.get(key)
        if waiters is not None and waiter in waiters:
            waiters.remove(waiter)
            if not waiters:
                del self.waiting[key]
