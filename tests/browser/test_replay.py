"""A finished game is looked at again, move by move, shared by a link, and played on from."""

from __future__ import annotations

import re
from itertools import groupby

from playwright.async_api import Page, expect

from igroteka.server import wire
from tests.browser.guests import LAPTOP, Guests
from tests.browser.playing import keen, play
from tests.browser.reach import all_in_sight_on_a_short_screen
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.browser.wire_games import HIDDEN, begun_until, finished, step
from tests.server.client import Room
from tests.server.driving import Pair

# A move in the middle of any long game.
MIDDLE = 9


def last(pair: Pair) -> int:
    """The number of the last move."""
    return len(pair.devices[0].log)


def turn(pair: Pair, at: int) -> int:
    """In which turn this move is: somebody else's words begin the next."""
    seats = [entry.seat for entry in pair.devices[0].log[:at] if entry.seat >= 0 and entry.events]
    return len(list(groupby(seats)))


async def stands_at(page: Page, pair: Pair, at: int) -> None:
    """This move is shown, and the address leads to it."""
    await expect(page).to_have_url(re.compile(rf"/t/{pair.people[0].code}/replay/{at}$"))
    where = say("replay-at", turn=turn(pair, at), last=turn(pair, last(pair)))
    await expect(page.get_by_text(where, exact=True)).to_be_visible()


async def cards(page: Page) -> list[str]:
    """The cards that are drawn, wherever they lie."""
    await expect(page.locator("[data-thing]").first).to_be_visible()
    found: list[str] = await page.locator("[data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    return sorted(found)


async def test_a_finished_game_is_looked_at_move_by_move(guests: Guests, room: Room) -> None:
    pair = await finished(room)
    table = await guests.sit(link(pair.people[0]))
    page = table.page
    now = say("table-where", match=1, turn=turn(pair, last(pair)))
    await expect(page.get_by_text(now, exact=True)).to_be_visible()
    await table.over.click()
    await stands_at(page, pair, last(pair))
    await table.button("replay-back").click()
    await stands_at(page, pair, last(pair) - 1)
    # On a narrow phone a review has its leaps where the buttons to both ends are elsewhere.
    await page.get_by_role("slider", name=say("replay-slider")).fill("1")
    await stands_at(page, pair, 1)
    await table.button("replay-forward").click()
    await stands_at(page, pair, 2)

    await table.button("replay-moves").click()
    moves = page.get_by_role("dialog").get_by_role("list", name=say("replay-moves"))
    await expect(moves.get_by_role("button")).to_have_count(last(pair))
    await moves.get_by_role("button").nth(MIDDLE - 1).click()
    await stands_at(page, pair, MIDDLE)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await all_in_sight_on_a_short_screen(page)

    stranger = await guests.come(page.url, LAPTOP)
    await stands_at(stranger, pair, MIDDLE)
    assert await cards(stranger) == await cards(page)


async def test_everything_is_shown_if_that_was_agreed(guests: Guests, room: Room) -> None:
    pair = await finished(room, options=HIDDEN)
    page = await guests.come(link(pair.people[0]), LAPTOP)
    await page.goto(guests.address(f"t/{pair.people[0].code}/replay/{MIDDLE}"))
    rival = page.locator(f"[data-zone=hand{pair.devices[1].me.seat}]")
    await expect(rival).to_be_visible()
    await expect(rival.locator("[data-card]")).to_have_count(0)
    await page.get_by_role("radio", name=say("replay-eyes-all")).check(force=True)
    await expect(page).to_have_url(re.compile(rf"/replay/{MIDDLE}\?everything$"))
    await expect(rival.locator("[data-card]").first).to_be_visible()


async def test_everything_is_refused_if_that_was_agreed(guests: Guests, room: Room) -> None:
    guests.forgive("Failed to load resource")
    pair = await finished(room, options=HIDDEN, open_after=False)
    page = await guests.come(link(pair.people[0]), LAPTOP)
    await page.goto(guests.address(f"t/{pair.people[0].code}/replay/{MIDDLE}"))
    rival = page.locator(f"[data-zone=hand{pair.devices[1].me.seat}]")
    await expect(rival).to_be_visible()
    everything = page.get_by_role("radio", name=say("replay-eyes-all"))
    await everything.click(force=True)
    await expect(page.get_by_role("alert")).to_have_text(say("refused-stays-closed"))
    await expect(everything).not_to_be_checked()
    await expect(rival.locator("[data-card]")).to_have_count(0)

    linked = await guests.come(f"t/{pair.people[0].code}/replay/{MIDDLE}?everything", LAPTOP)
    await expect(linked.get_by_role("alert")).to_have_text(say("refused-stays-closed"))
    await expect(linked.locator("[data-zone^=hand]").first).to_be_visible()
    await expect(linked.locator("[data-zone^=hand] [data-card]")).to_have_count(0)


def asked_whom_to_recruit(pair: Pair) -> bool:
    """The first player has a choice, and so will have a player who goes on from here."""
    return step(pair.devices[0]) == "recruit" and len(pair.devices[0].choices) > 1


async def test_a_game_is_played_on_against_a_bot(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, asked_whom_to_recruit)
    at = last(pair)
    while await pair.move():
        pass
    old = pair.people[0].code
    table = await guests.sit(link(pair.people[0]))
    page = table.page
    await expect(table.over).to_be_visible()
    await page.goto(guests.address(f"t/{old}/replay/{at}"))
    await table.button("replay-play-on").click()
    await table.button("replay-play-on-go", turn=turn(pair, at)).click()
    await expect(page).to_have_url(re.compile(rf"/t/(?!{old})\w+$"))
    new = page.url.rsplit("/", 1)[1]
    assert await play(table, keen, 1) == 1
    await table.awaited()
    assert (await room.get(f"/api/tables/{new}/replay/last", wire.Snapshot)).last > 1
    assert {seat.kind for seat in (await room.info(new)).seats} == {"person", "bot"}
