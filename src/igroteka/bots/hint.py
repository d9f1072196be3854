"""A hint: the best turn that a bot sees for a seat, and why, in ids that a game has words for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

# Reasons that are possible in any game; each has a text `hint-…` in the shell, and no game declares one of these.
ONLY: Final = "only"
PROVEN: Final = "proven"
CHANCES: Final = "chances"
CLOSE: Final = "close"
MIXED: Final = "mixed"
PREFERRED: Final = "preferred"
# The most reasons of a hint.
MOST_REASONS: Final = 3


def percent(part: float) -> int:
    """A part of one in percent."""
    return int(100.0 * part + 0.5)


class Reason:
    """A reason for a turn: an id, and the words for its text `hint-…`."""

    def __init__(self, id: str, words: Mapping[str, str | int] | None = None) -> None:
        self.id = id
        self.words: dict[str, str | int] = dict(words) if words else {}


class Hint:
    """The answers of the turn in their order, the present one first, as far as they can be foreseen.

    Of the reasons the weightiest comes first.
    """

    def __init__(self, choices: Sequence[int], reasons: Sequence[Reason]) -> None:
        self.choices = list(choices)
        self.reasons = list(reasons)[:MOST_REASONS]
