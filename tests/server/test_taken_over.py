"""What a process does with the tables that it loses, and with those of another one that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from igroteka.server.refusal import OwnedElsewhere, Refusal
from igroteka.server.store.errors import Elsewhere
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import Stored
from igroteka.server.table.commit import ring
from tests.server.client import setup
from tests.server.in_process import everybody, rest, running_tables, table_from
from tests.server.test_retries import FAMIGLIA


class SharedStore(MemoryStore):
    """A store as a process sees it that is not the only one: a test says what the others do."""

    def __init__(self) -> None:
        super().__init__()
        self.lost: Callable[[], None] = lambda: None
        self.freed: Callable[[list[str]], None] = lambda codes: None
        # Where the tables are that others own, by code.
        self.elsewhere: dict[str, str] = {}
        self.handed_over = False
        self.slow = asyncio.Event()
        self.slow.set()

    async def claim(self, code: str) -> Stored | None:
        if code in self.elsewhere:
            raise Elsewhere(self.elsewhere[code])
        await self.slow.wait()
        return await self.load(code)

    def listen(self, lost: Callable[[], None], freed: Callable[[list[str]], None]) -> None:
        self.lost, self.freed = lost, freed

    async def hand_over(self) -> None:
        self.handed_over = True


async def test_whoever_loses_its_tables_sends_everybody_away_to_come_back() -> None:
    store = SharedStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        store.lost()
        assert [device.left for device in devices] == ["moved", "moved"]
        assert made.tables == {} and table.dropped
        assert await devices[0].choose(devices[0].choices[0]) == "moved"
        store.elsewhere["AAAAAA"] = "http://127.0.0.1:1"
        with pytest.raises(OwnedElsewhere) as told:
            await made.table("AAAAAA")
        assert (told.value.url, told.value.status) == ("http://127.0.0.1:1", 503)
        store.elsewhere.clear()
        assert (await made.table("AAAAAA")).match is not None


async def test_a_table_that_is_lost_while_it_is_loaded_is_not_kept() -> None:
    store = SharedStore()
    async with running_tables(store) as (made, _):
        await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        store.lost()
        store.slow.clear()
        loading = asyncio.create_task(made.table("AAAAAA"))
        await rest()
        store.lost()
        store.slow.set()
        with pytest.raises(Refusal, match="moved"):
            await loading
        assert made.tables == {}


async def test_of_a_process_that_is_gone_the_matches_go_on_that_need_nobody() -> None:
    store = SharedStore()
    async with running_tables(store) as (made, time):
        for code, absent in (("AAAAAA", "bot"), ("BBBBBB", None), ("CCCCCC", "bot")):
            table = await table_from(made, setup(absent=absent), FAMIGLIA.new(seed=3), deal=True, code=code)
            await ring(table)
        store.lost()
        store.elsewhere["CCCCCC"] = "http://127.0.0.1:1"
        store.freed(["NOBODY", "CCCCCC", "BBBBBB", "AAAAAA"])
        await rest()
        assert list(made.tables) == ["AAAAAA"]
        on = made.tables["AAAAAA"]
        assert on.match is not None and [place.stand_in for place in on.doc.places] == [False, False]
        await time.turn(70_000)
        assert [place.stand_in for place in on.doc.places] == [True, True], "bots play for those who are gone"


async def test_tables_are_handed_over_after_the_last_write() -> None:
    store = SharedStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        async with table.lock:
            closing = asyncio.create_task(made.close())
            await rest()
            assert not store.handed_over, "somebody is still writing"
        await closing
        assert (store.handed_over, made.tables) == (True, {})
