"""The worlds that a player may believe in."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.emperors_gold.state import EmperorsGold


def redeal(s: EmperorsGold, seat: i64, rng: Rng) -> None:
    """Sort the deck, so that its order tells nothing; which cards and tasks are still to come is open to all. [R27]"""
    s.set_deck(sorted(s.deck))
