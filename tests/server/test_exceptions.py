"""An exception stays in its connection: nobody else ever meets the failure that a coroutine is just dealing with.

What mypyc made of a coroutine that waits inside `except` showed the exception to the whole thread
(docs/decisions/compiled-build.md).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

import igroteka
from igroteka.server import wire
from igroteka.server.socket import session
from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.memory import MemoryStore
from tests.browser.hosting import hosted
from tests.server.client import NAMES, Room, setup
from tests.server.in_process import everybody, rest, running_tables, table_from
from tests.server.websocket_client import command_id


@contextmanager
def nothing_in_flight() -> Iterator[None]:
    """At every turn of the loop, code that has nothing to do with anybody's failure looks whether it sees one."""
    loop, seen, looking = asyncio.get_running_loop(), set[BaseException | None](), True

    def look() -> None:
        seen.add(sys.exc_info()[1])
        if looking:
            loop.call_soon(look)

    look()
    yield
    looking = False
    assert seen == {None}


class FailingStore(MemoryStore):
    """A database that can be written until it is told to fail."""

    failing = False

    async def write(self, *args: Any, **named: Any) -> None:
        if self.failing:
            raise StoreFailed("the disk is full")
        await super().write(*args, **named)


async def test_a_bot_whose_answer_cannot_be_written_is_its_own_affair() -> None:
    store = FailingStore()
    async with running_tables(store) as (rooms, time):
        state = igroteka.game("famiglia").new(seed=1)
        table = await table_from(rooms, setup(bots=1), state, deal=True)
        store.failing = True
        with nothing_in_flight():
            await everybody(table)
            for _ in range(5):
                await time.turn(1000)
                await rest()


async def test_a_connection_that_is_sent_away_is_its_own_affair(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(session, "HELLO_SECONDS", 0.05)
    ending, may_end, close = asyncio.Semaphore(0), asyncio.Event(), WebSocket.close

    async def slowly(socket: WebSocket, *how: Any, **named: Any) -> None:
        ending.release()
        await may_end.wait()
        await close(socket, *how, **named)

    monkeypatch.setattr(WebSocket, "close", slowly)
    async with hosted() as (port, _), Room(port) as room:
        owner = await room.create(setup())
        guest = await room.join(owner.code, NAMES[1])
        with nothing_in_flight():
            silent, wrong, mad = [
                await connect(f"ws://127.0.0.1:{port}/api/tables/{owner.code}/play") for _ in range(3)
            ]
            await wrong.send('{"do":"hello","token":"wrong"}')
            await mad.send("{")
            for _ in range(3):
                await ending.acquire()
            devices = [await room.sit(who) for who in (owner, guest)]
            await devices[0].do(wire.Say(command_id(), "hello"))
            silent.transport.abort()
            may_end.set()
            for device in devices:
                await device.close()
            await asyncio.gather(*(socket.wait_closed() for socket in (silent, wrong, mad)))
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
