"""A table that was dropped from memory never acts again: another one may stand in its place."""

from __future__ import annotations

import asyncio
import gc

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.store import Stored
from igroteka.server.table import choices, questions
from igroteka.server.table.commit import act, ring
from igroteka.server.table.document import decode
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.server.client import setup
from tests.server.doubtful import DoubtfulStore, Fault
from tests.server.in_process import Listener, everybody, rest, running_tables, table_from
from tests.server.test_retries import FAMIGLIA, lines_of

IN_DOUBT: tuple[Fault, ...] = ("in doubt, written", "in doubt, not written")
# An error of a driver that is none of the store's own.
UNFORESEEN: tuple[Fault, ...] = ("unforeseen, written", "unforeseen, not written")


async def shuffling(made: Tables, bots: int = 0) -> tuple[Table, list[Listener]]:
    """A table at which everybody is asked for a part of the shuffle."""
    table = await table_from(made, setup(bots=bots), FAMIGLIA.new(seed=3), deal=True)
    devices = await everybody(table)
    await act(table, choices.resign, devices[0].person, 1)
    await act(table, questions.ask_rematch, devices[0].person, 1, at_once=True)
    return table, devices


async def leave(devices: list[Listener]) -> None:
    """Everybody who was sent away is gone."""
    for device in devices:
        assert device.left
        await device.exit()


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_a_command_that_waited_changes_nothing_at_a_dropped_table(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, _):
        table, devices = await shuffling(made)
        store.faults, waits = [fault], store.go
        waits.clear()
        first = asyncio.create_task(devices[0].do(wire.Contribute("first", "aa" * 32)))
        await rest()
        second = asyncio.create_task(devices[1].do(wire.Contribute("second", "bb" * 32)))
        third = asyncio.create_task(act(table, choices.resign, 0, 2))
        await rest()
        waits.set()
        assert (await first, await second) == ("store-failed", "moved")
        with pytest.raises(Refusal, match="moved"):
            await third
        stored = decode(store.by_code[table.doc.code].doc).shuffle
        assert stored and [part.part[:2] for part in stored.parts] == ["aa" if fault == IN_DOUBT[0] else "", ""]
        assert [device.left for device in devices] == ["store-failed"] * 2


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_a_device_that_waited_is_not_let_in_at_a_dropped_table(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, _):
        table, devices = await shuffling(made)
        store.faults = [fault]
        store.go.clear()
        doing = asyncio.create_task(devices[0].do(wire.Contribute("first", "aa" * 32)))
        await rest()
        late = Listener(table, 1)
        entering = asyncio.create_task(late.enter())
        await rest()
        store.go.set()
        await doing
        await entering
        assert (late.left, late.heard) == ("moved", [])


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_a_question_does_not_go_on_without_those_who_were_sent_away(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        assert await devices[0].do(wire.Pause("asks")) == ""
        store.faults = [fault]
        with pytest.raises(Refusal, match="store-failed"):
            await act(table, choices.resign, 0, 1)
        before = store.by_code[table.doc.code].doc
        await leave(devices[::-1])
        assert store.by_code[table.doc.code].doc == before
        status = (await made.table(table.doc.code)).doc.status
        assert status == ("over" if fault == IN_DOUBT[0] else "playing")


@pytest.mark.parametrize("fault", IN_DOUBT + UNFORESEEN)
async def test_a_deal_in_doubt_is_dealt_once_and_only_by_the_table_that_came_back(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, time):
        table, devices = await shuffling(made)
        for device in devices:
            assert await device.do(wire.Contribute(f"part {device.person}", "ab" * 32)) == ""
        store.faults = [fault]
        await time.turn(0)
        await leave(devices)
        writes = store.writes
        await time.turn(60_000)
        assert store.writes == writes, "nobody has come back: nothing acts"
        assert not [alarm for alarm in time.alarms if alarm.at < time.now() + 10_000]
        again = await everybody(await made.table(table.doc.code))
        await time.turn(0)
        assert store.writes - writes == (0 if fault in (IN_DOUBT[0], UNFORESEEN[0]) else 1)
        assert again[0].table.match == 2 and all(device.play for device in again)
        assert [at for at in lines_of(store) if at[0] == 2 and at[1] == 0] == [(2, 0)]


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_a_part_given_after_coming_back_is_in_the_deal(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, time):
        table, devices = await shuffling(made)
        store.faults = [fault]
        assert await devices[0].do(wire.Contribute("first", "aa" * 32)) == "store-failed"
        await leave(devices)
        await time.turn(2_000)  # a second before the old table would deal without the others' parts
        code = table.doc.code
        again = await everybody(await made.table(code))
        await time.turn(1_500)
        for person in (1, 0):
            device = next(device for device in again if device.person == person)
            assert await device.do(wire.Contribute("first" if person == 0 else "second", "aa" * 32)) == ""
        await time.turn(0)
        assert all(device.play and not device.left for device in again)
        stored = decode(store.by_code[code].doc).shuffle
        assert stored and [part.part for part in stored.parts] == ["aa" * 32] * 2


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_a_bot_answers_nothing_at_a_dropped_table(fault: Fault) -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, time):
        table = await table_from(made, setup(bots=1), FAMIGLIA.new(seed=3), deal=True)
        (me,) = await everybody(table)
        for _ in range(100):
            if not me.choices:
                break
            assert await me.choose(me.choices[-1]) == ""
        assert table.thinking, "the bot is asked"
        store.faults = [fault]
        with pytest.raises(Refusal, match="store-failed"):
            await act(table, choices.resign, 0, 1)
        before = lines_of(store)
        await leave([me])
        await time.turn(10_000)
        assert lines_of(store) == before
        assert not table.thinking and table.alarm is None


async def test_a_deal_that_could_not_be_written_is_tried_again_and_told() -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, time):
        _, devices = await shuffling(made)
        for device in devices:
            assert await device.do(wire.Contribute(f"part {device.person}", "ab" * 32)) == ""
        store.faults = ["failed", "failed", "failed"]
        await time.turn(0)
        assert not any(device.play and device.table.status == "playing" for device in devices)
        await time.turn(4_000)
        assert all(device.play and device.play.decision > 1_000_000 for device in devices)
        assert not any(device.left for device in devices)


async def test_a_bot_whose_answer_could_not_be_written_answers_later() -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, time):
        table = await table_from(made, setup(bots=1), FAMIGLIA.new(seed=3), deal=True)
        (me,) = await everybody(table)
        while me.choices:
            assert await me.choose(me.choices[-1]) == ""
        assert table.match
        number = table.match.number
        store.faults = ["failed", "failed"]
        await time.turn(10_000)
        assert table.match.number > number and me.choices


async def test_a_table_let_go_by_the_sweep_acts_no_more() -> None:
    store = DoubtfulStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        made.unload(table)
        before = store.writes
        with pytest.raises(Refusal, match="moved"):
            await act(table, choices.resign, 0, 1)
        await ring(table)
        assert store.writes == before


class CannotLoad(DoubtfulStore):
    """A store from which a table comes as late as a test wants, and then not at all."""

    async def load(self, code: str) -> Stored | None:
        """Wait, then fail."""
        await self.go.wait()
        raise StoreFailed("cannot be read")


async def test_a_load_that_fails_after_everybody_has_given_up_is_nothing_unexpected(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = CannotLoad()
    async with running_tables(store) as (made, _):
        store.go.clear()
        waiting = asyncio.create_task(made.table("AAAAAA"))
        await rest()
        waiting.cancel()
        await rest()
        store.go.set()
        await rest()
        gc.collect()
        assert (caplog.text, made.coming) == ("", {})
        with pytest.raises(Refusal, match="store-failed"):
            await made.table("AAAAAA")
