"""The standing of the sides: points, tasks, and the chance that a lead lasts."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.games.emperors_gold.state import EmperorsGold


def points_of(s: EmperorsGold, side: i64) -> i64:
    """The points of a side."""
    points: i64 = 0
    seat: i64
    for seat in range(side, s.seats, s.house.sides):
        won: i64 = s.won[seat]
        task: i64 = 0
        while won:
            if won & 1:
                points += s.facts.tasks[task].points
            won >>= 1
            task += 1
    return points


def towards_goal(s: EmperorsGold, seat: i64) -> i64:
    """The number of tasks that count towards the end when this seat takes one. [end] [R24]"""
    tasks: i64 = s.won[seat]
    if s.house.teams and not s.house.goal_of_person:
        tasks |= s.won[(seat + 2) % 4]
    return count_bits(tasks)


def odds(lead: float, steady: float) -> float:
    """The chance that a lead in points lasts; a lead of `steady` makes it e to one."""
    return 1.0 / (1.0 + exp(-lead / steady))
