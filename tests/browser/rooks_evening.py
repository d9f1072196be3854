"""An evening of the made-up game of windows, whose cards are dealt as the test wants them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser

from igroteka.server import wire
from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import hosted
from tests.rooks import Rooks
from tests.rooks.state import BIRD, OWL, ROOK, RooksState
from tests.server.client import Room, deal, setup
from tests.server.in_process import HandTime
from tests.server.websocket_client import Device
from tests.shelf import put_on_the_shelf

NAMES = ("Аня", "Боря", "Вера", "Гоша", "Дина")
SLEEPER, PARTNER, CALLED, OTHER, GANG = range(5)
SECOND = 1_000


class Dealt(RooksState):
    """Seats 1 and 4 are rooks, seat 2 is the owl."""

    def deal(self) -> None:
        self.begin([BIRD, ROOK, OWL, BIRD, ROOK, BIRD])


class Evening:
    """A table of five, its server's time, and everybody who comes to it with a page."""

    def __init__(self, time: HandTime, room: Room, guests: Guests, people: list[wire.Seated]) -> None:
        self.time = time
        self.room = room
        self.guests = guests
        self.people = people
        self.devices: list[Device] = []

    async def begin(self) -> None:
        """Everybody is there as a program knows it; the game begins."""
        self.devices = [await self.room.sit(who) for who in self.people]
        await self.room.at(self.people[0], "start")
        await deal(self.devices)

    async def until(self, step: str) -> None:
        """Let time pass until this step."""
        for _ in range(300):
            syncing = asyncio.ensure_future(self.devices[0].sync())
            while not (await asyncio.wait({syncing}, timeout=1))[0]:
                await self.time.turn(SECOND)  # a closing that waited for an answer on its way is told at its own moment
            play = syncing.result().play
            if play and play.view["prompt"] and play.view["prompt"]["step"] == step:
                for device in self.devices[1:]:
                    await device.sync()
                return
            await self.time.turn(SECOND)
        raise AssertionError(f"{step} does not come")


@asynccontextmanager
async def evening(patch: pytest.MonkeyPatch, browser: Browser, pace: wire.PaceSetup) -> AsyncIterator[Evening]:
    """Five people have their seats at a table that still gathers; nothing goes wrong on a screen."""
    game = Rooks(state_type=Dealt)
    put_on_the_shelf(patch, game)
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        people = [await room.create(setup(game.id, len(NAMES), pace=pace), NAMES[0])]
        people += [await room.join(people[0].code, name) for name in NAMES[1:]]
        yield Evening(time, room, guests, people)
        assert guests.troubles() == []
