"""What a seat has of an outcome, as learning programs count it."""

from __future__ import annotations

from igroteka.core.outcome import Outcome


def balance(outcome: Outcome, seat: int) -> float:
    """Rivals beaten less rivals lost to, as a part of all others, from -1 to 1: what one has the rivals lack, so that it sums to nothing."""
    mine, side = outcome.places[seat], outcome.sides[seat]
    rivals = [place for other, place in zip(outcome.sides, outcome.places, strict=True) if other != side]
    return (sum(place > mine for place in rivals) - sum(place < mine for place in rivals)) / (len(outcome.places) - 1)
