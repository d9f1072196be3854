"""A match that the server cannot continue: said in words, read to its end, and a new one played at the same table."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from playwright.async_api import expect

from tests.browser.axe import check
from tests.browser.guests import Guests
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.server.driving import Pair
from tests.server.process import Served, embedded

MOVES = 5


def of_other_rules(database: Path) -> None:
    """Let the stored match be one of another version of the rules."""
    with sqlite3.connect(database) as connection:
        (body,) = connection.execute("SELECT body FROM lines WHERE seq = 0").fetchone()
        header = json.loads(body)
        header["rules"] += 1
        connection.execute("UPDATE lines SET body = ? WHERE seq = 0", (json.dumps(header).encode(),))
    connection.close()


async def test_a_match_of_other_rules_is_read_to_its_end_and_a_new_one_played(tmp_path: Path, guests: Guests) -> None:
    guests.forgive("Failed to load resource")
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        async with served.start() as room:
            while True:
                pair = Pair(room, 1)
                await pair.begin()
                for _ in range(MOVES):
                    await pair.move()
                if not pair.devices[0].over:
                    break
        served.stop()
        of_other_rules(tmp_path / "igroteka.db")
        async with served.start() as room:
            guests.url = f"http://127.0.0.1:{served.port}/"
            tables = [await guests.sit(link(who)) for who in pair.people]
            page = tables[0].page
            await expect(page.get_by_text(say("stopped-other-rules"))).to_be_visible()
            last = len([entry for entry in pair.devices[0].log if entry.events])
            await expect(page.get_by_text(say("stopped-at", at=last, last=last), exact=True)).to_be_visible()
            await page.keyboard.press("ArrowLeft")
            await expect(page.get_by_text(say("stopped-at", at=last - 1, last=last), exact=True)).to_be_visible()
            await check(page)
            await page.get_by_role("button", name=say("result-rematch")).click()
            await page.get_by_role("button", name=say("question-hurry")).click()  # the owner need not wait
            await page.get_by_role("dialog").get_by_role("button", name=say("confirm-hurry.yes")).click()
            for table in tables:
                await expect(table.street).to_be_visible()
