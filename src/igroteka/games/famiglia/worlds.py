"""The worlds that a player may believe in."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.famiglia.state import Famiglia


def redeal(s: Famiglia, seat: i64, rng: Rng) -> None:
    """Deal anew the order of the deck, which alone is unknown; cards put under it were seen. [R1] [R29]"""
    s.deck_order = rng.fork()
