"""Real proxies before several `igroteka serve`: a table is found and goes on, and nobody is taken for somebody else."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.client import Room
from tests.server.driving import Pair
from tests.server.http_client import NEW, told
from tests.server.postgres import Postgres
from tests.server.process import QUICK, Served
from tests.server.proxies import PROXIES, Proxy
from tests.server.test_many_processes import begun, move_over
from tests.server.websocket_client import PATIENCE, Gone

BEHIND_PROXY = ("--limits", "--proxy", *(option for option in QUICK if option != "--no-limits"))


@pytest.fixture(scope="module")
def served(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Three servers on one database, behind a proxy."""
    url, folder = postgres.new(), tmp_path_factory.mktemp("served")
    three = [Served(url, folder / f"log {number}", *BEHIND_PROXY) for number in range(3)]
    with three[0], three[1], three[2]:
        for one in three:
            one.start()
        yield three
        assert [one.complaints() for one in three if "exception" in one.complaints()] == []


def owner(postgres: Postgres, served: list[Served], code: str) -> Served:
    """Whose table this is."""
    url = postgres.psql(f"SELECT url FROM servers JOIN tables ON owner = id WHERE code = '{code}'")
    return next(one for one in served if url.endswith(f":{one.port}"))


@pytest.mark.parametrize("name", PROXIES)
async def test_a_match_goes_on_behind_a_proxy_whatever_happens(
    name: str, postgres: Postgres, served: list[Served], tmp_path: Path
) -> None:
    with Proxy(name, tmp_path) as proxy:
        await asyncio.to_thread(proxy.start, [one.port for one in served])
        async with Room(proxy.port) as room:
            pair = await begun(room)
            code = pair.people[0].code
            watch = (await room.info(code, pair.people[0].token)).watch
            assert watch
            looking = await room.watch(code, watch)
            assert looking.play and pair.devices[0].play and looking.play.decision == pair.devices[0].play.decision

            # the process of the table is killed
            dead = await asyncio.to_thread(owner, postgres, served, code)
            dead.kill()
            await goes_on(pair, room)
            await asyncio.to_thread(dead.start)

            # the process of the table stands still; nginx asks nobody whether it does
            if name != "nginx":
                still = await asyncio.to_thread(owner, postgres, served, code)
                assert still is not dead and still.process
                still.process.send_signal(signal.SIGSTOP)
                try:
                    if name == "haproxy":  # the others let everybody wait
                        for device in pair.devices:
                            with pytest.raises(Gone):
                                await device.until(lambda d: False)
                    await goes_on(pair, room)
                finally:
                    still.process.send_signal(signal.SIGCONT)
                assert await asyncio.to_thread(owner, postgres, served, code) is not still

            # the ring has changed, and so the table is asked for at another place than where it lies
            now = await asyncio.to_thread(owner, postgres, served, code)
            await asyncio.to_thread(proxy.start, [one.port for one in served if one is not now])
            await goes_on(pair, room)
            assert await asyncio.to_thread(owner, postgres, served, code) is now

            # a proxy that knows nothing of tables; behind HAProxy this failed now and then, and it is not known why
            if name == "nginx":
                await asyncio.to_thread(proxy.start, [one.port for one in served], in_turn=True)
                await goes_on(pair, room)
                await pair.check()


async def goes_on(pair: Pair, room: Room) -> None:
    """Both come back by themselves, and play."""
    await move_over(pair, room)
    for _ in range(2):
        await pair.move()


@pytest.mark.parametrize("name", PROXIES)
async def test_limits_count_a_visitor_and_not_what_they_call_themselves(
    name: str, served: list[Served], tmp_path: Path
) -> None:
    with Proxy(name, tmp_path) as proxy:
        await asyncio.to_thread(proxy.start, [one.port for one in served])
        guesser, neighbour = (f"127.0.{list(PROXIES).index(name)}.{number}" for number in (2, 3))
        guessed = [await asyncio.to_thread(guess, proxy.port, guesser, number) for number in range(50)]
        assert guessed[:40] == [404] * 40
        assert guessed[-5:] == [429] * 5
        assert await asyncio.to_thread(guess, proxy.port, neighbour, 0) == 404


async def test_what_guards_tables_is_counted_over_all_processes(served: list[Served]) -> None:
    here, other, third = (one.port for one in served)
    visitor, neighbour = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2))
    code = (await asyncio.to_thread(told, here, "/api/tables", NEW))[1]["code"]
    table = f"/api/tables/{code}"

    async def asked(port: int, who: dict[str, str], path: str, body: object = None) -> int:
        return (await asyncio.to_thread(told, port, path, body, "", who))[0]

    # Each is asked for somewhere until it is refused, and then elsewhere, where it was never asked for before.
    wrong = [await asked(here, visitor, f"/api/tables/XXXX{number:02}") for number in range(42)]
    assert wrong[:40] == [404] * 40 and wrong[-1] == 429
    for port in (other, third):
        async with asyncio.timeout(PATIENCE):
            while await asked(port, visitor, table) == 200:  # a right code costs nothing
                await asyncio.sleep(0.05)
        assert await asked(port, neighbour, table) == 200
    for path, body, most in ((f"{table}/mend", {"name": "Nobody"}, 20), (f"{table}/join", {"name": " "}, 60)):
        passed = [await asked(other, neighbour, path, body) for _ in range(most)]
        assert 429 not in passed, "whoever relays counts, and nobody a second time"
        for port in (here, third):
            tried = 0
            while await asked(port, neighbour, path, body) != 429:
                tried += 1
                assert tried < most, "it counts for itself alone"
                await asyncio.sleep(0.1)


def guess(port: int, source: str, number: int) -> int:
    """Ask for a table that is not there, from this address and under made-up ones; gives the status."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
    made_up = f"192.0.2.{number}"
    headers = {
        "X-Forwarded-For": made_up,
        "Forwarded": f"for={made_up}",
        "X-Real-IP": made_up,
        "X-Igroteka-Relay": f"guessed {made_up} -",
        "X-Table": made_up,
    }
    try:
        connection.request("GET", "/api/tables/XXXXXX", headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()
