"""A sketch: lines that a finger drew on a square of paper. It changes nothing in a game.

The record keeps it as a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.core.errors import BadNotation

SIDE: Final = 64
MOST_STROKES: Final = 32
MOST_POINTS: Final = 200


def sketch_of(strokes: Sequence[Sequence[int]]) -> str:
    """A sketch as a text: `3,4 10,12; 40,2 41,9` are two strokes; each is given as x, y, x, y …"""
    return "; ".join(" ".join(f"{row[at]},{row[at + 1]}" for at in range(0, len(row) - 1, 2)) for row in strokes)


def strokes_of(sketch: str) -> list[list[int]]:
    """The inverse: the strokes of a sketch, or BadNotation if it is none or too large."""
    rows = [stroke.split(" ") for stroke in sketch.split("; ")] if sketch else []
    if len(rows) > MOST_STROKES or sum(map(len, rows)) > MOST_POINTS:
        raise BadNotation(f"a sketch has at most {MOST_STROKES} strokes and {MOST_POINTS} points")
    return [[number for point in row for number in coordinates(point)] for row in rows]


def coordinates(point: str) -> tuple[int, int]:
    """The two numbers of a point on the paper."""
    x, _, y = point.partition(",")
    for number in (x, y):
        if not number.isdecimal() or len(number) > 2 or str(int(number)) != number or int(number) >= SIDE:
            raise BadNotation(f"{point[:20]!r} is no point of a sketch")
    return int(x), int(y)
