"""Old tables are deleted by the database's own time, never because the machine's clock is wrong."""

from __future__ import annotations

from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.store.memory import MemoryStore
from igroteka.server.tables import DAY, Tables
from tests.server.client import setup
from tests.server.in_process import HandTime, rest, running_tables

HOUR = DAY // 24
KEEP = Tables(MemoryStore(), HandTime(), BotPool(1)).keep_days * DAY


class Shifted(HandTime):
    """A machine whose clock is wrong by this much."""

    def __init__(self, shift: int = 0) -> None:
        super().__init__()
        self.shift = shift

    def date(self) -> int:
        """The wrong date."""
        return super().date() + self.shift


async def test_old_tables_are_deleted_after_the_first_hour_and_then_every_few() -> None:
    store, time = MemoryStore(), Shifted()
    for code, age in (("OLD", KEEP), ("OLDER", KEEP + 1), ("YOUNG", KEEP - 6 * HOUR), ("LAST", 0)):
        await store.write(code, b"{}", now=time.date() - age, new_watch=code)
    async with running_tables(store, time):
        await time.turn(HOUR - 1)
        assert set(store.by_code) == {"OLDER", "OLD", "YOUNG", "LAST"}
        await time.turn(1)
        await rest()
        assert set(store.by_code) == {"YOUNG", "LAST"}
        await time.turn(7 * HOUR)
        assert set(store.by_code) == {"LAST"}


async def test_a_start_with_a_clock_far_ahead_deletes_nothing() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        codes = {(await first.create(setup(), "Ann")).code for _ in range(3)}
    async with running_tables(store, Shifted(100 * DAY)) as (ahead, time):
        await time.turn(2 * HOUR)
        # a visitor now leaves the wrong date in the database
        codes.add((await ahead.create(setup(), "Bob")).code)
        await time.turn(7 * HOUR)
        assert set(store.by_code) == codes


async def test_a_clock_that_jumps_ahead_deletes_nothing() -> None:
    store, time = MemoryStore(), Shifted()
    async with running_tables(store, time) as (running, _):
        code = (await running.create(setup(), "Ann")).code
        await time.turn(2 * HOUR)
        time.shift = 100 * DAY
        await time.turn(7 * HOUR)
        assert set(store.by_code) == {code}


async def test_a_clock_that_is_behind_deletes_nothing_either() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = (await first.create(setup(), "Ann")).code
    async with running_tables(store, Shifted(-100 * DAY)) as (_, time):
        await time.turn(2 * HOUR)
        assert set(store.by_code) == {code}
