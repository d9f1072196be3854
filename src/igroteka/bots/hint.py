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
# A less frequent answer of a mix is not told, in parts of one.
MIX_LEAST: Final = 0.05
# The most reasons of a hint.
MOST_REASONS: Final = 3


def percent(part: float) -> int:
    """A part of one in percent."""
    return int(100.0 * part + 0.5)


# How sure a chance is, in words: the least percentage of each degree, whose text is `degree-…` in the shell.
DEGREES: Final = ((96, "nearly"), (61, "likely"), (40, "even"), (5, "maybe"), (0, "hardly"))


def by_degree(part: float) -> dict[str, str | int]:
    """A chance as the words of a reason: its percentage, and its degree for the sentence."""
    number = percent(part)
    return {"percent": number, "degree": "degree-" + next(degree for least, degree in DEGREES if number >= least)}


def mix_of(legal: Sequence[int], shares: Sequence[float]) -> list[tuple[int, int]]:
    """The answers that are given now and then, the most frequent first; nothing, if it is always the same one."""
    rows = [(action, percent(share)) for action, share in zip(legal, shares, strict=True) if share >= MIX_LEAST]
    return sorted(rows, key=lambda row: -row[1]) if len(rows) > 1 else []


class Reason:
    """A reason for a turn: an id, and the words for its text `hint-…`."""

    def __init__(self, id: str, words: Mapping[str, str | int] | None = None) -> None:
        self.id = id
        self.words: dict[str, str | int] = dict(words) if words else {}


class Hint:
    """The answers of the turn in their order, the present one first, as far as they can be foreseen.

    Of the reasons the weightiest comes first. Where it is best to be unpredictable, the mix says which answers are
    given and how many times out of a hundred, the most frequent first; elsewhere there is none.
    """

    def __init__(self, choices: Sequence[int], reasons: Sequence[Reason], mix: Sequence[tuple[int, int]] = ()) -> None:
        self.choices = list(choices)
        self.reasons = list(reasons)[:MOST_REASONS]
        self.mix = list(mix)
