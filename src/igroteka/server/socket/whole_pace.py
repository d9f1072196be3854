"""The pace at which a device is told the whole table: a few bytes ask for very many."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.socket.mailbox import Mailbox
from igroteka.server.table import attendance
from igroteka.server.table.table import Table

# About what a whole has at night; so much is taken for it before its length is known.
USUAL = 150_000


class WholePace:
    """Counts what a device was sent for its hello and its syncs, for its link; of an address only all spectators
    together, so that nobody's link slows another's down.

    While bytes are owed, wholes are told one after another, each as soon as those before it are paid off. Syncs that
    come meanwhile are answered by one whole, and commands do not wait. So few devices of a person wait at once that the
    newest is let in within seconds.
    """

    def __init__(self, limits: RateLimits, prefix: str, table: Table, mailbox: Mailbox) -> None:
        self.limits = limits
        self.bucket = (mailbox.key, "whole") if mailbox.key else (prefix, "watched")
        self.table = table
        self.mailbox = mailbox
        self.waiting: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Open the table, which begins with the whole; a connection that ends while it waits is not let in."""
        presence = self.table.presence
        for surplus in presence.arrive(self.mailbox):
            surplus.leave("too-many-devices", again=False)
        wait, told = self.reserve(), 0
        try:
            if wait:
                await rest_unless_ending(self.mailbox, wait)
            if not self.mailbox.is_ending:
                told = await attendance.enter(self.table, self.mailbox)
        finally:
            presence.arriving.remove(self.mailbox)
            self.charge(told - USUAL)

    async def sync(self) -> None:
        """Tell the whole now, or as soon as its turn has come."""
        if self.waiting is not None:
            return
        if wait := self.reserve():
            self.waiting = asyncio.create_task(self.sync_later(wait))
        else:
            await self.sync_later(0)

    async def sync_later(self, wait: float) -> None:
        """Tell the whole after this many seconds."""
        told = 0
        try:
            if wait:
                await asyncio.sleep(wait)
            told = await attendance.sync(self.table, self.mailbox)
        finally:
            self.waiting = None
            self.charge(told - USUAL)

    def reserve(self) -> float:
        """Take what a whole usually has, so that the person who comes next waits for it too.

        Gives the seconds until its turn.
        """
        wait = self.limits.seconds_in_debt(*self.bucket)
        self.charge(USUAL)
        return wait

    def charge(self, size: int) -> None:
        """Give back what was taken beyond the bytes that were sent."""
        self.limits.charge(*self.bucket, size)

    def stop(self) -> None:
        """The session has ended: nothing more is told."""
        if self.waiting is not None:
            self.waiting.cancel()


async def rest_unless_ending(mailbox: Mailbox, seconds: float) -> None:
    """Wait so long, or until the session ends; what arrives meanwhile stays in the inbox."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not mailbox.is_ending:
                await mailbox.wait()
