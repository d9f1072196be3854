"""A lean websocket client: what it costs is not what is measured."""

from __future__ import annotations

import asyncio
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from secrets import token_bytes
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# Browsers offer it always; whoever accepts it pays for it.
OFFER = "permessage-deflate; client_max_window_bits"


# Whoever listens gets the socket, too: a server may speak before `connect` has returned it.
Hear = Callable[["Socket", bytes], None]


class Lobby:
    """The HTTP side of a server, one request after another."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, body: object, token: str = "") -> Any:
        """What it answers, read as JSON."""
        told = self._send("POST", path, msgspec.json.encode(body), token)
        return msgspec.json.decode(told) if told else None

    def get(self, path: str, token: str = "") -> bytes:
        """What it answers."""
        return self._send("GET", path, None, token)

    def _send(self, method: str, path: str, body: bytes | None, token: str) -> bytes:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        told = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {told[:200]!r}")
        return told


class Socket(asyncio.Protocol):
    """An open websocket: whole text messages in, text messages out."""

    def __init__(self, port: int, path: str, hear: Hear) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.inflate: Any = None
        self.leaving = False
        key = b64encode(token_bytes(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: {OFFER}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: Any) -> None:
        """Ask for a websocket."""
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        """Hand over every message that is complete."""
        self.buffer += data
        if not self.opened.done():
            self._shake_hands()
        start, size = 0, len(self.buffer)
        while size - start >= 2 and self.opened.done():
            length, begin = self.buffer[start + 1] & 127, start + 2
            if length == 126:
                length, begin = int.from_bytes(self.buffer[begin : begin + 2], "big"), begin + 2
            elif length == 127:
                length, begin = int.from_bytes(self.buffer[begin : begin + 8], "big"), begin + 8
            if size < begin + length:
                break
            self._frame(self.buffer[start], bytes(self.buffer[begin : begin + length]))
            start = begin + length
        del self.buffer[:start]

    def _shake_hands(self) -> None:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(RuntimeError(head.decode()))
            return
        if b"permessage-deflate" in head:
            self.inflate = zlib.decompressobj(-15)
        self.buffer = rest
        self.opened.set_result(None)

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT and first & 128:
            if first & 64:
                payload = self.inflate.decompress(payload + b"\x00\x00\xff\xff")
            self.hear(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            raise RuntimeError(f"the server closes: {payload!r}")
        elif kind != PONG:
            raise RuntimeError(f"an unexpected frame: {first:#x}")

    def send(self, text: bytes) -> None:
        """Say something."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros masks nothing

    def close(self) -> None:
        """Leave."""
        self.leaving = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The server must not leave first."""
        if not self.leaving:
            raise RuntimeError(f"a connection was lost: {error}")


async def connect(port: int, path: str, hear: Hear) -> Socket:
    """A websocket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(port, path, hear), "127.0.0.1", port)
    await socket.opened
    return socket
