"""New eyes in a running match on the page: whose consent is missing, how long the absent have, and who agreed, in the
log."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, dealt, link
from tests.browser.spoken import say
from tests.server.client import Room, setup


async def test_a_locked_phone_has_a_minute_and_reads_later_who_agreed(browser: Browser) -> None:
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        people = await dealt(room, setup("pechenka", 4, 1))
        one = await guests.sit(link(people[0]), PHONE)
        two = await guests.sit(link(people[1]), LAPTOP)
        locked = await guests.sit(link(people[2]), PHONE)
        for table in (one, two, locked):
            await expect(table.ask).to_be_visible()
        await locked.page.goto(guests.address("help"))
        await (await room.sit(people[0])).until(lambda device: device.table.seats[2].devices == 0)
        await room.join(people[0].code, "Ева", 3)
        for table in (one, two):
            asked = table.page.get_by_role("alert").filter(has_text="Ева")
            # the page counts the seconds of the minute by itself
            await expect(asked).to_contain_text(say("question-absent", names=NAMES[2], time="TIME").split("TIME")[0])
            await asked.get_by_role("button", name=say("question-yes")).click()
        waits = one.page.get_by_role("status").filter(has_text="Ева")
        await expect(waits).to_contain_text(say("question-agreed", names=f"{NAMES[0]}, {NAMES[1]}"))
        await time.turn(60_000)
        await expect(waits).to_have_count(0)
        await locked.page.goto(guests.address(link(people[2])))
        told = locked.page.get_by_role("status").filter(has_text=say("away-title"))
        await expect(told).to_contain_text(say("log-agreed", names=f"{NAMES[0]}, {NAMES[1]}"))
        assert guests.troubles() == []
