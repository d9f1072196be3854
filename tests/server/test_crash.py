"""Nothing acknowledged is lost and nothing happens twice, however often the server is killed or its disk is full."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from random import Random

import pytest

from igroteka.server import wire
from tests.server.client import Rejected, Room
from tests.server.device import Gone, command_id
from tests.server.driving import Pair, in_spite_of_crashes
from tests.server.postgres import Postgres, postgres
from tests.server.process import Served, embedded

__all__ = ["postgres"]

# `dev.py bench crashes` kills more often.
KILLS, TABLES = 8, 50


async def killed_again_and_again(served: Served, kills: int = KILLS) -> int:
    """Play at many tables at once while the server is killed at random moments; how many moves were acknowledged."""
    async with await asyncio.to_thread(served.start) as room:
        pairs = [Pair(room, seed) for seed in range(TABLES)]
        for pair in pairs:
            await pair.begin()
        up, stop, told = asyncio.Event(), asyncio.Event(), asyncio.Queue[int]()
        up.set()
        games = [asyncio.create_task(in_spite_of_crashes(pair, up, stop, told)) for pair in pairs]
        rng = Random(kills)
        try:
            for _ in range(kills):
                for _ in range(rng.randrange(10, 70)):
                    await asyncio.wait_for(told.get(), 60)
                up.clear()
                await asyncio.to_thread(served.kill)
                await asyncio.to_thread(served.start)
                up.set()
        finally:
            stop.set()
            await asyncio.wait_for(asyncio.gather(*games), 60)
        for pair in pairs:
            await pair.check()
        acknowledged = sum(len(pair.acknowledged) for pair in pairs)
        assert acknowledged > 30 * kills
        return acknowledged


@pytest.mark.long
async def test_crashes_lose_and_double_nothing(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        await killed_again_and_again(served)
        assert served.complaints() == ""


@pytest.mark.long
async def test_crashes_lose_and_double_nothing_with_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with Served(postgres.new(), tmp_path / "log") as served:
        await killed_again_and_again(served)
        assert served.complaints() == ""


def allow_files_of(served: Served, size: int) -> None:
    """No file of the server may grow beyond this: so a disk is full for it."""
    assert served.process
    _, most = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, most))


async def unfinished(room: Room) -> Pair:
    """A game after some moves; a few are over by then."""
    while True:
        pair = Pair(room, 1)
        await pair.begin()
        for _ in range(5):
            await pair.move()
        if not pair.devices[0].over:
            return pair


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        async with served.start() as room:
            pair = await unfinished(room)
            allow_files_of(served, 0)
            asked = next(device for device in pair.devices if device.choices)
            assert asked.play
            command = wire.Choose(command_id(), asked.play.decision, asked.choices[-1])
            before = [(await device.sync()).play for device in pair.devices]
            for _ in range(2):
                answer = await asked.do(command)
                assert isinstance(answer, wire.Refused)
                assert answer.reason == "store-failed"
            assert [(await device.sync()).play for device in pair.devices] == before
            assert (await room.ask("GET", "/health/live"))[0] == 200
            assert (await room.ask("GET", "/health/ready"))[0] == 503
            assert await refusal(room, pair) == (503, "store-failed")
            allow_files_of(served, resource.RLIM_INFINITY)
            pair.pending = (pair.devices.index(asked), command)
            await pair.settle()
            assert (await room.ask("GET", "/health/ready"))[0] == 200
            for _ in range(5):
                await pair.move()
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
            await pair.check()


async def test_a_database_that_is_away_is_told_and_nothing_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    with Served(postgres.new(), tmp_path / "log") as served:
        async with served.start() as room:
            pair = Pair(room, 1)
            await pair.begin()
            for _ in range(3):
                await pair.move()
            await asyncio.to_thread(postgres.stop)
            number = next(n for n, device in enumerate(pair.devices) if device.choices)
            asked = pair.devices[number]
            assert asked.play
            command = wire.Choose(command_id(), asked.play.decision, asked.choices[-1])
            answer = await asked.do(command)
            assert isinstance(answer, wire.Refused)
            assert answer.reason == "store-failed"
            assert (await asked.sync()).play == asked.play, "what is in memory can still be read"
            await asyncio.to_thread(postgres.start)
            pair.pending = (number, command)
            await pair.settle()
            await pair.check()


async def test_a_server_that_is_asked_to_stop_says_goodbye_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        async with served.start() as room:
            pair = Pair(room, 1)
            await pair.begin()
            for _ in range(3):
                await pair.move()
            views = [device.play and device.play.view for device in pair.devices]
            assert await asyncio.to_thread(served.stop) == 0
            for device in pair.devices:
                with pytest.raises(Gone) as gone:
                    await device.until(lambda d: False)
                assert gone.value.bye
                assert (gone.value.bye.reason, gone.value.bye.again) == ("restart", True)
            await asyncio.to_thread(served.start)
            await pair.come_back()
            assert [device.play and device.play.view for device in pair.devices] == views
            await pair.check()


async def refusal(room: Room, pair: Pair) -> tuple[int, str]:
    """How the lobby tells that nothing can be written down."""
    try:
        await room.at(pair.people[0], "resign", wire.OfMatch(1))
    except Rejected as rejected:
        return rejected.status, rejected.error
    return 200, ""
