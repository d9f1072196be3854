"""The chat: kept in memory only, people and spectators apart."""

# A few lines:
# not compiled

from __future__ import annotations

from collections import deque

from igroteka.server.wire import ChatLine

KEPT = 50


class Talk:
    """The last lines of both rooms."""

    def __init__(self) -> None:
        self.people: deque[ChatLine] = deque(maxlen=KEPT)
        self.spectators: deque[ChatLine] = deque(maxlen=KEPT)

    def room(self, person: int) -> deque[ChatLine]:
        """The room that this person talks in; spectators have one of their own."""
        return self.people if person >= 0 else self.spectators
