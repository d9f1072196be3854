"""Why a turn is good, in ids: the task that it finishes or comes nearer to, and the task that it denies a rival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason
from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.rivals import dearest, finishable, left_behind, pass_on
from igroteka.games.emperors_gold.bot.standing import points_of, towards_goal
from igroteka.games.emperors_gold.check import at_its_beginning
from igroteka.games.emperors_gold.rows import row_of
from igroteka.games.emperors_gold.side_rows import place_of
from igroteka.games.emperors_gold.state import GOING_ON, NO_TASK, EmperorsGold

HINTS: Final = ("finishes", "last", "nearer", "denies")


def reasons(s: EmperorsGold, judge: Judge, turn: i64) -> list[Reason]:
    """The reasons for the rest of a turn, the weightiest first."""
    out: list[Reason] = []
    after = left_behind(s, turn)
    claimed: i64 = t.task_slot(t.claim_of(turn))
    if claimed >= 0:
        points = int(s.facts.tasks[s.open[claimed]].points)
        out.append(Reason("finishes", {"slot": int(claimed) + 1, "points": points}))
        if s.left == GOING_ON and towards_goal(after, s.current) >= s.house.goal and ahead(after, s.current):
            out.append(Reason("last"))
    elif s.left == GOING_ON:
        out += nearer(s, after, judge, t.row_of(turn))
    denied: i64 = finishable_next(at_its_beginning(s), judge) & ~finishable(after, judge)
    if claimed >= 0:
        denied &= ~(1 << claimed)
    if denied:
        out.append(denies(s, denied))
    return out


def ahead(s: EmperorsGold, seat: i64) -> bool:
    """Has the side of the seat more points than any other?"""
    mine = int(seat % s.house.sides)
    others = [points_of(s, side) for side in range(int(s.house.sides)) if side != mine]
    return points_of(s, mine) > max(others)


def nearer(s: EmperorsGold, after: EmperorsGold, judge: Judge, row: i64) -> list[Reason]:
    """The task for which the row promises most, and the number of cards that it still lacks."""
    cards: i64 = row_of(after.rows[place_of(s, row)])
    judge.open = s.open
    best: i64 = NO_TASK
    most = 0.0
    slot: i64
    for slot in range(len(s.open)):
        if s.open[slot] != NO_TASK:
            promise = judge.promise(s.open[slot], s.facts.tasks[s.open[slot]].lacks(cards))
            if promise > most:
                most, best = promise, slot
    if best == NO_TASK:
        return []
    task = s.facts.tasks[s.open[best]]
    lacks = int(task.lacks(cards))
    words = {"row": int(row) + 1, "slot": int(best) + 1, "points": int(task.points), "cards": lacks}
    return [Reason("nearer", words)]


def finishable_next(s: EmperorsGold, judge: Judge) -> i64:
    """The tasks that the next player could finish if the board stayed as it is."""
    next = s.clone()
    pass_on(next)
    return finishable(next, judge)


def denies(s: EmperorsGold, slots: i64) -> Reason:
    """The dearest of the tasks that the next player can no longer finish with the cards that lie open."""
    points: i64 = dearest(s, slots)
    slot: i64 = 0
    while not slots >> slot & 1 or s.facts.tasks[s.open[slot]].points != points:
        slot += 1
    seat = int((s.current + 1) % s.seats)
    return Reason("denies", {"seat": seat, "slot": int(slot) + 1, "points": int(points)})
