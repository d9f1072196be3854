"""Who does not read is dropped with a reason and may come back; who sends too fast is told so."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server import wire
from igroteka.server.socket.mailbox import MOST_MESSAGES, MOST_OUTBOX_BYTES, Mailbox
from igroteka.server.socket.session import MESSAGE_RATE, next_message
from igroteka.server.table import messages
from tests.server.client import Room, setup
from tests.server.process import Served, embedded
from tests.server.websocket_client import SAYS, Device, Gone, command_id


class Stuck:
    """A websocket whose reader has gone to sleep."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.sent: list[wire.ServerSays] = []

    def report_backlog(self, queued: int) -> None:
        """Let this many bytes wait."""

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """The reader is awake."""
        self.sent += map(SAYS.decode, texts)


@pytest.mark.uncompiled
@pytest.mark.parametrize(("size", "most"), [(10, MOST_MESSAGES), (20_000, MOST_OUTBOX_BYTES // 20_000 + 1)])
async def test_a_reader_far_behind_hears_only_goodbye(size: int, most: int) -> None:
    stuck = Stuck()
    device = Mailbox(stuck, 0, False)  # type: ignore[arg-type]
    for _ in range(most + 10):
        device.send(messages.said(wire.ChatLine(0, "Ann", "x" * size)))
        await asyncio.sleep(0)
    assert stuck.sent == []
    stuck.writable.set()
    device.flush()
    (bye,) = stuck.sent
    assert isinstance(bye, wire.Bye)
    assert (bye.reason, bye.again) == ("slow", True)
    assert bye.n >= most
    assert await next_message(device) is None


async def asleep(room: Room, who: wire.Seated) -> Device:
    """A device that reads nothing more, and has room for little."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", room.port))
    device = await room.device(who).connect(sock=narrow, max_queue=1)
    await device.send(device.hello)
    return device


async def choke(device: Device) -> None:
    """Ask for the whole again and again without reading any of it."""
    assert device.socket
    for _ in range(MOST_MESSAGES):
        await device.socket.send('{"do":"sync"}')


async def talk(device: Device) -> None:
    """Fill the chat, so that the whole is long."""
    for _ in range(50):
        await device.do(wire.Say(command_id(), "x" * 300))


@pytest.mark.long
async def test_a_sleeping_device_is_dropped_and_the_others_play_on(room: Room) -> None:
    people, devices = await room.table(setup())
    await talk(devices[0])
    await devices[1].close()
    await devices[0].until(lambda d: d.table.seats[1].devices == 0)
    sleeper = await asleep(room, people[1])
    await devices[0].until(lambda d: d.table.seats[1].devices == 1)
    asking = asyncio.create_task(choke(sleeper))
    await devices[0].until(lambda d: d.table.seats[1].devices == 0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    back = await room.sit(people[1])
    asked = back if back.choices else devices[0]
    assert isinstance(await asked.choose(asked.choices[-1]), wire.Done)


@pytest.mark.long
async def test_a_revoked_device_that_does_not_read_can_do_nothing_more(room: Room) -> None:
    people, devices = await room.table(setup())
    number = 0 if devices[0].choices else 1
    asked, other = devices[number], devices[1 - number]
    await talk(other)
    stolen = await asleep(room, people[number])
    await asked.until(lambda d: d.table.seats[number].devices == 2)
    asking = asyncio.create_task(choke(stolen))
    assert asked.play and stolen.socket
    new = await room.renew(people[number])
    fresh = await room.sit(new)
    with suppress(ConnectionClosed):
        await stolen.socket.send(f'{{"do":"choose","id":"stolen","decision":1,"choice":"{asked.choices[-1]}"}}')
    await other.until(lambda d: d.table.seats[number].devices == 1)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert fresh.play and (await fresh.sync()).play == fresh.play


async def test_who_sends_too_fast_is_told_and_at_last_sent_away(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log", "--workers", "1") as served:
        async with served.start() as room:
            people, devices = await room.table(setup())
            hasty = await room.sit(people[1])
            sent = [command_id() for _ in range(3 * int(MESSAGE_RATE.burst))]
            for id in sent:
                await hasty.send(wire.Resume(id))
            with pytest.raises(Gone) as gone:
                await hasty.until(lambda d: False)
            assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("too-fast", True)
            told = [SAYS.decode(text) for text in hasty.heard]
            refused = [m.id for m in told if isinstance(m, wire.Refused) and m.reason == "too-fast"]
            assert refused and set(refused) <= set(sent), "a refusal names what it refuses"
            asked = next(device for device in devices if device.choices)
            assert isinstance(await asked.choose(asked.choices[-1]), wire.Done)
