"""Evenings with one device in the room: handed round, laid in the middle, or held by a moderator with printed cards."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from playwright.async_api import Browser, Page, expect

from bench.games.candy_mafia.evening.town import BUSY, NIGHT, Town
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import messages
from igroteka.server.table.table import Table as ServerTable
from igroteka.server.tables import Tables
from tests.browser.candy_mafia.player import Player, say, started_table
from tests.browser.candy_mafia.test_copilot import CARDS, NAMES, learn
from tests.browser.candy_mafia.test_one_phone import A_TURN, BEAT, Phone
from tests.browser.conftest import address
from tests.browser.guests import NO_ANSWER, PHONE, Guests
from tests.browser.hosting import served
from tests.browser.seating import link
from tests.browser.settled import settled, still
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.games.candy_mafia.table import GAME
from tests.server.client import Room, seated, setup
from tests.server.in_process import HandTime

SEED = 5
SIX = 6
# More steps than an evening has.
MANY = 600
OPTIONS: dict[str, Any] = {"mode": "guests", "talk": 0}


async def one_phone(browser: Browser) -> Town:
    """Six have one phone: at night it goes round, by day it lies in the middle."""
    return await around_one_phone(browser, "one-phone", GAME.new(SIX, SEED, OPTIONS, held=True))


async def one_phone_called(browser: Browser) -> Town:
    """Six have one phone: after the deal it lies in the middle also at night, and the voice calls."""
    return await around_one_phone(
        browser, "one-phone-called", GAME.new(SIX, SEED, {**OPTIONS, "night": "called"}, held=True)
    )


async def around_one_phone(browser: Browser, scene: str, state: State) -> Town:
    """The whole evening on it, to the end."""
    async with started_table(browser, state, pace=wire.PaceSetup("person", "slow")) as game:
        game.guests.forgive(BUSY)
        game.guests.forgive(NO_ANSWER)  # to a page whose time is turned a line looks silent for too long
        evening = OnePhone(scene, game, Phone(game, await game.all_on_one(has_touch=True, is_mobile=True)))
        await settled(evening.page)
        for _ in range(MANY):
            if game.table.doc.status == "over":
                break
            await evening.window()
        else:
            raise AssertionError("the evening has no end")
        await expect(evening.phone.table.ask).to_contain_text("обедил")
        await evening.town.album.look(evening.phone.page, "end")
        return evening.town


class OnePhone:
    """Everybody around one phone."""

    def __init__(self, scene: str, game: StartedTable[Player], phone: Phone) -> None:
        self.game = game
        self.phone = phone
        self.page = phone.page
        self.town = Town(scene, [], _nothing)

    @property
    def state(self) -> State:
        """The position."""
        assert self.game.table.match
        return self.game.table.match.state

    async def window(self) -> None:
        """One window, by night or by day."""
        town, table = self.town, self.game.table
        decision, name = table.decision, str((self.state.prompt(-1) or {})["step"])
        town.windows += 1
        town.tell(name)
        wall = self.page.locator("main.wall .go")
        if is_covert(self.state.top):
            await expect(wall.or_(self.page.locator(".night .panel")).first).to_be_visible()
            await (self.round(name) if await wall.count() else self.call(name))
        else:
            await self.day(name)
        async with asyncio.timeout(60):
            while table.decision == decision and table.doc.status == "playing":
                await self.phone.back()
                await self.game.time.turn(BEAT)
                await self.page.clock.run_for(A_TURN if is_covert(self.state.top) else 100)
                await asyncio.sleep(0.02)

    async def round(self, name: str) -> None:
        """It goes from hand to hand; everybody who may be asked, as far as all know, touches it alike."""
        for seat in self.awake(name):
            await self.town.album.look(self.page, f"{name}-wall", dark=True)
            await self.phone.wall(seat).click()
            await expect(self.phone.window(0)).to_be_visible()
            await self.town.album.look(self.page, f"{name}-hand", dark=True)
            if not await self.phone.window(0).is_visible():
                continue  # on a busy machine the look has taken longer than a turn lasts
            await self.answer(seat, name)
            await self.game.time.turn(BEAT)
            await self.page.clock.run_for(A_TURN)
            await self.phone.back()
        await self.phone.over()

    def awake(self, name: str) -> list[int]:
        """Who reads a note, who is in the game, or who is out and writes."""
        seats: Any = self.state.view(SPECTATOR)["seats"]
        return [seat for seat, one in enumerate(seats) if name == "mail" or one["alive"] == (name != "spirits")]

    async def call(self, name: str) -> None:
        """It lies in the middle, and the player who is called points at somebody, once all seats have heard it."""
        await expect(self.page.locator(".game[inert]")).to_have_count(0)
        await self.town.album.look(self.page, f"{name}-middle", dark=True)
        asked = self.state.turn()
        await self.answer(asked[0] if asked else -1, name)
        await self.game.time.turn(BEAT)
        if name == "gang" and asked:
            assert not self.state.turn(), "one answers for all who are called"
        await self.page.clock.run_for(A_TURN)

    async def answer(self, seat: int, name: str) -> None:
        """Something that may be answered; a player who is not asked does as if."""
        player = self.player_of(seat)
        if seat in self.state.turn():
            await self.give(player, seat)
        elif name == "save":
            await player.table.press(player.beside)
            self.town.decoys += 1
        elif name in NIGHT and name != "mail":
            await player.suspect(self.town.rng.randrange(SIX))
            self.town.decoys += 1

    async def day(self, name: str) -> None:
        """All answer on it, one after another, and it goes on."""
        await self.town.album.look(self.page, name)
        for seat in list(self.state.turn()):
            asked = self.page.get_by_role("button", name=self.phone.names[seat], pressed=True)
            await expect(asked.first).to_be_visible()
            await self.give(self.player_of(seat), seat)
        await self.page.get_by_role("button", name=shell("moderator-next")).click()

    def player_of(self, seat: int) -> Player:
        """Somebody who touches the phone."""
        return Player(wire.Seated("", "", seat), self.phone.table, Heard())

    async def give(self, player: Player, seat: int) -> None:
        """An answer of this seat, by taps."""
        play = seen_by(self.game.table, seat)
        await player.touch(play, self.town.choice(play, seat))
        self.town.answers += 1


def seen_by(table: ServerTable, seat: int) -> wire.Play:
    """What the table tells this seat."""
    return msgspec.json.decode(msgspec.json.encode(messages.play(table, seat)), type=wire.Play)


async def copilot(browser: Browser) -> Town:
    """A moderator with printed cards leads six without phones: the page says what to say and keeps their choices."""
    state = GAME.new(SIX, SEED, {**OPTIONS, "night": "called"}, held=True)
    async with started_table(browser, state, moderator=True, pace=wire.PaceSetup("person")) as game:
        game.guests.forgive(BUSY)
        page = await game.guests.come(link(game.moderator()), PHONE)
        await settled(page)
        return await led(Town("copilot", [], _nothing), page, game.moderator(), game.table, game.time)


async def copilot_learns(browser: Browser) -> Town:
    """The same with eight, and the moderator learns in the first night who holds which card."""
    time = HandTime()
    tables = Tables(MemoryStore(), time, BotPool(1), bot_delay=(0, 0))
    async with served(tables) as port, Room(port) as room, Guests(browser, address(port)) as guests:
        options = {"mode": "festival", "wanted": CARDS, "night": "called", "talk": 0}
        agreed = setup(GAME.id, len(CARDS), moderator=True, options=options, pace=wire.PaceSetup("person"))
        who = seated(await room.post("/api/tables", wire.CreateTable(agreed, "Ведущая", moderator=True)))
        for name in NAMES:
            await room.join(who.code, name)
        page = await guests.come(link(who), PHONE)
        town = Town("copilot-learns", [], _nothing)
        await page.get_by_role("button", name=shell("deal-learn")).click()
        await town.album.look(page, "eyes-shut", dark=True)
        await page.get_by_role("button", name=shell("showing-start")).click()
        await town.album.look(page, "first-call", dark=True)
        calls = await learn(page, wrong=CARDS.index("don"))
        town.tell(f"{len(calls)} calls for {len(CARDS)} cards")
        await town.album.look(page, "known", dark=True)
        await page.get_by_role("button", name=shell("showing-done")).click()
        await expect(page.get_by_role("dialog")).to_have_count(0)
        table = await tables.table(who.code)
        async with asyncio.timeout(60):
            while table.state is None:
                await time.turn(BEAT)
                await asyncio.sleep(0.02)
        await settled(page)
        await led(town, page, who, table, time)
        assert guests.troubles() == [], guests.troubles()
        return town


async def led(town: Town, page: Page, who: wire.Seated, table: ServerTable, time: HandTime) -> Town:
    """The whole evening as the moderator leads it, cue by cue; by day no card lies open, and no seat is theirs."""
    moderator = Player(who, Table(page), Heard())
    bar = page.get_by_role("region", name=shell("moderator-label"))
    cue, go_on = bar.locator(".cue"), bar.get_by_role("button", name=shell("moderator-next"))
    names = [table.doc.name_of(seat) for seat in range(len(table.doc.places))]
    for _ in range(MANY):
        if table.doc.status == "over":
            break
        assert table.state
        name = str((table.state.prompt(-1) or {})["step"])
        text, decision = await cue.inner_text(), table.decision
        town.windows += 1
        town.tell(f"{name}: {' '.join(text.split())}")
        sign = await bar.get_by_role("button", name=shell("cue-sign")).count()
        await town.album.look(page, f"{name}-{'sign' if sign else 'cue'}")
        await expect(page.get_by_text(say("status-you"))).to_have_count(0)
        pressed = bar.locator(".one[aria-pressed=true] b")
        while await pressed.count():
            seat = names.index((await pressed.inner_text()).strip())
            if seat not in table.state.turn():
                break
            play = seen_by(table, seat)
            await moderator.touch(play, town.choice(play, seat))
            town.answers += 1
            await time.turn(BEAT)
            await still(page)
        await go_on.click()
        async with asyncio.timeout(60):
            while table.doc.status == "playing" and await cue.inner_text() == text:
                await time.turn(BEAT)
                await asyncio.sleep(0.02)
        assert decision <= table.decision
    else:
        raise AssertionError("the evening has no end")
    await expect(page.get_by_text(say("story"))).to_be_visible()
    await town.album.look(page, "end")
    return town


async def _nothing(_: int) -> None:
    """Nobody else passes the time."""
