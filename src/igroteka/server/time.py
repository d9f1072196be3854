"""The server's clock and timers, behind a protocol so that tests can advance the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

# In milliseconds: how often the clock is looked at, and what is too late for that.
WATCH, MOST_LATE = 1_000, 3_000


class Alarm(Protocol):
    """A timer that can be cancelled."""

    def cancel(self) -> None:
        """Do not run it any more."""


class Time(Protocol):
    """A clock and its timers, in milliseconds."""

    def now(self) -> int:
        """A monotonic clock of no particular origin."""

    def date(self) -> int:
        """The date, counted from 1970; it may jump."""

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Run this after this many milliseconds."""


class RealTime:
    """The clock of the machine, without the time in which this process was stopped: that is nobody's.

    A process that is watched looks at the clock at least every second. If nobody has looked for much longer, it was
    stopped (SIGSTOP, a frozen container, a machine without a moment to spare), and the clock goes on from where it was
    last seen.
    """

    def __init__(self, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self.monotonic = monotonic
        self.seen = monotonic() // 1_000_000
        # Milliseconds that nobody is charged.
        self.stopped = 0

    def now(self) -> int:
        """A monotonic clock of no particular origin."""
        at = self.monotonic() // 1_000_000
        if at - self.seen > MOST_LATE:
            self.stopped += at - self.seen - WATCH
        self.seen = at
        return at - self.stopped

    def watch(self) -> None:
        """Look at the clock every second, from now on."""
        self.now()
        self.later(WATCH, self.watch)

    def date(self) -> int:
        """The date, counted from 1970; it may jump."""
        return time.time_ns() // 1_000_000

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Run this after this many milliseconds."""
        return asyncio.get_running_loop().call_later(wait / 1000, work)
