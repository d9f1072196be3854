"""Several people on one device: at a covert window it goes from hand to hand, and time does not take it from them."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.server import wire
from igroteka.server.table.table import Table
from igroteka.server.table.window_timer import PATIENCE
from tests.server.in_process import HandTime, Listener
from tests.server.test_windows import FIXED, RIPE, SECOND, evening, step
from tests.server.websocket_client import command_id

LONG_PAST = 60 * SECOND


async def share(people: list[Listener], device: str, table: Table) -> None:
    """These people put their phones away and take one for all."""
    for one in people:
        await one.exit()
    for one in people:
        one.device = device
        await one.enter()


async def went_round(of: Listener, time: HandTime) -> str:
    """Everybody has had the device of this person, and it says so; gives the reason if it is refused."""
    said = asyncio.create_task(of.do(wire.Close(command_id(), of.at.decision)))
    await time.turn(SECOND)  # a closing is told a little later than it is written
    return await said


@pytest.mark.parametrize("pace", [FIXED, RIPE])
async def test_one_device_of_all_closes_covert_windows_and_no_time_does(
    monkeypatch: pytest.MonkeyPatch, pace: wire.PaceSetup
) -> None:
    async with evening(monkeypatch, pace) as (table, time, people):
        await share(people, "phone", table)
        await time.turn(LONG_PAST)
        assert step(table) == "owl", "time is over, and the device still goes round"
        assert not await went_round(people[3], time)
        assert step(table) == "raid"
        assert not await went_round(people[3], time), "long before its time"
        assert step(table) != "raid"


async def test_where_others_have_phones_of_their_own_the_window_has_its_time_and_the_device_its_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await share(people[:2], "phone", table)
        await share(people[2:4], "tablet", table)
        assert not await went_round(people[0], time)
        assert step(table) == "owl", "the others have not had their time"
        assert not await went_round(people[0], time), "said twice"
        await time.turn(LONG_PAST)
        assert step(table) == "owl", "the other device goes round"
        assert not await went_round(people[2], time)
        assert step(table) == "raid"


async def test_a_device_that_is_gone_for_a_moment_still_goes_round_and_none_is_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await share(people[:2], "phone", table)
        await time.turn(LONG_PAST)
        assert step(table) == "owl"
        for one in people[:2]:
            await one.exit()
        await time.turn(SECOND)
        assert step(table) == "owl", "its net has only blinked"
        for one in people[:2]:
            await one.enter()
        assert not await went_round(people[0], time)
        assert step(table) == "raid"
        await time.turn(LONG_PAST)
        assert step(table) == "raid"
        await time.turn(PATIENCE)
        assert step(table) != "raid"


async def test_whoever_shares_nothing_closes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        people[0].device = "mine"
        assert await went_round(people[0], time) == "not-moderator"
        await share(people[1:3], "", table)
        assert await went_round(people[1], time) == "not-moderator", "devices that say nothing are not one"
        await share(people[1:3], "phone", table)
        assert await went_round(people[0], time) == "not-moderator"
        assert step(table) == "owl"


async def test_by_day_a_shared_device_closes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await share(people, "phone", table)
        while step(table) in ("owl", "raid"):
            await went_round(people[1], time)
        assert await went_round(people[1], time) == "not-moderator"


async def test_where_a_moderator_leads_a_shared_device_closes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = wire.PaceSetup("person", seconds=FIXED.seconds)
    async with evening(monkeypatch, pace, moderator=True) as (table, time, people):
        await Listener(table, table.doc.moderator).enter()
        await share(people, "phone", table)
        assert await went_round(people[0], time) == "not-moderator"
        await time.turn(LONG_PAST)
        assert step(table) == "owl"
