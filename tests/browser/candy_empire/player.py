"""Somebody at a table of «Конфетная империя», and positions in which a test begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser

from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table as ServerTable
from igroteka.server.tables import Tables
from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import served
from tests.browser.player import Player as AnyPlayer
from tests.browser.player import Style
from tests.browser.seating import link
from tests.browser.spoken import words
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.games.candy_empire.table import GAME, NAMES, table
from tests.server.client import setup
from tests.server.in_process import HandTime, table_from

WITHOUT = ("skip", "pass", "keep")


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru", GAME.id).say(key, **args)


class Player(AnyPlayer):
    """Somebody with an empire."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        super().__init__(who, table, heard)
        self.hand = self.page.get_by_role("region", name=say("hand"), exact=True)
        # The score between the games of a series.
        self.on = self.page.get_by_role("button", name=say("series-on"))
        self.game = 0

    async def touch(self, play: wire.Play, option: wire.Option) -> None:
        """Put the score away, touch the card and what to do with it, or the target, and confirm."""
        if self.game and play.view["game"] > self.game:
            await self.table.press(self.on)
        self.game = play.view["game"]
        if option.verb in WITHOUT and len(play.options) > 1:
            await self.table.press(self.page.locator("footer [data-side]"))
            return
        first, *more = option.touches or [""]
        if first:
            await self.table.press(self.lit(first).first)
        deed = self.page.locator(f"[data-deed='{option.verb}'][aria-pressed=false]")
        if await deed.count():
            await self.table.press(deed)
        for other in more:
            await self.table.press(self.lit(other))
        await self.table.confirm()


def wanting(*wanted: str) -> Style:
    """The first of these that may be chosen, else the first of all; nothing is discarded unless it must be."""

    def style(view: dict[str, Any], options: list[wire.Option]) -> wire.Option:
        found = [option for want in wanted for option in options if option.choice == want]
        return (found or options)[0]

    return style


def late(hands: Sequence[str], empires: Sequence[str], deck: str, closed: str = "", **more: Any) -> State:
    """Near the end of a game: whatever is not named lies open in the discard."""
    column = "two" if len(hands) == 2 else "copies"
    left = Counter({name: int(str(GAME.data.facts[f"cards.{name}.{column}"])) for name in NAMES})
    left.subtract(card.rstrip("!") for card in " ".join([*hands, *empires, deck, closed]).split())
    return table(hands, empires, deck=deck, closed=closed, open=" ".join(left.elements()), **more)


class Laid:
    """A table at which a game has begun from a position, and everybody who came to it."""

    def __init__(self, table: ServerTable, time: HandTime, guests: Guests, port: int) -> None:
        self.table = table
        self.time = time
        self.guests = guests
        self.port = port

    def who(self, seat: int) -> wire.Seated:
        """Whose seat this is, with a new link."""
        person = self.table.doc.places[seat].person
        self.table.doc.person(person).token = sealed(f"seat{seat}")
        return wire.Seated(self.table.doc.code, f"seat{seat}", person)

    async def sit(self, seat: int, **more: Any) -> Player:
        """Somebody opens the link of this seat."""
        who, heard = self.who(seat), Heard()
        player = Player(who, await self.guests.sit(link(who), heard=heard, **more), heard)
        await heard.whole()
        return player


@asynccontextmanager
async def laid(browser: Browser, state: State, bots: int = 0) -> AsyncIterator[Laid]:
    """Such a table, at which windows have their time; nothing may go wrong on any screen."""
    time = HandTime()
    state = GAME.load({**state.dump(), "held": True})
    tables = Tables(MemoryStore(), time, bot_delay=(0, 0))
    async with served(tables) as port, Guests(browser, address(port)) as guests:
        agreed = setup(GAME.id, int(state.seats), bots, options=dict(state.options))
        yield Laid(await table_from(tables, agreed, state), time, guests, port)
        assert guests.troubles() == []
