"""A token bucket: a burst, then a steady rate."""

from __future__ import annotations

import math
import time
from typing import NamedTuple


class Rate(NamedTuple):
    """The capacity of a bucket, and how many tokens it regains a second."""

    burst: float
    per_second: float


NO_LIMIT = Rate(math.inf, 0)


class Bucket:
    """Starts full; tokens are taken from it, and time refills it up to its capacity."""

    def __init__(self, rate: Rate) -> None:
        self.burst, self.per_second = rate
        self.tokens = self.burst
        self.updated = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take this many tokens; False: there are not enough, and none is taken."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now
        if self.tokens < amount:
            return False
        self.tokens -= amount
        return True
