"""A friend is gone: those who are there say whether to wait or to let a bot play, in every game; whoever is back plays at once."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.async_api import Browser, Locator, expect

import igroteka
from igroteka.server.http.catalogue import game_info
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, PHONE, Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, sit_down
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.server.client import Room, setup
from tests.server.in_process import HandTime

MINUTE = 60_000
GAMES = [game for game in igroteka.names() if game_info(igroteka.game(game)).absent == "bot"]
# Two and four where the game is for so many.
TABLES = [(game, count) for game in GAMES for count in (2, 4) if count in igroteka.game(game).seat_counts]


@asynccontextmanager
async def playing(
    browser: Browser, game: str, people: int, seats: int = 0, learning: bool = False, **more: Any
) -> AsyncIterator[tuple[HandTime, list[Table]]]:
    """So many people at a table of this game, the other seats bots: the time there, and everybody's page."""
    options = {"variant": "big_hunt"} if game == "pechenka" and people == 2 else {}
    agreed = setup(game, seats or people, (seats or people) - people, **{"options": options, **more})
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        _, tables = await sit_down(guests, room, agreed, size=PHONE, learning=learning)
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
    """What is asked about whoever is gone."""
    return table.page.get_by_role("alert").filter(has_text=re.compile(r"ждать ещё или пусть играет бот"))


def sign(table: Table, word: str) -> Locator:
    """What the seat says of its person, on the cloth."""
    return table.page.locator("main, .stage, .cloth").get_by_text(say(word), exact=True).first


async def answer(table: Table, how: str) -> None:
    """Press one of the two."""
    await question(table).get_by_role("button", name=say(f"question-stand-in.{how}")).click()


@pytest.mark.parametrize(("game", "people"), TABLES)
async def test_those_who_are_there_wait_and_then_let_a_bot_play(browser: Browser, game: str, people: int) -> None:
    async with playing(browser, game, people, absent="wait") as (time, [*here, gone]):
        name = NAMES[people - 1]
        link = await vanish(gone)
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
        # Again from the menu; whoever asks has answered.
        await here[0].page.get_by_role("button", name=say("menu-title"), exact=True).click()
        await here[0].button("menu-stand-in", name=name).click()
        for table in here[1:]:
            await answer(table, "yes")
        for table in here:
            await expect(sign(table, "bot-name")).to_be_visible()
            await expect(question(table)).to_have_count(0)
        await gone.page.goto(link)
        for table in here:
            await expect(sign(table, "bot-name")).to_have_count(0)
            await expect(sign(table, "seat-away")).to_have_count(0)
            await expect(table.page.locator(".ava.gone")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
async def test_unless_agreed_otherwise_a_bot_plays_after_the_minute(browser: Browser, game: str) -> None:
    people = 2 if 2 in igroteka.game(game).seat_counts else 4
    async with playing(browser, game, people) as (time, [here, *_, gone]):
        link = await vanish(gone)
        await expect(sign(here, "seat-away")).to_be_visible()
        await time.turn(MINUTE)
        await expect(sign(here, "bot-name")).to_be_visible()
        await gone.page.goto(link)
        await expect(sign(here, "bot-name")).to_have_count(0)
        await expect(gone.page.get_by_text(say("away-title"))).to_be_visible()


async def test_the_mafia_goes_on_by_day_and_shows_nothing_by_night(browser: Browser) -> None:
    async with playing(browser, "candy_mafia", 4, 6) as (time, [here, *_, gone]):
        covert = here.page.locator(".cloth.night")
        await expect(covert).to_be_visible()
        await vanish(gone)
        while await covert.count():
            await expect(covert.get_by_text(say("seat-away"), exact=True)).to_have_count(0)
            await time.turn(5_000)
        await expect(sign(here, "seat-away")).to_be_visible()
        await time.turn(MINUTE)
        await expect(question(here)).to_have_count(0)
        await expect(sign(here, "bot-name")).to_have_count(0)


async def test_who_is_awaited_in_vain_is_said_while_the_guide_speaks(browser: Browser) -> None:
    async with playing(browser, "famiglia", 2, learning=True) as (_, (one, other)):
        for table in (one, other):
            await table.street.wait_for()
        mover, waiter = (one, other) if await one.golden.count() else (other, one)
        await expect(waiter.ask.get_by_role("region", name=say("guide-title"))).to_be_visible()
        await vanish(mover)
        await expect(waiter.ask).to_contain_text(say("seat-away"))
        await waiter.page.set_viewport_size(LAPTOP)
        await expect(waiter.ask).to_contain_text(say("seat-away"))
