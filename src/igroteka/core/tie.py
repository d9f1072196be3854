"""What decided between equal points, in a game that has something for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class TieBreak:
    """What decided between equal points, or that nothing did: an id of the game's own, and words for its text."""

    def __init__(self, reason: str, words: Mapping[str, object]) -> None:
        self.reason = reason
        self.words = dict(words)


def with_ties(outcome: dict[str, object], ties: Sequence[TieBreak]) -> dict[str, object]:
    """An outcome with what decided between equal points."""
    return {**outcome, "ties": [{"reason": tie.reason, "words": tie.words} for tie in ties]} if ties else outcome
