"""People at their own screens play «Печенька» to the end, and nobody's page hears a secret before its time."""

from __future__ import annotations

import asyncio
import re

import msgspec
from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.pechenka.player import Player, at_first, at_random, last_round, record, say, title
from tests.browser.settled import settled, up_to_date
from tests.browser.started_table import StartedTable, started_table_of
from tests.browser.wiretap import events, openings, views
from tests.server.client import NAMES, Room
from tests.server.websocket_client import SAYS, Device


def over(device: Device) -> bool:
    """Has the game ended?"""
    return device.over


async def seal(player: Player, others: list[Player]) -> None:
    """Choose a card while the others look: their pages hear and show that it was chosen, and nothing else of it."""
    pages = [other.page for other in others]
    await up_to_date(*pages)
    before = [(SAYS.decode(other.heard[-1]), len(other.heard), await on_screen(other)) for other in others]
    await player.answer(await player.awaited(), at_random(0))
    await settled(player.page)
    await expect(player.sealed).to_be_visible()
    name = NAMES[player.who.person]
    await up_to_date(*pages)
    for other, (known, since, seen) in zip(others, before, strict=True):
        assert isinstance(known, wire.Whole) and known.play
        answered = sorted([*known.play.answered, player.who.person])
        play = msgspec.structs.replace(known.play, answered=answered)
        assert other.heard.since(since) == [
            wire.Answered(known.n + 1, answered),
            msgspec.structs.replace(known, n=known.n + 2, play=play),
        ]
        await expect(other.place(name)).to_have_accessible_name(re.compile(say("seat-answered")))
        assert await on_screen(other) == seen


async def on_screen(player: Player) -> str:
    """All that this screen tells of the game, also to a person who only hears it, but for who has answered."""
    told = await player.page.locator("main").aria_snapshot()
    return told.replace(f" {say('seat-answered')}.", "")


async def told_as_written(room: Room, players: list[Player]) -> None:
    """All screens tell the scores of the record, and everything that was sent to them has come."""
    match = await record(room, players[0].who)
    outcome = match.state.outcome()
    assert outcome
    await up_to_date(*(player.page for player in players))
    for player in players:
        assert await player.scores() == dict(zip(NAMES[: len(players)], outcome.scores, strict=True))


async def open_to_all(players: list[Player], cards: list[str]) -> None:
    """On every screen the others' cards of the first circle lie open."""
    for me in players:
        for other, name, card in zip(players, NAMES[: len(players)], cards, strict=True):
            if other is not me:
                shown = re.escape(say("place-shown", cards=title(card)))
                await expect(me.place(name)).to_have_accessible_name(re.compile(shown))


async def gather(game: StartedTable[Player], room: Room) -> tuple[list[Player], Device]:
    """Everybody has the hand of the last round, and somebody looks on."""
    players = [await game.sit(seat) for seat in range(len(game.table.doc.places))]
    watcher = await room.watch(game.table.doc.code, game.table.doc.watch)
    # What is heard counts from here on, when nobody comes any more.
    await up_to_date(*(player.page for player in players))
    for player in players:
        del player.heard[:-1]
    await watcher.sync()
    del watcher.heard[:-1]
    return players, watcher


async def test_four_people_play_everyone_for_themselves(browser: Browser) -> None:
    async with started_table_of(Player, browser, last_round(4)) as game, Room(game.port) as room:
        players, watcher = await gather(game, room)
        await everyone_for_themselves(room, players, watcher)


async def everyone_for_themselves(room: Room, players: list[Player], watcher: Device) -> None:
    """A round to the end: answers stay sealed until the last one is in."""
    for player in players[:-1]:
        await seal(player, [other for other in players if other is not player])
    await players[-1].answer("card", at_random(0))
    await open_to_all(players, [player.sealed_cards("card")[0] for player in players])

    playing = (player.play_on(at_random(seed)) for seed, player in enumerate(players))
    await asyncio.gather(watcher.until(over), *playing)
    await told_as_written(room, players)
    circles = [[*enumerate(cards)] for cards in zip(*(player.sealed_cards("card") for player in players), strict=True)]
    assert len(circles) == 4
    for heard in (*(player.heard for player in players), watcher.heard):
        assert [sorted(circle) for circle in openings(heard, "showed")] == circles


async def test_two_people_play_the_big_hunt_and_one_of_them_peeks(browser: Browser) -> None:
    async with started_table_of(Player, browser, last_round(2)) as game, Room(game.port) as room:
        players, watcher = await gather(game, room)
        await one_peeks(room, players, watcher)


async def one_peeks(room: Room, players: list[Player], watcher: Device) -> None:
    """The last hunt: a player who peeks alone knows the role that was left out."""
    one, other = players
    peeks, opens = at_first("excluded"), at_first("role.")
    await asyncio.gather(one.play(peeks, until=("hunt",)), other.play(opens, until=("hunt",)))
    await up_to_date(one.page, other.page)
    *_, view = views(one.heard)
    known = re.compile(say("left-known", role=title(view["excluded"]["role"])))
    await expect(one.excluded).to_have_accessible_name(known)
    await expect(other.excluded).to_have_accessible_name(re.compile(say("excluded-peeked", names=NAMES[0])))
    await expect(other.excluded).not_to_have_accessible_name(known)

    await asyncio.gather(watcher.until(over), one.play_on(peeks), other.play_on(opens))
    await told_as_written(room, players)
    hunts = [[*enumerate(cards)] for cards in zip(one.sealed_cards("hunt"), other.sealed_cards("hunt"), strict=True)]
    assert len(hunts) == 1
    for heard in (one.heard, other.heard, watcher.heard):
        assert [sorted(hunt) for hunt in openings(heard, "hunted")] == hunts
        peeked = [seen.get("card") is not None for seen in events(heard, "peeked")]
        knew = any(view["excluded"]["role"] for view in views(heard))
        assert (peeked, knew) == ([heard is one.heard], heard is one.heard)
