"""The clock of a table: a bank for the game with something added after each turn, or a time for each turn or decision.

And a little grace for lost connections.
"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.server.wire import ClockSetup

# How long a match waits for one seat's lost connections before its clock runs on, and never longer than the bank:
# an account for the whole match that nothing refills, so that pulling the plug buys hardly anything.
GRACE = 60_000


def full_banks(agreed: ClockSetup | None, timed: Sequence[bool]) -> list[int | None]:
    """What every seat has at the start of a match; only some of them are timed."""
    return [agreed.bank * 1000 if agreed is not None and one else None for one in timed]


def running_clock(agreed: ClockSetup | None, left: Sequence[int | None]) -> Clock | None:
    """The clock that was agreed on, with so much left by seat; None: the match has none."""
    return None if agreed is None else Clock(left, agreed)


class Clock:
    """Milliseconds left by seat; None: this seat has no clock."""

    def __init__(self, left: Sequence[int | None], agreed: ClockSetup) -> None:
        self.left = list(left)
        self.kind = agreed.kind
        self.bank = agreed.bank * 1000
        self.increment = agreed.increment * 1000
        self.grace = [min(GRACE, self.bank)] * len(self.left)
        self.running: list[int] = []
        # Those of the running whose grace is used before their time.
        self.away: list[int] = []
        self.since = 0

    def charge(self, now: int) -> None:
        """Take what has passed from the seat whose clock runs, first from the grace of those who are away."""
        for seat in self.running:
            left = self.left[seat]
            assert left is not None
            passed = now - self.since
            if seat in self.away:
                covered = min(passed, self.grace[seat])
                self.grace[seat] -= covered
                passed -= covered
            self.left[seat] = max(0, left - passed)
        self.since = now

    def after_answers(
        self, awaited: Sequence[int], next_awaited: Sequence[int], all_anew: bool, decided: bool
    ) -> list[int | None]:
        """What is left by seat once others are awaited than before.

        Of a bank for the game the seat whose turn is over gets the increment. A time for each turn is whole again for
        the person who was not awaited before, or for all if all answered at once; one for each decision whenever one
        was made.
        """
        left = list(self.left)
        if self.kind == "game":
            for seat in set(awaited) - set(next_awaited):
                mine = left[seat]
                left[seat] = None if mine is None else mine + self.increment
            return left
        for seat in next_awaited:
            begins = decided if self.kind == "decision" else all_anew or seat not in awaited
            if begins and left[seat] is not None:
                left[seat] = self.bank
        return left

    def run(self, seats: Sequence[int], away: Sequence[int], now: int) -> None:
        """From now on these clocks run; those of the absent only once their grace is used up."""
        self.charge(now)
        self.running = [seat for seat in seats if self.left[seat] is not None]
        self.away = [seat for seat in self.running if seat in away]

    def ticking(self) -> list[int]:
        """The seats whose time is being taken now."""
        return [seat for seat in self.running if not self.held(seat)]

    def held(self, seat: int) -> int:
        """For how long the clock of a running seat still stands."""
        return self.grace[seat] if seat in self.away else 0

    def empty(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left[seat] == 0 and not self.held(seat)]

    def next(self) -> int | None:
        """When the next of them will be, if nobody answers."""
        times = [left + self.held(seat) for seat in self.running if (left := self.left[seat]) is not None]
        return min(times) if times else None
