"""A turn by keys alone: arrows, digits, Enter, Escape, `i` for any card, and `?` for whatever is refused."""

from __future__ import annotations

import re

from playwright.async_api import Browser, expect

from tests.browser.candy_empire.player import late, say, started_table, wanting
from tests.browser.guests import LAPTOP
from tests.browser.table import by_keys, first_by_digit


async def test_a_turn_by_keys_alone(browser: Browser) -> None:
    state = late(("NAI TOR AVT", "ADV TOR VOR"), ("OTN SKU", "OTN OTN AVT!"), "AVT SKU", options={"open_discard": True})
    async with started_table(browser, state) as game:
        player = await game.sit(0, press=by_keys, size=LAPTOP)
        await player.awaited()
        await first_by_digit(player.table)
        await player.thing("hand.AVT").focus()
        await player.page.keyboard.press("ArrowRight")
        await expect(player.thing("hand.NAI")).to_be_focused()
        # Any card is read, a rival's, too, and the discard of this table lies open.
        reading = player.page.locator(".reading")
        for thing, card in (("hand.NAI", "NAI"), ("empire.1.AVT", "AVT")):
            await player.thing(thing).focus()
            await player.page.keyboard.press("i")
            await expect(reading).to_contain_text(say(f"about-{card}"))
        await player.page.keyboard.press("Escape")
        await expect(reading).to_have_count(0)
        await expect(player.page.locator("[data-zone=discard]")).to_contain_text(say("card-POL"))
        # My Snatcher brings 2, the rival's two and the Boss 7.
        table = player.page.get_by_role("table", name=say("sources"))
        await expect(table.get_by_role("row", name=say("sources-candies"))).to_have_text(
            re.compile(r"2\s*7\s*$"),
        )
        await player.thing("hand.NAI").focus()
        await player.answer(wanting("PLAY NAI"))
        assert await player.awaited() == "mercenary"
        await player.thing("empire.0.NAI").focus()
        await player.page.keyboard.press("?")
        await expect(player.page.get_by_role("dialog")).to_contain_text(say("why-himself"))
        await player.page.keyboard.press("Escape")
        await player.answer(wanting("TARGET 1 OTN"))
        await expect(player.page.locator("[data-zone=empire1] [data-thing='empire.1.OTN'] b")).to_have_count(0)
