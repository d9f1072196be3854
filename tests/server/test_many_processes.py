"""Several `igroteka serve` on one PostgreSQL: whatever happens to one of them, its tables go on at another."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from igroteka import __version__
from igroteka.server import wire
from igroteka.server.relay import ANSWER_SECONDS
from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import Member
from tests.server.client import Rejected, Room, setup
from tests.server.driving import Pair
from tests.server.postgres import Postgres
from tests.server.process import Served
from tests.server.store.cutting_proxy import cutting_proxy
from tests.server.test_corrected_data import corrected
from tests.server.websocket_client import PATIENCE, Device, Gone, command_id

# Seconds: a proxy may send a visitor to a process that stands still, until it has noticed.
ATTEMPT = 5.0


class House:
    """Several processes on one database, and a room at each."""

    def __init__(self, served: list[Served], rooms: list[Room]) -> None:
        self.served = served
        self.rooms = rooms

    def signal(self, number: int, what: signal.Signals) -> None:
        """Send a signal to one of them."""
        process = self.served[number].process
        assert process
        os.kill(process.pid, what)


@asynccontextmanager
async def house(postgres: Postgres, folder: Path, processes: int = 2) -> AsyncIterator[House]:
    """So many processes on an empty database."""
    url = postgres.new()
    async with AsyncExitStack() as stack:
        served = [stack.enter_context(Served(url, folder / f"log {number}")) for number in range(processes)]
        rooms = [await asyncio.to_thread(one.start) for one in served]
        for room in rooms:
            await stack.enter_async_context(room)
        yield House(served, rooms)
        for one in served:
            assert "exception" not in one.complaints()


async def sit(room: Room, who: wire.Seated) -> Device:
    """Sit down as soon as the table can be had there; whoever answers nothing is not waited for."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with asyncio.timeout(ATTEMPT):
                    return await room.sit(who)
            except TimeoutError:
                continue
            except Gone as gone:
                if gone.bye is not None and not gone.bye.again:
                    raise
                await asyncio.sleep(0.05)


async def move_over(pair: Pair, room: Room) -> None:
    """Both players come to this process."""
    pair.room = room
    pair.devices = [await sit(room, who) for who in pair.people]
    if pair.pending is not None:
        await pair.settle()


async def begun(room: Room, moves: int = 3) -> Pair:
    """A match after some moves that is not over."""
    while True:
        pair = Pair(room, 1)
        await pair.begin()
        for _ in range(moves):
            await pair.move()
        if not pair.devices[0].over:
            return pair


def owners(postgres: Postgres) -> list[str]:
    """The processes that are known to live."""
    return sorted(postgres.psql("SELECT id FROM servers WHERE beat > now() - interval '1 s'").split())


async def test_a_killed_process_loses_nothing_and_its_match_goes_on_at_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with house(postgres, tmp_path) as here:
        pairs = [await begun(here.rooms[0]) for _ in range(2)]
        asked = next(device for device in pairs[1].devices if device.choices)
        assert asked.play
        # one of them has sent a command that may be stored or not, and sends it again under its id
        pairs[1].pending = (pairs[1].devices.index(asked), wire.Choose("last", asked.play.decision, asked.choices[-1]))
        await asked.send(pairs[1].pending[1])
        here.served[0].kill()
        for pair in pairs:
            await move_over(pair, here.rooms[1])
            for _ in range(3):
                await pair.move()
            await pair.check()
        assert len(owners(postgres)) == 1


async def test_a_process_that_was_stopped_for_longer_than_its_lease_writes_nothing_and_comes_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with house(postgres, tmp_path) as here:
        pair = await begun(here.rooms[0])
        relayed = await here.rooms[1].sit(pair.people[0])
        before, asked = owners(postgres), next(device for device in pair.devices if device.choices)
        assert asked.play
        here.signal(0, signal.SIGSTOP)
        late = wire.Choose(command_id(), asked.play.decision, asked.choices[-1])
        await asked.send(late)  # it lies there until the process wakes up
        asking = asyncio.create_task(here.rooms[1].info(pair.people[0].code))
        begging = asyncio.create_task(here.rooms[1].at(pair.people[0], "start"))
        async with asyncio.timeout(ANSWER_SECONDS / 2):  # whoever was relayed to it waits no longer for it
            with pytest.raises(Gone) as gone:
                await relayed.until(lambda d: False)
            assert (await asking).status == "playing", "a question is put to the next one"
            with pytest.raises(Rejected, match="503 moved"):  # it may have been heard
                await begging
        assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("moved", True)
        old = pair.devices
        await move_over(pair, here.rooms[1])
        await pair.move()
        here.signal(0, signal.SIGCONT)
        for device in old:
            with pytest.raises(Gone) as gone:
                await device.until(lambda d: isinstance(d.heard[-1], wire.Done))
            assert gone.value.bye
            assert (gone.value.bye.reason, gone.value.bye.again) == ("moved", True)
            assert not any(f'"{late.id}"' in heard and '"done"' in heard for heard in device.heard)
        await pair.move()
        await pair.check()
        while len(after := owners(postgres)) < 2:
            await asyncio.sleep(0.05)
        assert len({*before, *after}) == 3, "one of them is a new process to the database"
        again = await begun(here.rooms[0])
        await again.check()


async def test_a_process_that_is_asked_to_stop_hands_its_tables_over(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path) as here:
        pair = await begun(here.rooms[0])
        stopping = asyncio.create_task(asyncio.to_thread(here.served[0].stop))
        for device in pair.devices:
            with pytest.raises(Gone) as gone:
                await device.until(lambda d: False)
            assert gone.value.bye and gone.value.bye.again
        await move_over(pair, here.rooms[1])
        await pair.move()
        await pair.check()
        assert await stopping == 0


async def test_a_restart_of_postgresql_deposes_nobody(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path) as here:
        pairs = [await begun(room) for room in here.rooms]
        while len(before := owners(postgres)) < 2:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        for pair, room in zip(pairs, here.rooms, strict=True):
            await move_over(pair, room)
            await pair.move()
            await pair.check()
        assert sorted(postgres.psql("SELECT id FROM servers").split()) == before


async def test_any_process_may_be_asked_for_any_table(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path, processes=3) as here:
        owner, other, third = here.rooms
        pair = await begun(owner)
        for device in pair.devices:
            await device.close()
        first, second = pair.people
        pair.devices = [await other.sit(first), await third.sit(second)]  # at once: nobody has to come back
        for _ in range(5):
            await pair.move()
        watch = (await other.info(first.code, first.token)).watch
        assert watch
        looking = await third.watch(first.code, watch)
        assert looking.play and pair.devices[0].play and looking.play.decision == pair.devices[0].play.decision
        with pytest.raises(Rejected, match="404 no-such-table"):
            await third.info("AAAAAA")
        with pytest.raises(Rejected, match="401"):
            await third.at(wire.Seated(first.code, "wrong", 0), "leave")
        pair.room = third
        await pair.check()
        count = "SELECT count(DISTINCT owner) FROM tables WHERE owner IS NOT NULL"
        assert await asyncio.to_thread(postgres.psql, count) == "1", "nobody took it away from its owner"


async def test_a_new_table_is_where_it_is_asked_for(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path) as here:
        maker, asked = here.rooms
        free = "SELECT count(*) FROM tables WHERE owner IS NULL"
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(postgres.psql, free) == "0":
                who = await maker.create(setup())  # until the one has heard of the other
        await asked.join(who.code)
        owner = f"SELECT url FROM servers JOIN tables ON owner = id WHERE code = '{who.code}'"
        assert await asyncio.to_thread(postgres.psql, owner) == f"http://127.0.0.1:{asked.port}"
        await (await maker.sit(who)).close()
        assert await asyncio.to_thread(postgres.psql, owner) == f"http://127.0.0.1:{asked.port}"


async def test_whoever_was_relayed_to_a_process_that_is_killed_comes_back_to_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with house(postgres, tmp_path) as here:
        pair = await begun(here.rooms[0])
        relayed = [await here.rooms[1].sit(who) for who in pair.people]
        here.served[0].kill()
        for device in relayed:
            with pytest.raises(Gone) as gone:
                await device.until(lambda d: False)
            assert gone.value.bye
            assert (gone.value.bye.reason, gone.value.bye.again, gone.value.code) == ("moved", True, 1013)
        await here.rooms[1].at(pair.people[0], "start")  # nobody has heard it, and so the next owner is asked
        await move_over(pair, here.rooms[1])
        await pair.move()
        await pair.check()


async def test_whoever_leaves_while_the_owner_is_sought_leaves_no_trace(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path) as here:  # it looks into the logs
        pair = await begun(here.rooms[0])
        for _ in range(20):
            device = await here.rooms[1].device(pair.people[0]).connect()
            await device.send(device.hello)
            assert device.socket
            device.socket.transport.abort()
        relayed = await here.rooms[1].sit(pair.people[0])
        await relayed.close()
        await pair.move()


async def test_whoever_is_relayed_by_a_process_that_stops_is_told(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path) as here:
        pair = await begun(here.rooms[0])
        relayed = await here.rooms[1].sit(pair.people[0])
        assert await asyncio.to_thread(here.served[1].stop) == 0
        with pytest.raises(Gone) as gone:
            await relayed.until(lambda d: False)
        assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("restart", True)
        await pair.move()


async def test_only_a_process_that_knows_the_secret_says_who_a_visitor_is(postgres: Postgres, tmp_path: Path) -> None:
    async with house(postgres, tmp_path, processes=1) as here:
        secret = postgres.psql("SELECT secret FROM igroteka")
        assert len(secret) > 40
        for given, believed in ((secret, True), ("wrong", False), ("", False)):
            header = {"X-Igroteka-Relay": f"{given} 192.0.2.7 127.0.0.1"}
            told = await asyncio.to_thread(ask_here, here.rooms[0].port, header)
            assert told == ("" if believed else __version__), "where it is reached is told to its own machine alone"


def ask_here(port: int, headers: dict[str, str]) -> str:
    """The version that the server tells, or nothing."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/api/here", headers=headers)
        return str(json.loads(connection.getresponse().read())["version"])
    finally:
        connection.close()


async def test_a_process_that_plays_by_other_data_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    data = corrected(tmp_path)
    async with house(postgres, tmp_path, processes=1) as here:
        command = [sys.executable, "-m", "igroteka", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--database", here.served[0].database]
        told = await asyncio.to_thread(subprocess.run, [*command, "--data", str(data)], capture_output=True, text=True)
        assert told.returncode == 2
        assert re.search(
            r"server at http://127\.0\.0\.1:\d+ on this database plays by other rules or data", told.stderr
        )
        with Served(here.served[0].database, tmp_path / "log") as other:
            await asyncio.to_thread(other.start)
            assert await asyncio.to_thread(other.stop) == 0


async def test_a_process_that_is_cut_off_from_postgresql_lets_its_guests_go(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new()
    async with cutting_proxy(postgres.folder) as proxy:
        behind = url.replace(str(postgres.folder), str(proxy.folder))
        with Served(behind, tmp_path / "cut") as cut, Served(url, tmp_path / "other") as other:
            async with await asyncio.to_thread(cut.start) as room, await asyncio.to_thread(other.start) as elsewhere:
                pair = await begun(room)
                while len(owners(postgres)) < 2:
                    await asyncio.sleep(0.05)
                asked = next(device for device in pair.devices if device.choices)
                assert asked.play
                proxy.passing.clear()
                late = wire.Choose(command_id(), asked.play.decision, asked.choices[-1])
                await asked.send(late)  # it stays on its way to PostgreSQL, and arrives there after the others' moves
                old = pair.devices
                await move_over(pair, elsewhere)
                for _ in range(3):
                    await pair.move()
                for device in old:
                    with pytest.raises(Gone) as gone:
                        await device.until(lambda d: False)
                    assert gone.value.bye and gone.value.bye.again
                assert (await room.ask("GET", "/health/ready"))[0] == 503
                proxy.passing.set()
                await pair.move()
                await pair.check()
                while (await room.ask("GET", "/health/ready"))[0] == 503:
                    await asyncio.sleep(0.05)
                await (await begun(room)).check()


async def test_two_processes_are_not_reached_at_one_address(postgres: Postgres, tmp_path: Path) -> None:
    url, member = postgres.new(), Member("http://127.0.0.1:1", str)
    first = await open_store(url, member=member)
    with pytest.raises(BadDatabase, match="another server on this database is reached at"):
        await open_store(url, member=member)
    second = await open_store(url, member=Member("http://127.0.0.1:2", str))
    await first.close()
    third = await open_store(url, member=member)
    await second.close()
    await third.close()
