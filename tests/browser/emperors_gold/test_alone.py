"""One person plays «Золото императора» against bots: by touch on a small phone, by keys alone, and the end of a child's
game."""

from __future__ import annotations

import re

from playwright.async_api import Browser, expect

from tests.browser.axe import check
from tests.browser.emperors_gold.player import Player, at_table, keenly, last_turn, quickly, say, started_table
from tests.browser.guests import LAPTOP, Guests
from tests.browser.reach import HIDDEN_BELOW, all_in_sight_on_a_short_screen, within_reach
from tests.browser.table import by_keys, by_touch, first_by_digit
from tests.server.client import Room

TOUCH = {"press": by_touch, "has_touch": True, "is_mobile": True}


async def look_around(player: Player, seen: set[str], step: str) -> None:
    """Nobody scrolls, a finger finds everything, and what is there for the first time is checked by axe-core too."""
    await within_reach(player.page)
    assert await player.page.locator("main .cloth").evaluate(HIDDEN_BELOW) <= 1, "the whole table fits the screen"
    if step not in seen:
        seen.add(step)
        await check(player.page)
        await all_in_sight_on_a_short_screen(player.page)


async def test_the_end_of_a_game_against_three_bots_on_a_small_phone(browser: Browser) -> None:
    async with started_table(browser, last_turn(4), bots=3) as game:
        player = await game.sit(0, **TOUCH)
        seen: set[str] = set()
        while step := await player.awaited():
            await look_around(player, seen, step)
            await player.answer(quickly(game))
        assert {"pawn", "place", "claim"} <= seen
        assert len(await player.table.points()) == 4


async def test_the_pawn_is_tried_out_before_it_goes(guests: Guests, room: Room) -> None:
    (player,) = await at_table(guests, room, 2, 1, **TOUCH)
    await player.awaited()
    play = player.now()
    assert play
    pawn = f"cell.{play.view['pawn']}"
    near = next(near for near in play.near if near.touches == [pawn])
    await player.table.press(player.thing(pawn))
    await expect(player.page.get_by_role("dialog")).to_contain_text(say(f"why-{near.reason}"))
    await player.page.keyboard.press("Escape")

    one, other = (option for option in play.options[:2])
    for option in (one, other):
        await player.table.press(player.lit(option.touches[0]))
        cell = int(option.touches[0].removeprefix("cell."))
        reached = player.page.locator(".reached[data-thing]")
        things = await reached.evaluate_all("cells => cells.map(cell => cell.dataset.thing)")
        assert things == [f"cell.{one}" for one in sorted(play.view["reach"][cell])]
        await expect(player.thing(f"cell.{cell}")).to_have_accessible_name(re.compile(say("pawn")))
    assert player.now() == play, "nothing was said to the table"
    await check(player.page)
    await player.table.confirm()
    await expect(player.table.undo).to_have_attribute("data-undo", "free")
    await player.table.press(player.table.undo)
    await expect(player.thing(pawn)).to_have_accessible_name(re.compile(say("pawn")))


async def test_a_turn_by_keys_alone(guests: Guests, room: Room) -> None:
    (player,) = await at_table(guests, room, 2, 1, press=by_keys, size=LAPTOP)
    await player.awaited()
    await first_by_digit(player.table)
    await player.thing("cell.12").focus()
    for key, cell in (("ArrowUp", 7), ("ArrowRight", 8), ("End", 9), ("ArrowRight", 9), ("ArrowDown", 14)):
        await player.page.keyboard.press(key)
        await expect(player.thing(f"cell.{cell}")).to_be_focused()
    while "stop" not in player.made:
        assert await player.awaited()
        await player.answer(keenly)
    while (asked := await player.awaited()) == "claim":
        await player.answer(keenly)
    assert asked == "pawn", "and the next turn begins"


async def test_the_end_of_a_childs_game(browser: Browser) -> None:
    async with started_table(browser, last_turn(2, children=True), bots=1) as game:
        player = await game.sit(0, **TOUCH)
        await player.play(quickly(game))
        assert "claim" in player.made
        assert len(await player.table.points()) == 2


async def test_a_first_game_is_guided(guests: Guests, room: Room) -> None:
    (player,) = await at_table(guests, room, 2, 1, learning=True, size=LAPTOP)
    await player.awaited()
    hint = player.page.get_by_role("region", name=say("guide-title"))
    await expect(hint).to_be_visible()
