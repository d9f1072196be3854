"""A street without a zero: no pass plays itself, and the one that ends the game says so; nobody is asked whether they
want what is the only thing left."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.guests import PHONE, SIDEWAYS, Guests
from tests.browser.reach import within_reach
from tests.browser.seating import link
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.browser.table import Table, by_keys
from tests.browser.wire_games import begun
from tests.server.client import Room
from tests.server.driving import Pair


async def begun_without_a_zero(room: Room) -> Pair:
    """Two people with four zeros each, and nobody on the street whom they could recruit."""
    while True:
        pair = await begun(room)
        play = pair.devices[0].play
        assert play
        if play.view["prompt"]["step"] == "refresh":
            return pair


async def keeps_the_street(table: Table, leads: str) -> None:
    """The button says what it leads to; then only the pass is offered, with reasons why nobody else can come."""
    keep = table.beside("side-stop")
    await expect(keep).to_contain_text(say(f"declining-{leads}"))
    await table.press(keep)
    await expect(table.only_pass).to_contain_text(say("do-only-pass.second", ends="yes" if leads == "end" else "no"))
    await expect(table.street.locator("[data-standing=off]").first).to_be_visible()


async def shrinks_no_card(table: Table) -> None:
    """What must not be overlooked has its place on a phone on its side, too: a finger still finds every card."""
    await table.page.set_viewport_size(SIDEWAYS)
    await expect(table.page.get_by_text(say("notice-pass"))).to_be_visible()
    await within_reach(table.page)
    await table.page.set_viewport_size(PHONE)


async def test_a_forced_pass_is_asked_for_and_the_second_in_a_row_ends_the_game(guests: Guests, room: Room) -> None:
    pair = await begun_without_a_zero(room)
    tables = [await guests.sit(link(who)) for who in pair.people]
    first, second = tables if pair.devices[0].choices else tables[::-1]
    second.press = by_keys
    await keeps_the_street(first, "pass")
    await expect(second.idle).to_be_visible()
    await first.confirm()
    await shrinks_no_card(second)
    await keeps_the_street(second, "end")
    await settled(second.page)
    await expect(first.over).to_have_count(0)
    await second.press(second.only_pass)
    for table in tables:
        await expect(table.over).to_be_visible()
        await expect(table.ending).to_have_count(0)
