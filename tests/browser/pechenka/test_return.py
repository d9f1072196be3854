"""Coming back to «Печенька» in the middle of a sealed choice: it is still mine, and still mine to change."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.conftest import address
from tests.browser.guests import NO_ANSWER, Guests
from tests.browser.network import Network
from tests.browser.pechenka.player import Player, say, title
from tests.browser.seating import dealt, link
from tests.browser.wiretap import Heard
from tests.server.client import Room, setup
from tests.server.websocket_client import Device


async def among_programs(guests: Guests, room: Room) -> tuple[Player, list[Device]]:
    """One person at a screen, and three who answer over the wire."""
    me, *others = await dealt(room, setup("pechenka", 4))
    devices = [await room.sit(who) for who in others]
    heard = Heard()
    return Player(me, await guests.sit(link(me), heard=heard), heard), devices


async def still_mine(player: Player, thing: str) -> None:
    """The page shows what I have sealed, and lets me change it."""
    card = thing.removeprefix("hand.")
    await expect(player.sealed).to_be_visible()
    await expect(player.table.golden).to_contain_text(say("chosen", card=title(card)))
    await expect(player.hand.locator("[aria-pressed=true]")).to_have_attribute("data-thing", thing)
    await expect(player.table.lit).not_to_have_count(0)


async def turned_up(player: Player, thing: str) -> None:
    """My card lies open."""
    cards = title(thing.removeprefix("hand."))
    await expect(player.mine).to_contain_text(say("own-shown", count=1, cards=cards))


async def test_a_reload_in_the_middle_of_a_sealed_choice(guests: Guests, room: Room) -> None:
    player, others = await among_programs(guests, room)
    await player.awaited()
    one, another, *_ = await player.table.things()
    await player.choose(one)
    await still_mine(player, one)
    await player.page.reload()
    await still_mine(player, one)
    await player.choose(another)
    await still_mine(player, another)
    for device in others:
        await device.choose("show hill")
    await turned_up(player, another)


async def test_a_network_that_is_cut_in_the_middle_of_a_sealed_choice(
    browser: Browser, server: int, room: Room
) -> None:
    async with Network(server) as network, Guests(browser, address(network.port)) as guests:
        guests.forgive(NO_ANSWER)
        player, others = await among_programs(guests, room)
        await player.awaited()
        one, another, *_ = await player.table.things()
        await player.choose(one)
        await still_mine(player, one)
        network.cut()
        await player.choose(another)
        network.mend()
        await still_mine(player, another)
        network.cut()
        for device in others:
            await device.choose("show hill")
        await still_mine(player, another)
        network.mend()
        await turned_up(player, another)
        assert guests.troubles() == []
