"""The lamp: what the bot would do, said in words, starred on the table, and done with one more tap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

import igroteka
from igroteka.bots.heuristics import heuristics_of
from igroteka.server import wire
from tests.browser import axe
from tests.browser.conftest import address
from tests.browser.guests import PATIENCE, Guests
from tests.browser.hosting import hosted
from tests.browser.layout_shifts import LayoutWatch
from tests.browser.seating import sit_down, turns
from tests.browser.settled import settled
from tests.browser.spoken import GAME, say
from tests.browser.table import Table
from tests.server.client import Room, setup

PLAYED = igroteka.game(GAME)
# How far what is said reaches over the table.
COVERED = """() => {
  const [said, table] = ['.ask', 'main'].map(part => document.querySelector(part).getBoundingClientRect());
  return said.bottom - table.top;
}"""


@asynccontextmanager
async def playing(browser: Browser, patch: pytest.MonkeyPatch, **agreed: Any) -> AsyncIterator[tuple[Table, Table]]:
    """Two people at a table whose bot hardly thinks, and has all the time: who is asked, who waits."""
    patch.setattr(heuristics_of(PLAYED), "levels", {**heuristics_of(PLAYED).levels, "strong": "search:8"})
    patch.setattr("igroteka.server.bots.bot_pool.TIMEOUT", PATIENCE / 1000)
    async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
        _, (one, other) = await sit_down(guests, room, setup(**agreed))
        yield await turns(one, other)
        assert guests.troubles() == []


def lamp(table: Table) -> Locator:
    """The button that asks for a hint."""
    return table.page.get_by_role("button", name=say("lamp-ask"), exact=True)


def do_it(table: Table) -> Locator:
    """The button that does what the hint says."""
    return table.button("lamp-do")


async def test_the_lamp_tells_stars_and_does(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(browser, monkeypatch) as (mover, waiter):
        await expect(lamp(waiter)).to_be_hidden()
        layout = await LayoutWatch.watched(mover.page)
        table = await mover.page.locator("main").bounding_box()
        await lamp(mover).click()
        await expect(do_it(mover)).to_be_focused()
        note = mover.page.get_by_role("status").filter(has=do_it(mover))
        reasons = await note.locator("p").all_inner_texts()
        assert reasons and all(reasons)
        await expect(mover.page.locator("[data-standing=hint]")).not_to_have_count(0)
        assert await mover.page.evaluate(COVERED) <= 0
        assert await mover.page.locator("main").bounding_box() == table, (
            "on a phone a hint takes no room from the table"
        )
        await layout.moved_by_taps_alone()
        await axe.check(mover.page)
        await mover.page.keyboard.press("Enter")
        await expect(do_it(mover)).to_have_count(0)
        await expect(mover.page.locator("[data-standing=hint]")).to_have_count(0)
        asked = [asyncio.create_task(table.awaited()) for table in (waiter, mover)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        assert any(task.result() for task in done)


async def test_a_key_asks_and_escape_closes(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(browser, monkeypatch) as (mover, _):
        await mover.page.keyboard.press("h")
        await do_it(mover).wait_for()
        await mover.page.keyboard.press("Escape")
        await expect(do_it(mover)).to_have_count(0)
        await expect(lamp(mover)).to_be_visible()


@pytest.mark.parametrize("agreed", [{"clock": wire.ClockSetup(bank=300)}, {"hints": False}], ids=["clock", "agreed"])
async def test_there_is_no_lamp_where_there_are_no_hints(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, agreed: dict[str, Any]
) -> None:
    async with playing(browser, monkeypatch, **agreed) as (mover, waiter):
        for table in (mover, waiter):
            await expect(table.page.locator("[data-lamp]")).to_have_count(0)
            await table.page.keyboard.press("h")
            await settled(table.page)
            await expect(do_it(table)).to_have_count(0)
