"""The dead may draw as well as write: a line of the record, seen by all without a name when the window is closed."""

from __future__ import annotations

import pytest

from igroteka import SPECTATOR, IllegalAction
from igroteka.core.closing import close
from igroteka.core.errors import BadNotation
from igroteka.core.match.begin import match_from, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.core.match.sketch import MOST_POINTS, MOST_STROKES, sketch_of, strokes_of
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.table.length import MOST_ANSWERS
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import GAME, heard, step
from tests.games.covers import covers
from tests.server.client import setup
from tests.server.in_process import everybody, running_tables, table_from
from tests.server.websocket_client import command_id

HOUSE = [[3, 4, 10, 12], [40, 2, 41, 9, 63, 0]]
BOAT = [[1, 1, 2, 2]]
A = 1  # `a` in the scripts: the second seat


def at_the_sheet() -> State:
    """A night with one who is out, at the window of the spirits."""
    s = play("g spirits=yes doctor: D1 execute a").s
    while step(s) != "spirits":
        close(s, {})
    return s


def drawn(match: Match) -> list[object]:
    """The drawings that the last line showed to everybody."""
    return [row["strokes"] for row in heard(match.lines[-1].events, SPECTATOR) if row["event"] == "drawing"]


@covers("spirits", "R129")
def test_a_drawing_is_kept_with_the_record_and_shown_without_a_name() -> None:
    match = match_from(at_the_sheet(), held=True)
    before = match.state
    with pytest.raises(IllegalAction, match="no-sketch"):
        match.draw(0, sketch_of(HOUSE))  # the living sleep
    match.draw(A, sketch_of(BOAT))
    match.draw(A, sketch_of(HOUSE))  # in place of the boat
    assert match.state is before and match.decision == 1 and match.path == []
    match.choose(A, GAME.parse("write nothing"))
    match.close({})
    assert drawn(match) == [HOUSE]
    assert "seat" not in next(event.public for event in match.lines[-1].events if event.id == "drawing")
    again = replay(read_record(match.record.write()), GAME)
    assert again.state.same(match.state) and again.record.write() == match.record.write()
    with pytest.raises(IllegalAction, match="no-sketch"):
        match.draw(A, sketch_of(HOUSE))  # the window is closed


@covers("spirits")
def test_a_drawing_can_be_taken_back() -> None:
    match = match_from(at_the_sheet(), held=True)
    match.draw(A, sketch_of(HOUSE))
    match.draw(A, "")
    match.close({})
    assert drawn(match) == []


def test_strokes_and_their_text_are_inverse_and_anything_else_is_refused() -> None:
    assert sketch_of(HOUSE) == "3,4 10,12; 40,2 41,9 63,0"
    assert strokes_of(sketch_of(HOUSE)) == HOUSE and strokes_of("") == []
    many, long = sketch_of([[1, 1]] * (MOST_STROKES + 1)), sketch_of([[1, 1] * (MOST_POINTS + 1)])
    for wrong in ("3", "3,64", "03,4", "3,4;5,6", "3,4  5,6", "٣,4", "-1,2", "a,b", many, long):
        with pytest.raises(BadNotation):
            strokes_of(wrong)


async def test_at_a_table_nobody_sees_it_before_the_window_is_closed() -> None:
    async with running_tables() as (made, time):
        fixed = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(10, 20, 40, 30))
        state = at_the_sheet()
        table = await table_from(made, setup("candy_mafia", int(state.seats), pace=fixed, options=state.options), state)
        people = await everybody(table)
        decision = table.decision
        drawer, living = people[A].play, people[0].play
        assert drawer and drawer.sketch == [] and living and living.sketch is None
        assert await people[0].do(wire.Sketch(command_id(), decision, BOAT)) == "no-sketch"
        assert await people[A].do(wire.Sketch(command_id(), decision - 1, BOAT)) == "late"
        assert await people[A].do(wire.Sketch(command_id(), decision, [[1, 2, 3]])) == "bad-sketch"
        assert await people[A].do(wire.Sketch(command_id(), decision, [[0] * 400, [0] * 8])) == "bad-sketch"
        assert not await people[A].do(wire.Sketch(command_id(), decision, HOUSE))
        await time.turn(2_000)
        assert (now := people[A].play) and now.sketch == HOUSE
        assert not any(event["event"] == "drawing" for one in people for entry in one.log for event in entry.events)
        while table.decision == decision:
            await time.turn(1_000)
        for one in people:
            told = [(entry.seat, event) for entry in one.log for event in entry.events if event["event"] == "drawing"]
            assert told == [(-1, {"event": "drawing", "strokes": HOUSE})]


async def test_at_a_table_a_drawing_is_changed_so_often_and_answers_are_counted_apart() -> None:
    async with running_tables() as (made, _):
        state = at_the_sheet()
        pace = wire.PaceSetup("person")
        table = await table_from(made, setup("candy_mafia", int(state.seats), pace=pace, options=state.options), state)
        drawer = (await everybody(table))[A]
        said = [
            await drawer.do(wire.Sketch(command_id(), table.decision, [BOAT, HOUSE][number % 2]))
            for number in range(MOST_ANSWERS + 2)
        ]
        assert said == [""] * MOST_ANSWERS + ["changed-often"] * 2
        assert not drawer.choices or await drawer.choose(drawer.choices[0]) == ""
