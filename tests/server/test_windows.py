"""Windows at a table: they end when everybody has answered, when their time is over, or when the owner says so."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from igroteka.core.chance import seeded
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.core.windows import is_covert
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import Store
from igroteka.server.table import alarms, attendance
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from igroteka.server.table.window_timer import CHECKPOINT
from igroteka.server.table.windows import LENGTHS, LONGER
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, record_of, running_tables, table_from
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

SECOND = 1_000
# Seat 1 is a rook, seat 2 the owl.
ROLES = ["bird", "rook", "owl", "bird", "rook"]
FIXED = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(10, 20, 40, 30))
RIPE = wire.PaceSetup("ripe", seconds=wire.WindowSeconds(10, 20, 40, 30))


@asynccontextmanager
async def evening(
    monkeypatch: pytest.MonkeyPatch,
    pace: wire.PaceSetup,
    bots: int = 0,
    store: Store | None = None,
    roles: list[str] = ROLES,
    **more: Any,
) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """A table of five birds at nightfall, its time and a device for every person."""
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables(store) as (made, time):
        state = ROOKS.new(5, 3, telling=False, held=True, deal={"roles": roles})
        state.telling = True
        table = await table_from(made, setup(ROOKS.id, 5, bots, pace=pace, **more), state)
        yield table, time, await everybody(table)


def step(table: Table) -> str:
    """The step at which the table stands."""
    assert table.state is not None
    return table.state.top.name


async def to(name: str, table: Table, time: HandTime) -> None:
    """Let time pass until this step."""
    for _ in range(400):
        if step(table) == name:
            return
        await time.turn(SECOND)
    raise AssertionError(f"{name} does not come")


async def test_a_window_of_fixed_time_ends_with_it_whoever_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await to("talk", table, time)
        for person in people:
            if person.choices:
                assert not await person.choose("enough")
        await time.turn(29 * SECOND)
        assert step(table) == "talk"
        await time.turn(30 * SECOND // LONGER + SECOND)
        assert step(table) == "vote"


async def test_a_ripe_window_ends_with_its_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE) as (table, time, people):
        await to("talk", table, time)
        talking = [person for person in people if person.choices]
        for person in talking[:-1]:
            assert not await person.choose("enough")
        assert step(table) == "talk"
        assert not await talking[-1].choose("enough")
        assert step(table) == "vote"


async def test_a_ripe_window_ends_at_the_latest_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE) as (table, time, people):
        await to("vote", table, time)
        voter = next(person for person in people if person.choices)
        assert voter.play and voter.play.window == wire.WindowInfo("ripe", 40 * SECOND, True, 40 * SECOND)
        await time.turn(39 * SECOND)
        await attendance.sync(table, voter)
        assert voter.play.window.left is not None and voter.play.window.left <= SECOND
        await time.turn(SECOND)
        assert step(table) == "owl" or not table.state or table.state.over


async def test_a_covert_window_never_ends_because_all_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE) as (table, time, people):
        assert not await people[2].choose("guard 1")
        await time.turn(9 * SECOND)
        assert step(table) == "owl"
        await time.turn(4 * SECOND)
        assert step(table) == "raid"


async def test_an_answer_may_change_until_the_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        assert not await people[2].choose("guard 1")
        assert not await people[2].choose("guard 4")
        await to("raid", table, time)
        assert table.state and table.state.dump()["table"]["guarded"] == 3  # type: ignore[index]


async def test_the_closing_is_a_line_that_replays_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED, open_after=True) as (table, time, _):
        for _ in range(40):
            if table.doc.status == "over":
                break
            await time.turn(30 * SECOND)
        assert table.doc.status == "over" and table.match
        record = read_record(await record_of(table, 0, True))
        closed = [line for line in record.lines if line.kind == "close"]
        assert closed and any(line.answers for line in closed), "votes that were not given are in the line"
        assert replay(record, ROOKS).state.same(table.match.state)


async def test_a_restart_keeps_answers_and_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with evening(monkeypatch, FIXED, store=store) as (table, time, people):
        await to("vote", table, time)
        voters = [person for person in people if person.choices]
        choice = voters[0].choices[0]
        assert not await voters[0].choose(choice)
        await time.turn(17 * SECOND)
        assert table.window and table.window.left is not None
        left, code = table.window.left, table.doc.code
    async with running_tables(store) as (made, later):
        table = await made.table(code)
        await later.turn(60 * SECOND)  # nobody is there yet
        back = await Listener(table, voters[0].person).enter()
        assert back.play and back.play.view["prompt"]["answered"] == choice
        assert table.window and table.window.left is not None
        assert left <= table.window.left <= left + CHECKPOINT
        await later.turn(left + CHECKPOINT)
        assert step(table) != "vote"


async def night_lengths(table: Table, time: HandTime) -> list[int]:
    """How long every covert window is from now to the morning; nobody does anything."""
    lengths: list[int] = []
    while table.state and is_covert(table.state.top):
        assert table.window and table.window.left
        lengths.append(table.window.left)
        decision = table.decision
        while table.decision == decision:
            await time.turn(SECOND)
    return lengths


async def test_the_lengths_of_a_night_are_settled_at_nightfall(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, _):
        assert table.window
        night, table.window_chance = table.window.night, seeded(1)
        assert night > 0
        lengths = await night_lengths(table, time)
        assert len(lengths) == 2 and table.window.night == 0, "by day nothing is settled beforehand"
    store = MemoryStore()
    async with evening(monkeypatch, FIXED, store=store) as (table, time, _):
        assert table.window and table.window.night not in (0, night), "every night is drawn anew"
        table.window.night = night
        await act(table, alarms.checkpoint)
    async with running_tables(store) as (made, later):
        table = await made.table(table.doc.code)
        await everybody(table)
        assert (await night_lengths(table, later))[1:] == lengths[1:], "a restart changes nothing"


async def test_a_pause_stops_the_time_of_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await to("talk", table, time)
        for person in people[1:]:
            await person.exit()
        assert not await people[0].do(wire.Pause(command_id()))
        await time.turn(500 * SECOND)
        assert step(table) == "talk"
        assert not await people[0].do(wire.Resume(command_id()))
        await time.turn(40 * SECOND)
        assert step(table) == "vote"


async def test_bots_answer_in_windows_and_the_clock_of_a_game_stands_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rook_first, clock = ["rook", "bird", "owl", "bird", "bird"], wire.ClockSetup(60, 5)
    async with evening(monkeypatch, RIPE, bots=4, roles=rook_first, clock=clock) as (table, time, people):
        await to("talk", table, time)
        assert not await people[0].choose("enough")
        await to("vote", table, time)
        assert table.clock and table.clock.left[0] in (60 * SECOND, None)
        for _ in range(40):
            if table.doc.status == "over":
                break
            if people[0].choices:
                await people[0].choose(people[0].choices[0])
            await time.turn(20 * SECOND)
        assert table.doc.status == "over"


async def test_an_answer_to_a_closed_window_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        owl, decision = people[2], table.decision
        await to("raid", table, time)
        before = table.match and table.match.number
        assert await owl.do(wire.Choose(command_id(), decision, "guard 1")) == "late"
        assert table.match and table.match.number == before


async def test_the_readers_of_a_vote_see_it_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await to("raid", table, time)
        assert not await people[1].choose("drive 1")
        await time.turn(2 * SECOND)
        seen = [person.play.view["prompt"].get("others") for person in people if person.play]
        assert seen == [None, None, None, None, {"1": "drive 1"}]
        drive = wire.Option("drive 1", "drive", {"bird": 0}, ["birds.0"])
        described = [person.play.others for person in people if person.play]
        assert described == [[], [], [], [], [wire.SealedAnswer(1, drive)]]


async def test_the_length_of_a_window_is_that_of_the_tempo_unless_it_was_agreed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, wire.PaceSetup(tempo="brisk", seconds=wire.WindowSeconds(vote=7))) as (
        table,
        time,
        people,
    ):
        await to("talk", table, time)
        assert people[0].play or people[3].play
        talk = next(person.play.window for person in people if person.play and person.play.window)
        assert talk == wire.WindowInfo(
            "ripe", LENGTHS["talk"]["brisk"] * SECOND, True, LENGTHS["talk"]["brisk"] * SECOND
        )
        await to("vote", table, time)
        vote = next(person.play.window for person in people if person.play and person.play.window)
        assert vote.left == 7 * SECOND


@pytest.mark.parametrize(
    "wrong", [{"closes": "never"}, {"tempo": "hasty"}, {"seconds": {"nap": 5}}, {"seconds": {"vote": 0}}]
)
def test_a_pace_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"game": "rooks", "seats": [{}], "pace": wrong}), type=wire.Setup)
