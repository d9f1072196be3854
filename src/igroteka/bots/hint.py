"""A hint: the best turn that a bot sees for a seat, and why, in ids that a game has words for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

# What a bot can say of any game; each has a text `hint-…` in the shell, and no game declares one of these.
ONLY: Final = "only"
PROVEN: Final = "proven"
CHANCES: Final = "chances"
CLOSE: Final = "close"
MIXED: Final = "mixed"
PREFERRED: Final = "preferred"
# More would be a lecture.
MOST_REASONS: Final = 3


def percent(part: float) -> int:
    """A part of one, as people say it."""
    return int(100.0 * part + 0.5)


class Reason:
    """Why a turn is good: an id, and the words that its text `hint-…` is made with."""

    def __init__(self, id: str, words: Mapping[str, str | int] | None = None) -> None:
        self.id = id
        self.words: dict[str, str | int] = dict(words) if words else {}


class Hint:
    """The answers of the turn in their order, the present one first, as far as they can be foreseen; the weightiest reason first."""

    def __init__(self, choices: Sequence[int], reasons: Sequence[Reason]) -> None:
        self.choices = list(choices)
        self.reasons = list(reasons)[:MOST_REASONS]
