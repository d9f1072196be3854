"""Who begins: drawn by lot, or agreed before the deal."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.errors import BadOptions, quoted
from igroteka.core.who import NOBODY


def check_first(lot: bool, seats: int, first: object) -> int:
    """The seat that was agreed to begin, NOBODY if that is left to the lot, or BadOptions that says what is wrong."""
    if first is None:
        return NOBODY
    if not lot:
        raise BadOptions("first: nobody begins in this game")
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats:
        raise BadOptions(f"first: must be a seat from 0 to {seats - 1}, not {quoted(first)}")
    return first


def draw_first(rng: Rng, seats: i64, agreed: i64) -> i64:
    """Whoever was agreed to begin, else whom the lot names: it is drawn anyway, so that no card lies otherwise."""
    drawn: i64 = rng.below(seats)
    return drawn if agreed == NOBODY else agreed
