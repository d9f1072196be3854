"""A reader may leave in the middle: the database notices nothing, and nothing more is read for them."""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable

import pytest
from anyio import CancelScope
from sqlalchemy import event

from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.opening import open_store
from igroteka.server.store.store import PAGE, Database
from tests.server.store.sample_rows import CODE, DOCUMENT, line

Read = Callable[[Database], Awaitable[object]]


async def every_line(store: Database) -> list[int]:
    """All lines of a match, page by page."""
    return [row.seq async for row in store.each_line(CODE, 1)]


class Reader:
    """Somebody who leaves while the database answers, as a request of Starlette does: by a scope that is cancelled."""

    def __init__(self, store: Database) -> None:
        assert isinstance(store, DatabaseStore)
        self.store = store
        self.scope = CancelScope()
        # How often the database was asked.
        self.asked = 0
        self.database = store.engine.sync_engine
        event.listen(self.database, "before_cursor_execute", self.leave)

    def leave(self, connection: object, cursor: object, statement: str, *_: object) -> None:
        """A statement begins."""
        if statement.startswith("SELECT"):
            self.asked += 1
            self.scope.cancel()

    async def read(self, read: Read) -> None:
        """Read until the scope ends it."""
        with self.scope:
            await read(self.store)
        assert self.scope.cancelled_caught

    def stay(self) -> None:
        """From now on nobody leaves."""
        event.remove(self.database, "before_cursor_execute", self.leave)


@pytest.fixture
async def url_of_match(url: str) -> str:
    """The address of a database with a match of three pages."""
    store = await open_store(url)
    await store.write(CODE, DOCUMENT, [line(seq) for seq in range(3 * PAGE)], now=1, new_watch="w")
    await store.close()
    return url


READS: dict[str, Read] = {"lines": every_line, "table": lambda store: store.load(CODE)}


@pytest.mark.parametrize("name", READS)
async def test_a_reader_who_leaves_breaks_no_connection(
    url_of_match: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(url_of_match)
    reader = Reader(store)
    await reader.read(READS[name])
    reader.stay()
    assert await store.last_line(CODE, 1) == 3 * PAGE - 1
    await store.close()
    gc.collect()
    assert caplog.text == ""


async def test_no_page_is_read_for_a_reader_who_left(url_of_match: str) -> None:
    store = await open_store(url_of_match)
    reader = Reader(store)
    await reader.read(every_line)
    await store.close()  # which waits for what is still being read
    assert reader.asked == 1
