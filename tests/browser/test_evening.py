"""Two people at two screens, from the invitation to the score of the evening."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, Guests
from tests.browser.hosting import dealt_by, hosted
from tests.browser.playing import hasty, keen, play_together
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room

# What is told when somebody uses the skills of the Accountant and the Brute.
SKILLS = {"took-back", "gave", "brute", "threatened"}
# A deal in which keen players soon use all of them.
SKILFUL = 19
LOOK_ALIKE = str.maketrans("ABCEHKMPTX", "АВСЕНКМРТХ")


async def made(guests: Guests, name: str) -> tuple[Table, str]:
    """Somebody takes the game from the shelf and makes a table; its code stands on the ticket."""
    owner = Table(await guests.come())
    await owner.button("title").click()
    await owner.page.get_by_role("link", name=say("game-table")).click()
    await owner.page.get_by_label(say("new-name"), exact=True).fill(name)
    await owner.button("new-make").click()
    code = await owner.page.locator("[data-code]").get_attribute("data-code")
    assert code
    return owner, code


async def sits(guest: Table, name: str) -> None:
    """Somebody with a ticket tells a name and sits down."""
    await guest.page.get_by_label(say("guest-name-label")).fill(name)
    await guest.button("guest-sit").click()


class Curious:
    """A style: keen until all skills were used at a table, then hasty."""

    def __init__(self, room: Room, code: str) -> None:
        self.room = room
        self.code = code
        self.seen: set[str] = set()

    async def __call__(self, table: Table) -> None:
        if self.seen == SKILLS:
            await hasty(table)
        else:
            await keen(table)
            _, log = await self.room.ask("GET", f"/api/tables/{self.code}/record")
            self.seen.update(skill for skill in SKILLS if f'"{skill}"' in log.decode())


async def test_two_people_play_an_evening(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_by(monkeypatch, SKILFUL)
    async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
        await an_evening(guests, room)
        assert guests.troubles() == []


async def an_evening(guests: Guests, room: Room) -> None:
    """Two matches, from the shelf to the score of both."""
    owner, code = await made(guests, "Аня")
    guest = Table(await guests.come("", LAPTOP))
    await guest.page.get_by_label(say("code-label")).fill(code.translate(LOOK_ALIKE).lower())
    await guest.button("code-go").click()
    await sits(guest, "Боря")
    await owner.button("lobby-start").click()
    curious = Curious(room, code)
    await play_together(curious, owner, guest)
    assert curious.seen == SKILLS
    first = await owner.points()
    assert sorted(first) == sorted(await guest.points())

    before = [seat.name for seat in (await room.info(code)).seats]
    await guest.rematch.click()
    await expect(guest.rematch).to_be_disabled()
    await expect(guest.page.get_by_role("status").get_by_text("Аня")).to_be_visible()
    ask = owner.page.get_by_role("alert").filter(has_text=say("question-rematch", name="Боря"))
    await expect(ask).to_be_visible()
    await expect(owner.over, "nobody is taken off the result").to_be_visible()
    await ask.get_by_role("button", name=say("question-yes")).click()
    for table in (owner, guest):
        await expect(table.page.get_by_role("banner")).to_contain_text(say("table-where", match=2, turn=1))
    assert [seat.name for seat in (await room.info(code)).seats] == before[::-1]
    await play_together(hasty, owner, guest)
    await owner.over.wait_for()
    title = owner.page.get_by_role("heading", name=say("result-evening"))
    evening = owner.page.locator("section").filter(has=title)
    for name in ("Аня", "Боря"):
        await expect(evening.get_by_role("row", name=name)).to_be_visible()
    points = re.findall(r"\d+", " ".join(await evening.get_by_role("cell").all_inner_texts()))
    assert sum(map(int, points[1::2])) == sum(map(int, [*first, *await owner.points()]))


async def test_a_guest_comes_by_the_link(guests: Guests) -> None:
    owner, code = await made(guests, "Аня")
    guest = Table(await guests.come(f"t/{code}"))
    await sits(guest, "Боря")
    await expect(owner.page.get_by_text("Боря")).to_be_visible()
    await owner.button("lobby-start").click()
    for table in (owner, guest):
        await expect(table.hand).to_be_visible()
