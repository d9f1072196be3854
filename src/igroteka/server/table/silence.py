"""What a table keeps to itself while a covert window is open."""

from __future__ import annotations

from igroteka.server.table.log import Logged
from igroteka.server.wire import TableInfo


class Silence:
    """From the opening of the window of this decision on nobody is told anything that happens around the game."""

    def __init__(self, decision: int, info: TableInfo) -> None:
        self.decision = decision
        # The table as it was at the opening: who is here, and whose seat a bot has, is not shown.
        self.info = info
        # Lines of the log that are told when the window is closed.
        self.untold: list[Logged] = []
