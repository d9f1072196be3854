"""The few named ways in which input can be wrong."""

from __future__ import annotations


class IgrotekaError(Exception):
    """Input that cannot be accepted; the message says what and where."""


class UnknownGame(IgrotekaError):
    """There is no game of this name."""


class BadOptions(IgrotekaError):
    """A seat count, seed or option that the game does not have.

    `fault` is one of `game.words.faults`, for anybody who chose it to read.
    """

    def __init__(self, message: str, fault: str = "") -> None:
        super().__init__(message)
        self.fault = fault


class BadData(IgrotekaError):
    """A data file whose facts cannot be those of the game."""


class BadRecord(IgrotekaError):
    """A record or a position that cannot be read, or that does not fit itself."""


class OtherRules(BadRecord):
    """A record of another game, rules version or data: it can be watched, not played."""


class BadNotation(IgrotekaError):
    """A text that names no action of the game."""


def quoted(value: object) -> str:
    """A stranger's value as a complaint may repeat it: short, however long or deep it is."""
    if isinstance(value, str):
        return repr(value[:40])
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    if value is None or isinstance(value, (int, float)):
        return repr(value)
    return "a list" if isinstance(value, list) else "an object"


class IllegalAction(IgrotekaError):
    """An action that may not be played now: the reason, and the clause of the rules it rests on."""

    def __init__(self, reason: str, clause: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.reason = reason
        self.clause = clause
