"""The evenings: who comes to the table, what goes wrong, and how far it is played."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, Page, expect

from bench.games.candy_mafia.evening.one_device import copilot, copilot_learns, one_phone, one_phone_called
from bench.games.candy_mafia.evening.town import BUSY, TOUCH, Town
from bench.page.far_away import far_away
from igroteka.core.closing import close
from igroteka.core.state import State
from igroteka.server import wire
from tests.browser.candy_mafia.light import layout
from tests.browser.candy_mafia.player import PACE, Player, say, started_table
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, NO_ANSWER, PHONE, SIDEWAYS, TV, Guests
from tests.browser.seating import link
from tests.browser.settled import settled
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.games.candy_mafia.table import GAME, step
from tests.server.client import Room, setup
from tests.server.process import Served, embedded

NAMES = ["Аня", "Боря", "Вера", "Гоша", "Даша", "Егор", "Женя"]
GUESTS: dict[str, Any] = {"mode": "guests", "talk": 1}
SEED = 5
# Bits a second of a phone in a bad place, and seconds to the server and back.
BITS, DELAY = 400_000, 0.1
# Further devices of the first player, that are only looked at.
ENGLISH, RUSSIAN = "en-GB", "ru-RU"
LOOKS = {
    "english": (PHONE, ENGLISH),
    "english-sideways": (SIDEWAYS, ENGLISH),
    "english-laptop": (LAPTOP, ENGLISH),
    "sideways": (SIDEWAYS, RUSSIAN),
}
# More cues than a window has.
CUES = 40
Scene = Callable[[Browser], Awaitable[Town]]


def second_night(seats: int, **more: Any) -> State:
    """The second nightfall, after a day on which nobody said or did anything."""
    s = GAME.new(seats, SEED, {**GUESTS, **more}, held=True)
    while step(s) != "errands":
        close(s, {})
    s.events = []
    return s


@asynccontextmanager
async def on_turned_time(
    browser: Browser, scene: str, state: State, looks: Sequence[str] = (), bits: float = math.inf
) -> AsyncIterator[tuple[Town, StartedTable[Player]]]:
    """A table at which this evening goes on, a phone for every seat, the last one with so many bits a second, and
    further screens; time is turned when all have answered.
    """
    last = int(state.seats) - 1
    async with started_table(browser, state) as game, far_from(browser, game.port, bits) as guests:
        game.guests.forgive(BUSY)
        players = [await game.sit(seat, **TOUCH) for seat in range(last)]
        players.append(await phone(guests, game.who(last)))
        screens = {look: await screen(game, look) for look in looks}
        await settled(*(player.page for player in players), *screens.values())
        yield Town(scene, players, lambda decision: beyond(game, decision), screens), game


@asynccontextmanager
async def far_from(browser: Browser, port: int, bits: float) -> AsyncIterator[Guests]:
    """Guests whose line to the server has so many bits a second."""
    with far_away(port, 0 if bits == math.inf else DELAY, bits) as near:
        async with Guests(browser, address(near)) as guests:
            guests.forgive(BUSY)
            yield guests
            assert guests.troubles() == [], guests.troubles()


async def screen(game: StartedTable[Player], look: str) -> Page:
    """A screen of the room, or a further device of the first player."""
    if look == "tv":
        return await game.guests.come(f"w/{game.table.doc.watch}?tv", TV)
    size, language = LOOKS[look]
    return await game.guests.come(link(game.who(0)), size, locale=language)


async def eight(browser: Browser) -> Town:
    """Eight play a whole evening with the guests; one of their phones has 400 kbit/s."""
    state = GAME.new(8, SEED, GUESTS, held=True)
    async with on_turned_time(browser, "eight", state, ["tv"], BITS) as (town, _):
        await town.until(lambda view: bool(view["outcome"]))
        assert town.over
        first = town.players[0]
        await town.album.look(first.page, "end")
        await first.page.get_by_role("button", name=say("story")).tap()
        await expect(first.page.get_by_role("dialog", name=say("story"))).to_be_visible()
        await town.album.look(first.page, "story")
        await first.page.keyboard.press("Escape")
        for player in town.players:
            await player.table.press(player.table.golden)
            await expect(player.table.over).to_be_visible()
        await town.album.look(first.page, "result")
        return town


async def twelve(browser: Browser) -> Town:
    """Twelve with two gangs: the first night and day, and the second; one of them reads English on three screens."""
    state = GAME.new(12, SEED, {**GUESTS, "two_gangs": True}, held=True)
    looks = ("english", "english-sideways", "english-laptop")
    async with on_turned_time(browser, "twelve", state, looks) as (town, _):
        await town.until(lambda view: int(view["night"]) == 3)
        return town


async def twenty(browser: Browser) -> Town:
    """Twenty at one table: one night and the day after it."""
    async with on_turned_time(browser, "twenty", second_night(20), ["tv", "sideways"]) as (town, _):
        await town.until(lambda view: int(view["night"]) == 3)
        return town


async def called(browser: Browser) -> Town:
    """Eight in a called night, by raised hands, and the dead write."""
    state = GAME.new(8, SEED, {**GUESTS, "night": "called", "vote_format": "open", "spirits": True}, held=True)
    async with on_turned_time(browser, "called", state) as (town, _):
        await town.until(lambda view: int(view["night"]) == 3)
        return town


async def phone_lost(browser: Browser) -> Town:
    """At night a phone goes dark before its player has answered: nobody sees it, and another phone takes its place."""
    async with on_turned_time(browser, "phone-lost", second_night(8)) as (town, game):
        await town.gather()
        seat = next(seat for seat, player in enumerate(town.players) if (play := player.now()) and play.options)
        watcher = town.players[(seat + 1) % 8]
        before = await watcher.texts(), await layout(watcher.page)
        lost = town.players[seat]
        await lost.page.context.close()
        await game.time.turn(3_000)
        assert (await watcher.texts(), await layout(watcher.page)) == before, (
            "who is gone at night is nobody's business"
        )
        decision = game.table.decision
        for at, player in enumerate(town.players):
            if player is not lost:
                await town.act(at, player, decision)
        await town.pass_on(decision)
        town.players[seat] = await game.sit(seat, **TOUCH)
        town.tell("the phone is found")
        await town.until(lambda view: view["prompt"]["step"] == "ballot")
        return town


async def server_killed(browser: Browser) -> Town:
    """At night the server is killed and started again: the phones come back by themselves, and answers stand."""
    seconds = wire.WindowSeconds(short=25, pair=25, vote=25, talk=60, word=10)
    with TemporaryDirectory() as folder, Served(embedded(Path(folder)), Path(folder) / "log") as served:
        room = await asyncio.to_thread(served.start)
        async with Guests(browser, address(served.port)) as guests:
            guests.forgive(NO_ANSWER)
            guests.forgive(BUSY)
            # of seven two are criminals, so that no first day ends the game
            agreed = setup(GAME.id, 7, pace=wire.PaceSetup(seconds=seconds), options=GUESTS)
            people = await joined(room, agreed)
            players = [await phone(guests, who) for who in people]
            await room.at(people[0], "start")

            async def pass_on(decision: int) -> None:
                while (play := players[0].now()) and play.decision == decision and not play.view["outcome"]:
                    players[0].heard.news.clear()
                    await asyncio.wait_for(players[0].heard.news.wait(), 120)

            await settled(*(player.page for player in players))
            town = Town("server-killed", players, pass_on)
            await town.until(lambda view: int(view["night"]) == 2)
            await town.gather()
            decision = town.now().decision
            for seat, player in enumerate(players):
                await town.act(seat, player, decision)
            served.kill()
            town.tell("the server is killed")
            for player in players:
                await expect(player.page.get_by_text(shell("table-lost"))).to_be_visible()
            await town.album.look(players[0].page, "lost")
            await asyncio.to_thread(served.start)
            for player in players:
                await expect(player.page.get_by_text(shell("table-lost"))).to_be_hidden()
                await expect(player.table.golden).to_contain_text(say("sealed"))
            town.tell("all phones are back")
            await pass_on(decision)
            await town.until(lambda view: view["prompt"]["step"] == "ballot")
            assert served.complaints() == ""
            assert not guests.troubles(), guests.troubles()
            return town


async def moderator_lost(browser: Browser) -> Town:
    """At night the moderator's device is lost: time goes on, and by day another becomes the moderator, by consent."""
    state = GAME.new(6, SEED, GUESTS, held=True)
    async with started_table(browser, state, moderator=True, pace=wire.PaceSetup("person")) as game:
        game.guests.forgive(BUSY)
        moderator = await game.guests.sit(link(game.moderator()), **TOUCH)
        players = [await game.sit(seat, **TOUCH) for seat in range(6)]
        await settled(moderator.page, *(player.page for player in players))
        town = Town("moderator-lost", players, lambda decision: led(decision), mild=True)

        async def led(decision: int) -> None:
            """The moderator goes on, cue by cue, until the window is closed."""
            await town.album.look(moderator.page, f"{town.now().view['prompt']['step']}-moderator")
            await goes_on(moderator, game, decision)

        await town.until(lambda view: int(view["night"]) == 2)
        await moderator.page.context.close()
        town.tell("the moderator's device is gone")
        town.pass_on = lambda decision: beyond(game, decision)
        await town.until(lambda view: view["prompt"]["step"] == "talk")
        newcomer = await game.guests.sit(f"t/{game.table.doc.code}", **TOUCH)
        await newcomer.page.get_by_role("textbox").fill("Вика")
        await newcomer.press(newcomer.button("guest-lead-instead"))
        for player in players:
            await town.album.look(player.page, "moderator-question")
            await player.table.press(player.page.get_by_role("button", name=shell("question-yes"), exact=True))
        bar = newcomer.page.get_by_role("region", name=shell("moderator-label"))
        await expect(bar).to_be_visible()
        await town.album.look(newcomer.page, "talk-new-moderator")
        await goes_on(newcomer, game, game.table.decision)
        town.tell("somebody else leads")
        return town


async def joined(room: Room, agreed: wire.Setup) -> list[wire.Seated]:
    """Everybody has a seat at a new table."""
    people = [await room.create(agreed, NAMES[0])]
    return people + [await room.join(people[0].code, name) for name in NAMES[1 : len(agreed.seats)]]


async def phone(guests: Guests, who: wire.Seated) -> Player:
    """Somebody opens a personal link."""
    heard = Heard()
    return Player(who, await guests.sit(link(who), heard=heard, **TOUCH), heard)


async def goes_on(moderator: Table, game: StartedTable[Player], decision: int) -> None:
    """The moderator goes on, cue by cue, until the table is beyond this decision."""
    cue = moderator.page.get_by_role("region", name=shell("moderator-label")).locator(".cue")
    for _ in range(CUES):
        read = await cue.inner_text()
        await moderator.press(moderator.button("moderator-next"))
        await expect(cue).not_to_have_text(read, use_inner_text=True)
        if game.table.decision != decision:
            return
    raise AssertionError("the window is never closed")


async def beyond(game: StartedTable[Player], decision: int) -> None:
    """Turn time until the table is beyond this decision."""
    while game.table.decision == decision and game.table.doc.status == "playing":
        await game.time.turn(PACE)


# A scene is a function that gives its town; the short ones come first.
SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        phone_lost,
        moderator_lost,
        copilot,
        copilot_learns,
        server_killed,
        one_phone_called,
        one_phone,
        called,
        twelve,
        eight,
        twenty,
    )
}
# Who plays without a moderator, with one, and around one phone: the shortest of each.
QUICK = ("phone_lost", "copilot_learns", "one_phone")
