"""Where all choose at once everybody sees who has chosen, on a phone, a laptop and a TV, and nobody what."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

from igroteka.server import wire
from tests.browser.guests import LAPTOP, PHONE, TV, Guests
from tests.browser.pechenka.player import PECHENKA, say, title
from tests.browser.seating import link
from tests.browser.table import Table
from tests.server.client import NAMES, Room, setup

SEATS = range(4)
MINE, BESIDE, FIRST, LAST = SEATS
CARD = "shield"
LOOKING_ON = re.compile("|".join(say("table-watching", count=count) for count in (1, 2)))


def place(page: Page, seat: int) -> Locator:
    """What lies before a seat on this screen."""
    return page.locator(f"main [data-seat='{seat}']")


async def has_chosen(page: Page, *chosen: int, mine: int = -1) -> None:
    """The screen says of these that they are ready, and of nobody else."""
    ready = page.locator("main [data-seat]").get_by_text(say("seat-answered"), exact=True)
    await expect(ready).to_have_count(len([seat for seat in chosen if seat != mine]))
    for seat in chosen:
        if seat != mine:
            await expect(place(page, seat).get_by_text(say("seat-answered"), exact=True)).to_be_visible()


async def a_tv_is_no_viewer(laptop: Page, room: Room, table: wire.TableInfo) -> None:
    """While a TV is on, this screen counts a spectator who comes, and nobody any more when that one has left."""
    viewers = laptop.get_by_role("complementary").get_by_text(LOOKING_ON)
    spectator = await room.watch(table.code, table.watch)
    await expect(viewers).to_have_text(say("table-watching", count=1))
    await spectator.close()
    await expect(viewers).to_have_count(0)


async def choose(table: Table, card: str) -> None:
    """Touch a card and press the golden button."""
    await table.page.locator(f"[data-thing='hand.{card}']").click()
    await table.golden.click()


async def test_who_has_chosen_is_seen_and_what_is_not(guests: Guests, room: Room) -> None:
    people, devices = await room.table(setup(PECHENKA.id, len(SEATS)))
    phone = await guests.sit(link(people[MINE]), PHONE)
    laptop = await guests.sit(link(people[BESIDE]), LAPTOP)
    tv = await guests.come(f"w/{devices[0].table.watch}?tv", TV)
    await has_chosen(tv)
    await a_tv_is_no_viewer(laptop.page, room, devices[0].table)

    await devices[FIRST].choose(f"show {CARD}")
    await has_chosen(phone.page, FIRST)
    await has_chosen(laptop.page, FIRST)
    await has_chosen(tv, FIRST)
    listed = laptop.page.get_by_role("complementary").get_by_role("listitem")
    answered = listed.filter(has=laptop.page.get_by_text(say("seat-answered"), exact=True))
    await expect(answered).to_contain_text(NAMES[FIRST])

    await choose(phone, CARD)
    mine = phone.page.get_by_role("region", name=say("mine"), exact=True)
    await expect(mine.get_by_text(say("sealed"))).to_be_attached()
    await expect(phone.ask).to_contain_text(say("ask-answered"))
    await expect(phone.golden).to_contain_text(say("chosen", card=title(CARD)))
    await has_chosen(phone.page, FIRST, MINE, mine=MINE)
    for page in (laptop.page, tv):
        await has_chosen(page, FIRST, MINE)
        for seat in (FIRST, MINE):
            await expect(place(page, seat)).not_to_contain_text(title(CARD))

    await devices[LAST].choose(f"show {CARD}")
    await choose(laptop, CARD)
    for page in (phone.page, laptop.page, tv):
        await has_chosen(page)
        for seat in (FIRST, LAST):
            await expect(place(page, seat)).to_contain_text(title(CARD))
