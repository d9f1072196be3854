"""The value of an outcome for a seat, as learning programs count it."""

from __future__ import annotations

from igroteka.core.outcome import Outcome


def balance(outcome: Outcome, seat: int) -> float:
    """Rivals beaten less rivals lost to, as a share of all others, from -1 to 1; the sum over the seats is 0."""
    mine, side = outcome.places[seat], outcome.sides[seat]
    rivals = [place for other, place in zip(outcome.sides, outcome.places, strict=True) if other != side]
    return (sum(place > mine for place in rivals) - sum(place < mine for place in rivals)) / (len(outcome.places) - 1)
