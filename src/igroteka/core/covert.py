"""How much may be said at a covert window."""

from __future__ import annotations


class CovertBytes:
    """The most that is told there at once, in bytes of JSON: everything that is sent is made as long, so that its length tells nothing."""

    def __init__(self, seat: int, spectator: int, host: int, line: int) -> None:
        # The whole game as each of them sees it.
        self.seat = seat
        self.spectator = spectator
        self.host = host
        # One line of the log.
        self.line = line
