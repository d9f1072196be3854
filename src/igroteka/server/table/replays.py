"""Looking back at matches: in turn, with half of the processor's time at most, and for a while from memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from weakref import WeakValueDictionary

from igroteka.core.game import Game
from igroteka.server.bots.fair_queue import FairQueue
from igroteka.server.store.store import Store
from igroteka.server.table.document import Doc
from igroteka.server.table.played import Played

# How many lines are worked on at once: a few milliseconds, in which nobody else gets a turn.
PAGE = 50
# How many lines the matches that are kept have in all.
KEPT_LINES = 8_000
# How many records are sent at once to a visitor, and of a table to its people and to all others; the next one waits. No
# visitor alone has all those of a table.
MOST_DOWNLOADS = 8
MOST_OF_A_TABLE = 16


class Replays:
    """The matches that somebody looked back at last, and whose turn it is to look back.

    One match is played again at a time, so that only one is in memory as a whole beside those that are kept. Visitors
    take turns, and after each turn the queue rests for as long as it took.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue = FairQueue(1)
        # By the table's secret link, for codes are given out again, and the number of the match; the least recently
        # used first.
        self.kept: OrderedDict[tuple[str, int], Played] = OrderedDict()
        self.downloads: WeakValueDictionary[tuple[str, ...], asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """A visitor's turn to work on a match."""
        await self.queue.acquire(visitor)
        began = monotonic()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(monotonic() - began, self.queue.release)

    @asynccontextmanager
    async def look_back(self, game: Game, doc: Doc, visitor: str) -> AsyncIterator[Played]:
        """The present match of a table, as far as it is stored; nobody else works on it meanwhile."""
        async with self.turn(visitor):
            yield await self.played(game, doc)

    async def played(self, game: Game, doc: Doc) -> Played:
        """The present match of a table: only what was played since it was last looked at is read."""
        key = (doc.watch, doc.match)
        played = self.kept.pop(key, None) or Played(game)
        while page := await self.store.lines(doc.code, doc.match, played.number, PAGE):
            began = monotonic()
            for row in page:
                played.take(row)
            await asyncio.sleep(monotonic() - began)
        self.kept[key] = played
        while sum(one.number for one in self.kept.values()) > KEPT_LINES:
            self.kept.popitem(last=False)
        return played

    def download(self, visitor: str, table: str, member: bool) -> tuple[asyncio.Semaphore, asyncio.Semaphore]:
        """Both to be held for as long as a record of this table is sent to this visitor.

        Nobody who has only the code keeps the people of a table waiting.
        """
        of_table = (table, "people" if member else "others")
        return self.slots((visitor,), MOST_DOWNLOADS), self.slots(of_table, MOST_OF_A_TABLE)

    def slots(self, of: tuple[str, ...], most: int) -> asyncio.Semaphore:
        """Shared by all downloads that are counted together."""
        found = self.downloads.get(of)
        if found is None:
            found = self.downloads[of] = asyncio.Semaphore(most)
        return found
