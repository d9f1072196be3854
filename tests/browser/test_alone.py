"""One person against a bot: by touch on a small phone, and by keyboard alone."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.browser.guests import LAPTOP, Guests, Press
from tests.browser.layout_shifts import LayoutWatch
from tests.browser.playing import hasty, keen, play
from tests.browser.reach import HIDDEN_BELOW, all_in_sight_on_a_short_screen, within_reach
from tests.browser.seating import alone
from tests.browser.spoken import say
from tests.browser.table import Table, by_keys, by_touch, first_by_digit
from tests.server.client import Room

# After this many decisions most steps have been seen.
MANY = 12
# The first card that moves, or is framed where it lies: what of it changes. Noted as it begins: a busy machine may draw
# no frame of it.
MOVED = """new Promise(done => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const moving = animate.apply(this, how);
    if (this.dataset.card && moving.playState === 'running') done(Object.keys(moving.effect.getKeyframes()[0]));
    return moving;
  };
})"""


async def against_a_bot(table: Table, press: Press) -> None:
    """From the shelf to the table in two presses."""
    await press(table.button("title"))
    await press(table.button("game-bot", bots=1).first)
    await table.page.wait_for_url("**/t/*")


async def test_a_first_game_by_touch_on_a_small_phone(guests: Guests) -> None:
    heard: list[str] = []
    table = Table(await guests.come(has_touch=True, is_mobile=True, learning=True, heard=heard), by_touch)
    await against_a_bot(table, by_touch)
    await table.awaited()
    agreed, dealt = '"first":0', '"event":"dealt","starter":0'
    assert all(any(words in frame for frame in heard) for words in (agreed, dealt)), "the person begins"
    assert await table.page.locator("main .cloth").evaluate(HIDDEN_BELOW) == 0, "a fresh table fits the screen"
    layout = await LayoutWatch.watched(table.page)
    seen: set[str] = set()

    async def keen_and_careful(table: Table) -> None:
        await within_reach(table.page)
        await layout.stands()
        asked = await table.ask.locator("[data-asked]").inner_text()
        if asked not in seen:
            seen.add(asked)
            await all_in_sight_on_a_short_screen(table.page)
        await keen(table)

    assert await play(table, keen_and_careful, most=MANY)
    await play(table, hasty)
    assert len(await table.points()) == 2


@pytest.mark.parametrize(("wish", "change"), [("no-preference", "translate"), ("reduce", "outline")])
async def test_cards_travel_unless_somebody_wants_less_motion(
    guests: Guests, room: Room, wish: str, change: str
) -> None:
    table = await alone(guests, room, reduced_motion=wish)
    await table.awaited()
    moved = asyncio.create_task(table.page.evaluate(MOVED))
    await keen(table)
    assert change in await moved


async def test_by_keyboard_alone(guests: Guests) -> None:
    table = Table(await guests.come("", LAPTOP), by_keys)
    await against_a_bot(table, by_keys)
    await play(table, keen, most=8)
    await play(table, hasty)
    assert len(await table.points()) == 2
    await by_keys(table.rematch)
    await expect(table.page.get_by_role("banner")).to_contain_text(say("table-where", match=2, turn=0).split(" ·")[0])


async def test_keys_open_and_close_what_the_help_says(guests: Guests, room: Room) -> None:
    table = await alone(guests, room, press=by_keys)
    await table.awaited()
    await first_by_digit(table)
    keys = table.page.keyboard
    for key, title in (("l", "seats-title"), ("c", "seats-title"), ("r", "rules-title"), ("m", "menu-code")):
        await keys.press(key)
        opened = table.page.get_by_role("dialog", name=say(title, code="") if title == "menu-code" else say(title))
        await expect(opened).to_be_visible()
        await keys.press("Escape")
        await expect(table.page.locator("dialog")).to_have_count(0)


async def test_arrows_walk_along_the_cards(guests: Guests, room: Room) -> None:
    table = await alone(guests, room, press=by_keys)
    await table.awaited()
    cards = table.street.get_by_role("button")
    await cards.first.focus()
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", -1), ("Home", 0)):
        await table.page.keyboard.press(key)
        await expect(cards.nth(place)).to_be_focused()
    await has_the_ring(cards.first)


async def has_the_ring(what: Locator) -> None:
    """A person who plays by keyboard sees where they are."""
    style = await what.evaluate("it => getComputedStyle(it).outlineStyle + getComputedStyle(it).boxShadow")
    assert style != "nonenone"
