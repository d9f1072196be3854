"""After a game of «Конфетная империя»: what could I have known of hands and discard?"""

from __future__ import annotations

import re
from functools import cache
from random import Random

from fluent.runtime import FluentResource
from playwright.async_api import expect

from igroteka.server import wire
from igroteka.texts import Words
from tests.browser.axe import check
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.reach import resize
from tests.browser.seating import link
from tests.browser.spoken import WEB, say
from tests.browser.table import by_keys
from tests.server.client import Room, setup

PART_OF_MINE = "main => main.querySelector('.mine').offsetWidth / main.offsetWidth"


@cache
def words() -> Words:
    """What the page says of the game when somebody looks back."""
    said = Words("candy_empire", "ru")
    text = (WEB / "games" / "candy_empire" / "texts" / "hindsight.ru.ftl").read_text(encoding="utf-8")
    said.bundle.add_resource(FluentResource(text))
    return said


async def played(room: Room, seats: int) -> wire.Seated:
    """Somebody who has played a whole game, at random like all the others."""
    rng = Random(seats)
    people, devices = await room.table(setup("candy_empire", seats))
    while not devices[0].over:
        for device in devices:
            await device.sync()
            if device.choices and "answered" not in (device.play.view["prompt"] if device.play else {}):
                await device.choose(rng.choice(device.choices))
        await devices[0].sync()
    return people[0]


async def test_every_decision_is_looked_back_at(guests: Guests, room: Room) -> None:
    who = await played(room, 3)
    told = await room.get(f"/api/tables/{who.code}/hindsight", wire.Hindsight, who.token)
    page = await guests.come(link(who), PHONE)
    await by_keys(page.get_by_role("button", name=say("hindsight-title")))
    sheet = page.get_by_role("dialog", name=say("hindsight-title"))
    decisions = sheet.get_by_role("article")
    mine = [decision for decision in told.decisions if not decision.knew.get("follows")]
    await expect(decisions).to_have_count(len(mine))
    await expect(sheet.locator(".aim")).to_have_count(len(told.decisions) - len(mine))

    middle = len(mine) // 2
    one, knew = decisions.nth(middle), mine[middle].knew
    await by_keys(one.locator("summary"))
    await expect(one.get_by_role("heading")).to_have_count(len(knew["places"]))
    [discard] = [place for place in knew["places"] if place["seat"] < 0]
    await expect(one).to_contain_text(words().say("knew-discard", cards=discard["cards"]))
    await check(page)

    await one.get_by_role("button", name=words().say("knew-see")).click()
    await expect(page).to_have_url(re.compile(rf"/t/{who.code}/replay/{mine[middle].at}$"))
    await resize(page, LAPTOP)
    # as at the table: where there is height for all, nothing lies beside my empire
    assert await page.locator("main").evaluate(PART_OF_MINE) > 0.9
