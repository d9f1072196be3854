"""Somebody who comes when the match is on: they may watch, or play on for a bot if all who are there agree."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import igroteka
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, leaving, seating
from igroteka.server.table.commit import act
from igroteka.server.table.quorum import RETURN_WITHIN
from igroteka.server.table.table import Table
from tests.server.client import Rejected, Room, setup
from tests.server.in_process import HandTime, Listener, everybody, given, hindsight_of, running_tables, table_from
from tests.server.test_seat_links import Somebody
from tests.server.websocket_client import command_id

PECHENKA = igroteka.game("pechenka")
CLOCK = wire.ClockSetup(60, 5)


@asynccontextmanager
async def playing(
    people: int = 2, store: MemoryStore | None = None, clock: wire.ClockSetup | None = None
) -> AsyncIterator[tuple[Table, list[Listener], HandTime]]:
    """A running match for four, the last of them bots."""
    async with running_tables(store) as (made, time):
        agreed = setup(PECHENKA.id, 4, 4 - people, clock=clock)
        table = await table_from(made, agreed, PECHENKA.new(4, 1), deal=True)
        yield table, await everybody(table), time


async def refused(table: Table, seat: int | None = None) -> str:
    """Why a newcomer cannot even ask."""
    with pytest.raises(Refusal) as refusal:
        await act(table, seating.join, "Eve", seat)
    return refusal.value.reason


async def agree(table: Table, *devices: Listener) -> None:
    """They say yes to what is asked."""
    assert table.question
    for device in devices:
        assert await device.do(wire.Answer(command_id(), table.question.number, True, match=1)) == ""


async def test_all_who_are_there_let_a_newcomer_play_on_for_a_bot() -> None:
    async with playing() as (table, devices, _):
        link = await given(table, seating.join, "Eve", 3)
        eve = await Somebody(table, link).enter()
        assert table.question == wire.Question(table.question.number, "join", link.person, "Eve", [0, 1], [], 3)  # type: ignore[union-attr]
        assert eve.heard and eve.play is None, "until then she sees nothing"
        await agree(table, devices[0])
        assert table.doc.places[3].kind == "bot"
        await agree(table, devices[1])
        assert eve.left == "admitted"
        eve = await Somebody(table, link).enter()
        assert (eve.me.seat, table.doc.places[3].person) == (3, link.person) and eve.choices
        for device in devices:
            told = device.log[-1]
            assert (told.kind, told.seat, told.to, told.by) == ("seat", 3, "Eve", "Ann, Bob")
            assert device.table.seats[3].name == "Eve"
        assert await eve.choose(eve.choices[0]) == ""


async def test_one_no_is_enough() -> None:
    async with playing() as (table, devices, _):
        link = await given(table, seating.join, "Eve", None)
        eve = await Somebody(table, link).enter()
        await agree(table, devices[0])
        assert table.question
        assert await devices[1].do(wire.Answer(command_id(), table.question.number, False, match=1)) == ""
        assert (eve.left, table.doc.places[2].kind) == ("not-admitted", "bot")
        assert devices[0].table.question is None


async def test_what_cannot_be_asked_for_is_refused() -> None:
    async with playing(people=4) as (table, _, _):
        assert await refused(table) == "begun"
    async with playing() as (table, devices, _):
        assert await refused(table, 0) == "seat-taken"
        await given(table, seating.join, "Dan", 2)
        assert await refused(table, 3) == "question-open"
    async with playing() as (table, devices, time):
        for device in devices:
            await device.exit()
        await Listener(table, -1).enter()
        eve = await Somebody(table, await given(table, seating.join, "Eve", None)).enter()
        await time.turn(RETURN_WITHIN)
        assert (eve.left, table.question) == ("too-few-agreed", None), "a spectator lets nobody in"


async def test_the_seat_of_somebody_who_left_is_a_bots_but_of_somebody_away_it_is_not() -> None:
    async with playing(people=4) as (table, devices, _):
        await devices[3].exit()
        assert await refused(table) == "begun"
        await act(table, leaving.leave, 3)
        link = await given(table, seating.join, "Eve", None)
        await Somebody(table, link).enter()
        await agree(table, *devices[:3])
        assert table.doc.name_of(3) == "Eve" and not table.doc.places[3].stand_in


async def test_a_match_that_ends_meanwhile_ends_the_question() -> None:
    async with playing() as (table, _, _):
        eve = await Somebody(table, await given(table, seating.join, "Eve", 3)).enter()
        for person in table.doc.seated():
            await act(table, choices.resign, person, 1)
        assert (table.question, eve.left) == (None, "late")


async def test_a_newcomer_has_the_whole_bank_and_keeps_the_seat_after_a_restart() -> None:
    store = MemoryStore()
    async with playing(store=store, clock=CLOCK) as (table, devices, time):
        await time.turn(10_000)
        link = await given(table, seating.join, "Eve", 3)
        await agree(table, *devices)
        assert table.clock and table.clock.left == [50_000, 50_000, None, 60_000]
        assert [seat.kind for seat in table.doc.setup.seats] == ["person", "person", "bot", "person"]
        code = table.doc.code
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        eve = await Somebody(table, link).enter()
        assert eve.me.seat == 3 and eve.play and eve.play.clocks and eve.play.clocks.left[3] == 60_000


async def test_only_her_own_decisions_are_hers_to_look_back_at() -> None:
    async with playing(people=1) as (table, devices, time):
        await time.turn(5_000)
        assert table.state and table.state.turn() == [0], "the bots have answered"
        link = await given(table, seating.join, "Eve", 3)
        await agree(table, *devices)
        eve = await Somebody(table, link).enter()
        assert await devices[0].choose(devices[0].choices[0]) == ""
        while not eve.choices:
            await time.turn(1_000)
            if devices[0].choices:
                assert await devices[0].choose(devices[0].choices[0]) == ""
        assert await eve.choose(eve.choices[0]) == ""
        for person in table.doc.seated():
            await act(table, choices.resign, person, 1)
        assert len((await hindsight_of(table, link.person)).decisions) == 1


async def test_whoever_has_the_code_may_watch_once_it_has_begun(room: Room) -> None:
    for spectators in (True, False):
        owner = await room.create(setup(bots=1, spectators=spectators))
        assert (await room.info(owner.code)).watch == ""
        (device,) = [await room.sit(owner)]
        await room.at(owner, "start")
        await device.until(lambda d: d.table.status == "shuffling")
        await device.do(wire.Contribute(command_id(), "ab" * 32))
        await device.until(lambda d: d.play)
        watch = (await room.info(owner.code)).watch
        assert bool(watch) == spectators
        if spectators:
            assert (await room.watch(owner.code, watch)).me.seat == -1
    with pytest.raises(Rejected):
        await room.join(owner.code, "Eve", 0)
