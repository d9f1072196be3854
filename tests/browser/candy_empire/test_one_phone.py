"""Two people on one phone: nobody sees the other's hand when it is handed over."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.candy_empire.player import late, started_table
from tests.browser.seating import link
from tests.server.client import NAMES

# Whatever shows a card, wherever it lies.
CARDS = "[data-card], [data-thing], use[href^='#empire-']"


async def test_hands_are_hidden_at_the_handover(browser: Browser) -> None:
    state = late(("TOR NAI", "ADV TOR VOR"), ("OTN SKU", "OTN OTN AVT!"), "AVT SKU")
    async with started_table(browser, state) as game:
        phone = await game.sit(0)
        await expect(phone.hand.locator("[data-card]")).to_have_count(2)
        await phone.page.goto(game.guests.url)
        await phone.page.goto(game.guests.address(link(game.who(1))))
        for name, held in ((NAMES[0], {"NAI", "TOR"}), (NAMES[1], {"ADV", "TOR", "VOR"})):
            await expect(phone.page.get_by_role("heading", level=1)).to_contain_text(name)
            await expect(phone.page.locator(CARDS)).to_have_count(0)
            await phone.table.button("handover-show", name=name).click()
            cards = phone.hand.locator("[data-thing]")
            await expect(cards).to_have_count(len(held))
            assert {*await cards.evaluate_all("all => all.map(one => one.dataset.thing.slice(5))")} == held
            await phone.lit("hand.TOR").click()
            await phone.table.confirm()
