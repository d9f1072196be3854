"""Nothing acknowledged is lost and nothing happens twice, however often the server is killed or its disk is full."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from random import Random

import pytest

from igroteka.server import wire
from tests.server.client import Rejected, Room
from tests.server.driving import Pair
from tests.server.faults import allow_files_of, faults_of_postgres, full_disk, kill, play_through
from tests.server.postgres import Postgres, postgres
from tests.server.process import Served, embedded
from tests.server.store.cutting_proxy import cutting_proxy
from tests.server.websocket_client import Gone, command_id

__all__ = ["postgres"]

# `dev.py bench crashes` does all this more often.
KILLS, FAULTS, TABLES = 8, 6, 12


@pytest.mark.long
async def test_crashes_lose_and_double_nothing(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        played = await play_through(served, [kill(served)] * KILLS, TABLES)
        assert min(played) > KILLS, played
        assert served.complaints() == ""


@pytest.mark.long
async def test_crashes_lose_and_double_nothing_with_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with Served(postgres.new(), tmp_path / "log") as served:
        played = await play_through(served, [kill(served)] * KILLS, TABLES)
        assert min(played) > KILLS, played
        assert served.complaints() == ""


@pytest.mark.long
async def test_writes_that_fail_lose_and_double_nothing(tmp_path: Path) -> None:
    rng = Random(1)
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        await play_through(served, [full_disk(served, rng, tmp_path) for _ in range(FAULTS)], TABLES)
        assert "exception" not in served.complaints()


@pytest.mark.long
async def test_connections_that_break_lose_and_double_nothing(tmp_path: Path, postgres: Postgres) -> None:
    direct = postgres.new()
    async with cutting_proxy(postgres.folder) as proxy:
        with Served(direct.replace(str(postgres.folder), str(proxy.folder)), tmp_path / "log") as served:
            await play_through(served, faults_of_postgres(proxy, postgres), TABLES, direct)
            assert "exception" not in served.complaints()


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
