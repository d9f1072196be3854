"""A client that sends too much is dropped and told why; honest clients never notice, and nothing is kept of a flood."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import AsyncIterator

import pytest
from websockets.frames import Frame, Opcode

import igroteka
from igroteka.server.http.bounded_protocol import MOST_PIPELINED
from igroteka.server.limits.admission import DEFAULT_QUOTA
from igroteka.server.refusal import Refusal
from igroteka.server.socket.mailbox import MOST_INBOX_BYTES, Mailbox
from igroteka.server.socket.websocket import EARLY_BYTES, EARLY_MESSAGES, MOST_FRAGMENTS
from igroteka.server.table import seating
from igroteka.server.table.commit import act
from tests.server.client import setup
from tests.server.fake_transport import HIGH_WATER, FakeClock, RawServer, Transport, running_server
from tests.server.fake_transport import clock as clock
from tests.server.in_process import everybody, given, rest, table_from

MOST = int(DEFAULT_QUOTA.frames.burst)
TOO_FAST = b'"reason":"too-fast","again":true'
CLOSED = b"\x03\xf0too-fast"
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


def sent(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def quiet() -> None:
    """Let everything come to rest, a pipeline of answers included."""
    for _ in range(20):
        await rest()


@pytest.fixture
async def raw_server() -> AsyncIterator[RawServer]:
    """A server with its usual limits."""
    async with running_server() as raw_server:
        yield raw_server


async def member(raw_server: RawServer) -> Transport:
    """A device of somebody who sits at a table."""
    seated = await raw_server.tables.create(setup(), "Ann")
    socket = await raw_server.upgraded(seated.code)
    await socket.says(sent(Opcode.TEXT, b'{"do":"hello","protocol":2,"token":"%s"}' % seated.token.encode()))
    assert b'"type":"whole"' in socket.sent
    return socket


# --- frames


@pytest.mark.parametrize(
    "flood",
    [
        sent(Opcode.PING),
        sent(Opcode.PONG),
        sent(Opcode.TEXT, b"{}"),
        sent(Opcode.BINARY, b"{}"),
        sent(Opcode.PING, b"x" * 125),
    ],
    ids=["pings", "pongs", "texts", "bytes", "long pings"],
)
@pytest.mark.parametrize("known", [False, True], ids=["stranger", "member"])
async def test_a_flood_of_frames_ends_the_connection(
    raw_server: RawServer, clock: FakeClock, flood: bytes, known: bool
) -> None:
    socket = await member(raw_server) if known else await raw_server.upgraded()
    before = len(socket.sent)
    await socket.says(flood * (100_000 // len(flood)))
    assert socket.ended == "lost"
    assert TOO_FAST in socket.sent
    assert CLOSED in socket.sent
    assert len(socket.sent) - before <= MOST * 127 + 10_000
    assert len(raw_server.admission) == 0


async def test_a_message_in_endless_parts_ends_the_connection(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await raw_server.upgraded()
    await socket.says(sent(Opcode.TEXT, b"{", fin=False) + sent(Opcode.CONT, fin=False) * (MOST_FRAGMENTS - 1))
    assert not socket.is_closing()
    await socket.says(sent(Opcode.CONT, fin=False))
    assert socket.ended == "lost"
    assert TOO_FAST in socket.sent


async def test_bytes_count_whatever_they_are(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await member(raw_server)
    await socket.says(b"\x82" + b"x" * int(DEFAULT_QUOTA.bytes.burst))
    assert (socket.ended, TOO_FAST in socket.sent) == ("lost", True)


async def test_who_reads_no_pong_gets_no_more_of_them(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await raw_server.upgraded(reads=False)
    for _ in range(100):
        await socket.says(sent(Opcode.PING, b"x" * 125) * 50)
        clock.seconds += 1
    assert HIGH_WATER < socket.unread == raw_server.admission.backlog <= HIGH_WATER + 200


async def test_before_hello_little_is_kept(raw_server: RawServer, clock: FakeClock) -> None:
    many, long = await raw_server.upgraded(), await raw_server.upgraded()
    many.protocol.data_received(sent(Opcode.TEXT, b"{}") * 1000)
    assert many.websocket.queue.qsize() <= EARLY_MESSAGES + 1
    long.protocol.data_received(sent(Opcode.TEXT, b"x" * (EARLY_BYTES // 2)) * 10)
    assert long.websocket.queue.qsize() <= 4
    for socket in (many, long):
        assert (socket.is_closing(), TOO_FAST in socket.sent) == (True, True)


async def test_what_is_not_heard_yet_is_bounded(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await member(raw_server)
    device = socket.websocket.listener
    assert isinstance(device, Mailbox)
    for _ in range(100):
        device.receive(b"x" * 16_000)
    assert (device.reason, device.inbox_bytes <= MOST_INBOX_BYTES + 16_000) == ("too-fast", True)


async def test_an_honest_client_never_notices(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await member(raw_server)
    for _ in range(
        120
    ):  # as many messages as a device may send for two minutes, an answer to every ping, now and then a ping
        await socket.says(
            sent(Opcode.TEXT, b'{"do":"sync"}') * 20 + sent(Opcode.PONG, b"1234") + sent(Opcode.PING, b"?")
        )
        clock.seconds += 1
    assert socket.ended == ""
    assert b"too-fast" not in socket.sent


# --- HTTP


async def test_only_so_many_requests_wait_for_their_answers(raw_server: RawServer, clock: FakeClock) -> None:
    socket = raw_server.connect()
    socket.protocol.data_received(GET * 1000)
    assert len(socket.protocol.pipeline) <= MOST_PIPELINED + 1
    await quiet()
    assert socket.ended == "lost"
    assert re.findall(rb"HTTP/1.1 (\d+)", socket.sent) == [b"200"] * (MOST_PIPELINED + 1) + [b"429"]
    assert (socket.paused, b"too-fast" in socket.sent, len(raw_server.admission)) == (True, True, 0)


async def test_answers_to_somebody_who_is_gone_are_not_written(raw_server: RawServer, clock: FakeClock) -> None:
    socket = raw_server.connect(reads=False)
    await socket.says(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
    socket.protocol.abort()
    socket.protocol.resume_writing()
    await quiet()
    assert (socket.ended, socket.late) == ("lost", 0)


async def test_requests_and_their_bytes_have_a_pace(raw_server: RawServer, clock: FakeClock) -> None:
    hasty, long, patient = (raw_server.connect() for _ in range(3))
    for _ in range(MOST):
        await hasty.says(GET)
    assert (hasty.ended, b"429 Too Many Requests" in hasty.sent) == ("lost", True)
    await long.says(b"x" * (int(DEFAULT_QUOTA.bytes.burst) + 1))
    assert (long.ended, b"429 Too Many Requests" in long.sent) == ("lost", True)
    for _ in range(50):
        await patient.says(GET)
        clock.seconds += 0.1
    assert (patient.ended, patient.sent.count(b"HTTP/1.1 200")) == ("", 50)


async def test_an_answer_that_is_not_read_holds_the_others_back_and_is_not_kept_for_long(
    raw_server: RawServer, clock: FakeClock
) -> None:
    asleep, slow = raw_server.connect(reads=False), raw_server.connect(reads=False)
    for socket in (asleep, slow):
        await socket.says(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
        assert socket.unread <= 4 * HIGH_WATER
    assert raw_server.admission.backlog > 2 * HIGH_WATER
    raw_server.admission.abort_stalled()
    await slow.reads_all()
    raw_server.admission.abort_stalled()
    assert (asleep.ended, slow.ended) == ("aborted", "")
    slow.abort()
    await rest()


async def test_a_goodbye_that_is_not_read_does_not_keep_the_connection(raw_server: RawServer, clock: FakeClock) -> None:
    socket = await raw_server.upgraded(reads=False)
    await socket.says(sent(Opcode.TEXT, b"{}"))
    socket.close()
    for _ in range(2):
        assert socket.ended == "closed"
        raw_server.admission.abort_stalled()
    assert socket.ended == "aborted"


# --- nothing is left


@pytest.mark.parametrize(
    "flood",
    [b"", sent(Opcode.TEXT, b"{}") * 1000, sent(Opcode.PING) * 1000, GET * 1000],
    ids=["", "texts", "pings", "gets"],
)
@pytest.mark.parametrize("upgrade", [False, True], ids=["http", "websocket"])
async def test_a_lost_connection_is_forgotten_without_a_search_for_garbage(
    raw_server: RawServer, clock: FakeClock, flood: bytes, upgrade: bool
) -> None:
    gc.disable()
    try:
        socket = await raw_server.upgraded() if upgrade else raw_server.connect()
        kept = [weakref.ref(socket.protocol)]
        if upgrade:
            kept += [weakref.ref(socket.websocket.conn), weakref.ref(socket.websocket.queue)]
        await socket.says(flood)
        socket.abort()
        await quiet()
        socket.protocol = None
        assert socket.ended == "lost"
        assert socket.late == 0
        assert [thing() for thing in kept] == [None] * len(kept)
    finally:
        gc.enable()


# --- questions of strangers


def joining(code: str, token: str = "") -> bytes:
    """Somebody asks to sit down."""
    body, who = b'{"name":"Zed"}', f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"POST /api/tables/{code}/join HTTP/1.1\r\nHost: x\r\n{who}Content-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


async def test_strangers_put_few_questions_to_a_table(raw_server: RawServer) -> None:
    toy = igroteka.game("famiglia").new(2, 3)
    table = await table_from(raw_server.tables, setup(bots=1), toy, deal=True)
    await everybody(table)

    async def statuses(address: str, times: int, token: str = "") -> list[bytes]:
        socket = raw_server.connect(address)
        for _ in range(times):
            await socket.says(joining(table.doc.code, token))
            await quiet()
        return re.findall(rb"HTTP/1.1 (\d+)", socket.sent)

    assert await statuses("10.0.0.1", 5) == [b"200", b"409", b"409", b"429", b"429"], "one question, and it is open"
    assert await statuses("10.0.0.2", 5) == [b"409"] * 3 + [b"429"] * 2
    assert await statuses("10.0.0.3", 1) == [b"429"], "as many as one table is asked, from any address"
    other = await table_from(raw_server.tables, setup(bots=1), toy, deal=True, code="BBBBBB")
    await everybody(other)
    table = other
    assert await statuses("10.0.0.4", 1) == [b"200"]


async def test_before_the_start_sitting_down_is_no_question(raw_server: RawServer) -> None:
    seated = await raw_server.tables.create(setup("candy_mafia", 12), "Ann")
    socket = raw_server.connect()
    for _ in range(11):
        await socket.says(joining(seated.code))
        await quiet()
    assert re.findall(rb"HTTP/1.1 (\d+)", socket.sent) == [b"200"] * 11


async def test_the_owner_closes_the_table_for_strangers(raw_server: RawServer) -> None:
    owner = await raw_server.tables.create(setup("candy_mafia", 12), "Ann")
    table = await raw_server.tables.table(owner.code)
    guest = await given(table, seating.join, "Bob", None)
    with pytest.raises(Refusal):
        await act(table, seating.switch_door, guest.person, True)
    await act(table, seating.switch_door, owner.person, True)

    async def joins(token: str = "") -> bytes:
        socket = raw_server.connect()
        await socket.says(joining(owner.code, token))
        await quiet()
        return socket.sent[9:12] + socket.sent.rpartition(b"\r\n\r\n")[2][:23]

    assert await joins() == b'403{"error":"table-closed"'
    assert (await joins(guest.token))[:3] == b"403"
    assert table.question is None
    assert (await joins(owner.token))[:3] == b"200"
    await act(table, seating.switch_door, owner.person, False)
    assert (await joins())[:3] == b"200"
