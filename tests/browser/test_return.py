"""Coming back to a table: after a reload, on another device, when the network is there again."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, NO_ANSWER, Guests
from tests.browser.network import Network
from tests.browser.playing import end_turn, hasty, keen, play
from tests.browser.seating import alone, sit_down, turns
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room, setup


async def seen(table: Table) -> list[str]:
    """The table as it lies there: whose cards, what is asked."""
    await table.awaited()
    cards = table.page.locator("[data-thing]")
    names: list[str] = await cards.evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    return [*names, await table.ask.inner_text()]


async def test_a_reload_changes_nothing(guests: Guests, room: Room) -> None:
    table = await alone(guests, room)
    await play(table, keen, most=3)
    before = await seen(table)
    await table.page.reload()
    assert await seen(table) == before
    assert await play(table, hasty, most=4), "and it goes on"


async def test_whoever_returns_is_shown_what_happened(guests: Guests, room: Room) -> None:
    _, (one, other) = await sit_down(guests, room, setup())
    mover, waiter = await turns(one, other)
    link = waiter.page.url
    await waiter.page.goto(guests.url)
    await end_turn(mover)
    await expect(mover.ask).to_contain_text(say("seat-away"))
    await waiter.page.goto(link)
    told = waiter.page.get_by_role("status").filter(has_text=say("away-title"))
    await expect(told).to_contain_text(re.compile("Аня|Боря"))
    await told.get_by_role("button", name=say("away-close")).click()
    await expect(told).to_be_hidden()
    assert await waiter.awaited()


async def copied(page: Page) -> str:
    """What lies on the clipboard: pasted into the field of the chat."""
    field = page.get_by_label(say("chat-field"))
    await field.fill("")
    await field.press("Control+V")
    return await field.input_value()


async def test_one_seat_on_two_devices_until_the_link_is_renewed(guests: Guests, room: Room) -> None:
    _, (phone, rival) = await sit_down(guests, room, setup(), size=LAPTOP)
    await phone.button("menu-title").click()
    await phone.button("menu-mine").first.click()
    await expect(phone.page.get_by_role("button").filter(has_text=say("menu-copied"))).to_be_visible()
    await phone.page.keyboard.press("Escape")
    await phone.page.get_by_role("tab", name=say("chat-title")).click()
    personal = await copied(phone.page)
    tablet = await guests.sit(personal)
    assert "#" not in tablet.page.url, "the key must not stay in the address"
    await expect(tablet.hand.get_by_role("button")).to_have_count(await phone.hand.get_by_role("button").count())
    await expect(rival.page.get_by_text(say("seat-devices", count=2))).to_be_visible()

    await phone.button("menu-title").click()
    await phone.button("menu-renew").first.click()
    await phone.button("confirm-renew.yes").click()
    await expect(tablet.page.get_by_text(say("refused-revoked"))).to_be_visible()
    await expect(rival.page.get_by_text(say("seat-devices", count=2))).to_be_hidden()
    await phone.page.reload()
    await settled(phone.page)
    mover, waiter = await turns(phone, rival)
    await end_turn(mover)
    assert await waiter.awaited(), "and it goes on"
    again = await guests.sit(personal)
    await expect(again.page.get_by_text(say("refused-bad-token"))).to_be_visible()


async def test_a_network_that_is_cut_for_a_while(browser: Browser, server: int, room: Room) -> None:
    async with Network(server) as network, Guests(browser, address(network.port)) as guests:
        guests.forgive(NO_ANSWER)
        _, (one, other) = await sit_down(guests, room, setup())
        mover, waiter = await turns(one, other)
        await mover.awaited()
        network.cut()
        await hasty(mover)
        await expect(mover.page.get_by_text(say("table-lost"))).to_be_visible()
        network.mend()
        await expect(mover.page.get_by_text(say("table-lost"))).to_be_hidden()
        await end_turn(mover)
        assert await waiter.awaited(), "and it goes on"
        assert guests.troubles() == []


async def test_a_phone_that_goes_offline(guests: Guests, room: Room) -> None:
    guests.forgive(NO_ANSWER)  # if the turn takes long, the phone asks for a new line meanwhile
    _, (one, other) = await sit_down(guests, room, setup())
    mover, waiter = await turns(one, other)
    await waiter.page.context.set_offline(True)
    await end_turn(mover)
    await waiter.page.context.set_offline(False)
    assert await waiter.awaited()
