"""What a viewer sees: all but the bag and the others' hands."""

from __future__ import annotations

from igroteka.core.event import MODERATOR
from tests.pebbles.facts import HIGHEST, MOST_SEATS
from tests.pebbles.shapes import Look
from tests.pebbles.state import Table

OBSERVATION = HIGHEST + 6 + 2 * MOST_SEATS


def look(s: Table, viewer: int) -> Look:
    """The table; of a hidden hand only its size."""
    return {
        "bag": len(s.bag),
        "hands": [
            [pebble if viewer in (seat, MODERATOR) else None for pebble in hand] for seat, hand in enumerate(s.hands)
        ],
        "row": s.row.copy(),
        "taken": [pebbles.copy() for pebbles in s.taken],
        "last": int(s.last),
        "current": s.current,
        "passes": s.passes,
    }


def observe(s: Table, seat: int) -> list[int]:
    """The hand by values, the row, and everyone's pebbles, counted from the seat on."""
    seats = int(s.seats)
    out = [s.hands[seat].count(value) for value in range(1, HIGHEST + 1)]
    out += [len(s.bag), len(s.row), s.row[-1] if s.row else 0, (int(s.last) - seat) % seats if s.row else seats]
    out += [(s.current - seat) % seats, s.passes]
    for turn in range(MOST_SEATS):
        other = (seat + turn) % seats
        out += [len(s.hands[other]), len(s.taken[other])] if turn < seats else [0, 0]
    return out
