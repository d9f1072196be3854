"""A proxy in front of PostgreSQL that cuts a connection at a chosen moment."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class CuttingProxy:
    """Passes everything on; a connection that sends `cut_at` is closed, before that is passed on or before the reply
    is."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.server = server
        self.cut_at: bytes | None = None
        self.deliver = False
        self.clients: set[asyncio.StreamWriter] = set()
        # Not set: nothing passes, and both sides believe that the other is only slow.
        self.passing = asyncio.Event()
        self.passing.set()
        # Not set: replies do not pass.
        self.answering = asyncio.Event()
        self.answering.set()

    def cut(self, at: bytes, *, deliver: bool) -> None:
        """Cut the next connection that sends this, with or without delivering it."""
        self.cut_at, self.deliver = at, deliver

    async def connected(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """Pass on what both sides send, until one of them ends or it is cut."""
        try:
            server, to_server = await asyncio.open_unix_connection(self.server / SOCKET)
        except OSError:  # nobody is there
            to_client.close()
            return
        replies = asyncio.create_task(self.copy(server, to_client))
        self.clients.add(to_client)
        try:
            while data := await self.read(client):
                await self.passing.wait()
                if self.cut_at and self.cut_at in data:
                    self.cut_at = None
                    replies.cancel()
                    await asyncio.wait([replies])
                    if self.deliver:
                        to_server.write(data)
                        await server.read(65536)
                    return
                to_server.write(data)
        finally:
            replies.cancel()
            to_server.close()
            to_client.close()
            self.clients.remove(to_client)

    async def read(self, reader: asyncio.StreamReader) -> bytes:
        """The next piece; nothing if the other side ended, however it did."""
        try:
            return await reader.read(65536)
        except ConnectionError:
            return b""

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass everything on, the end of the connection too, however it ends."""
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                await self.passing.wait()
                await self.answering.wait()
                writer.write(data)
        writer.close()


@asynccontextmanager
async def cutting_proxy(server: Path) -> AsyncIterator[CuttingProxy]:
    """A proxy to the server whose socket is in this folder."""
    # not under pytest's own folder: its path is too long for a socket
    folder = Path(tempfile.mkdtemp(prefix="igroteka-proxy-"))
    proxy = CuttingProxy(folder, server)
    listening = await asyncio.start_unix_server(proxy.connected, folder / SOCKET)
    try:
        yield proxy
    finally:
        listening.close()
        proxy.passing.set()
        proxy.answering.set()
        for client in proxy.clients:
            client.close()
        while proxy.clients:
            await asyncio.sleep(0.01)
        shutil.rmtree(folder)
