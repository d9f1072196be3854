"""Teams: people see who plays with whom, choose it by where they sit, and win together."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, link
from tests.browser.spoken import say
from tests.browser.teams import tell_pairs
from tests.browser.twenty import Crowd, plain_rooks
from tests.server.client import Room, deal, setup
from tests.server.websocket_client import Device
from tests.shelf import put_on_the_shelf

ANN, BOB = NAMES[:2]
BIRDS = ("Аня", "Боря", "Вера", "Гоша", "Дима")


def team(page: Page, number: int) -> Locator:
    """The list of a team in the lobby."""
    return page.get_by_role("list", name=say("team", number=number))


async def test_two_people_sit_down_as_a_team_and_win_together(guests: Guests, room: Room) -> None:
    host = await room.create(setup("pechenka", 4, bots=2), ANN)
    guest = await room.join(host.code, BOB)
    pages = []
    for who, size in ((host, PHONE), (guest, LAPTOP)):
        page = await guests.come("", size)
        await tell_pairs(page, room)
        await page.goto(guests.address(link(who)))
        pages.append(page)
    ann, bob = pages

    # Bob is on the other team; he takes the seat of a bot.
    for page in pages:
        await expect(team(page, 2)).to_contain_text(BOB)
    await expect(bob.get_by_role("button", name=say("lobby-swap-label", name=ANN))).to_have_count(0)
    await bob.get_by_role("button", name=say("lobby-sit-label", number=3)).click()
    for page in pages:
        await expect(team(page, 1)).to_contain_text(BOB)
        await expect(team(page, 1)).to_contain_text(ANN)
        await check(page)
    # The host may also change places with somebody.
    await ann.get_by_role("button", name=say("lobby-swap-label", name=BOB)).click()
    await expect(team(ann, 1).get_by_role("listitem").first).to_contain_text(BOB)
    assert [seat.name for seat in (await room.info(host.code)).seats] == [BOB, "", ANN, ""]

    await room.at(host, "start")
    seats = bob.get_by_role("region", name=say("seats-title"))
    for seat, key, number in ((0, "team-mine", 1), (1, "team", 2), (2, "team-mine", 1), (3, "team", 2)):
        await expect(seats.get_by_role("listitem").nth(seat)).to_contain_text(say(key, number=number))
    await check(bob)

    for who in (host, guest):
        await room.at(who, "resign", wire.OfMatch(1))
    for page in pages:
        bots = [say("bot-name-of", number=number) for number in (1, 2)]
        won = say("outcome-partners", names=f"{bots[0]} {say('and')} {bots[1]}")
        await expect(page.get_by_role("region", name=say("ask-label"))).to_contain_text(won)
        await expect(page.locator(".steps > li")).to_have_count(2)
        winners = page.locator(".steps > .place-1")
        await expect(winners).to_have_text(re.compile(f"{bots[0]}.*{bots[1]}"))
        await check(page)


def seen(device: Device) -> dict[str, Any]:
    """What the device sees."""
    assert device.play
    return device.play.view


async def test_sides_that_were_secret_are_told_at_the_end_with_the_names_of_the_winners(browser: Browser) -> None:
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, plain_rooks())
        async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
            host = await room.create(setup("rooks", len(BIRDS)), BIRDS[0])
            people = [host, *[await room.join(host.code, name) for name in BIRDS[1:]]]
            page = await guests.come(link(host))
            await expect(page.get_by_text(BIRDS[-1])).to_be_visible()
            await expect(team(page, 1)).to_have_count(0)
            crowd = Crowd([await room.sit(who) for who in people])
            await room.at(host, "start")
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
            await check(page)
            assert guests.troubles() == []
