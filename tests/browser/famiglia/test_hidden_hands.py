"""Two people on one phone who agreed to hide their hands: each sees their own, and only while it is theirs to see."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import dealt_by, hosted
from tests.browser.seating import link
from tests.browser.spoken import say, words
from tests.browser.wire_games import HIDDEN, begun_until, hand, step
from tests.server.client import NAMES, Room
from tests.server.driving import Pair

# Whatever shows a card, wherever it lies.
CARDS = "[data-card], [data-thing], use[href^='#famiglia-']"

DEAL = 3


def some_moves_later(pair: Pair) -> bool:
    """Somebody has recruited, and somebody is asked whom to recruit: in an exchange the cards lie elsewhere than in the
    hand."""
    return len(pair.acknowledged) > 8 and any(step(device) == "recruit" for device in pair.devices)


async def test_a_hidden_hand_is_there_only_for_its_owner(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_by(monkeypatch, DEAL)
    async with hosted() as (port, _), Room(port) as room, Guests(browser, address(port)) as guests:
        await look_at_hidden_hands(guests, room)
        assert guests.troubles() == []


async def look_at_hidden_hands(guests: Guests, room: Room) -> None:
    """From hand to hand, and a peek by the one who waits."""
    pair = await begun_until(room, some_moves_later, options=HIDDEN)
    holder, other = sorted(pair.devices, key=lambda device: not device.choices)

    # Both open their personal links on the same phone.
    phone = await guests.sit(link(pair.people[0]))
    page = phone.page
    await expect(phone.street).to_be_visible()
    await page.goto(guests.url)
    await page.goto(guests.address(link(pair.people[1])))

    await expect(page.get_by_role("heading", level=1)).to_contain_text(NAMES[holder.me.person])
    await expect(page.locator(CARDS)).to_have_count(0)
    said = await page.content()
    assert not [card for device in pair.devices for card in hand(device) if words("ru").card(card) in said]

    await phone.button("handover-show", name=NAMES[holder.me.person]).click()
    await expect(phone.hand.locator("[data-card]")).to_have_count(len(hand(holder)))
    hidden = page.locator(f"[data-zone=hand{other.me.seat}] [data-card]")
    await expect(hidden).to_have_count(0)

    await phone.button("menu-title").click()
    name = NAMES[other.me.person]
    view = page.get_by_role("region", name=say("peek-view", name=name))
    await phone.button("peek-hold", name=name).hover()
    await page.mouse.down()
    await expect(view.locator(f"[data-zone=hand{other.me.seat}] [data-card]")).to_have_count(len(hand(other)))
    await expect(view.locator(f"[data-zone=hand{holder.me.seat}] [data-card]")).to_have_count(0)
    await page.mouse.up()
    await expect(view).to_have_count(0)
    await expect(hidden).to_have_count(0)
