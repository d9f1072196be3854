"""The server's protocols on a fake transport: the test sends and sees every byte, without sockets or waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from igroteka.server.http.bounded_protocol import BoundedHttpProtocol
from igroteka.server.limits.admission import DEFAULT_QUOTA, Admission, Quota
from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.serve import Settings, listen, make_config
from igroteka.server.socket.websocket import Websocket
from igroteka.server.tables import Tables
from tests.server.in_process import rest, running_tables

HIGH_WATER = 64 * 1024
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


class Transport(asyncio.Transport):
    """Keeps what was written; the peer reads everything at once, or nothing."""

    def __init__(self, address: str, reads: bool) -> None:
        super().__init__()
        self.address = address
        self.reads = reads
        self.sent = b""
        self.unread = 0
        self.ended = ""
        self.paused = False
        # Writes after the end, which a real transport refuses with an exception.
        self.late = 0
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.address, 5000), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.late += self.ended in ("aborted", "lost")
        self.sent += data
        before = self.unread
        self.unread += 0 if self.reads else len(data)
        if before <= HIGH_WATER < self.unread:
            self.protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        if not self.ended:
            self.ended = "closed"
            if not self.unread:
                asyncio.get_running_loop().call_soon(self.lose)

    def abort(self) -> None:
        if self.ended != "lost":
            self.ended = "aborted"
            asyncio.get_running_loop().call_soon(self.lose)

    def lose(self) -> None:
        """The connection is gone."""
        if self.ended != "lost":
            self.ended = "lost"
            self.protocol.connection_lost(None)

    # --- the peer

    async def says(self, data: bytes) -> Transport:
        """The peer sends this."""
        if not self.ended:
            self.protocol.data_received(data)
        await rest()
        return self

    async def reads_all(self) -> None:
        """The peer reads everything that is there."""
        self.unread = 0
        self.protocol.resume_writing()
        await rest()

    @property
    def websocket(self) -> Websocket:
        """What the connection has become."""
        assert isinstance(self.protocol, Websocket)
        return self.protocol


class RawServer:
    """A server to which fake transports connect."""

    def __init__(self, config: uvicorn.Config, admission: Admission, tables: Tables) -> None:
        self.config = config
        self.admission = admission
        self.tables = tables

    def connect(self, address: str = "10.0.0.1", reads: bool = True) -> Transport:
        """Somebody connects."""
        transport = Transport(address, reads)
        protocol = cast(BoundedHttpProtocol, self.config.http_protocol_class(self.config, ServerState(), {}))  # type: ignore[call-arg]
        transport.protocol = protocol
        protocol.connection_made(transport)
        return transport

    async def upgraded(
        self, code: str = "AAAAAA", address: str = "10.0.0.1", reads: bool = True, visitor: str = "10.0.0.9"
    ) -> Transport:
        """Somebody opens a websocket and says nothing yet; only a proxy is believed who the visitor is."""
        head = (
            f"X-Forwarded-For: {visitor}\r\n".encode()
            + b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        )
        request = b"GET /api/tables/%s/play HTTP/1.1\r\n%sSec-WebSocket-Key: %s\r\n\r\n" % (code.encode(), head, KEY)
        return await self.connect(address, reads).says(request)


class FakeClock:
    """The module `time`, as far as buckets use it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        """The steady clock."""
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """The clock of all token buckets, turned by hand."""
    standing = FakeClock()
    monkeypatch.setattr("igroteka.server.limits.token_bucket.time", standing)
    return standing


@asynccontextmanager
async def running_server(quota: Quota = DEFAULT_QUOTA, behind_proxy: bool = False) -> AsyncIterator[RawServer]:
    """A server for fake transports; its tables have a clock that stands still."""
    proxies = ("127.0.0.1",) if behind_proxy else ()
    admission = Admission(quota, proxies)
    async with running_tables() as (made, _):
        with listen("127.0.0.1", 0) as listener:
            settings = Settings("memory", 1, 0, 0, proxies=proxies)
            config = make_config(listener, settings, made, admission, RateLimits())
        config.load()
        yield RawServer(config, admission, made)
