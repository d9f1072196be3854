"""The chance to win: from points, the promise of rows, and the part of the game that is left."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.standing import points_of, towards_goal
from igroteka.games.emperors_gold.rows import row_of
from igroteka.games.emperors_gold.state import GOING_ON, NO_TASK, EmperorsGold

# Fitted to the results of games between `greedy` players (5,500 of four, 1,500 each of two and of three), all in
# points: the share of the rows' promise that comes true; the worth of a turn still to come, for in the end all sides
# have equally many; of a task, beyond its own points; the lead that makes the odds e to one: when somebody is about to
# end the game, and more for each task before that.
HOPE: Final = 1.4
TURN: Final = 4.5
TASK: Final = 1.2
CLOSE: Final = 1.6
OPEN: Final = 0.45
# Between teams the rival of the player who reaches the goal has one more turn, and no round is played to its end (2,200
# games between quick players).
TEAM_HOPE: Final = 1.1
TEAM_TURN: Final = 2.2
TEAM_TASK: Final = 0.0
TEAM_OPEN: Final = 0.3


def chances(s: EmperorsGold, judge: Judge) -> list[float]:
    """The chance of each side to win, with the position at the beginning of a turn."""
    teams = s.house.teams
    hope, turn, task, open = HOPE, TURN, TASK, OPEN
    if teams:
        hope, turn, task, open = TEAM_HOPE, TEAM_TURN, TEAM_TASK, TEAM_OPEN
    sides: i64 = s.house.sides
    judge.prepare(s)
    most: i64 = 0
    seat: i64
    for seat in range(s.seats):
        most = max(most, towards_goal(s, seat))
    going_on = s.left == GOING_ON
    scale = CLOSE
    if going_on:
        scale += open * float(s.house.goal - most)
    due: i64 = turns_due(s)
    out: list[float] = []
    side: i64
    for side in range(sides):
        strength = float(points_of(s, side))
        if going_on:
            strength += hope * judge.pair(row_of(s.rows[side * 2]), row_of(s.rows[side * 2 + 1]), NO_TASK)
            strength += task * float(towards_goal(s, side))
        if (side - s.current % sides + sides) % sides < due:
            strength += turn
        out.append(strength)
    best = max(out)
    out = [exp((strength - best) / scale) for strength in out]
    total = sum(out)
    return [part / total for part in out]


def turns_due(s: EmperorsGold) -> i64:
    """The number of sides, from the present one on, that are a turn behind or have one of the last turns to come."""
    if s.left != GOING_ON:
        return s.left
    if s.house.teams:
        return 1
    return s.seats - (s.current - s.starter + s.seats) % s.seats
