"""What a table keeps to itself while a covert window is open."""

from __future__ import annotations

from igroteka.server.table.document import Doc
from igroteka.server.table.log import Logged


class Silence:
    """From the opening of the window of this decision on nobody is told anything that happens around the game."""

    def __init__(self, decision: int) -> None:
        self.decision = decision
        # Lines of the log that are told when the window is closed.
        self.untold: list[Logged] = []


def keep_shown(before: Doc, after: Doc) -> None:
    """Let the next document of a table keep until the morning what was shown of it when the night fell, if that has
    changed since.
    """
    if not after.is_night():
        after.shown = None
    elif before.is_night() and after.shown is None and before.shows() != after.shows():
        after.shown = before.shows()
