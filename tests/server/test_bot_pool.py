"""Bots that think in processes of their own: whatever happens to those, an answer comes."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from pathlib import Path

import pytest

import igroteka
from igroteka.bots.named import bot
from igroteka.core.chance import seeded
from igroteka.server.bots import bot_pool
from igroteka.server.bots.bot_pool import NICENESS, BotPool, choose
from igroteka.server.wire import SeatSetup
from tests.server.client import setup
from tests.server.process import Served, embedded


async def answered(thinkers: BotPool) -> int:
    """A strong bot's first answer."""
    world = igroteka.game("famiglia").new(seed=3)
    seat = world.turn()[0]
    action = await thinkers.answer("strong", world, seat, seeded(1))
    assert action in world.legal(seat)
    return action


@pytest.mark.long
def test_an_answer_is_thought_in_a_process_that_lets_the_tables_go_first() -> None:
    async def evening() -> None:
        thinkers = BotPool(1)
        try:
            world = igroteka.game("famiglia").new(seed=3)
            alone = choose("famiglia", "search:2000", world.dump(), world.turn()[0], seeded(1).secret())
            assert await answered(thinkers) == alone
            assert thinkers.executor is not None
            (process,) = thinkers.executor._processes
            assert process != os.getpid()
            assert os.getpriority(os.PRIO_PROCESS, process) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        finally:
            thinkers.close()

    asyncio.run(evening())


@pytest.mark.long
def test_when_a_process_is_killed_a_plain_answer_comes_and_then_there_is_a_new_one() -> None:
    async def evening() -> None:
        thinkers = BotPool(1)
        try:
            await answered(thinkers)
            assert thinkers.executor is not None
            (process,) = thinkers.executor._processes
            os.kill(process, signal.SIGKILL)
            await answered(thinkers)
            await answered(thinkers)
            assert list(thinkers.executor._processes) != [process]
        finally:
            thinkers.close()

    asyncio.run(evening())


def test_when_a_bot_cannot_think_in_time_a_plain_answer_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "TIMEOUT", 0)

    async def evening() -> None:
        thinkers = BotPool(1)
        try:
            world = igroteka.game("famiglia").new(seed=3)
            seat = world.turn()[0]
            plain = bot("greedy").choose(world, seat, seeded(1))
            assert await thinkers.answer("strong", world, seat, seeded(1)) == plain
        finally:
            thinkers.close()

    asyncio.run(evening())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells how the children of another process end")
async def test_the_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    agreed = setup()
    agreed.seats[1] = SeatSetup("bot", "steady")
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        async with await asyncio.to_thread(served.start) as room:
            _, (person,) = await room.table(agreed)
            while not any(entry.kind == "choice" and entry.seat == 1 - person.me.seat for entry in person.log):
                if person.choices:
                    await person.choose(person.choices[-1])
                else:
                    await person.hear()
            assert served.process
            server = served.process.pid
            children = [int(pid) for pid in Path(f"/proc/{server}/task/{server}/children").read_text().split()]
            assert children
            ends = [os.pidfd_open(pid) for pid in children]
            await asyncio.to_thread(served.kill)
    for end in ends:
        ended, _, _ = select.select([end], [], [], 10)
        os.close(end)
        assert ended
