"""Who will win: points, what the rows promise, and how much of the game is left."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.standing import points_of, towards_goal
from igroteka.games.emperors_gold.rows import row_of
from igroteka.games.emperors_gold.state import GOING_ON, NO_TASK, EmperorsGold

# By the likelihood of 1,800 games between quick players: how much of what the rows promise comes true; what it is worth to move next, in points;
# the lead in points that makes the odds e to one: when somebody is about to end the game, and more for each task before that; between teams less (400 games more).
HOPE: Final = 1.1
MOVE: Final = 2.2
CLOSE: Final = 1.6
OPEN: Final = 0.85
OPEN_FOR_TEAMS: Final = 0.3


def chances(s: EmperorsGold, judge: Judge) -> list[float]:
    """The chance of each side to win, as the position stands at the beginning of a turn."""
    sides: i64 = s.house.sides
    judge.prepare(s)
    most: i64 = 0
    seat: i64
    for seat in range(s.seats):
        most = max(most, towards_goal(s, seat))
    scale = CLOSE
    if s.left == GOING_ON:
        scale += (OPEN_FOR_TEAMS if s.house.teams else OPEN) * float(s.house.goal - most)
    out: list[float] = []
    side: i64
    for side in range(sides):
        strength = float(points_of(s, side))
        if s.left == GOING_ON:
            strength += HOPE * judge.pair(row_of(s.rows[side * 2]), row_of(s.rows[side * 2 + 1]), NO_TASK)
            strength += MOVE * float(sides - 1 - (side - s.current % sides + sides) % sides) / float(sides - 1)
        out.append(strength)
    best = max(out)
    out = [exp((strength - best) / scale) for strength in out]
    total = sum(out)
    return [part / total for part in out]
