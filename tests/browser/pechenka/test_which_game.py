"""Which game is it? The variant is chosen where «Печенька» is chosen, named in the lobby, and its goal is told at the
table."""

from __future__ import annotations

from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import check
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.guide import read_through
from tests.browser.pechenka.player import say

ACROSS = ViewportSize(width=740, height=360)
BIG_HUNT = say("option-variant-big_hunt")
EVERYONE = say("option-variant-everyone")
GOAL = say("option-variant-big_hunt.goal")


def choice(where: Page | Locator, name: str) -> Locator:
    """One of the games to choose from."""
    return where.get_by_role("group", name=say("headline-title")).get_by_role("radio", name=name)


async def test_the_game_that_is_chosen_on_the_shelf_is_played_and_says_its_goal(guests: Guests) -> None:
    page = await guests.come(learning=True)
    await page.get_by_role("button", name=say("title")).click()
    sheet = page.get_by_role("dialog", name=say("title"))
    await expect(choice(sheet, EVERYONE)).to_be_checked()
    await expect(sheet.get_by_role("button", name=say("game-bot", bots=3))).to_be_visible()
    await sheet.get_by_text(BIG_HUNT, exact=True).click()
    await expect(choice(sheet, BIG_HUNT)).to_be_checked()
    await check(page)
    await sheet.get_by_role("button", name=say("game-bot", bots=1)).click()
    note = page.get_by_role("region", name=say("guide-title"))
    for size in (LAPTOP, ACROSS, PHONE):
        await page.set_viewport_size(size)
        await expect(note).to_contain_text(GOAL)
        if size is not LAPTOP:  # where there is no column for it
            await read_through(note)
    await note.get_by_role("button", name=say("guide-ok")).click()
    await expect(note.get_by_text(GOAL)).to_have_count(0)


async def test_a_new_table_begins_with_it_and_says_what_its_seats_exclude(guests: Guests) -> None:
    page = await guests.come()
    await page.get_by_role("button", name=say("title")).click()
    sheet = page.get_by_role("dialog", name=say("title"))
    await sheet.get_by_text(BIG_HUNT, exact=True).click()
    await sheet.get_by_role("link", name=say("game-table")).click()
    await expect(choice(page, BIG_HUNT)).to_be_checked()
    # Four may play either; with three seats one of them would add a seat.
    excluded = say("headline-seats", players=say("players-range", **{"from": 4, "to": 6}), count=4)
    await expect(page.get_by_text(excluded)).to_have_count(0)
    await page.get_by_role("button", name=say("new-less")).click()
    await expect(page.get_by_text(excluded)).to_be_visible()
    await page.get_by_role("button", name=say("new-make")).click()
    await expect(page.locator("header")).to_contain_text(BIG_HUNT)
    await expect(page.get_by_role("definition").filter(has_text=BIG_HUNT)).to_be_visible()
    guest = await guests.come(page.url)
    await expect(guest.get_by_text(GOAL)).to_be_visible()
    await page.get_by_role("button", name=say("lobby-change")).click()
    setup = page.get_by_role("dialog", name=say("lobby-how"))
    await setup.get_by_text(EVERYONE, exact=True).click()
    await expect(page.locator("header").first).to_contain_text(EVERYONE)
    await expect(guest.get_by_text(say("option-variant-everyone.goal"))).to_be_visible()
