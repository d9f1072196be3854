"""A friend is gone: those who are there say whether to wait or to let a bot play; every drawing shows it; a friend who
is back plays at once."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.async_api import Browser, Locator, expect

import igroteka
from igroteka.server import wire
from igroteka.server.http.catalogue import game_info
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, dealt, link, sit_down, turns
from tests.browser.settled import settled, up_to_date
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room, setup
from tests.server.in_process import HandTime
from tests.server.websocket_client import command_id

MINUTE = 60_000
GAMES = [game for game in igroteka.names() if game_info(igroteka.game(game)).absent == "bot"]
# Two and four where the game is for this many.
TABLES = [(game, count) for game in GAMES for count in (2, 4) if count in igroteka.game(game).seat_counts]
FOR_THREE = next(game for game in GAMES if 3 in igroteka.game(game).seat_counts)


def agreed(game: str, people: int, seats: int = 0, **more: Any) -> wire.Setup:
    """A table of this game for this many people, the other seats bots."""
    options = {"variant": "big_hunt"} if game == "pechenka" and people == 2 else {}
    return setup(game, seats or people, (seats or people) - people, **{"options": options, **more})


@asynccontextmanager
async def playing(
    browser: Browser, wanted: wire.Setup, learning: bool = False
) -> AsyncIterator[tuple[HandTime, list[Table]]]:
    """People at a table: the time there, and everybody's page."""
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        _, tables = await sit_down(guests, room, wanted, size=PHONE, learning=learning)
        for table in tables:
            await expect(table.ask).to_be_visible()
        yield time, tables
        assert guests.troubles() == []


async def vanish(table: Table) -> str:
    """Close the page; gives the way back."""
    link = table.page.url
    await table.page.goto(urljoin(link, "/help"))
    return link


def question(table: Table) -> Locator:
    """What is asked about the person who is gone."""
    return table.page.get_by_role("alert").filter(has_text=re.compile(r"ждать ещё или пусть играет бот"))


def sign(table: Table, word: str) -> Locator:
    """What the seat says of its person, on the cloth."""
    return table.page.locator("main, .stage, .cloth").get_by_text(say(word), exact=True).first


async def answer(table: Table, how: str) -> None:
    """Press one of the two."""
    await question(table).get_by_role("button", name=say(f"question-stand-in.{how}")).click()


async def test_those_who_are_there_wait_and_then_let_a_bot_play(browser: Browser) -> None:
    async with playing(browser, agreed(FOR_THREE, 3, absent="wait")) as (time, [*here, gone]):
        name = NAMES[2]
        way_back = await vanish(gone)
        for table in here:
            await expect(sign(table, "seat-away")).to_be_visible()
            await expect(table.page.locator(".ava.gone")).to_have_count(1)
            await expect(question(table)).to_have_count(0)
        await time.turn(MINUTE)
        for table in here:
            await expect(question(table)).to_contain_text(say("question-stand-in", name=name))
        await answer(here[0], "no")
        for table in here:
            await expect(question(table)).to_have_count(0)
        # Again from the menu; the person who asks has answered.
        await here[0].page.get_by_role("button", name=say("menu-title"), exact=True).click()
        await here[0].button("menu-stand-in", name=name).click()
        for table in here[1:]:
            await answer(table, "yes")
        for table in here:
            await expect(sign(table, "bot-name")).to_be_visible()
            await expect(question(table)).to_have_count(0)
        await gone.page.goto(way_back)
        for table in here:
            await expect(sign(table, "bot-name")).to_have_count(0)
            await expect(sign(table, "seat-away")).to_have_count(0)
            await expect(table.page.locator(".ava.gone")).to_have_count(0)


@pytest.mark.parametrize(("game", "people"), TABLES)
async def test_every_drawing_shows_who_is_away_asks_and_shows_that_a_bot_plays(
    browser: Browser, game: str, people: int
) -> None:
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        mine, *others = await dealt(room, agreed(game, people, absent="wait"))
        *here, friend = [await room.sit(who) for who in others]
        table = await guests.sit(link(mine))
        await expect(table.ask).to_be_visible()
        gone = table.page.locator(".ava.gone")
        await expect(gone).to_have_count(0)
        await friend.close()
        await expect(sign(table, "seat-away")).to_be_visible()
        await expect(gone).to_have_count(1)
        await time.turn(MINUTE)
        await answer(table, "no")
        await expect(question(table)).to_have_count(0)
        await expect(sign(table, "bot-name")).to_have_count(0)
        await time.turn(MINUTE)
        await answer(table, "yes")
        for device in here:
            await device.until(lambda one: one.table.question is not None and one.table.question.agreed != [])
            assert device.table.question
            done = await device.do(wire.Answer(command_id(), device.table.question.number, True))
            assert isinstance(done, wire.Done)
        await expect(sign(table, "bot-name")).to_be_visible()
        await expect(question(table)).to_have_count(0)
        await room.sit(others[-1])
        for word in ("bot-name", "seat-away"):
            await expect(sign(table, word)).to_have_count(0)
        await expect(gone).to_have_count(0)
        assert guests.troubles() == []


async def test_unless_agreed_otherwise_a_bot_plays_after_the_minute(browser: Browser) -> None:
    async with playing(browser, setup()) as (time, [here, gone]):
        await vanish(gone)
        await expect(sign(here, "seat-away")).to_be_visible()
        await time.turn(MINUTE)
        await expect(sign(here, "bot-name")).to_be_visible()
        await expect(question(here)).to_have_count(0)


async def test_the_mafia_goes_on_by_day_and_shows_nothing_by_night(browser: Browser) -> None:
    async with playing(browser, agreed("candy_mafia", 4, 6)) as (time, [here, *_, gone]):
        covert = here.page.locator(".cloth.night")
        await expect(covert).to_be_visible()
        await vanish(gone)
        while await covert.count():
            await expect(covert.get_by_text(say("seat-away"), exact=True)).to_have_count(0)
            await time.turn(5_000)
            await up_to_date(here.page)
        await expect(sign(here, "seat-away")).to_be_visible()
        await time.turn(MINUTE)
        await expect(question(here)).to_have_count(0)
        await expect(sign(here, "bot-name")).to_have_count(0)


async def test_who_is_awaited_in_vain_is_said_while_the_guide_speaks(browser: Browser) -> None:
    async with playing(browser, setup(), learning=True) as (_, (one, other)):
        await settled(one.page, other.page)
        mover, waiter = await turns(one, other)
        await expect(waiter.ask.get_by_role("region", name=say("guide-title"))).to_be_visible()
        await vanish(mover)
        await expect(waiter.ask).to_contain_text(say("seat-away"))
        await waiter.page.set_viewport_size(LAPTOP)
        await expect(waiter.ask).to_contain_text(say("seat-away"))


async def test_the_guide_covers_nobody_who_is_gone(browser: Browser) -> None:
    async with playing(browser, agreed("candy_empire", 2), learning=True) as (time, (one, other)):
        await settled(one.page, other.page)
        mover, waiter = (one, other) if await one.lit.count() else (other, one)
        guide = mover.ask.get_by_role("region", name=say("guide-title"))
        await mover.page.set_viewport_size(SIDEWAYS)  # with little room it opens by itself
        await expect(guide.locator(".open")).to_be_visible()
        await vanish(waiter)
        await expect(sign(mover, "seat-away")).to_be_visible()
        await expect(guide).to_be_visible()
        await expect(guide.locator(".open")).to_have_count(0)
        await sign(mover, "seat-away").click(trial=True)
        await time.turn(MINUTE)
        await mover.page.reload()  # nothing of the guide has been opened on this page
        await settled(mover.page)
        await expect(guide).to_be_visible()
        await expect(guide.locator(".open")).to_have_count(0)
        await sign(mover, "bot-name").click(trial=True)
