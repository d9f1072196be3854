"""What may be taken back, noted line by line."""

from __future__ import annotations

from typing import Literal

May = Literal["no", "free", "ask"]


class TakeBack:
    """Which choices may still be taken back, and to which line that leads."""

    def __init__(self) -> None:
        # The seat that made the latest choices, and the lines before each of them.
        self.seat = -1
        self.free: list[int] = []
        # By seat: the line before its last choice.
        self.asking: dict[int, int] = {}

    def note(self, seat: int, alone: bool, before: int, news: bool, learnt: bool) -> None:
        """A line was written; an answer without a choice changes nothing here, what only the seat has learnt only its own."""
        if news:
            self.seat, self.free, self.asking = -1, [], {}
        elif learnt:
            self.seat, self.free = -1, []
            self.asking.pop(seat, None)
        elif not alone:
            if seat != self.seat:
                self.seat, self.free = seat, []
            self.free.append(before)
            self.asking[seat] = before

    def may(self, seat: int) -> May:
        """How the seat may take its last choice back."""
        if seat == self.seat and self.free:
            return "free"
        return "ask" if seat in self.asking else "no"
