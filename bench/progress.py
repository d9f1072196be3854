"""Long measurements, which print their progress and end in bounded time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
# The number of progress lines of each measurement.
LINES = 10


def with_progress(what: str, results: Iterator[T], total: int, minutes: float) -> list[T]:
    """Yield results, at least one, until their number or the time is reached; progress goes to stderr."""
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
