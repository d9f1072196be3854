"""How long a bot rests before an answer: the pause belongs to its turn, not to each of the small steps in it."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.event import SPECTATOR
from igroteka.core.match.line_context import LineContext
from igroteka.server.table.document import NOBODY


class BotPace:
    """Knows what everybody has seen of the turn that is on, and nothing else: a pause depends on no hand and no
    options.

    The first answer of a turn rests for a drawn time. After each step that everybody could see, the next answer of the
    same seat rests half as long as the one before, so that a whole turn rests for less than twice the drawn time.
    After a step that nobody saw it does not rest again.
    """

    def __init__(self) -> None:
        # Whose turn it is, and how many steps of it could be seen; NOBODY: several answer, or the turn begins anew.
        self.seat = NOBODY
        self.steps = 0
        self.seen_at = 0

    def note(self, lines: Sequence[LineContext], now: int) -> None:
        """These lines have just been told."""
        for told in lines:
            alone = told.line.kind in ("choice", "time-up") and not (told.together or told.covert)
            seat = told.line.seat if alone else NOBODY
            if seat != self.seat:
                self.seat, self.steps = seat, 0
            if any(event.is_known_to(SPECTATOR) for event in told.line.events):
                self.steps += 1
                self.seen_at = now

    def rest(self, seat: int, drawn: int, now: int) -> int:
        """For how many milliseconds a bot that is asked now rests."""
        if seat != self.seat:
            return drawn
        if not self.steps:
            return 0
        return max(0, self.seen_at + (drawn >> self.steps) - now)
