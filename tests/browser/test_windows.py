"""Windows on the page: an answer stands at once, partners are seen, time is shown where it tells nothing, and talk is
closed by the rules."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, Guests
from tests.browser.hosting import hosted
from tests.browser.rooks_evening import CALLED, GANG, NAMES, PARTNER, SECOND, SLEEPER, Evening, evening
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.browser.test_twenty import fits
from tests.browser.twenty import NAMES as LONG
from tests.browser.twenty import SEATS
from tests.laws.cases import ROOKS
from tests.server.client import Room, setup
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf


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


async def test_a_vote_of_twenty_with_long_names(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        people = [await room.create(setup(ROOKS.id, SEATS, pace=wire.PaceSetup("ripe", "brisk")), LONG[0])]
        people += [await room.join(people[0].code, name) for name in LONG[1:]]
        evening = Evening(time, room, guests, people)
        await evening.begin()
        await evening.until("vote")
        table = await guests.sit(link(people[0]))
        offered = table.page.locator("[data-choice][data-offered]:enabled")
        timer = table.ask.get_by_role("timer", name=say("window-time"))
        await expect(offered).to_have_count(SEATS - 1)
        await expect(timer).to_be_in_viewport(ratio=1)
        await fits(table.page)
        await check(table.page)

        # What was chosen stands, however far down it is, and the time is still seen.
        await offered.last.click()
        await expect(offered.last).to_have_attribute("aria-pressed", "true")
        await expect(offered.last).to_contain_text(LONG[-1])
        await expect(table.ask).to_contain_text(say("ask-answered-ripe"))
        await expect(timer).to_be_in_viewport(ratio=1)
        await fits(table.page)

        *voters, last = evening.devices[1:]
        for device in voters:
            await device.choose(device.choices[0])
        assert last.play
        await last.send(
            wire.Choose(command_id(), last.play.decision, last.choices[0])
        )  # night falls: nothing confirms it
        await expect(table.ask).to_contain_text(say("window-covert"))
        await expect(table.page.get_by_text(LONG[0]).first).to_be_attached()
        await fits(table.page)
        await check(table.page)
        assert guests.troubles() == []
