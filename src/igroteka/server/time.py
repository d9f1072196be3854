"""The server's clock, which tests turn by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""


class Time(Protocol):
    """All the time there is for a server, in milliseconds."""

    def now(self) -> int:
        """A steady clock that only goes forward."""

    def date(self) -> int:
        """The date, counted from 1970."""

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Do this after a while."""


class RealTime:
    """The clock of the machine."""

    def now(self) -> int:
        """A steady clock that only goes forward."""
        return time.monotonic_ns() // 1_000_000

    def date(self) -> int:
        """The date, counted from 1970."""
        return time.time_ns() // 1_000_000

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Do this after a while."""
        return asyncio.get_running_loop().call_later(wait / 1000, work)
