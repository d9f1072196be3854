"""What may be taken back, noted line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from igroteka.core.state import SEVERAL

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

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


def may(table: Table, seat: int) -> May:
    """How the seat may take its last choice back, knowing who would have to agree."""
    if seat < 0 or table.doc.status != "playing" or table.doc.paused or table.doc.places[seat].stand_in:
        return "no"
    # Where answers are secret even this would tell who has answered.
    if table.state is None or table.state.who == SEVERAL or table.state.top.covert:
        return "no"
    how = table.back.may(seat)
    return "free" if how == "ask" and not others(table, seat) else how


def others(table: Table, seat: int) -> list[int]:
    """The other people at the table, present or not."""
    places = table.doc.places
    return [p.person for s, p in enumerate(places) if p.kind == "person" and s != seat and not p.stand_in]
