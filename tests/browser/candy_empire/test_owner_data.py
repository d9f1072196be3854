"""An owner's corrected candies are advised about in the lobby, lie on the table and stand in the rules."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import expect

from igroteka.registry import folder
from tests.browser.candy_empire.player import say
from tests.browser.guests import Guests
from tests.browser.seating import begin, invited, link
from tests.games.candy_empire.table import GAME, NAMES
from tests.server.client import setup
from tests.server.process import QUICK, Served, embedded

# One character must cost candies, and what the book itself says stays.
CANDIES = {"NAI": -2, "KAR": 3, "TOR": 10}
OTHERS = 11


def corrected(tmp_path: Path) -> Path:
    """A folder in which most characters have other candies, and more than the trader."""
    text = (folder(GAME.id) / "data.toml").read_text(encoding="utf-8")
    changed = re.sub(
        r"(\[cards\.(\w+)]\ncandies = \{ value = )-?\d+",
        lambda found: f"{found[1]}{CANDIES.get(found[2], OTHERS)}",
        text,
    )
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / f"{GAME.id}.toml").write_text(changed, encoding="utf-8")
    return tmp_path / "mine"


async def test_corrected_candies_are_seen_in_the_lobby_on_the_table_and_in_the_rules(
    tmp_path: Path, guests: Guests
) -> None:
    data = corrected(tmp_path)
    with Served(embedded(tmp_path), tmp_path / "log", *QUICK, "--data", str(data)) as served:
        async with served.start() as room:
            guests.url = f"http://127.0.0.1:{served.port}/"
            (who,) = await invited(room, setup(GAME.id, bots=1))
            table = await guests.sit(link(who))
            await expect(table.page.get_by_text(say("advice-poor-trader")).first).to_be_visible()
            await begin(room, who, table)
            hand = table.page.get_by_role("region", name=say("hand"), exact=True).locator("[data-thing]")
            await expect(hand).to_have_count(3)
            for card in await hand.all():
                name = (await card.get_attribute("data-thing") or "").removeprefix("hand.")
                assert name in NAMES
                await expect(card).to_contain_text(str(abs(CANDIES.get(name, OTHERS))))
            await table.page.get_by_role("button", name=say("rules-title")).first.click()
            await expect(table.page.get_by_text(say("fact-corrected", shipped=6)).first).to_be_visible()
