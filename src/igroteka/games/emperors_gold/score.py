"""The counting of points: those of the tasks, then those of the dearest task."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from igroteka.core.outcome import Outcome
from igroteka.core.tie import TieBreak
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

TIES: Final = ("dearest", "next", "alike")


def done(s: EmperorsGold, seat: i64) -> list[Task]:
    """The tasks that a seat has done."""
    return [task for number, task in enumerate(s.facts.tasks) if s.won[seat] >> number & 1]


def of_side(s: EmperorsGold, side: i64) -> list[Task]:
    """The tasks of a side: those of partners lie together. [teams]"""
    return [task for seat in range(s.seats) if seat % s.house.sides == side for task in done(s, seat)]


def points(s: EmperorsGold, side: i64) -> int:
    """The points of a side. [scoring]"""
    return sum(int(task.points) for task in of_side(s, side))


def strength(s: EmperorsGold, side: i64) -> tuple[int, list[int]]:
    """Points, then the tasks from the dearest on. [scoring] [tie] [R20] [R26]"""
    return points(s, side), sorted((int(task.points) for task in of_side(s, side)), reverse=True)


def score(s: EmperorsGold) -> Outcome:
    """The result: most points win; of equal ones the dearest task, then the next; all alike share the victory.

    [scoring] [tie] [R20]
    """
    sides = int(s.house.sides)
    order = [strength(s, side) for side in range(sides)]
    places = [1 + sum(other > mine for other in order) for mine in order]
    seats = range(int(s.seats))
    return Outcome(
        s.over,
        [order[seat % sides][0] for seat in seats],
        [places[seat % sides] for seat in seats],
        [sheet(s, seat) for seat in seats],
        shared=True,
        sides=[seat % sides for seat in seats],
        ties=ties(s, sorted(range(sides), key=places.__getitem__)),
    )


def ties(s: EmperorsGold, ranked: list[int]) -> list[TieBreak]:
    """Which tasks decided between sides with equal points, from the first place on. [tie] [R20] [R26]"""
    return [between(s, one, other) for one, other in pairwise(ranked) if points(s, one) == points(s, other)]


def between(s: EmperorsGold, one: int, other: int) -> TieBreak:
    """The first of their tasks, from the dearest on, that bring unequal points."""
    both = {"ahead": seats_of(s, one), "behind": seats_of(s, other)}
    pairs = zip(strength(s, one)[1], strength(s, other)[1], strict=False)
    for place, (more, less) in enumerate(pairs, 1):
        if more != less:
            return TieBreak("dearest" if place == 1 else "next", {**both, "place": place, "more": more, "less": less})
    return TieBreak("alike", both)


def seats_of(s: EmperorsGold, side: int) -> list[int]:
    """The players of a side."""
    return [seat for seat in range(int(s.seats)) if seat % int(s.house.sides) == side]


def sheet(s: EmperorsGold, seat: i64) -> dict[str, int]:
    """A seat's points by source: tasks that ask for shapes, and tasks that ask for colours."""
    row = {"shapes": 0, "colours": 0}
    for task in done(s, seat):
        row["colours" if task.colours else "shapes"] += int(task.points)
    return row
