"""The server is killed in mid-game: the pages come back by themselves, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import NO_ANSWER, Guests
from tests.browser.playing import end_turn, hasty
from tests.browser.seating import sit_down, turns
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.server.client import setup
from tests.server.process import Served, embedded


async def test_pages_survive_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        room = await asyncio.to_thread(served.start)
        async with Guests(browser, address(served.port)) as guests:
            guests.forgive(NO_ANSWER)
            (owner, _), (one, other) = await sit_down(guests, room, setup())
            mover, waiter = await turns(one, other)
            await mover.awaited()
            served.kill()
            for table in (mover, waiter):
                await expect(table.page.get_by_text(say("table-lost"))).to_be_visible()
            await hasty(mover)  # into the void: the page says it again when somebody listens
            await asyncio.to_thread(served.start)
            for table in (mover, waiter):
                await expect(table.page.get_by_text(say("table-lost"))).to_be_hidden()
            await settled(mover.page)
            _, record = await room.ask("GET", f"/api/tables/{owner.code}/record", token=owner.token)
            entries = map(json.loads, record.decode().splitlines()[1:])
            made = [(entry["seat"], entry["clause"]) for entry in entries if entry["kind"] == "choice"]
            assert len(made) == len(set(made)) > 0, "it was carried out, once"
            await end_turn(mover)
            assert await waiter.awaited(), "and it goes on"
            assert guests.troubles() == []
