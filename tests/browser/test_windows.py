"""Windows on the page: an answer stands at once, partners are seen, time is shown where it tells nothing, and talk is closed by the rules."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.flock import CALLED, GANG, NAMES, PARTNER, SECOND, SLEEPER, evening
from tests.browser.guests import LAPTOP
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.server.websocket_client import command_id


async def test_a_night_and_a_day_of_windows(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, browser, wire.PaceSetup("ripe")) as night:
        await night.begin()
        called, sleeper, partner = [
            await night.guests.sit(link(night.people[seat]), LAPTOP) for seat in (CALLED, SLEEPER, PARTNER)
        ]
        choice = "[data-choice='{}']"
        for table in (called, sleeper):
            await expect(table.ask).to_contain_text(say("window-covert"))
            await expect(table.ask.get_by_role("timer")).to_have_count(0)
        await sleeper.page.get_by_role("tab", name=say("chat-title")).click()
        field = sleeper.page.get_by_role("textbox", name=say("chat-field"))
        await expect(field).to_be_disabled()
        await expect(sleeper.page.get_by_text(say("chat-quiet"))).to_be_visible()

        guard = called.page.locator(choice.format("guard 1"))
        await guard.click()  # the server's time stands: no beat can have confirmed it
        await expect(guard).to_have_attribute("aria-pressed", "true")
        await expect(called.ask).to_contain_text(say("ask-answered-covert"))

        await night.until("raid")
        await expect(partner.page.locator(choice.format("drive 1"))).to_be_visible()
        gang = night.devices[GANG]
        assert gang.play
        await gang.send(wire.Choose(command_id(), gang.play.decision, "drive 1"))
        await gang.sync()
        await night.time.turn(SECOND)
        others = partner.page.get_by_role("list", name=say("options-others"))
        await expect(others).to_contain_text(f"{NAMES[GANG]}: ")
        await expect(sleeper.page.get_by_role("list", name=say("options-others"))).to_have_count(0)
        await partner.page.locator(choice.format("drive 3")).click()

        await night.until("talk")
        await expect(called.ask.get_by_role("timer", name=say("window-time"))).to_be_visible()
        await expect(called.ask).to_contain_text(say("window-ripe"))
        await expect(field).to_be_enabled()
        await called.page.locator(choice.format("enough")).click()
        await expect(called.ask).to_contain_text(say("ask-answered-ripe"))
        seats = sleeper.page.get_by_role("region", name=say("seats-title"))
        await expect(seats.get_by_text(say("seat-answered"))).to_have_count(1)
