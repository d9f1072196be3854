"""What can be looked at beside the turn: what somebody has, what fits a row, and after the game the best turns there were."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.emperors_gold.player import Player, at_table, keenly, say
from tests.browser.guests import Guests
from tests.server.client import Room

FITTING = (
    "cells => cells.filter(cell => cell.querySelector('.marks i')).map(cell => Number(cell.dataset.thing.slice(5)))"
)


async def turns(player: Player, count: int) -> None:
    """Play so many turns, until I am asked for the next."""
    while player.made.count("stop") < count or await player.awaited() != "pawn":
        await player.awaited()
        await player.answer(keenly)


async def test_rows_tell_what_fits_them_and_sides_what_they_have(guests: Guests, room: Room) -> None:
    (player,) = await at_table(guests, room, 2, 1)
    rows: list[dict[str, Any]] = []
    for count in range(1, 5):  # whoever finishes a task at once has no row to show yet
        await turns(player, count)
        play = player.now()
        assert play
        rows = play.view["sides"][0]["rows"]
        if any(row["cards"] for row in rows):
            break
    slot = next(slot for slot, row in enumerate(rows) if row["cards"])
    await player.table.press(player.thing(f"row.{slot}"))
    cells = player.page.locator("[data-thing^='cell.']")
    await expect(cells).to_have_count(25)
    assert await cells.evaluate_all(FITTING) == rows[slot]["fits"]
    await check(player.page)
    await player.table.press(player.page.get_by_role("region", name=say("others")).get_by_role("button").first)
    sheet = player.page.get_by_role("dialog")
    await expect(sheet).to_contain_text(say("side-about", count=0, goal=6, points=0))
    await check(player.page)


async def test_the_best_turns_there_were(guests: Guests, room: Room) -> None:
    (player,) = await at_table(guests, room, 2, 1)
    await turns(player, 4)
    await room.at(player.who, "resign", wire.OfMatch(1))
    await player.table.press(player.table.button("hindsight-title"))
    sheet = player.page.get_by_role("dialog")
    for number in range(1, 5):
        await expect(sheet.get_by_text(re.compile(f"^{say('knew-turn', turn=number)}"))).to_be_visible()
    await expect(sheet.get_by_text(say("knew-mine")).first).to_be_visible()
    await check(player.page)
    await player.table.press(sheet.get_by_role("button", name=say("knew-see")).first)
    await expect(player.page).to_have_url(re.compile("/replay/"))
    await player.board.wait_for()
    await check(player.page)
