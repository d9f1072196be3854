"""A street without a zero: no pass plays itself, and the one that ends the game asks first."""

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

AT_ONCE = """() => {
  document.querySelector('dialog[open]').requestClose();
  document.querySelector('footer button.go').click();
}"""


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


async def test_a_forced_pass_is_asked_and_the_second_in_a_row_asks_before_it_ends_the_game(
    guests: Guests, room: Room
) -> None:
    pair = await begun_without_a_zero(room)
    tables = [await guests.sit(link(who)) for who in pair.people]
    first, second = tables if pair.devices[0].choices else tables[::-1]
    second.press = by_keys
    await keeps_the_street(first, "pass")
    await expect(second.idle).to_be_visible()
    await first.confirm()
    await shrinks_no_card(second)
    await keeps_the_street(second, "end")
    await second.press(second.only_pass)
    await expect(second.ending).to_contain_text(say("confirm-ends.text"))
    await second.page.keyboard.press("Escape")
    await expect(second.ending).to_have_count(0)
    await expect(second.only_pass).to_be_visible()
    await expect(first.over).to_have_count(0)
    await second.press(second.only_pass)
    await second.page.evaluate(AT_ONCE)  # closed and asked for again before the next frame: it stays
    await settled(second.page)
    await expect(second.ending).to_be_visible()
    assert await second.let_it_end()
    await expect(second.over).to_be_visible()
    await expect(first.over).to_be_visible()
