"""Two people with one phone between them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import dealt_by, hosted
from tests.browser.playing import hasty, keen
from tests.browser.spoken import GAME, say
from tests.browser.table import PASS, Table

# A deal with a zero on the street: the first player is asked at once whom to recruit, and a pass tells nothing new.
ZERO_ON_THE_STREET = 3
ANYBODY = re.compile(say("handover-show", name="(.+)"))


async def peek(table: Table, other: str) -> None:
    """The other one looks at their cards as long as the button is held."""
    page = table.page
    await table.awaited()
    await table.button("menu-title").click()
    view = page.get_by_role("region", name=say("peek-view", name=other))
    await expect(view).to_be_hidden()
    await table.button("peek-hold", name=other).hover()
    await page.mouse.down()
    await expect(view.get_by_role("region", name=say("hand"), exact=True)).to_be_visible()
    await page.mouse.up()
    await expect(view).to_be_hidden()
    await page.keyboard.press("Escape")


async def test_one_phone_goes_from_hand_to_hand(guests: Guests) -> None:
    table = Table(await guests.come(f"new/{GAME}"))
    page = table.page
    await page.get_by_label(say("new-name"), exact=True).fill("Аня")
    await page.get_by_text(say("setup-rules"), exact=True).click()
    await page.get_by_role("switch", name=say("option-hide_hands")).check(force=True)
    await table.button("new-make").click()
    await table.button("lobby-add").click()
    await page.get_by_label(say("guest-name-label")).fill("Боря")
    await table.button("lobby-add-yes").click()
    await table.button("lobby-start").click()

    hand_over = page.get_by_role("button", name=ANYBODY)
    news = table.button("away-close")
    cards = page.locator("[data-thing], [data-card], [data-zone]")
    held: set[str] = set()
    made = 0
    while True:
        await hand_over.or_(table.asked).or_(table.over).first.wait_for()
        if await table.over.is_visible():
            break
        if await hand_over.is_visible():
            await expect(cards).to_have_count(0)
            for family in ("I0", "A0", "B0", "M0"):
                await expect(page.locator("main")).not_to_contain_text(say(f"card-{family}"))
            name = re.sub(ANYBODY, r"\1", (await hand_over.inner_text()).strip())
            await hand_over.click()
            await table.hand.wait_for()
            if not held:
                await peek(table, {"Аня": "Боря", "Боря": "Аня"}[name])
            held.add(name)
        elif await news.is_visible():
            await news.click()
        else:
            await (keen if made < 8 else hasty)(table)
            made += 1
    assert len(held) == 2, "both had the phone"
    assert len(await table.points()) == 2


async def test_an_open_table_stays_in_sight_while_the_phone_goes_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt_by(monkeypatch, ZERO_ON_THE_STREET)
    async with hosted() as (port, _), Guests(browser, address(port)) as guests:
        table = Table(await guests.come())
        await sit_down_together(table)
        take = table.page.locator("footer").get_by_role("button", name=say("device-pass"))
        await expect(table.beside(PASS)).to_be_visible()
        first = table.page.get_by_text(re.compile(say("device-first", name="(Аня|Боря)")))
        await expect(first, "nobody has been told by a tap whose hand lies below").to_be_visible()
        name = re.search("Аня|Боря", await first.inner_text())
        assert name
        await expect(table.page.get_by_role("banner")).to_contain_text(f"{name[0]} · ")
        await table.pass_turn()
        await expect(first).to_have_count(0)
        await expect(take).to_be_visible()
        await expect(table.undo).to_have_attribute("data-undo", "ask")
        await table.undo.click()  # the player beside has heard it: nobody presses yes
        await expect(take).to_have_count(0)
        await expect(table.beside(PASS), "it is asked anew").to_be_visible()
        for _ in range(3):
            while not await take.is_visible():
                await stays_open(table)
                await keen(table)
                await take.or_(table.asked).first.wait_for()
            await stays_open(table)
            await take.click()
            await expect(take).to_have_count(0)
            await table.asked.first.wait_for()
        assert guests.troubles() == []


async def sit_down_together(table: Table) -> None:
    """Two people with one phone, from the shelf to the table."""
    await table.button("title").click()
    await table.button("game-together").click()
    for number, name in enumerate(("Аня", "Боря"), 1):
        await table.page.get_by_label(say("together-name", number=number)).fill(name)
    await table.button("together-start").click()


async def stays_open(table: Table) -> None:
    """The street is in sight, and nobody is asked who holds the phone."""
    await expect(table.street).to_be_visible()
    await expect(table.page.get_by_role("button", name=ANYBODY)).to_have_count(0)
