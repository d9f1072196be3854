"""The review of a game that is over, on the table: a line, the dearest decisions, and to play on from there."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.async_api import ViewportSize, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.seating import link, reviewed
from tests.browser.spoken import say
from tests.browser.table import by_keys
from tests.server.client import Room, setup
from tests.server.websocket_client import Device

DECISIONS = 12
FEW = 3


async def given_up(room: Room) -> wire.Seated:
    """Somebody who has passed in «Семья» as often as possible, and then gives up."""
    rng = Random(3)
    while True:
        people, devices = await room.table(setup("famiglia", 2))
        if await decided(devices, rng):
            await room.at(people[0], "resign", wire.OfMatch(1))
            return people[0]


async def decided(devices: list[Device], rng: Random) -> bool:
    """The first decides often enough, and the other passes only where nothing else is left; False if the game ends
    before."""
    made = 0
    while made < DECISIONS:
        for device in devices:
            await device.sync()
        asked = next((device for device in devices if device.choices), None)
        if asked is None:
            return False
        made += asked is devices[0] and len(asked.choices) > 1
        others = [one for one in asked.choices if one != "pass"]
        wastes = asked is devices[0] and "pass" in asked.choices
        await asked.choose("pass" if wastes or not others else rng.choice(others))
    return True


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_dearest_decisions_are_looked_at_on_the_table(guests: Guests, room: Room, size: ViewportSize) -> None:
    who = await given_up(room)
    judged = await reviewed(room, who)
    costs = sorted((one.before - one.after for one in judged if one.before > one.after), reverse=True)[:FEW]
    assert costs, "whoever passes gives nothing away"
    page = await guests.come(link(who), size)
    await by_keys(page.get_by_role("link", name=say("result-review")))
    await expect(page.get_by_role("heading", level=1)).to_contain_text(say("review-title", title=""))
    leaps = page.get_by_role("button", name=re.compile(re.escape(say("review-cost").rstrip("."))))
    await expect(leaps).to_have_count(len(costs))
    worst = next(one for one in judged if one.before - one.after == costs[0])
    await by_keys(leaps.first)
    await expect(page).to_have_url(re.compile(rf"/replay/{worst.at}$"))
    verdict = page.locator("section.ask")
    await expect(verdict).to_contain_text(say("review-fell", before=worst.before, after=worst.after))
    await expect(verdict).to_contain_text(say("review-better").strip())
    slider = page.get_by_role("slider")
    await expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"{worst.after}\s%"))
    # a mark for each thing that the better turn touches and the table shows
    if worst.choices[0].touches:
        await expect(page.locator(".marks i").first).to_be_attached()
    await check(page)
    await by_keys(page.get_by_role("button", name=say("replay-play-on")))
    await expect(page.get_by_role("dialog", name=say("replay-play-on"))).to_be_visible()


async def test_whoever_only_looks_on_sees_a_replay(guests: Guests, room: Room) -> None:
    who = await given_up(room)
    page = await guests.come(f"t/{who.code}/replay/last", LAPTOP)
    await expect(page.get_by_role("heading", level=1)).to_contain_text(say("replay-title", title=""))
    await expect(page.get_by_role("slider")).to_be_visible()
    await expect(page.get_by_role("button", name=re.compile(re.escape(say("review-cost").rstrip("."))))).to_have_count(
        0
    )
