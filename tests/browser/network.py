"""A network between the phone and the server, which can be cut and mended."""

from __future__ import annotations

import asyncio
from typing import Self


class Network:
    """Passes everything on to the server; while it is cut, nothing arrives on either side, and nobody is told."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.port = 0
        self.whole = asyncio.Event()
        self.whole.set()
        self.lines: set[asyncio.Task[None]] = set()
        self.listening: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = self.listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.listening
        self.listening.close()
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def cut(self) -> None:
        """From now on everything is swallowed up."""
        self.whole.clear()

    def mend(self) -> None:
        """New lines work again; the old ones are dead, as after a change of network."""
        for line in self.lines:
            line.cancel()
        self.whole.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody calls."""
        line = asyncio.create_task(self.carry(reader, writer))
        self.lines.add(line)
        line.add_done_callback(self.lines.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry both sides' words until one of them hangs up."""
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.server)
        both = (self.pump(reader, far_writer), self.pump(far_reader, writer))
        pumps = [asyncio.create_task(pump) for pump in both]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for end in (writer, far_writer):
                end.close()

    async def pump(self, come: asyncio.StreamReader, go: asyncio.StreamWriter) -> None:
        """One direction."""
        while data := await come.read(65536):
            await self.whole.wait()
            go.write(data)
            await go.drain()
