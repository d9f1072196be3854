"""A house that was copied to another database: every match, replay and link goes on there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.server import wire
from tests.server.client import Room
from tests.server.driving import Pair
from tests.server.postgres import Postgres
from tests.server.process import Served, embedded


async def look_back(room: Room, who: wire.Seated, watch: str) -> tuple[bytes, bytes, wire.Snapshot]:
    """What is told of a match that is over: its record, its shuffle, its replay."""
    record = await room.text("GET", f"/api/tables/{who.code}/record?everything=true", None, who.token)
    shuffle = await room.text("GET", f"/api/tables/{who.code}/shuffle", None, who.token)
    frame = await room.get(f"/api/tables/{who.code}/replay/3", wire.Snapshot, who.token)
    looking = await room.watch(who.code, watch)
    assert looking.play
    return record, shuffle, frame


def decision_of(pair: Pair) -> int:
    """The decision that the table has come to."""
    play = pair.devices[0].play
    assert play
    return play.decision


@pytest.mark.long
async def test_all_goes_on_in_the_new_house(postgres: Postgres, tmp_path: Path) -> None:
    old, new = embedded(tmp_path), postgres.new()
    with Served(old, tmp_path / "old log") as served:
        async with served.start() as room:
            over, going = Pair(room, 2), Pair(room, 3)
            for pair in (over, going):
                await pair.begin()
                for _ in range(4):
                    await pair.move()
            await room.at(over.people[0], "resign", wire.OfMatch(1))
            watch = [(await room.info(pair.people[0].code, pair.people[0].token)).watch for pair in (over, going)]
            assert watch[0] and watch[1]
            before = await look_back(room, over.people[0], watch[0])
        assert served.stop() == 0
    command = [sys.executable, "-m", "igroteka", "tables", "copy", old, new, "--lang", "en"]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Copied and read back: tables 2, lines ")
    with Served(new, tmp_path / "new log") as served:
        async with served.start() as room:
            assert await look_back(room, over.people[0], watch[0]) == before
            looking = await room.watch(going.people[0].code, watch[1])
            going.room = room
            await going.come_back()
            for _ in range(2):
                await going.move()
            await looking.until(lambda d: d.play and d.play.decision == decision_of(going))
        assert served.stop() == 0
    assert (tmp_path / "new log").read_text() == ""
