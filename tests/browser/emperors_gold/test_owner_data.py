"""An owner's corrected task lies on the table and stands in the rules."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import expect

from igroteka.registry import folder
from tests.browser.emperors_gold.player import GOLD, say
from tests.browser.guests import Guests
from tests.browser.seating import begin, invited, link
from tests.server.client import setup
from tests.server.process import QUICK, Served, embedded

POINTS = 77


def corrected(tmp_path: Path) -> Path:
    """A folder in which every task brings other points."""
    text = (folder(GOLD.id) / "data.toml").read_text(encoding="utf-8")
    changed = re.sub(r"(?<=points = \{ value = )\d+", str(POINTS), text)
    assert changed != text
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / f"{GOLD.id}.toml").write_text(changed, encoding="utf-8")
    return tmp_path / "mine"


async def test_corrected_tasks_are_seen_on_the_table_and_in_the_rules(tmp_path: Path, guests: Guests) -> None:
    data = corrected(tmp_path)
    with Served(embedded(tmp_path), tmp_path / "log", *QUICK, "--data", str(data)) as served:
        async with served.start() as room:
            guests.url = f"http://127.0.0.1:{served.port}/"
            (who,) = await invited(room, setup(GOLD.id, bots=1))
            table = await guests.sit(link(who))
            await begin(room, who, table)
            tasks = table.page.get_by_role("region", name=say("tasks"))
            await expect(tasks.get_by_role("button")).to_have_count(3)
            for task in await tasks.get_by_role("button").all():
                await expect(task).to_contain_text(str(POINTS))
            await table.page.get_by_role("button", name=say("rules-title")).first.click()
            await expect(table.page.get_by_text(say("fact-corrected", shipped=7)).first).to_be_visible()
