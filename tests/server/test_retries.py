"""A command sent again does nothing more, whatever happened in between: another match, a restart, a kill."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

import igroteka
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, questions
from igroteka.server.table.carried_out import COMMANDS
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, running_tables, table_from
from tests.server.websocket_client import command_id

FAMIGLIA = igroteka.game("famiglia")


async def next_match(table: Table, devices: list[Listener], time: HandTime) -> None:
    """The match is given up, and the next one dealt."""
    await act(table, choices.resign, devices[0].person, 1)
    await act(table, questions.ask_rematch, devices[0].person, 1, at_once=True)
    for device in devices:
        assert await device.do(wire.Contribute(command_id(), "0" * 64)) == ""
    await time.turn(0)
    assert (table.doc.match, table.doc.status) == (2, "playing")


def lines_of(store: MemoryStore) -> dict[tuple[int, int], bytes]:
    """All stored lines."""
    return {place: row.body for kept in store.by_code.values() for place, row in kept.lines.items()}


@pytest.mark.parametrize("named", [True, False])
async def test_a_choice_of_one_match_is_never_played_in_the_next(named: bool) -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, time):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        asked = next(device for device in devices if device.choices)
        assert asked.play
        match = 1 if named else None
        played = wire.Choose("played", asked.play.decision, asked.choices[-1], match=match)
        lost = wire.Choose("lost", asked.play.decision, asked.choices[-1], match=match)
        assert await asked.do(played) == ""
        await next_match(table, devices, time)
        before = lines_of(store)
        for device in devices:
            assert await device.do(lost) == "late"
        assert await asked.do(played) == "", "it was carried out, in its own match"
        assert lines_of(store) == before


@pytest.mark.parametrize("kind", [wire.Undo, wire.Pause, wire.Resume])
async def test_what_was_meant_for_one_match_does_nothing_in_the_next(kind: type[wire.MatchCommand]) -> None:
    async with running_tables() as (made, time):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        await next_match(table, devices, time)
        asked = next(device for device in devices if device.choices)
        assert await asked.choose(asked.choices[-1]) == ""
        assert table.match
        number = table.match.number
        assert await asked.do(kind("late", match=1)) == "late"
        assert (table.match.number, table.question, table.doc.paused) == (number, None, False)


async def contributes(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """A part of the shuffle."""
    await act(table, choices.resign, devices[0].person, 1)
    await act(table, questions.ask_rematch, devices[0].person, 1, at_once=True)
    return devices[0], wire.Contribute("x", "ab" * 32, match=2)


async def chooses(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """A choice."""
    asked = next(device for device in devices if device.choices)
    assert asked.play
    return asked, wire.Choose("x", asked.play.decision, asked.choices[-1], match=1)


async def takes_back(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """Taking back what nobody has learnt anything from."""
    for _ in range(60):
        for device in devices:
            if device.play and device.play.undo == "free":
                return device, wire.Undo("x", match=1)
        asked = next(device for device in devices if device.choices)
        quiet = [choice for choice in asked.choices if not choice.startswith(("discard", "pass"))]
        assert await asked.choose((quiet or asked.choices)[0]) == ""
    raise AssertionError("nothing could be taken back")


async def pauses(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """A pause that nobody else has to agree to."""
    await devices[1].exit()
    return devices[0], wire.Pause("x", match=1)


async def agrees(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """The last yes to a pause."""
    assert await devices[0].do(wire.Pause("asks", match=1)) == ""
    assert table.question
    return devices[1], wire.Answer("x", table.question.number, True, match=1)


async def goes_on(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """The end of a pause."""
    device, pause = await agrees(table, devices)
    assert await device.do(pause) == ""
    return devices[0], wire.Resume("y", match=1)


async def lets_a_bot_play(table: Table, devices: list[Listener]) -> tuple[Listener, wire.Command]:
    """The last yes to a bot for somebody who is gone."""
    await devices[1].exit()
    assert isinstance(table.runtime.time, HandTime)
    await table.runtime.time.turn(61_000)
    assert table.question
    return devices[0], wire.Answer("x", table.question.number, True, match=1)


Makes = Callable[[Table, list[Listener]], Awaitable[tuple[Listener, wire.Command]]]
DURABLE: tuple[Makes, ...] = (contributes, chooses, takes_back, pauses, agrees, goes_on, lets_a_bot_play)


@pytest.mark.parametrize("makes", DURABLE, ids=lambda makes: makes.__name__)
async def test_a_command_that_was_carried_out_is_known_again_after_a_restart(makes: Makes) -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(absent="wait"), FAMIGLIA.new(seed=3), deal=True)
        device, command = await makes(table, await everybody(table))
        before = (lines_of(store), store.by_code[table.doc.code].doc)
        assert await device.do(command) == ""
        after = (lines_of(store), store.by_code[table.doc.code].doc)
        assert after != before, "it was carried out"
        assert await device.do(command) == "" and (lines_of(store), store.by_code[table.doc.code].doc) == after
        code, person = table.doc.code, device.person
    async with running_tables(store) as (made, _):
        again = await Listener(await made.table(code), person).enter()
        doc = store.by_code[code].doc
        assert await again.do(command) == ""
        assert (lines_of(store), store.by_code[code].doc) == (after[0], doc)


async def test_a_command_without_a_line_is_known_after_a_restart_however_many_lines_came_before_it() -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        device, _ = await takes_back(table, devices)
        for _ in range(COMMANDS):
            assert await device.do(wire.Undo(command_id(), match=1)) == ""
            assert await device.choose(device.choices[0]) == ""
        await devices[1 - devices.index(device)].exit()
        assert await device.do(wire.Pause("pauses", match=1)) == ""
        assert await device.do(wire.Resume("goes on", match=1)) == ""
        code, person = table.doc.code, device.person
    async with running_tables(store) as (made, _):
        again = await Listener(await made.table(code), person).enter()
        assert await again.do(wire.Pause("pauses", match=1)) == ""
        assert not again.table.paused


async def test_a_yes_from_before_a_restart_answers_no_question_after_it() -> None:
    store, time = MemoryStore(), HandTime()
    async with running_tables(store, time) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        assert await devices[0].do(wire.Pause("asks")) == ""
        assert table.question
        yes = wire.Answer("yes", table.question.number, True)
        code = table.doc.code
    await time.turn(1_000)
    async with running_tables(store, time) as (made, _):
        table = await made.table(code)
        devices = await everybody(table)
        assert await devices[0].do(wire.Pause("asks anew")) == ""
        assert await devices[1].do(yes) == "question-gone"
        assert table.question and not table.doc.paused


async def test_a_pause_that_was_asked_for_ends_with_the_match() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        assert await devices[0].do(wire.Pause("asks")) == ""
        await act(table, choices.resign, devices[1].person, 1)
        assert (table.question, devices[0].table.question) == (None, None)
