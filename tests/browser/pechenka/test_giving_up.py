"""Somebody gives up among many, leaves or never comes back: the others play on, and the evening knows who gave up."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from playwright.async_api import Browser, expect

from igroteka import SPECTATOR
from igroteka.server import wire
from tests.browser.guests import LAPTOP
from tests.browser.pechenka.player import PECHENKA, Player, last_round, say
from tests.browser.spoken import words
from tests.browser.started_table import started_table_of
from tests.browser.table import Table
from tests.server.client import NAMES, Room
from tests.server.in_process import HandTime
from tests.server.websocket_client import Device

ANN, BOB = NAMES[:2]
MINUTE = 60_000
# Bots rest for a while before they answer.
REST = 5_000
# Seconds: her stand-in thinks in a process of its own, with what the processor has left; a player who asks without a
# pause leaves it nothing.
BREATH = 0.02
LAST_MATCH = 2


async def resigns(ann: Table, time: HandTime) -> None:
    """She says so."""
    await ann.button("menu-title").click()
    await ann.button("menu-resign").click()
    await ann.button("confirm-resign.yes").click()


async def leaves(ann: Table, time: HandTime) -> None:
    """She stands up and goes."""
    await ann.button("menu-title").click()
    await ann.button("menu-leave").click()
    await ann.button("confirm-leave.yes").click()


async def never_returns(ann: Table, time: HandTime) -> None:
    """Her phone is gone, and the table has waited long enough."""
    await ann.page.close()


async def play_out(bob: Device, time: HandTime) -> None:
    """Bob plays on to the end, somewhere else than on the screen that is looked at."""
    rng = Random(1)
    while not bob.over:
        if bob.choices:
            await bob.choose(rng.choice(bob.choices))
        await time.turn(REST)
        await bob.sync()
        await asyncio.sleep(BREATH)


async def put_results_away(table: Table) -> None:
    """Enough of what the rounds brought, as far as it is still shown: on to the result."""
    on = table.page.get_by_role("button", name=say("round-on"))
    while True:  # the next one may be shown only after a while
        await table.over.or_(on).first.wait_for()
        if not await on.is_visible():
            break
        await on.click()
    await expect(table.over).to_be_visible()


@pytest.mark.parametrize(("seats", "gives_up"), [(3, resigns), (4, leaves), (6, never_returns)])
async def test_one_of_many_gives_up(
    browser: Browser, seats: int, gives_up: Callable[[Table, HandTime], Awaitable[None]]
) -> None:
    async with (
        started_table_of(Player, browser, last_round(seats), seats - 2, absent="end") as game,
        Room(game.port) as room,
    ):
        players = [await game.sit(seat, size=LAPTOP) for seat in range(2)]
        ann, bob = (player.table for player in players)
        time = game.time
        there = bob.page.get_by_role("region", name=say("seats-title")).get_by_role("listitem")
        await expect(there).to_have_count(seats)
        await gives_up(ann, time)
        label = say("bot-name-for", name=ANN)
        hers = there.filter(has_text=label)
        if gives_up is never_returns:
            await expect(there.nth(0)).to_contain_text(say("seat-away"))
            await time.turn(MINUTE)
        await expect(hers).to_contain_text(say("seat-gave-up"))
        await expect(bob.over, "the others play on").to_have_count(0)

        if gives_up is resigns:
            await to_the_end(room, [player.who for player in players], (ann, bob), time)


async def to_the_end(room: Room, people: list[wire.Seated], tables: tuple[Table, Table], time: HandTime) -> None:
    """However well the bot plays for her, Ann comes last: both of them read it, and so does the score of the
    evening."""
    device = await room.sit(people[1])
    await play_out(device, time)
    assert device.play
    outcome, (score,) = device.play.view["outcome"], device.table.evening
    named = [say("bot-name-for", name=ANN), BOB, say("bot-name")]
    for table, viewer in zip(tables, (SPECTATOR, 1), strict=True):
        await put_results_away(table)
        await expect(table.ask).to_contain_text(words("ru", PECHENKA.id).result(outcome, named, viewer))
    assert score.names[:2] == [ANN, BOB]
    assert score.places[0] == len(score.places), "whatever the bot made of it"
    assert sorted(score.places[1:])[0] == 1
    await again(room, people, tables[1], device, time)


async def again(room: Room, people: list[wire.Seated], bob: Table, device: Device, time: HandTime) -> None:
    """The next match has both of them again; after it the score of the evening tells who has won what."""
    won = device.table.evening[0].places[1] == 1
    for who in people:
        await room.at(who, "rematch", wire.OfMatch(1))
    await time.turn(REST)
    await expect(bob.over).to_have_count(0)
    for who in people[::-1]:
        await room.at(who, "resign", wire.OfMatch(LAST_MATCH))
    evening = bob.page.locator("section").filter(has=bob.page.get_by_role("heading", name=say("result-evening")))
    await expect(evening.get_by_role("row", name=re.compile(f"^{ANN}")).get_by_role("cell").first).to_have_text("0")
    wins = evening.get_by_role("row", name=re.compile(f"^{BOB}")).get_by_role("cell").first
    await expect(wins).to_have_text(str(int(won)))
