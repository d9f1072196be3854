"""An owner's corrected points are on the cards, in the lobby, in the rules and in the score."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import expect

from igroteka.server import wire
from tests.browser.guests import Guests
from tests.browser.seating import begin, invited, link
from tests.browser.spoken import say
from tests.server.client import setup
from tests.server.process import QUICK, Served, embedded
from tests.server.test_corrected_data import corrected


async def test_corrected_points_are_seen_wherever_points_are(tmp_path: Path, guests: Guests) -> None:
    data = corrected(tmp_path)
    with Served(embedded(tmp_path), tmp_path / "log", *QUICK, "--data", str(data)) as served:
        async with served.start() as room:
            guests.url = f"http://127.0.0.1:{served.port}/"
            people = await invited(room, setup(bots=1))
            table = await guests.sit(link(people[0]))
            await expect(table.page.get_by_text(say("setup-facts"))).to_be_visible()
            await begin(room, people[0], table)
            await expect(table.page.locator('[data-thing="hand.I0"]').first).to_contain_text("7")
            await table.page.goto(guests.address(f"t/{people[0].code}#{people[0].token}"))
            await table.page.get_by_role("button", name=say("rules-title")).first.click()
            await expect(table.page.get_by_text(say("fact-corrected", shipped="1, 3, 6, 10, 15"))).to_be_visible()
            await table.page.keyboard.press("Escape")
            await room.at(people[0], "resign", wire.OfMatch(1))
            # A player who resigns comes last, and still has the one Italian of the beginning.
            italians = table.page.get_by_role("row", name=say("sheet-I")).get_by_role("cell")
            await expect(italians.last).to_have_text("7")
