"""A table as full as it can get on a small phone: four players, five large tasks, two long rows each; nobody
scrolls."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.async_api import WebSocketRoute

from igroteka.games.emperors_gold.cards import COLOURS, NAMES, SHAPES
from tests.browser.axe import check
from tests.browser.emperors_gold.player import GOLD
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, Guests
from tests.browser.reach import HIDDEN_BELOW, resize, within_reach
from tests.browser.seating import invited, link
from tests.browser.settled import settled
from tests.server.client import Room, setup

LONG = 9


def fill(view: Any) -> None:
    """Long rows everywhere, tasks that need everything, and the last round."""
    free = [name for name in NAMES if name not in view["board"]]
    for number, side in enumerate(view["sides"]):
        for slot, row in enumerate(side["rows"]):
            first = (number * 2 + slot) * LONG % (len(free) - LONG)
            row.update(cards=free[first : first + LONG], links=["both"] * (LONG - 1))
            row["progress"] = [{"missing": list(SHAPES[:2]), "short": 0, "done": False}] * 5
        side.update(points=39, count=4)
    view["tasks"] = [
        {"id": f"X{at}", "points": 10, "least": 6, "needs": list(COLOURS if at % 2 else SHAPES)} for at in range(5)
    ]
    view["left"] = 3


async def crowded(line: WebSocketRoute) -> None:
    """What the table tells, with far more on it."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if play := told.get("play"):
            fill(play["view"])
        line.send(json.dumps(told))

    line.on_message(server.send)
    server.on_message(pass_on)


async def test_everything_has_its_place(guests: Guests, room: Room) -> None:
    (who,) = await invited(room, setup(GOLD.id, 4, 3))
    page = await guests.come("")
    await page.route_web_socket(re.compile("/play$"), crowded)
    await page.goto(guests.address(link(who)))
    await settled(page)
    await room.at(who, "start")
    await page.locator(".task").first.wait_for()
    for size in (PHONE, SIDEWAYS, LAPTOP):
        await resize(page, size)
        if size != LAPTOP:
            await within_reach(page)
        assert await page.locator("main .cloth").evaluate(HIDDEN_BELOW) <= 1, size
        rows = page.locator("[data-thing='row.0'], [data-thing='row.1'], .task, .score")
        spilt = "all => all.filter(it => it.scrollWidth > it.clientWidth + 1).map(it => it.outerHTML)"
        assert await rows.evaluate_all(spilt) == []
        if size == PHONE:
            await check(page)
