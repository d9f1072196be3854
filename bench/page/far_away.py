"""A server that is far away: all traffic with it is delayed, websockets too, which Chromium would not delay or slow
down.
"""

from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# Seconds between two arrivals: calls at the same moment have no order.
APART = 1e-6


@contextmanager
def far_away(port: int, seconds: float, bits: float = math.inf) -> Iterator[int]:
    """Open another port that leads to this one, with this delay of a round trip in seconds, and so many bits a second
    each way for all its connections together.
    """
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield asyncio.run_coroutine_threadsafe(
            listen(port, Line(seconds / 2, bits), Line(seconds / 2, bits)), loop
        ).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Line:
    """One direction: its delay in seconds, and the time at which everything sent so far has gone through."""

    def __init__(self, seconds: float, bits: float) -> None:
        self.seconds = seconds
        self.bits = bits
        self.free = 0.0

    def arrival(self, size: int, now: float) -> float:
        """When so many bytes that are sent now have arrived: after whatever was sent before them."""
        self.free = max(self.free, now) + 8 * size / self.bits + APART
        return self.free + self.seconds


async def listen(port: int, up: Line, down: Line) -> int:
    """Accept connections and forward each; returns the free port that was found."""

    def called() -> Near:
        return Near(port, up, down)

    server = await asyncio.get_running_loop().create_server(called, "127.0.0.1", 0)
    return int(server.sockets[0].getsockname()[1])


class Side(asyncio.Protocol):
    """One end of a connection: its bytes, and its closing, are forwarded later to the other end."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.other: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        """Forward the bytes."""
        self._later(len(data), lambda other: other.write(data))

    def connection_lost(self, reason: Exception | None) -> None:
        """Forward the closing."""
        self._later(0, lambda other: other.close())

    def _later(self, size: int, do: Callable[[asyncio.Transport], None]) -> None:
        loop = asyncio.get_running_loop()
        arrival = self.line.arrival(size, loop.time())
        loop.call_at(arrival, lambda: self.other.add_done_callback(lambda other: do(other.result())))


class Near(Side):
    """The end that is connected to: it connects to the server."""

    def __init__(self, port: int, up: Line, down: Line) -> None:
        super().__init__(up)
        self.down = down
        self.port = port

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connect to the server, and join both ends."""
        assert isinstance(transport, asyncio.Transport)
        far = Side(self.down)
        far.other.set_result(transport)
        self.calling = asyncio.ensure_future(self._call(far))

    async def _call(self, far: Side) -> None:
        loop = asyncio.get_running_loop()
        server, _ = await loop.create_connection(lambda: far, "127.0.0.1", self.port)
        self.other.set_result(server)
