"""A sword that can go to one place only, or to none, is asked for like any other: seen and said on every screen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.guests import Guests
from tests.browser.pechenka.player import PECHENKA, say
from tests.browser.seating import link
from tests.browser.spoken import words
from tests.server.client import NAMES, Room, setup
from tests.server.websocket_client import Device

# Whose sword it is, who looks on, and who is left where only two shields lie in the way.
STRIKER, WITNESS, LEFT = 0, 1, 3
SAID = words("ru", PECHENKA.id)


async def show(devices: list[Device], *cards: str) -> None:
    """Everybody shows a card at once."""
    for device, card in zip(devices, cards, strict=True):
        await device.choose(f"show {card}")
    await everybody_hears(devices)


async def everybody_hears(devices: list[Device]) -> None:
    """All know how it stands."""
    for device in devices:
        await device.sync()


async def shielded_from(devices: list[Device], shields: list[int]) -> None:
    """In the first circle everybody shows a shield, and these put theirs before the striker, the others elsewhere."""
    await show(devices, *["shield"] * len(devices))
    for _ in devices:
        asked = next(device for device in devices if device.choices)
        mine = asked.me.seat
        before = STRIKER if mine in shields else next(seat for seat in (1, 2) if seat != mine)
        await asked.choose(f"before {before + 1}")
        await everybody_hears(devices)


@pytest.mark.parametrize("shields", [[1, 2, 3], [1, 2]], ids=["nowhere", "one place"])
async def test_a_forced_sword_is_asked_seen_and_said(guests: Guests, room: Room, shields: list[int]) -> None:
    people, devices = await room.table(setup(PECHENKA.id, 4))
    await shielded_from(devices, shields)
    striker, witness = [await guests.sit(link(people[seat])) for seat in (STRIKER, WITNESS)]
    await show(devices, "sword", "hill", "hill", "hill")

    await expect(striker.ask).to_contain_text(say("step-sword", mine="yes"))
    play = devices[WITNESS].play
    assert play
    await expect(witness.ask).to_contain_text(SAID.prompt(play.view["prompt"], NAMES, WITNESS))
    if LEFT in shields:
        event = {"event": "idle", "seat": STRIKER, "card": "sword"}
        await expect(striker.lit).to_have_count(0)
        await expect(striker.golden).to_contain_text(say("second-before-nobody"))
    else:
        event = {"event": "struck", "seat": STRIKER, "target": LEFT}
        await expect(striker.lit).to_have_count(1)
        await striker.lit.click()
        await expect(striker.golden).to_contain_text(NAMES[LEFT])
    for table in (striker, witness):
        await expect(table.page.locator(f"[data-token='sword.{STRIKER}']"), "nothing is done unasked").to_have_count(0)
    await striker.golden.click()
    for table, seat in ((striker, STRIKER), (witness, WITNESS)):
        await expect(table.ask).to_contain_text(SAID.event(event, NAMES, seat))
        if LEFT not in shields:
            before = table.page.locator(f"[data-seat='{LEFT}'] [data-token='sword.{STRIKER}']")
            await expect(before).to_be_visible()
