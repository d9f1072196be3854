"""Bots for all: turns go round by visitor, not by arrival."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.bots.fair_queue import FairQueue
from igroteka.server.limits.visitor_alias import visitor_alias
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.document import decode
from tests.server.client import setup
from tests.server.in_process import rest, running_tables, table_from

MANY = 50


class Waiting:
    """Those who wait for a slot, in the order in which they get one."""

    def __init__(self, slots: int) -> None:
        self.queue = FairQueue(slots)
        self.served: list[str] = []

    def ask(self, key: str) -> asyncio.Task[None]:
        """Ask for a slot."""
        return asyncio.create_task(self._ask(key))

    async def _ask(self, key: str) -> None:
        await self.queue.acquire(key)
        self.served.append(key)

    async def serve(self, releases: int) -> None:
        """Let this many be finished, one after the other."""
        await rest()
        for _ in range(releases):
            self.queue.release()
            await rest()


async def test_whoever_asks_once_does_not_wait_behind_one_who_asks_often() -> None:
    waiting = Waiting(1)
    tasks = [waiting.ask("greedy") for _ in range(MANY)]
    await rest()
    tasks += [waiting.ask("Ann"), waiting.ask("Bob")]
    await waiting.serve(MANY + 2)
    assert waiting.served[:6] == ["greedy", "greedy", "Ann", "Bob", "greedy", "greedy"]
    assert len(waiting.served) == MANY + 2
    assert (waiting.queue.free, waiting.queue.waiting) == (1, {})
    await asyncio.gather(*tasks)


async def test_nobody_waits_while_a_slot_is_free() -> None:
    waiting = Waiting(3)
    tasks = [waiting.ask("Ann") for _ in range(5)]
    await rest()
    assert (len(waiting.served), waiting.queue.free) == (3, 0)
    await waiting.serve(5)
    assert (len(waiting.served), waiting.queue.free) == (5, 3)
    await asyncio.gather(*tasks)


async def test_whoever_gives_up_takes_no_slot_along() -> None:
    waiting = Waiting(1)
    first, second, third = waiting.ask("Ann"), waiting.ask("Ann"), waiting.ask("Bob")
    await rest()
    second.cancel()
    await waiting.serve(1)
    assert waiting.served == ["Ann", "Bob"]
    late = waiting.ask("Cat")
    await rest()
    waiting.queue.release()  # served, and called away before it hears of it
    late.cancel()
    await rest()
    assert (waiting.served, waiting.queue.free, waiting.queue.waiting) == (["Ann", "Bob"], 1, {})
    await asyncio.gather(first, second, third, late, return_exceptions=True)


class ByHand(Executor):
    """A pool whose thoughts end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[int, Future[Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Remember the seed of a thought."""
        thought: Future[Any] = Future()
        thought.set_running_or_notify_cancel()
        self.begun.append((args[-1], thought))
        return thought


async def test_bots_of_all_tables_of_a_visitor_take_one_place_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, pool = BotPool(1), ByHand()
    monkeypatch.setattr(thinkers, "start", lambda: pool)
    world = igroteka.game("famiglia").new(seed=3)
    seat = world.turn()[0]
    rngs = [seeded(number) for number in range(MANY + 1)]
    asked = [
        asyncio.create_task(thinkers.answer("strong", world, seat, rng, "Ann" if number == MANY else "greedy"))
        for number, rng in enumerate(rngs)
    ]
    await rest()
    assert len(pool.begun) == 1  # a process has one thought at a time
    for number in range(MANY + 1):
        pool.begun[number][1].set_result(number)
        await rest()
    assert [await one for one in asked].index(2) == MANY
    thinkers.close()


async def test_a_process_that_nobody_waits_for_any_more_is_still_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, pool = BotPool(1), ByHand()
    monkeypatch.setattr(thinkers, "start", lambda: pool)
    monkeypatch.setattr("igroteka.server.bots.bot_pool.TIMEOUT", 0)
    world = igroteka.game("famiglia").new(seed=3)
    seat = world.turn()[0]
    for _ in range(3):
        assert await thinkers.answer("strong", world, seat, seeded(1)) in world.legal(seat)
    assert (len(pool.begun), thinkers.queue.free) == (1, 0)
    pool.begun[0][1].set_result(0)
    await rest()
    assert thinkers.queue.free == 1


async def test_a_bot_waits_in_the_name_of_whoever_made_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def answer(level: str, world: Any, seat: int, rng: Any, visitor: str) -> int:
        asked.append(visitor)
        return int(world.legal(seat)[0])

    async with running_tables() as (made, _):
        monkeypatch.setattr(made.thinker, "answer", answer)
        table = await table_from(made, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
        assert table.state
        seat = table.state.turn()[0]
        for maker in ("", "somebody"):
            table.doc.maker = maker
            await made.answer(table, seat, table.state)
    assert asked == [table.doc.code, "somebody"]


async def test_a_table_remembers_its_visitor_and_nobody_the_address() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = (await first.create(setup(), "Ann", visitor=visitor_alias("192.0.2.7"))).code
    assert b"192.0.2" not in store.by_code[code].doc
    assert decode(store.by_code[code].doc).maker == visitor_alias("::ffff:192.0.2.7")
    assert visitor_alias("192.0.2.7") != visitor_alias("192.0.2.8")
    # a household has half of an IPv6 address
    assert visitor_alias("2001:db8::1") == visitor_alias("2001:db8::2") != visitor_alias("2001:db8:0:1::1")
