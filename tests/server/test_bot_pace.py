"""A bot rests once a turn, a little after each step that everybody sees, and tells nothing by it."""

from __future__ import annotations

from collections.abc import Sequence

import igroteka
from igroteka.core.event import Event
from igroteka.core.match.line_context import LineContext
from igroteka.core.match.record import Line
from igroteka.server.table.bot_pace import BotPace
from tests.server.client import setup
from tests.server.in_process import Listener, running_tables, table_from

FAMIGLIA = igroteka.game("famiglia")
SEEN = (Event("recruited", {"seat": 1}),)
DRAWN = 1_000
TICK = 10


def line(seat: int, events: Sequence[Event] = (), kind: str = "choice", together: bool = False) -> LineContext:
    """A line that has just been told."""
    told = LineContext(Line(1, kind, seat))
    told.line.events = list(events)
    told.together = together
    return told


def test_the_first_answer_of_a_turn_rests_and_the_next_ones_less_and_less() -> None:
    pace = BotPace()
    pace.note([line(0, SEEN)], 0)
    assert pace.rest(1, DRAWN, 5_000) == DRAWN
    rests = []
    for _ in range(5):
        pace.note([line(1, SEEN)], 0)
        rests.append(pace.rest(1, DRAWN, 0))
    assert rests == [500, 250, 125, 62, 31]
    assert pace.rest(0, DRAWN, 0) == DRAWN, "another's turn begins anew"


def test_a_step_that_nobody_saw_takes_no_time_of_its_own() -> None:
    pace = BotPace()
    pace.note([line(1)], 0)
    assert pace.rest(1, DRAWN, 0) == 0
    pace.note([line(1, SEEN)], 100)
    pace.note([line(1)], 100)
    assert (pace.rest(1, DRAWN, 100), pace.rest(1, DRAWN, 500), pace.rest(1, DRAWN, 9_000)) == (500, 100, 0)


def test_what_only_the_seat_itself_saw_counts_as_not_seen() -> None:
    pace = BotPace()
    pace.note([line(1, [Event("peeked", {"seat": 1}, audience=(1,))])], 0)
    assert pace.rest(1, DRAWN, 0) == 0


def test_after_answers_given_together_and_after_an_undo_a_turn_begins_anew() -> None:
    for told in (line(1, SEEN, together=True), line(1, kind="undo"), line(1, kind="seat")):
        pace = BotPace()
        pace.note([line(1, SEEN), told], 0)
        assert pace.rest(1, DRAWN, 0) == DRAWN


async def test_a_whole_turn_rests_for_less_than_twice_the_drawn_time() -> None:
    turns, steps = [], 0
    for seed in range(3):
        async with running_tables() as (made, time):
            made.bot_delay = (DRAWN / 1000, DRAWN / 1000)
            table = await table_from(made, setup(bots=1), FAMIGLIA.new(seed=seed))
            me = await Listener(table, 0).enter()
            while not me.over:
                if me.choices:
                    assert await me.choose(me.choices[-1]) == ""
                    continue
                began, lines = time.now(), len(me.log)
                while not me.choices and not me.over:
                    await time.turn(TICK)
                    assert time.now() - began < 10 * DRAWN
                turns.append(time.now() - began)
                steps = max(steps, len(me.log) - lines)
    assert steps > 3, "among them long ones"
    assert all(DRAWN <= turn <= 2 * DRAWN + steps * TICK for turn in turns), turns
