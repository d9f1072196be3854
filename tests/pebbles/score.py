"""Points."""

from __future__ import annotations

from igroteka.core.outcome import Outcome, places_of
from tests.pebbles.state import Table


def score(s: Table) -> Outcome:
    """A pebble of a row that was taken is a point; the last row is nobody's."""
    points = [len(pebbles) for pebbles in s.taken]
    return Outcome(s.over, points, places_of(points), [{"taken": number} for number in points])
