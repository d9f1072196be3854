"""The last commands of each person, by which a retry is known."""

# A few lines:
# not compiled

from __future__ import annotations

from collections import deque

COMMANDS = 32


class CarriedOut:
    """The last commands by person, the oldest first."""

    def __init__(self) -> None:
        self.commands: dict[int, deque[str]] = {}

    def has(self, person: int, command: str) -> bool:
        """Is this a retry of a command that has been carried out?"""
        return command in self.commands.get(person, ())

    def add(self, person: int, command: str) -> None:
        """A retry of this command will change nothing."""
        self.commands.setdefault(person, deque(maxlen=COMMANDS)).append(command)
