"""The pace at which a device is told the whole table: a few bytes ask for very many."""

from __future__ import annotations

import asyncio

from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.socket.mailbox import Mailbox
from igroteka.server.table import attendance
from igroteka.server.table.table import Table

# Nobody waits longer than this: a right link always gets in.
LONGEST_WAIT = 10.0


class WholePace:
    """Counts what a device was sent for its hello and its syncs, for its link; of an address only all spectators together, so that nobody's link slows another's down.

    Whoever owes bytes waits until they are paid off. Syncs that come meanwhile are answered by one whole, and commands do
    not wait.
    """

    def __init__(self, limits: RateLimits, prefix: str, table: Table, mailbox: Mailbox) -> None:
        self.limits = limits
        self.bucket = (mailbox.key, "whole") if mailbox.key else (prefix, "watched")
        self.table = table
        self.mailbox = mailbox
        self.waiting: asyncio.Task[None] | None = None

    def wait(self) -> float:
        """Seconds until the next whole."""
        return min(LONGEST_WAIT, self.limits.seconds_in_debt(*self.bucket))

    async def enter(self) -> None:
        """Open the table, which begins with the whole."""
        if wait := self.wait():
            await asyncio.sleep(wait)
        self.charge(await attendance.enter(self.table, self.mailbox))

    async def sync(self) -> None:
        """Tell the whole now, or as soon as its turn has come."""
        if self.waiting is not None:
            return
        if wait := self.wait():
            self.waiting = asyncio.create_task(self.sync_later(wait))
        else:
            self.charge(await attendance.sync(self.table, self.mailbox))

    async def sync_later(self, wait: float) -> None:
        """Tell the whole after so many seconds."""
        await asyncio.sleep(wait)
        self.waiting = None
        self.charge(await attendance.sync(self.table, self.mailbox))

    def charge(self, size: int) -> None:
        """So many bytes were sent."""
        self.limits.charge(*self.bucket, size)

    def stop(self) -> None:
        """The session has ended: nothing more is told."""
        if self.waiting is not None:
            self.waiting.cancel()
