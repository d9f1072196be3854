"""The last lines of the chat."""

# A few lines:
# not compiled

from __future__ import annotations

from collections import deque

from igroteka.server.wire import ChatLine

CHAT_LINES = 50


class ChatHistory:
    """The last lines of both rooms of the chat."""

    def __init__(self) -> None:
        self.people: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.spectators: deque[ChatLine] = deque(maxlen=CHAT_LINES)

    def room(self, person: int) -> deque[ChatLine]:
        """The room that this person talks in; spectators have one of their own."""
        return self.people if person >= 0 else self.spectators
