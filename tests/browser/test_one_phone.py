"""Two people with one phone between them."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.playing import hasty, keen
from tests.browser.spoken import GAME, say
from tests.browser.table import Table

ANYBODY = re.compile(say("handover-show", name="(.+)"))


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
            held.add(await hand_over.inner_text())
            await hand_over.click()
            await table.hand.wait_for()
        elif await news.is_visible():
            await news.click()
        else:
            await (keen if made < 8 else hasty)(table)
            made += 1
    assert len(held) == 2, "both had the phone"
    assert len(await table.points()) == 2


async def test_the_other_one_peeks_as_long_as_the_button_is_held(guests: Guests) -> None:
    table = Table(await guests.come())
    page = table.page
    await table.button("title").click()
    await table.button("game-together").click()
    for number, name in enumerate(("Аня", "Боря"), 1):
        await page.get_by_label(say("together-name", number=number)).fill(name)
    await table.button("together-start").click()
    hand_over = page.get_by_role("button", name=ANYBODY)
    first = re.sub(ANYBODY, r"\1", (await hand_over.inner_text()).strip())
    other = {"Аня": "Боря", "Боря": "Аня"}[first]
    await hand_over.click()
    await table.awaited()
    await table.button("menu-title").click()
    hold = table.button("peek-hold", name=other)
    view = page.get_by_role("region", name=say("peek-view", name=other))
    await expect(view).to_be_hidden()
    await hold.hover()
    await page.mouse.down()
    await expect(view.get_by_role("region", name=say("hand"), exact=True)).to_be_visible()
    await page.mouse.up()
    await expect(view).to_be_hidden()
