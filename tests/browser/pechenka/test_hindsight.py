"""After a game of «Печенька»: what could I have known? From the result, and from a move of the replay."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from playwright.async_api import ViewportSize, expect

from igroteka.server import wire
from igroteka.texts import Words
from tests.browser.axe import check
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.seating import link, reviewed
from tests.browser.spoken import WEB, say
from tests.browser.table import by_keys
from tests.browser.wire_games import finished
from tests.server.client import Room, setup

BIG_HUNT: dict[str, Any] = {"variant": "big_hunt"}


@cache
def words() -> Words:
    """What the page says of «Печенька» when somebody looks back."""
    said = Words("pechenka", "ru")
    text = (WEB / "games" / "pechenka" / "texts" / "hindsight.ru.ftl").read_text(encoding="utf-8")
    said.bundle.add_resource(FluentResource(text))
    return said


async def played(room: Room, seats: int, options: dict[str, Any]) -> wire.Seated:
    """Somebody who has played a whole game, at random like all the others."""
    rng = Random(seats)
    people, devices = await room.table(setup("pechenka", seats, options=options))
    while not devices[0].over:
        for device in devices:
            await device.sync()
            if device.choices and "answered" not in (device.play.view["prompt"] if device.play else {}):
                await device.choose(rng.choice(device.choices))
        await devices[0].sync()
    return people[0]


@pytest.mark.parametrize(("size", "seats", "options"), [(PHONE, 4, {}), (LAPTOP, 2, BIG_HUNT)], ids=["phone", "laptop"])
async def test_every_decision_is_looked_back_at(
    guests: Guests, room: Room, size: ViewportSize, seats: int, options: dict[str, Any]
) -> None:
    who = await played(room, seats, options)
    told = await room.get(f"/api/tables/{who.code}/hindsight", wire.Hindsight, who.token)
    page = await guests.come(link(who), size)
    await by_keys(page.get_by_role("button", name=say("hindsight-title")))
    sheet = page.get_by_role("dialog", name=say("hindsight-title"))
    decisions = sheet.get_by_role("article")
    await expect(decisions).to_have_count(len(told.decisions))

    right = {one.at for one in await reviewed(room, who) if one.right}
    missed = [
        decision.at not in right and any(one["kind"] == "missed" for one in decision.knew["findings"])
        for decision in told.decisions
    ]
    await sheet.get_by_role("radio", name=words().say("knew-kind-missed")).check(force=True)
    await expect(decisions).to_have_count(sum(missed))
    await sheet.get_by_role("radio", name=words().say("knew-kind-all")).check(force=True)

    middle = len(told.decisions) // 2
    await by_keys(decisions.nth(middle).locator("summary").first)
    table = decisions.nth(middle).get_by_role("table").first
    await expect(table.get_by_role("row")).to_have_count(1 + len(told.decisions[middle].knew["places"]))
    await decisions.nth(middle).locator("summary").last.click()
    deals = decisions.nth(middle).get_by_role("region").get_by_role("row")
    await expect(deals).to_have_count(1 + told.decisions[middle].knew["deals"])
    if size is PHONE:
        await check(page)

    at = told.decisions[middle].at
    await decisions.nth(middle).get_by_role("button", name=words().say("knew-see")).click()
    await expect(page).to_have_url(re.compile(rf"/t/{who.code}/replay/{at}$"))
    await page.get_by_role("button", name=say("replay-hindsight")).click()
    asked = decisions.nth(middle)
    await expect(asked.get_by_role("table")).to_be_visible()
    await expect(asked).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def test_where_nothing_is_told_nothing_is_offered(guests: Guests, room: Room) -> None:
    pair = await finished(room)
    table = await guests.sit(link(pair.people[0]))
    await expect(table.over).to_be_visible()
    await expect(table.button("hindsight-title")).to_have_count(0)


async def test_whoever_only_looks_on_is_not_told(guests: Guests, room: Room) -> None:
    who = await played(room, 2, BIG_HUNT)
    stranger = await guests.come(f"t/{who.code}/replay/last", LAPTOP)
    await expect(stranger.get_by_role("button", name=say("replay-keep"))).to_be_visible()
    await expect(stranger.get_by_role("button", name=say("replay-hindsight"))).to_have_count(0)
