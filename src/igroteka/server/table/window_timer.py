"""The time of an open window: it runs while the match does, and is stored now and then."""

from __future__ import annotations

from typing import Final

from igroteka.server.table.document import OpenWindow

# So often what is left is stored, so that a restart hardly gives any of it back.
CHECKPOINT: Final = 5_000
# So long a window whose time is over stays open for devices that several people share.
PATIENCE: Final = 180_000


class WindowTimer:
    """Milliseconds left of the window of a decision; None: time does not end it."""

    def __init__(self, opened: OpenWindow, now: int) -> None:
        self.decision = opened.decision
        self.closes = opened.closes
        self.left = opened.left
        self.spoken = opened.spoken
        self.night = opened.night
        self.touched = opened.touched
        self.taps = opened.taps
        self.length = opened.length
        self.passed = opened.passed
        # The people of each shared device that was there while it is open: one that is gone for a moment still goes
        # round.
        self.shared: dict[str, set[int]] = {}
        # A shared device still goes round, and how long the others have waited for it.
        self.waits = False
        self.waited = 0
        self.running = False
        self.since = now
        self.stored_at = now

    def share(self, devices: dict[str, set[int]]) -> None:
        """These devices are in several hands."""
        for device, people in devices.items():
            self.shared.setdefault(device, set()).update(people)

    def charge(self, now: int) -> None:
        """Take what has passed, if it runs."""
        if self.running:
            self.passed += now - self.since
        if self.running and self.left is not None:
            passed = now - self.since
            self.waited += max(0, passed - self.left)
            self.left = max(0, self.left - passed)
        self.since = now

    def run(self, on: bool, now: int) -> None:
        """Run from now on, or stand."""
        self.charge(now)
        self.running = on

    def next(self) -> int | None:
        """In how many milliseconds it is over or to be stored; None: neither."""
        if self.left is None or not self.running:
            return None
        if self.left == 0:
            return max(0, PATIENCE - self.waited) if self.waits else 0
        return min(self.left, max(0, self.stored_at + CHECKPOINT - self.since))

    def stored(self) -> OpenWindow:
        """As it is stored now."""
        self.stored_at = self.since
        return OpenWindow(
            self.decision,
            self.closes,
            self.left,
            self.spoken,
            self.night,
            self.touched,
            self.taps,
            self.length,
            self.passed,
        )
