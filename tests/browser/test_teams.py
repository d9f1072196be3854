"""Teams: people see who plays with whom, choose it by where they sit, and win together."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.seating import NAMES, link
from tests.browser.spoken import say
from tests.browser.teams import tell_pairs
from tests.server.client import Room, setup

ANN, BOB = NAMES[:2]


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
