"""The hand on the time of «Конфетная мафия»: the owner's or the moderator's, by day and by night, seen by all."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.candy_mafia.light import layout, luminance
from tests.browser.candy_mafia.player import say, started_table, town, until
from tests.browser.candy_mafia.test_night import DARK
from tests.browser.guests import PATIENCE, TV
from tests.browser.reach import within_reach
from tests.browser.seating import link
from tests.browser.settled import heard_by_table, still
from tests.browser.spoken import say as shell
from tests.games.candy_mafia.table import step

CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
OWNER, OTHER = 0, 3
BEAT = 1_500
CALLED = say("option-night-called")


async def menu(page: Page) -> None:
    """Open the menu of the table."""
    await page.get_by_role("button", name=shell("menu-title")).click()
    await page.get_by_role("dialog").wait_for()


async def test_the_owner_has_it_by_day_and_by_night_and_all_see_it(browser: Browser) -> None:
    pace = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(talk=30))
    async with started_table(browser, town(CARDS, "u"), owner_conducts=True, pace=pace) as game:
        owner, other = await game.sit(OWNER), await game.sit(OTHER)
        tv = await game.guests.come(f"w/{game.table.doc.watch}?tv", TV)
        name = game.table.doc.name_of(OWNER)
        await until(game, "talk", [owner, other])
        await menu(other.page)
        await expect(other.page.get_by_role("button", name=shell("conduct-longer"))).to_have_count(0)
        await other.page.keyboard.press("Escape")
        await menu(owner.page)
        await owner.page.get_by_role("button", name=shell("conduct-longer")).click()
        await expect(tv.locator("footer")).to_contain_text(shell("log-conduct", name=name, deed="longer"))
        await owner.page.get_by_role("button", name=shell("conduct-end")).click()
        await expect(other.table.golden).to_contain_text(say("pick-ballot"))
        assert game.table.match and step(game.table.match.state) == "ballot"

        await until(game, "errands", [owner, other])
        await menu(owner.page)
        await owner.page.get_by_role("button", name=shell("conduct-pause")).click()
        await heard_by_table(owner.page)
        await game.time.turn(BEAT)
        for page in (owner.page, other.page, tv):
            await expect(page.get_by_role("region", name=shell("ask-label"))).to_contain_text(shell("ask-paused"))
        await menu(owner.page)
        await owner.page.get_by_role("button", name=shell("menu-resume")).click()
        await heard_by_table(owner.page)
        await game.time.turn(BEAT)
        await menu(owner.page)
        await owner.page.get_by_text(CALLED, exact=True).click()
        await heard_by_table(owner.page)
        await game.time.turn(BEAT)
        await expect(owner.page.get_by_role("radio", name=CALLED)).to_be_checked()
        await check(owner.page)
        await owner.page.keyboard.press("Escape")
        await still(owner.page, other.page)
        assert await layout(owner.page) == await layout(other.page)
        assert await owner.table.ask.inner_text() == await other.table.ask.inner_text()
        told = say("altered-night", name=name, value="called")
        await expect(tv.get_by_text(told)).to_have_count(0)
        await until(game, "talk", [owner, other])
        await other.page.get_by_role("button", name=shell("log-title")).click()
        await expect(other.page.get_by_role("tabpanel")).to_contain_text(told)


async def test_a_tv_says_at_night_that_nobody_moderates_and_what_happens_then(browser: Browser) -> None:
    pace = wire.PaceSetup("person")
    async with started_table(browser, town(CARDS, "u"), moderator=True, pace=pace) as game:
        moderator = await game.guests.come(link(game.moderator()))
        tv = await game.guests.come(f"w/{game.table.doc.watch}?tv", TV)
        ask = tv.get_by_role("region", name=shell("ask-label"))
        lost = shell("moderator-lost", closes="person")
        for _ in range(9):
            if game.table.match and step(game.table.match.state) == "errands":
                break
            await moderator.get_by_role("button", name=shell("moderator-next")).click()
            await heard_by_table(moderator)
            await game.time.turn(BEAT)
        await expect(tv.locator(".panel")).to_contain_text(say("night-town"))
        await expect(ask).not_to_contain_text(lost)
        await still(tv)
        assert await luminance(tv) < DARK
        places = await layout(tv)
        await moderator.close()
        async with asyncio.timeout(PATIENCE / 1000):
            while game.table.presence.devices(game.table.doc.moderator):
                await still(tv)
        await game.time.turn(BEAT)
        await expect(ask).to_contain_text(lost)
        assert await layout(tv) == places
        await within_reach(tv)
        await until(game, "ballot")
        assert game.table.window is not None, "time goes on without a moderator"
