"""A game without a drawing of its own is played from a list."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room, setup

DRAWING = re.compile(r"/assets/Table-[^/]*\.js$")
# After this many choices of all kinds only passes follow.
VARIED = 8


async def test_a_game_whose_drawing_does_not_arrive_is_played_from_a_list(guests: Guests, room: Room) -> None:
    guests.forgive("ERR_FAILED")
    me = await room.create(setup(bots=1))
    page = await guests.come()
    await page.route(DRAWING, lambda route: route.abort())
    await page.goto(guests.address(link(me)))
    table = Table(page)
    await table.button("lobby-start").click()
    await expect(page.get_by_role("heading", name=say("options-title"))).to_be_visible()
    await expect(page.locator("[data-thing]")).to_have_count(0)

    choices = page.locator("[data-choice][data-offered]:enabled")
    made = 0
    while True:
        await choices.or_(table.over).first.wait_for()
        if await table.over.is_visible():
            break
        made += 1
        if made == 1:
            await page.keyboard.press("1")
            await table.let_it_end()
            continue
        await (choices.last if made < VARIED else choices.first).click()
        await table.let_it_end()
    assert made
    assert len(await table.points()) == 2
