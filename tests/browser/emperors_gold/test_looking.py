"""What can be looked at beside the turn: what somebody has, and what fits a row."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.emperors_gold.player import GOLD, Player, keenly, say
from tests.browser.guests import Guests
from tests.browser.seating import dealt, link
from tests.browser.wiretap import Heard
from tests.server.client import Room, setup
from tests.server.websocket_client import Device

TURNS = 4
FITTING = (
    "cells => cells.filter(cell => cell.querySelector('.marks i')).map(cell => Number(cell.dataset.thing.slice(5)))"
)


async def begun(room: Room) -> tuple[wire.Seated, Device]:
    """Somebody at a table with a bot, whose first turns a program plays."""
    (who,) = await dealt(room, setup(GOLD.id, 2, 1))
    return who, await room.sit(who)


async def asked(device: Device, after: int = -1) -> wire.Play:
    """The next decision of this seat."""
    await device.until(lambda d: d.play is not None and d.play.decision > after and bool(d.choices))
    assert device.play
    return device.play


async def play_turn(device: Device) -> dict[str, Any]:
    """Play a turn, until the next one is asked for; what the table shows then."""
    play, stopped = await asked(device), False
    while not stopped or play.view["prompt"]["step"] != "pawn":
        option = keenly(play.view, play.options)
        stopped = stopped or option.verb == "stop"
        await device.choose(option.choice)
        play = await asked(device, play.decision)
    return play.view


async def look(guests: Guests, who: wire.Seated) -> Player:
    """The same person at a screen."""
    heard = Heard()
    return Player(who, await guests.sit(link(who), heard=heard), heard)


async def test_rows_tell_what_fits_them_and_sides_what_they_have(guests: Guests, room: Room) -> None:
    who, device = await begun(room)
    rows: list[dict[str, Any]] = []
    for _ in range(TURNS):  # a player who finishes a task at once has no row to show yet
        rows = (await play_turn(device))["sides"][0]["rows"]
        if any(row["cards"] for row in rows):
            break
    player = await look(guests, who)
    slot = next(slot for slot, row in enumerate(rows) if row["cards"])
    await player.table.press(player.thing(f"row.{slot}"))
    cells = player.page.locator("[data-thing^='cell.']")
    await expect(cells).to_have_count(25)
    assert await cells.evaluate_all(FITTING) == rows[slot]["fits"]
    await check(player.page)
    await player.table.press(player.page.get_by_role("region", name=say("others")).get_by_role("button").first)
    sheet = player.page.get_by_role("dialog")
    await expect(sheet).to_contain_text(say("side-about", count=0, goal=6, points=0, teams="no"))
    await check(player.page)
