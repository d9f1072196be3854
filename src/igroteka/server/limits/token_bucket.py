"""A token bucket: so much at once, then so much a second."""

from __future__ import annotations

import math
import time
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    most: float
    per_second: float


UNPACED = Rate(math.inf, 0)


class Bucket:
    """Holds tokens: what happens takes them, time refills them."""

    def __init__(self, rate: Rate) -> None:
        self.most, self.per_second = rate
        self.left = self.most
        self.then = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take so many tokens; False: there are not enough, and none is taken."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.per_second)
        self.then = now
        if self.left < amount:
            return False
        self.left -= amount
        return True
