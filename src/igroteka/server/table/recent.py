"""What a table remembers for a while: the last commands of each person, and the last lines of the chat."""

# A few lines:
# not compiled

from __future__ import annotations

from collections import deque

from igroteka.server.wire import ChatLine

COMMANDS, CHAT_LINES = 32, 50


class Recent:
    """The last commands by person, the oldest first, and the last lines of both rooms of the chat."""

    def __init__(self) -> None:
        self.commands: dict[int, deque[str]] = {}
        self.people: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.spectators: deque[ChatLine] = deque(maxlen=CHAT_LINES)

    def was_carried_out(self, person: int, command: str) -> bool:
        """Is this a retry of a command that has been carried out?"""
        return command in self.commands.get(person, ())

    def carried_out(self, person: int, command: str) -> None:
        """A retry of this command will change nothing."""
        self.commands.setdefault(person, deque(maxlen=COMMANDS)).append(command)

    def room(self, person: int) -> deque[ChatLine]:
        """The room that this person talks in; spectators have one of their own."""
        return self.people if person >= 0 else self.spectators
