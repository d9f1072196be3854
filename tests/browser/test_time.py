"""Time at the table: clocks, a pause, and a bot that plays for a player who is gone too long."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urljoin

from playwright.async_api import Browser, Locator, expect

from igroteka.server import wire
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import sit_down, turns
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room, setup
from tests.server.in_process import HandTime

CLOCK = wire.ClockSetup(bank=300, increment=10)
MINUTE = 60_000


@asynccontextmanager
async def playing(
    browser: Browser, clock: wire.ClockSetup | None = None, absent: wire.Absent = "wait"
) -> AsyncIterator[tuple[HandTime, Table, Table]]:
    """Two people at a table: the time there, who is asked, who waits."""
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        _, (one, other) = await sit_down(guests, room, setup(clock=clock, absent=absent), size=LAPTOP)
        mover, waiter = await turns(one, other)
        yield time, mover, waiter
        assert guests.troubles() == []


def seats(table: Table) -> Locator:
    """Who sits at the table."""
    return table.page.get_by_role("region", name=say("seats-title"))


def clock(table: Table) -> Locator:
    """My own clock among the others'."""
    return seats(table).get_by_role("timer", name=say("clock-label", mine="yes", name=""))


async def test_a_clock_runs_for_whoever_is_asked_until_their_time_is_up(browser: Browser) -> None:
    async with playing(browser, CLOCK) as (time, mover, waiter):
        for table in (mover, waiter):
            await expect(seats(table).get_by_role("timer")).to_have_count(2)
        await time.turn(MINUTE)
        for table in (mover, waiter):
            await table.page.reload()
        await expect(clock(mover)).to_have_text(re.compile(r"^(4:00|3:\d\d)$"))
        await expect(clock(waiter)).to_have_text("5:00")
        await time.turn(4 * MINUTE)
        log = mover.page.get_by_role("tabpanel", name=say("log-title"))
        await expect(log).to_contain_text(say("log-time-up", mine="yes", name=""))
        assert await waiter.awaited(), "the table has answered, and the other is asked"


async def test_a_pause_needs_consent_and_stops_the_game(browser: Browser) -> None:
    async with playing(browser, CLOCK) as (time, mover, waiter):
        await waiter.button("menu-title").click()
        await waiter.button("menu-pause").click()
        await mover.page.get_by_role("button", name=say("question-yes"), exact=True).click()
        for table in (mover, waiter):
            await expect(table.ask).to_contain_text(say("ask-paused"))
        await expect(mover.lit.or_(mover.out)).to_have_count(0)
        await time.turn(10 * MINUTE)
        await mover.button("pause-end").click()
        assert await mover.awaited()
        await expect(clock(mover)).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))


async def test_a_bot_stands_in_until_its_person_is_back(browser: Browser) -> None:
    async with playing(browser, absent="bot") as (time, mover, waiter):
        link = mover.page.url
        await mover.page.goto(urljoin(link, "/help"))
        await expect(seats(waiter)).to_contain_text(say("seat-away"))
        await expect(seats(waiter)).to_contain_text(say("seat-grace", time="1:00", then="bot").removesuffix("1:00"))
        await time.turn(MINUTE)
        await expect(seats(waiter)).to_contain_text(say("seat-stand-in"))
        await mover.page.goto(link)
        await expect(seats(waiter)).not_to_contain_text(say("seat-stand-in"))
