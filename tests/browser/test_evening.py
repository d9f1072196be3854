"""Two people at two screens, from the invitation to the score of the evening."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.guests import LAPTOP, Guests
from tests.browser.playing import hasty, keen, play_together
from tests.browser.spoken import say
from tests.browser.table import Table


async def test_two_people_play_an_evening(guests: Guests) -> None:
    host = Table(await guests.come("new/famiglia"))
    await host.page.get_by_label(say("new-name")).fill("Аня")
    await host.button("new-make").click()
    code = await host.page.locator("[data-code]").get_attribute("data-code")
    assert code
    guest = Table(await guests.come("", LAPTOP))
    await guest.page.get_by_label(say("code-label")).fill(code.lower())
    await guest.button("code-go").click()
    await guest.page.get_by_label(say("guest-name-label")).fill("Боря")
    await guest.button("guest-sit").click()
    await host.button("lobby-start").click()
    await play_together(keen, host, guest)
    await expect(host.rematch).to_be_visible()
