"""The server's clock and timers, behind a protocol so that tests can advance the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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
        """Run this after so many milliseconds."""


class RealTime:
    """The clock of the machine."""

    def now(self) -> int:
        """A monotonic clock of no particular origin."""
        return time.monotonic_ns() // 1_000_000

    def date(self) -> int:
        """The date, counted from 1970; it may jump."""
        return time.time_ns() // 1_000_000

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Run this after so many milliseconds."""
        return asyncio.get_running_loop().call_later(wait / 1000, work)
