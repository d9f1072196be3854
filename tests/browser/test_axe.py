"""Every screen, small or wide, by day and in the evening: usable by everybody, as far as axe-core can tell."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from igroteka.server import wire
from tests.browser.axe import check, check_in_the_evening
from tests.browser.guests import LAPTOP, PHONE, TV, Guests
from tests.browser.guide import read_through
from tests.browser.layout_shifts import LayoutWatch
from tests.browser.playing import keen
from tests.browser.reach import resize
from tests.browser.seating import alone, link
from tests.browser.settled import settled
from tests.browser.spoken import GAME, say
from tests.browser.table import Table
from tests.browser.wire_games import HIDDEN, begun, finished
from tests.server.client import NAMES, Room, setup

# After this many decisions most steps have been seen.
MANY = 20


class Tour:
    """A walk from screen to screen, each of them checked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    async def at(self, shown: Locator) -> None:
        """This is on the screen of a phone: check it, in both lights."""
        await expect(shown.first).to_be_visible()
        await check(self.page)

    async def at_on_every_screen(self, shown: Locator) -> None:
        """The same; its parts lie elsewhere on a laptop, which has the same colours: one light is enough there."""
        await self.at(shown)
        await resize(self.page, LAPTOP)
        await check_in_the_evening(self.page)
        await resize(self.page, PHONE)

    async def sheet(self, key: str, title: str, **args: object) -> None:
        """Open a sheet, check it, and close it."""
        await self.table.button(key).first.click()
        sheet = self.page.get_by_role("dialog", name=say(title, **args))
        await self.at(sheet)
        await self.close()

    async def close(self) -> None:
        """Close the sheet that is open."""
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator("dialog")).to_have_count(0)


async def test_the_shelf_and_the_lobby(guests: Guests) -> None:
    tour = Tour(await guests.come())
    page, table = tour.page, tour.table
    await tour.at_on_every_screen(page.get_by_role("article"))
    await tour.sheet("settings-title", "settings-title")
    await table.button("title").click()
    await tour.at(page.get_by_role("dialog", name=say("title")))
    await table.button("game-together").click()
    await tour.at(page.get_by_label(say("together-name", number=1)))
    await page.goto(guests.url + "help")
    await tour.at(page.get_by_role("heading", name=say("help-title")))
    guests.forgive("404")
    await page.goto(guests.url + "no/such/place")
    await tour.at(page.get_by_role("heading", name=say("missing-title")))

    await page.goto(guests.url + f"new/{GAME}")
    await settled(page)
    for more in await page.locator("summary").all():
        await more.click()
    await tour.at_on_every_screen(page.get_by_role("switch", name=say("option-hide_hands")))
    await page.get_by_label(say("new-name"), exact=True).fill("Аня")
    await table.button("new-make").click()
    await tour.at_on_every_screen(page.locator("[data-code]"))
    await tour.sheet("lobby-add", "lobby-add-title")
    await tour.sheet("lobby-change", "lobby-how")
    await tour.sheet("rules-title", "rules-title")
    await page.goto(guests.url)
    await tour.at(page.get_by_role("heading", name=say("mine-title")))


async def test_a_guest_at_the_door(guests: Guests, room: Room) -> None:
    owner = await room.create(setup())
    tour = Tour(await guests.come(f"t/{owner.code}"))
    page = tour.page
    await tour.at(page.get_by_label(say("guest-name-label")))
    await tour.sheet("guest-lost", "guest-lost-title")
    await room.join(owner.code, NAMES[1])
    await room.sit(owner)
    await room.at(owner, "kick", wire.KickSeat(1))
    await page.get_by_label(say("guest-name-label")).fill(NAMES[1])
    await tour.table.button("guest-sit").click()
    await tour.at(page.get_by_text(say("mend-ask")))
    guests.forgive("404")
    await page.goto(guests.url + "t/AAAAAA")
    await tour.at(page.get_by_text(say("guest-gone")))
    watch = (await room.info(owner.code, owner.token)).watch
    await page.set_viewport_size(TV)
    await page.goto(guests.address(f"w/{watch}?tv"))
    await tour.at(page.get_by_text(say("tv-code")))


async def only_until_the_deal(line: WebSocketRoute) -> None:
    """Pass on what the table says, but keep the deal back."""
    server = line.connect_to_server()
    line.on_message(server.send)
    server.on_message(lambda said: None if '"playing"' in str(said) or '"moved"' in str(said) else line.send(said))


async def test_the_shuffle(guests: Guests, room: Room) -> None:
    owner = await room.create(setup(bots=1))
    tour = Tour(await guests.come())
    await tour.page.route_web_socket(re.compile("/play$"), only_until_the_deal)
    await tour.page.goto(guests.address(link(owner)))
    await tour.table.button("lobby-start").click()
    await tour.at(tour.page.get_by_text(say("shuffling-hint")))


async def test_a_game(guests: Guests, room: Room) -> None:
    table = await alone(guests, room)
    steps: set[str] = set()
    for _ in range(MANY):
        if not await table.awaited():
            break
        step = await table.ask.locator("[data-asked]").inner_text()
        if step not in steps:
            steps.add(step)
            await check(table.page)
        await keen(table)


async def test_beside_a_game_and_after_it(guests: Guests, room: Room) -> None:
    table = await alone(guests, room)
    tour = Tour(table.page)
    await table.awaited()
    await beside_the_game(tour)
    await resize(table.page, LAPTOP)
    for key in ("log-title", "chat-title"):  # beside the table, where there is room
        await table.page.get_by_role("tab", name=say(key)).click()
        await check_in_the_evening(table.page)
    await resize(table.page, PHONE)
    await resign(tour)
    await tour.at_on_every_screen(table.over)
    await tour.sheet("result-shuffle", "shuffle-title")


async def resign(tour: Tour) -> None:
    """Give the game up, and mean it."""
    await tour.table.button("menu-title").click()
    await tour.table.button("menu-resign").click()
    await tour.at(tour.table.button("confirm-resign.yes"))
    await tour.table.button("confirm-resign.yes").click()


async def beside_the_game(tour: Tour) -> None:
    """What can be opened in mid-game."""
    page, table = tour.page, tour.table
    await table.street.get_by_role("button").last.click()
    await tour.at(page.get_by_role("dialog"))
    await tour.close()
    await page.get_by_role("list", name=say("parts")).get_by_role("button").first.click()
    why = page.get_by_role("dialog")
    await tour.at(why)
    await page.keyboard.press("Escape")
    await expect(why).to_have_count(0)
    for key in ("log-title", "chat-title"):
        await page.get_by_role("button", name=say(key), exact=True).click()
        await tour.at(page.get_by_role("tabpanel", name=say(key)))
        await page.keyboard.press("Escape")
    await tour.sheet("rules-title", "rules-title")
    await table.button("menu-title").click()
    await tour.at(table.button("menu-renew"))
    await table.button("menu-renew").first.click()
    await tour.at(table.button("confirm-renew.yes"))
    await table.button("confirm-renew.no").click()
    await table.button("menu-settings").click()
    await tour.at(page.get_by_role("dialog", name=say("settings-title")))
    await tour.close()


async def test_around_a_game(guests: Guests, room: Room) -> None:
    pair = await begun(room, options=HIDDEN)
    tour = Tour(await guests.come(link(pair.people[0])))
    page = tour.page
    await page.goto(guests.url)
    await page.goto(guests.address(link(pair.people[1])))
    await tour.at(page.get_by_text(say("handover-why")))
    await page.goto(guests.address(f"w/{pair.devices[0].table.watch}"))
    await tour.at_on_every_screen(tour.table.street)
    await page.set_viewport_size(TV)
    await page.goto(guests.address(f"w/{pair.devices[0].table.watch}?tv"))
    await tour.at(tour.table.street)
    await room.renew(pair.people[1])
    tour = Tour(await guests.come(link(pair.people[1])))
    await tour.at(tour.page.get_by_role("heading", name=say("bye-title")))


async def test_a_replay(guests: Guests, room: Room) -> None:
    pair = await finished(room)
    tour = Tour(await guests.come(f"t/{pair.people[0].code}/replay/5"))
    await tour.at_on_every_screen(tour.table.street)
    for panel in ("replay-play-on", "replay-keep", "replay-moves"):
        await tour.sheet(panel, panel)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_a_first_game(guests: Guests, room: Room, size: ViewportSize) -> None:
    table = await alone(guests, room, size=size, learning=True)
    note = table.page.get_by_role("region", name=say("guide-title"))
    await expect(note).to_be_visible()
    await table.awaited()
    layout = await LayoutWatch.watched(table.page)
    if size is PHONE:
        await read_through(note)
    await (check if size is PHONE else check_in_the_evening)(table.page)
    await note.get_by_role("button", name=say("guide-never")).click()
    await layout.moved_by_taps_alone()
    await expect(note).to_have_count(0)
    await table.page.reload()
    await table.awaited()
    await settled(table.page)
    await expect(note).to_have_count(0)
