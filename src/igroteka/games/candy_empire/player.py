"""The cards of one player."""

from __future__ import annotations

from mypy_extensions import i64


class Player:
    """Bags of cards: a hand and an empire."""

    def __init__(self, hand: i64, loose: i64, safe: i64, dealt: i64) -> None:
        self.hand: i64 = hand
        # The empire: cards that abilities can touch, and protected ones.
        self.loose: i64 = loose
        self.safe: i64 = safe
        # The hand as it was dealt, for the first notes.
        self.dealt: i64 = dealt

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.hand, self.loose, self.safe, self.dealt)
