"""A table as full as it can get on a small phone: everything on it can be read and touched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, ZOOMED, Guests
from tests.browser.layout_shifts import LayoutWatch
from tests.browser.reach import resize, within_reach
from tests.browser.seating import link
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.browser.wire_games import begun
from tests.server.client import Room

TALL = ViewportSize(width=412, height=915)
SCARED, DEAR = "B3", "A4"
STREET = ["I0", "I1", "I2", "I4", "A1", "A2", "A4", "B1", "B2", "B3", "M1", "M2", "M4"]
HAND = ["I0", "I1", "I2", "I3", "A0", "A1", "A2", "B0", "B1", "B2", "M0", "M1", "M3"]
# 22 cards of 16 kinds.
AREA = [
    "I0",
    "I0",
    "I0",
    "I1",
    "I2",
    "I3",
    "A0",
    "A0",
    "A1",
    "A1",
    "A2",
    "A3",
    "B0",
    "B0",
    "B1",
    "B1",
    "B2",
    "B4",
    "M0",
    "M1",
    "M2",
    "M3",
]
# How wide the things are, and which of them lie upon one another.
LAID = """things => {
  const boxes = things.map(it => it.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return [Math.min(...boxes.map(({ width }) => width)), boxes.length,
    boxes.flatMap((a, at) => boxes.slice(at + 1).filter(b => !apart(a, b)).map(b => JSON.stringify([a, b])))];
}"""


def lies(card: str) -> dict[str, Any]:
    """A card of the street; the Brute has scared one."""
    value = int(card[1])
    cost = 1 if card == SCARED else value
    pair = {"pair": f"{card[0]}{cost - 1}"} if cost else {}
    return {"card": card, "points": value, "cost": cost, "lowered": card == SCARED, **pair}


def crowd(play: Any) -> None:
    """As many cards as there may be, everywhere."""
    view = play["view"]
    view["street"] = [lies(card) for card in STREET]
    for side in view["seats"]:
        side.update(hand=HAND, area=AREA, pays=[[] for _ in STREET])
    view["prompt"].update(step="recruit", clause="recruit", awaited=[0], mine=True)
    card = {"card": DEAR, "lowered": False}
    miss = {"choice": "dear", "verb": "recruit-pair", "words": card, "touches": [f"street.{DEAR}"]}
    play["options"] = [{"choice": "pass", "verb": "pass", "words": {}, "touches": [], "ends": False}]
    play["near"] = [{**miss, "reason": "no-pair", "clause": "pair"}]


def exchange(play: Any) -> None:
    """Three cards may change places; a row of the hand is just full, one of the area nearly."""
    view = play["view"]
    hand, area = ["I0", "I1", "A0", "A1", "B0", "M0"], ["I2", "A2", "A3", "B1", "M1"]
    view.update(may_take=3, must_give=0, stays="A3")
    for side in view["seats"]:
        side.update(hand=hand, area=area, may_give=hand, pays=[[] for _ in view["street"]])
    view["prompt"].update(step="take-back", clause="accountant", awaited=[0], mine=True)
    fetched = [card for card in area if card != "A3"]
    play["options"] = [
        {"choice": f"take {card}", "verb": "take-back", "words": {"card": card}, "touches": [f"area.{card}"]}
        for card in fetched
    ]
    play["near"] = []


async def told(page: Page, change: Callable[[Any], None]) -> None:
    """From now on the page hears of another position than the one at the table."""

    async def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard.get("play"):
                change(heard["play"])
            line.send(json.dumps(heard))

        line.on_message(server.send)
        server.on_message(pass_on)

    await page.route_web_socket(re.compile("/play$"), between)


async def lie_apart(things: Locator, least: float, count: int) -> None:
    """None of them covers another, and none is smaller."""
    width, found, upon = await things.evaluate_all(LAID)
    assert (found, upon) == (count, [])
    assert width >= least


async def test_a_full_table_can_be_read(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    page = await guests.come()
    await told(page, crowd)
    await page.goto(guests.address(link(pair.people[0])))
    street = page.get_by_role("region", name=say("street"), exact=True)
    await expect(street.locator("[data-thing]")).to_have_count(len(STREET))
    await within_reach(page)
    await lie_apart(street.locator("[data-thing]"), 43.5, len(STREET))
    for zone in ("area0", "area1", "hand1"):
        signs = page.locator(f"button[data-zone={zone}] .pile > :last-child svg")
        await lie_apart(signs, 12, len(set(HAND if zone == "hand1" else AREA)))

    await expect(street.locator(f"[data-thing='street.{SCARED}.lowered']")).to_contain_text("→1")
    dear = street.locator(f"[data-thing='street.{DEAR}'] [data-standing]")
    await expect(dear).to_have_attribute("data-standing", "off")
    colour = await dear.evaluate("it => getComputedStyle(it).filter.match(/saturate\\(([\\d.]+)\\)/)[1]")
    assert float(colour) >= 0.7, "it keeps the colour of its family"


# How often cards of the street were given another place after they were laid.
LAID_AGAIN = """window.laidAgain = 0;
new MutationObserver(changes => {
  for (const { target, oldValue } of changes)
    if (target.querySelector('[data-thing^="street."]') && oldValue?.startsWith('transform')) window.laidAgain++;
}).observe(document, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });"""


async def test_on_a_phone_the_street_is_laid_once(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    for size in (PHONE, TALL):
        page = await guests.come(size=size)
        await page.add_init_script(LAID_AGAIN)
        await page.goto(guests.address(link(pair.people[0])))
        street = page.get_by_role("region", name=say("street"), exact=True)
        await expect(street.locator("[data-thing]")).not_to_have_count(0)
        await settled(page)
        assert await page.evaluate("window.laidAgain") == 0


async def test_the_last_move_opens_in_full_and_moves_nothing(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    table = await guests.sit(link(pair.people[0]), has_touch=True, is_mobile=True)
    layout = await LayoutWatch.watched(table.page)
    more = table.ask.get_by_role("button", name=say("ask-more"))
    line = table.ask.locator("small")
    await more.tap()
    await expect(more).to_have_attribute("aria-expanded", "true")
    assert await line.evaluate("it => it.scrollHeight <= it.clientHeight")
    await layout.stands()
    await line.tap()
    await expect(more).to_have_attribute("aria-expanded", "false")
    assert await line.evaluate("it => it.scrollHeight > it.clientHeight"), "there was more to read"


PLACES = "trays => trays.map(tray => JSON.stringify(tray.getBoundingClientRect()))"


async def test_cards_that_change_trays_move_no_tray(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    page = await guests.come()
    await told(page, exchange)
    await page.goto(guests.address(link(pair.people[0])))
    trays = page.locator("[data-tray]")
    await expect(trays).to_have_count(2)
    for size in (PHONE, LAPTOP, SIDEWAYS, ZOOMED):
        await resize(page, size)
        before = await trays.evaluate_all(PLACES)
        for tray in ("area", "hand"):
            lit = page.locator(f"[data-tray={tray}] button[data-standing=lit]")
            for _ in range(3):
                await lit.first.click()
                assert await trays.evaluate_all(PLACES) == before, size
            await expect(lit, "no more may change places").to_have_count(0)
        await page.get_by_role("button", name=say("side-anew")).click()
