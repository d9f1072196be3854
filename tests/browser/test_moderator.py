"""The moderator on the page sees who is asked and what stands, goes on, answers for a seat; all see who it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, TV, Guests
from tests.browser.hosting import hosted
from tests.browser.rooks_evening import CALLED, NAMES, Dealt, Evening
from tests.browser.seating import link
from tests.browser.settled import heard_by_table
from tests.browser.spoken import say
from tests.rooks import Rooks
from tests.server.client import Room, seated, setup
from tests.shelf import put_on_the_shelf

MODERATOR = "Женя"
PACE = wire.PaceSetup("person")


async def test_a_moderator_leads_a_night(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Rooks(state_type=Dealt)
    put_on_the_shelf(monkeypatch, game)
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        agreed = setup(game.id, len(NAMES), pace=PACE, moderator=True)
        owner = seated(await room.post("/api/tables", wire.CreateTable(agreed, MODERATOR, moderator=True)))
        people = [await room.join(owner.code, name) for name in NAMES]
        page = await guests.come(link(owner), LAPTOP)
        await expect(page.get_by_text(NAMES[-1])).to_be_visible()
        await check(page)
        night = Evening(time, room, guests, [owner, *people])
        await night.begin()
        bar = page.get_by_role("region", name=say("moderator-label"))
        await expect(bar).to_contain_text(NAMES[CALLED])
        await check(page)
        await bar.get_by_role("button", name=NAMES[CALLED]).click()
        choice = page.locator("[data-choice='guard 1']")
        await expect(choice).to_be_visible()
        await expect(page.locator("footer"), "nothing is taken back as the moderator").to_have_count(0)
        await choice.click()
        await heard_by_table(page)
        await time.turn(1_000)
        await expect(bar).to_contain_text(say("moderator-answered", count=1, all=1))
        await bar.get_by_role("button", name=say("moderator-next")).click()
        await expect(bar).not_to_contain_text(NAMES[CALLED])
        sleeper = await guests.sit(link(people[0]), LAPTOP)
        await expect(sleeper.page.get_by_text(MODERATOR).first).to_be_visible()
        await expect(sleeper.page.get_by_role("region", name=say("moderator-label"))).to_have_count(0)
        watch = (await room.info(owner.code, owner.token)).watch
        tv = await guests.come(f"w/{watch}?tv", TV)
        await expect(tv.get_by_role("banner")).to_contain_text(say("tv-moderator", name=MODERATOR))
        assert guests.troubles() == []
