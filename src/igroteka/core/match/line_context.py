"""A line of a match, and what was so when it was played: how much of it the others saw, and what anybody learnt."""

from __future__ import annotations

from igroteka.core.match.record import Line
from igroteka.core.state import RULES_OF_THE_TABLE, SEVERAL, State
from igroteka.core.windows import is_covert


class LineContext:
    """A line with its circumstances.

    The table's own lines (an undo, a change of seats, a new link, giving up, sending away) answer no step.
    """

    def __init__(self, line: Line, before: State | None = None, after: State | None = None) -> None:
        self.line = line
        # Of the step it answered.
        self.clause = RULES_OF_THE_TABLE
        # One of several answers at once: who gave the last one is nobody's business.
        self.together = False
        # Others have not answered yet: nothing happened that anybody else could see.
        self.sealing = False
        self.covert = False
        # The only answer there was; at a step that declares it a trifle it is no act of anybody's.
        self.alone = False
        self.trifle = False
        # Somebody learnt something that cannot be unlearnt; or the seat alone did, of which nobody else may know.
        self.news = False
        self.learnt = False
        # The seats for which somebody else gave an answer that has now come to light.
        self.helped: list[int] = []
        if before is not None and after is not None:
            step = before.top
            self.clause = step.clause
            self.together = before.who == SEVERAL
            closes = line.kind == "close"
            self.sealing = self.together and not closes and (before.is_window or before.turn() != [line.seat])
            self.covert = is_covert(step)
            self.alone = not closes and not self.covert and len(before.legal(line.seat)) == 1
            self.trifle = self.alone and step.trifling
            self.news = before.draws != after.draws or self.together or self.covert or line.kind == "time-up"
            self.learnt = before.unveiled != after.unveiled

    def plain(self) -> bool:
        """Do all read the same of it?"""
        if self.covert or self.sealing:
            return False
        return not any(event.secret or event.audience is not None for event in self.line.events)
