"""Tables at which a game has begun from a position, so that a test begins where it has something to show."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from playwright.async_api import Browser, Page

from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table as ServerTable
from igroteka.server.tables import Tables
from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import served
from tests.browser.seating import link
from tests.browser.settled import settled
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.server.client import setup
from tests.server.in_process import HandTime, table_from

P = TypeVar("P")
# Makes a player of a place at the table, a page there and what that page hears.
Kind = Callable[[wire.Seated, Table, Heard], P]


class StartedTable(Generic[P]):
    """Such a table, and everybody who came to it."""

    def __init__(self, kind: Kind[P], table: ServerTable, time: HandTime, guests: Guests, port: int) -> None:
        self.kind = kind
        self.table = table
        self.time = time
        self.guests = guests
        self.port = port

    def who(self, seat: int) -> wire.Seated:
        """Whose seat this is, with a new link."""
        person = self.table.doc.places[seat].person
        self.table.doc.person(person).token = sealed(f"seat{seat}")
        return wire.Seated(self.table.doc.code, f"seat{seat}", person)

    def moderator(self) -> wire.Seated:
        """Who moderates, with a new link."""
        person = self.table.doc.moderator
        self.table.doc.person(person).token = sealed("moderator")
        return wire.Seated(self.table.doc.code, "moderator", person)

    async def all_on_one(self, **more: Any) -> Page:
        """One device that keeps the links of all seats; its own time can be turned by hand, too."""
        doc = self.table.doc
        people = [self.who(seat) for seat in range(len(doc.places))]
        page = await self.guests.come("help", **more)
        kept = [
            {"code": doc.code, "game": doc.setup.game, "token": who.token, "person": who.person, "name": "", "at": 0}
            for who in people
        ]
        await page.evaluate("kept => localStorage.setItem('tables', JSON.stringify(kept))", kept)
        await page.clock.install()
        await page.goto(self.guests.address(f"t/{doc.code}"))
        await settled(page)
        return page

    async def sit(self, seat: int, **more: Any) -> P:
        """Somebody opens the link of this seat."""
        who, heard = self.who(seat), Heard()
        return self.kind(who, await self.guests.sit(link(who), heard=heard, **more), heard)


@asynccontextmanager
async def started_table_of(
    kind: Kind[P], browser: Browser, state: State, bots: int = 0, **more: Any
) -> AsyncIterator[StartedTable[P]]:
    """Such a table for players of this kind, with more of a set-up; nothing may go wrong on any screen."""
    time = HandTime()
    tables = Tables(MemoryStore(), time, BotPool(1), bot_delay=(0, 0))
    async with served(tables) as port, Guests(browser, address(port)) as guests:
        agreed = setup(state.game.id, int(state.seats), bots, options=dict(state.options), **more)
        yield StartedTable(kind, await table_from(tables, agreed, state), time, guests, port)
        assert guests.troubles() == [], guests.troubles()
