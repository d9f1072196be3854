"""The QR code of a table, as a phone's camera sees it on the screen of another."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.guests import LAPTOP, PHONE, TV, Guests
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.server.camera import in_picture
from tests.server.client import Room, setup


async def shows(page: Page, wanted: str) -> None:
    """By day and in the evening the screen shows one code, and it says this."""
    await expect(page.get_by_role("img", name=say("qr-label", link=wanted))).to_be_visible()
    for light in ("light", "dark"):
        await page.emulate_media(color_scheme=light)
        assert in_picture(await page.screenshot(animations="disabled")) == [wanted]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_a_camera_reads_the_way_to_the_table(guests: Guests, room: Room, size: ViewportSize) -> None:
    owner = await room.create(setup())
    page = await guests.come(link(owner), size)
    await shows(page, guests.address(f"t/{owner.code}"))


async def test_a_camera_reads_it_from_the_tv(guests: Guests, room: Room) -> None:
    owner = await room.create(setup())
    watch = (await room.info(owner.code, owner.token)).watch
    page = await guests.come(f"w/{watch}?tv", TV)
    await shows(page, guests.address(f"t/{owner.code}"))


async def test_whoever_opens_what_the_camera_read_can_sit_down(guests: Guests, room: Room) -> None:
    owner = await room.create(setup())
    page = await guests.come(link(owner))
    (read,) = in_picture(await page.screenshot())
    guest = await guests.come(read)
    await expect(guest.get_by_role("button", name=say("guest-sit"))).to_be_visible()
