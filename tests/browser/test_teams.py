"""Teams: people see who plays with whom, choose it by where they sit, and win together."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from igroteka.server import wire
from igroteka.texts import words
from tests.browser.axe import check
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, link
from tests.browser.spoken import say
from tests.browser.twenty import Crowd, plain_rooks
from tests.laws.cases import TOY
from tests.server.client import Room, deal, setup
from tests.server.websocket_client import Device
from tests.shelf import put_on_the_shelf

ANN, BOB = NAMES[:2]
BIRDS = ("Аня", "Боря", "Вера", "Гоша", "Дима")


def team(page: Page, number: int) -> Locator:
    """The list of a team in the lobby."""
    return page.get_by_role("list", name=say("team", number=number))


async def test_two_people_sit_down_as_a_team_and_win_together(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch, TOY)
    async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
        ann = await guests.come(f"new/{TOY.id}")
        code = await made_in_pairs(ann)
        guest = await room.join(code, BOB)
        bob = await guests.come(link(guest), LAPTOP)
        pages = (ann, bob)

        # Bob is on the other team; he takes the seat of a bot.
        for page in pages:
            await expect(team(page, 2)).to_contain_text(BOB)
        await expect(bob.get_by_role("button", name=say("lobby-swap-label", name=ANN))).to_have_count(0)
        await bob.get_by_role("button", name=say("lobby-sit-label", number=3)).click()
        for page in pages:
            await expect(team(page, 1)).to_contain_text(BOB)
            await expect(team(page, 1)).to_contain_text(ANN)
        await check(ann)
        # The owner may also change places with somebody.
        await ann.get_by_role("button", name=say("lobby-swap-label", name=BOB)).click()
        await expect(team(ann, 1).get_by_role("listitem").first).to_contain_text(BOB)
        assert [seat.name for seat in (await room.info(code)).seats] == [BOB, "", ANN, ""]

        await ann.get_by_role("button", name=say("lobby-start")).click()
        seats = bob.get_by_role("region", name=say("seats-title"))
        for seat, key, number in ((0, "team-mine", 1), (1, "team", 2), (2, "team-mine", 1), (3, "team", 2)):
            await expect(seats.get_by_role("listitem").nth(seat)).to_contain_text(say(key, number=number))
        await check(bob)

        # Between two teams nobody plays on alone.
        await room.at(guest, "resign", wire.OfMatch(1))
        for page in pages:
            bots = [say("bot-name-of", number=number) for number in (1, 2)]
            won = say("outcome-partners", names=f"{bots[0]} {say('and')} {bots[1]}")
            await expect(page.get_by_role("region", name=say("ask-label"))).to_contain_text(won)
            await expect(page.locator(".steps > li")).to_have_count(2)
            winners = page.locator(".steps > .place-1")
            await expect(winners).to_have_text(re.compile(f"{bots[0]}.*{bots[1]}"))
        await check(ann)
        assert guests.troubles() == []


async def made_in_pairs(page: Page) -> str:
    """A new table for four in pairs, two of them bots: the form says who plays with whom before it is made. Gives its
    code."""
    await page.get_by_role("textbox", name=say("new-name")).fill(ANN)
    await page.get_by_role("button", name=say("new-more")).click()
    await expect(team(page, 1)).to_have_count(0)
    await page.get_by_text(say("setup-rules"), exact=True).click()
    await page.get_by_text(words(TOY.id, "ru").say("option-flock-pairs")).click()
    await expect(team(page, 1).get_by_role("listitem")).to_have_count(2)
    await expect(team(page, 1)).to_contain_text(ANN)
    for number in (3, 4):
        seat = page.get_by_role("group", name=say("new-seat-who", number=number))
        await seat.get_by_text(say("new-seat-bot")).click()
        await expect(team(page, 1 if number == 3 else 2)).to_contain_text(say("level-steady"))
    await check(page)
    await page.get_by_role("button", name=say("new-make")).click()
    await page.locator("[data-code]").wait_for()
    await expect(team(page, 2).get_by_role("listitem")).to_have_count(2)
    return page.url.rpartition("/")[2]


def seen(device: Device) -> dict[str, Any]:
    """What the device sees."""
    assert device.play
    return device.play.view


async def test_sides_that_were_secret_are_told_at_the_end_with_the_names_of_the_winners(browser: Browser) -> None:
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, plain_rooks())
        async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
            owner = await room.create(setup("rooks", len(BIRDS)), BIRDS[0])
            people = [owner, *[await room.join(owner.code, name) for name in BIRDS[1:]]]
            page = await guests.come(link(owner))
            await expect(page.get_by_text(BIRDS[-1])).to_be_visible()
            await expect(team(page, 1)).to_have_count(0)
            crowd = Crowd([await room.sit(who) for who in people])
            await room.at(owner, "start")
            await deal(crowd.devices)
            assert crowd.devices[0].table.sides == []
            while not crowd.devices[0].over:
                # All by day point at one bird after another, whichever it may be.
                to = next(seat for seat, gone in enumerate(seen(crowd.devices[0])["left"]) if not gone)
                await crowd.answer(to)
            outcome = seen(crowd.devices[0])["outcome"]
            winners = [name for name, place in zip(BIRDS, outcome["places"], strict=True) if place == 1]
            ask = page.get_by_role("region", name=say("ask-label"))
            await expect(ask).to_contain_text(
                {"rooks": "Победили грачи: ", "flock": "Победила стая: "}[outcome["reason"]]
            )
            for name in winners:
                own = say("you") if name == BIRDS[0] else name
                await expect(ask).to_contain_text(own)
            await expect(page.locator(".steps > li")).to_have_count(2)
            assert guests.troubles() == []
