"""A bot's judgement of its answer."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.bots.hint import Reason


class Judgement:
    """An answer, and what the bot can say for it in any game; empty, where it only knows that it prefers it."""

    def __init__(self, answer: int, reasons: list[Reason], mix: Sequence[tuple[int, int]] = ()) -> None:
        self.answer = answer
        self.reasons = reasons
        # As of a hint.
        self.mix = list(mix)
