"""The chess clock of a table: a bank for the game, something added after each turn."""

from __future__ import annotations

from collections.abc import Sequence


class Clock:
    """Milliseconds left by seat; None: this seat has no clock."""

    def __init__(self, left: Sequence[int | None], increment: int) -> None:
        self.left = list(left)
        self.increment = increment
        self.running: list[int] = []
        self.since = 0

    def charge(self, now: int) -> None:
        """Take what has passed from whoever's clock runs."""
        for seat in self.running:
            left = self.left[seat]
            assert left is not None
            self.left[seat] = max(0, left - (now - self.since))
        self.since = now

    def run(self, seats: Sequence[int], now: int) -> None:
        """From now on these clocks run."""
        self.charge(now)
        self.running = [seat for seat in seats if self.left[seat] is not None]

    def add(self, seat: int) -> None:
        """The seat's turn is over: its reward."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left + self.increment

    def empty(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left[seat] == 0]

    def next(self) -> int | None:
        """When the next of them will be, if nobody answers."""
        times = [left for seat in self.running if (left := self.left[seat]) is not None]
        return min(times) if times else None
