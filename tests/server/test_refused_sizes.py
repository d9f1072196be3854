"""Refusals in a game that hides something are equally long for every reason and reader, by websocket and by HTTP."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from websockets.frames import Opcode

from igroteka.server.socket.session import MESSAGE_RATE
from igroteka.server.table import choices
from igroteka.server.table.commit import act
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.laws.cases import ROOKS
from tests.server.fake_transport import FakeClock, RawServer, Transport, running_server
from tests.server.fake_transport import clock as clock
from tests.server.in_process import rest
from tests.server.test_floods import sent
from tests.server.test_silence import nightfall
from tests.shelf import put_on_the_shelf

SEATS = range(5)


async def table_at(tables: Tables, night: bool) -> Table:
    """A table with a link for each seat, in its first night or on the day after it."""
    table = await nightfall(tables)
    for seat in SEATS:
        table.doc.persons[seat].token = sealed(f"link {seat}")
    while not night and table.silence is not None:
        await act(table, choices.close, "Host")
    return table


def texts(stream: bytes) -> Iterator[bytes]:
    """What came over a websocket, without the numbers of the messages, which count up alike for all."""
    frames = stream.partition(b"\r\n\r\n")[2]
    while frames:
        short = frames[1]
        head = 2 + {126: 2, 127: 8}.get(short, 0)
        end = head + (int.from_bytes(frames[2:head], "big") if head > 2 else short)
        yield re.sub(rb'"n":\d+', b'"n":0', frames[head:end])
        frames = frames[end:]


@pytest.mark.parametrize("night", [False, True])
async def test_haste_is_refused_in_as_many_bytes_as_anything_else(
    monkeypatch: pytest.MonkeyPatch, clock: FakeClock, night: bool
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_server() as raw_server:
        table = await table_at(raw_server.tables, night)
        lengths: dict[str, set[int]] = {}
        for seat in SEATS:
            socket = await raw_server.upgraded(table.doc.code)
            await socket.says(sent(Opcode.TEXT, b'{"do":"hello","protocol":2,"token":"link %d"}' % seat))
            for number in range(int(MESSAGE_RATE.burst) + 20):
                await socket.says(sent(Opcode.TEXT, b'{"do":"undo","id":"%03d"}' % number))
            for told in texts(socket.sent):
                if b'"type":"refused"' in told:
                    assert b'"pad"' in told
                    lengths.setdefault(json.loads(told)["reason"], set()).add(len(told))
        # In the night every other refusal rides on a beat.
        assert [*lengths] == (["too-fast"] if night else ["cannot-undo", "too-fast"])
        assert len(set.union(*lengths.values())) == 1


async def refused(raw_server: RawServer, table: Table, path: str, seat: int) -> Transport:
    """What somebody is answered who asks for this."""
    request = (
        f"GET /api/tables/{table.doc.code}/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer link {seat}\r\n\r\n"
    )
    socket = await raw_server.connect().says(request.encode())
    for _ in range(100):
        if socket.sent:
            break
        await rest()
    assert not socket.sent.startswith(b"HTTP/1.1 200 ")
    return socket


@pytest.mark.parametrize("night", [False, True])
async def test_a_problem_about_a_running_match_has_one_length(monkeypatch: pytest.MonkeyPatch, night: bool) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_server() as raw_server:
        table = await table_at(raw_server.tables, night)
        told = {}
        for path in ("record?everything=true", "replay/1?everything=true", "replay/999", "hindsight", "shuffle"):
            for seat in SEATS:
                head, _, body = (await refused(raw_server, table, path, seat)).sent.partition(b"\r\n\r\n")
                told[json.loads(body)["error"], seat] = len(body)
                assert b"no-transform" in head and b"identity" in head, "compressed it would tell again"
        assert {error for error, _ in told} >= {"not-over", "no-such-move"}
        assert len({*told.values()}) == 1
        table.doc.status = "over"
        after = await refused(raw_server, table, "replay/999", 0)
        assert b'"pad"' not in after.sent, "nothing is hidden any more"
