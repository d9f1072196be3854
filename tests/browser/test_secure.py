"""Where the browser trusts the address, as under https, the page also rings and keeps the screen awake."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.guests import Guests
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.browser.wire_games import begun_until, catch_up
from tests.server.client import Room
from tests.server.driving import Pair

# What the browser is asked for is also noted; `away` stands for a page behind another.
NOTED = """
window.notes = [];
window.Notification = class extends Notification {
  constructor(title, more) { super(title, more); notes.push([title, more.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
const wake = navigator.wakeLock.request.bind(navigator.wakeLock);
navigator.wakeLock.request = async kind => {
  const held = await wake(kind);
  if (!held.released) document.documentElement.dataset.awake = held.type;
  return held;
};
"""


def somebody_waits(pair: Pair) -> bool:
    """The second is not asked, the first is."""
    return bool(pair.devices[0].choices) and not pair.devices[1].choices


async def test_a_trusted_page_rings_when_it_is_my_turn_and_keeps_the_screen_awake(
    browser: Browser, server: int, room: Room
) -> None:
    async with Guests(browser, f"http://localhost:{server}/") as guests:
        pair = await begun_until(room, somebody_waits)
        table = await guests.sit("", permissions=["notifications", "screen-wake-lock"])
        page = table.page
        await page.context.add_init_script(NOTED)
        await page.goto(guests.address(link(pair.people[1])))
        await expect(page).to_have_title(say("tab-table", title=say("title")))
        assert await page.evaluate("isSecureContext")
        await expect(page.locator("html")).to_have_attribute("data-awake", "screen")
        await table.button("menu-title").click()
        await table.button("menu-settings").click()
        await page.get_by_role("switch", name=say("notice-switch")).check(force=True)
        await page.evaluate("window.away = true")
        while not pair.devices[1].choices and not pair.devices[0].over:
            await pair.move()
        await catch_up(pair)
        await expect(page).to_have_title(say("tab-turn", title=say("title")))
        assert pair.devices[1].play
        assert await page.evaluate("notes.map(([title]) => title)") == [say("notice-turn", title=say("title"))]
        assert guests.troubles() == []
