"""The printed facts of the box: the coins for each thing."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.data import Data


class PechenkaFacts:
    """The coins of both variants, and the number of players with whom the hill joins the cards."""

    def __init__(self, data: Data) -> None:
        self.attack: i64 = data.number("everyone.attack", 0, 5)
        self.defence: i64 = data.number("everyone.defence", 0, 5)
        self.hill: i64 = data.number("everyone.hill", 0, 5)
        # With four, five and six players.
        self.hills: list[int] = data.numbers("everyone.hills", 3, 0, 1)
        # A liar must never be without a coin. [R18]
        self.start: i64 = data.number("big_hunt.start", 1, 9)
        self.guaranteed: i64 = data.number("big_hunt.guaranteed", 1, 3)
        self.lie: i64 = data.number("big_hunt.lie", 0, 1)
        self.prey: i64 = data.number("big_hunt.prey", 0, 2)
        self.target: i64 = data.number("big_hunt.target", 0, 5)
        self.survivor: i64 = data.number("big_hunt.survivor", 0, 5)
        data.done()
