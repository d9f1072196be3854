"""A spectator sees the open table and nothing else, on a phone or on a TV."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

import igroteka
from igroteka.core.game import Game
from tests.browser.guests import TV, Guests
from tests.browser.spoken import say
from tests.browser.wire_games import HIDDEN, begun, catch_up
from tests.server.client import NAMES, Room, setup
from tests.server.driving import Pair

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"
# A card in a hand, as it would be drawn.
HELD = "[data-zone^=hand] [data-card], [data-thing^='hand.']"


def plays(heard: list[str]) -> list[dict[str, Any]]:
    """The game in every message that tells of it."""
    return [play for play in (json.loads(frame).get("play") for frame in heard) if play]


async def shows_the_deck(page: Page, pair: Pair) -> None:
    """The page has come as far as the game."""
    play = pair.devices[0].play
    assert play
    counts = {"deck": play.view["deck"], "passage": play.view["passage"], "discard": len(play.view["discard"])}
    await expect(page.get_by_role("button", name=say("deck-name", **counts))).to_be_visible()


async def shows_the_street(page: Page, pair: Pair) -> None:
    """Those cards lie on the street, and no others."""
    play = pair.devices[0].play
    assert play
    lying = Counter(card["card"] for card in play.view["street"])
    await expect(page.locator("[data-thing^='street.']")).to_have_count(lying.total())
    for card, count in lying.items():
        await expect(page.locator(f"[data-thing='street.{card}']")).to_have_count(count)


async def test_a_spectator_sees_no_hand_and_chooses_nothing(guests: Guests, room: Room) -> None:
    pair = await begun(room, options=HIDDEN)
    heard: list[str] = []
    table = await guests.sit(f"w/{pair.devices[0].table.watch}", heard=heard)
    page = table.page
    made = 0
    # After the end hands are open: look only while the game goes on.
    while made < 8 and not pair.devices[0].over:
        await shows_the_deck(page, pair)
        await expect(page.locator("[data-zone^=hand]")).to_have_count(2)
        for hidden in (page.locator(HELD), table.lit, table.golden, table.undo, table.out, table.exchange):
            await expect(hidden).to_have_count(0)
        await pair.move()
        made += 1
    told = [play for play in plays(heard) if not play["view"]["outcome"]]
    assert len(told) > 1
    for play in told:
        assert all("hand_size" in seat and "hand" not in seat for seat in play["view"]["seats"])
        assert not play["options"]
        assert not play["near"]
    assert not [who for who in pair.people if any(who.token in frame for frame in heard)]


async def test_a_tv_is_no_viewer_shows_the_open_table_and_follows_it(guests: Guests, room: Room) -> None:
    pair = await begun(room, options=HIDDEN)
    page = await guests.come(f"w/{pair.devices[0].table.watch}?tv", TV)
    await expect(page.get_by_text(pair.people[0].code)).to_be_visible()
    looking_on = pair.devices[0].table
    for viewers in range(2):  # nobody but the TV, then a spectator too
        for device in pair.devices:
            assert (await device.sync()).table.watching == viewers, "the TV counts as no viewer"
        if not viewers:
            await room.watch(looking_on.code, looking_on.watch)
    await shows_the_deck(page, pair)
    # The last answer always takes a card of the street, and the first move never ends the game.
    mover = next(device for device in pair.devices if device.choices)
    await mover.choose(mover.choices[-1])
    await catch_up(pair)
    await shows_the_street(page, pair)
    await shows_the_deck(page, pair)
    await expect(page.locator(HELD)).to_have_count(0)
    await expect(page.locator("[data-undo], [aria-pressed], footer button")).to_have_count(0)


def for_four() -> Game:
    """A game with a drawing of its own that four can play."""
    drawn = (igroteka.game(file.parent.name) for file in sorted(DRAWINGS.glob("*/Table.svelte")))
    return next(game for game in drawn if 4 in game.seat_counts)


async def test_a_tv_tells_how_strong_bots_are_and_who_is_away(guests: Guests, room: Room) -> None:
    agreed = setup(for_four().id, 4, bots=3)
    agreed.seats[-1].level = "strong"
    _, (device,) = await room.table(agreed)
    page = await guests.come(f"w/{device.table.watch}?tv", TV)
    told = page.get_by_role("banner")
    bots = [say("bot-name-of", number=number) for number in (1, 2, 3)]
    await expect(told).to_contain_text(say("tv-bots", names=", ".join(bots[:2]), count=2, level="easy"))
    await expect(told).to_contain_text(say("tv-bots", names=bots[2], count=1, level="strong"))
    away = f"{NAMES[0]}: {say('seat-away')}"
    await expect(told).not_to_contain_text(away)
    await device.close()
    await expect(told).to_contain_text(away)
