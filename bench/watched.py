"""Long measurements: they say how far they are, and they end in bounded time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
# So many lines of progress for each measurement.
LINES = 10


def watched(what: str, results: Iterator[T], total: int, minutes: float) -> list[T]:
    """The results one by one, at least one, until there are so many or the time is over; progress goes to stderr."""
    began = monotonic()
    found: list[T] = []
    for result in results:
        found.append(result)
        spent = monotonic() - began
        over = len(found) == total or spent >= 60 * minutes
        if over or len(found) * LINES // total != (len(found) - 1) * LINES // total:
            print(f"{what}: {len(found)} of {total}, {spent:.0f} s", file=sys.stderr, flush=True)
        if over:
            break
    return found
