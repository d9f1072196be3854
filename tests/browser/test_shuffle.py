"""After the game anybody can check that nobody arranged the cards."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.seating import begin, invited, link
from tests.browser.spoken import say
from tests.browser.wire_games import play_for
from tests.server.client import Room, setup


async def test_the_shuffle_is_checked_by_the_page_and_by_the_terminal(
    guests: Guests, room: Room, tmp_path: Path
) -> None:
    (me,) = await invited(room, setup(bots=1))
    table = await guests.sit(link(me))
    page = table.page
    # Only a page that was there before the deal can vouch for its own part.
    await begin(room, me, table)
    await expect(table.street).to_be_visible()
    await play_for(await room.sit(me))
    await expect(table.over).to_be_visible()

    await table.button("result-shuffle").click()
    sheet = page.get_by_role("dialog", name=say("shuffle-title"))
    await expect(sheet.get_by_role("status")).to_have_text(say("shuffle-good"))
    findings = sheet.get_by_role("listitem")
    held = findings.filter(has_text=say("shuffle-verdict-yes") + ":")
    await expect(findings).to_have_count(5)
    await expect(held).to_have_count(5)
    await table.button("close").click()

    async with page.expect_download() as saving:
        await table.button("result-record-all").click()
    file = tmp_path / "everything.jsonl"
    await (await saving.value).save_as(file)
    verify = [sys.executable, "-m", "igroteka", "verify", str(file)]
    checked = await asyncio.to_thread(subprocess.run, verify, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
