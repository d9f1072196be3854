"""What may be taken back, noted line by line."""

from __future__ import annotations

from typing import Literal

from igroteka.core.match.line_context import LineContext
from igroteka.core.state import NOBODY, State

May = Literal["no", "free", "ask"]
# The number of the line, the seat, and what it played.
Move = tuple[int, int, int]


class Before:
    """The moment before a choice, to which taking it back leads."""

    def __init__(self, number: int, state: State, back: TakeBack, moves: list[Move]) -> None:
        # The last line that was in effect.
        self.number = number
        self.state = state
        self.back = back
        self.moves = moves


class TakeBack:
    """Which choices may still be taken back; never changed, so that going back finds it as it was."""

    def __init__(self, seat: int = NOBODY, asking: dict[int, Before] | None = None) -> None:
        # The seat that made the latest choices.
        self.seat = seat
        # By seat: the moment before its last choice.
        self.asking = asking or {}

    def after(self, told: LineContext, before: Before) -> TakeBack:
        """What it is after one more line; a trifle changes nothing here, what only the seat has learnt only its own."""
        seat = told.line.seat
        if told.news:
            return TakeBack()
        if told.learnt:
            return TakeBack(NOBODY, {other: then for other, then in self.asking.items() if other != seat})
        if told.trifle:
            return self
        return TakeBack(seat, {**self.asking, seat: before})

    def may(self, seat: int) -> May:
        """May the seat take its last choice back: at once, or if the others agree?"""
        if seat not in self.asking:
            return "no"
        return "free" if seat == self.seat else "ask"

    def moment(self, number: int) -> Before | None:
        """The moment after this line, if a choice that followed it may be taken back."""
        return next((before for before in self.asking.values() if before.number == number), None)
