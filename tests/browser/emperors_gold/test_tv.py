"""Four players on the TV: the board as large as the cloth allows, everybody once, tasks that can be read from the
sofa."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.axe import check
from tests.browser.emperors_gold.player import GOLD, say
from tests.browser.emperors_gold.test_full_table import crowded
from tests.browser.guests import LAPTOP, TV, Guests
from tests.browser.reach import HIDDEN_BELOW, resize
from tests.server.client import NAMES, Room, setup

SEATS = 4
# How much of the height of the cloth the board has.
SHARE = "it => it.getBoundingClientRect().height / it.closest('.cloth.table').getBoundingClientRect().height"
# The smallest sign and the smallest letter on a task, of the height of the screen.
SMALLEST = """tasks => Math.min(...tasks.flatMap(task => [
  ...[...task.querySelectorAll('.element svg')].map(sign => sign.getBoundingClientRect().height),
  ...[...task.querySelectorAll('.coin, .stand')].map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom),
])) / innerHeight"""
# How far the players begin below the parts of the turn.
BELOW = """() => {
  const [steps, others] = ['.steps', '.others'].map(one => document.querySelector(one).getBoundingClientRect());
  return others.top - steps.bottom;
}"""
CUT = "all => all.filter(it => it.scrollWidth > it.clientWidth + 1).map(it => it.outerHTML)"


async def test_a_full_table_on_a_tv(guests: Guests, room: Room) -> None:
    _, (device,) = await room.table(setup(GOLD.id, SEATS, bots=SEATS - 1))
    page = await guests.come("", LAPTOP)
    await page.route_web_socket(re.compile("/play$"), crowded)
    await page.goto(guests.address(f"w/{device.table.watch}?tv"))
    await expect(page.locator(".task")).to_have_count(5)
    others = page.get_by_role("region", name=say("others"))
    await expect(others.locator(".ava"), "everybody is there once").to_have_count(SEATS)
    await expect(others.get_by_role("button", name=re.compile(f"^{NAMES[0]}:"))).to_have_count(1)
    for size in (LAPTOP, TV):
        await resize(page, size)
        assert await page.locator(".frame").evaluate(SHARE) > 0.85
        assert await page.evaluate(BELOW) > 0
        assert await page.locator(".task").evaluate_all(SMALLEST) > 1 / 60
        assert await page.locator("main .cloth").last.evaluate(HIDDEN_BELOW) <= 1
        assert await page.locator(".task, .score, .name, .steps li, .steps ol").evaluate_all(CUT) == []
        for part in await page.locator(".task, .score, .frame").all():
            await expect(part).to_be_in_viewport(ratio=1)
    await check(page)
