"""A lean websocket client, whose own cost is not part of the measurement."""

from __future__ import annotations

import asyncio
import socket
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from secrets import token_bytes
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# On Linux every address that begins with 127 is local, so that players can come from several addresses.
HERE = "127.0.0.1"
# Linux's SO_TIMESTAMPNS: the moment at which bytes reached the machine comes with them, in seconds and nanoseconds.
STAMPED, STAMP = 35, struct.Struct("qq")
MOST_BYTES = 1 << 16
# Browsers always offer it; a server that accepts it pays for it.
OFFER = "permessage-deflate; client_max_window_bits"


# A listener gets the socket, too: a server may speak before `connect` has returned it.
Hear = Callable[["Socket", bytes], None]


class Lobby:
    """The HTTP side of a server, one request after another."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self.connection = HTTPConnection(HERE, port, timeout=30, source_address=(source, 0))

    def post(self, path: str, body: object, token: str = "") -> Any:
        """Post; returns the answer, read as JSON."""
        told = self._send("POST", path, msgspec.json.encode(body), token)
        return msgspec.json.decode(told) if told else None

    def get(self, path: str, token: str = "") -> bytes:
        """Get; returns the body of the answer."""
        return self._send("GET", path, None, token)

    def _send(self, method: str, path: str, body: bytes | None, token: str) -> bytes:
        headers = {"Content-Type": "application/json", "Igroteka-Protocol": "2"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        told = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {told[:200]!r}")
        return told


class Socket:
    """An open websocket: whole text messages in, text messages out."""

    def __init__(self, line: socket.socket, path: str, hear: Hear) -> None:
        self.line = line
        self.hear = hear
        # The time when the last bytes reached the machine, not when this busy client read them.
        self.at = 0.0
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.buffer = bytearray()
        self.inflate: Any = None
        key, port = b64encode(token_bytes(16)).decode(), line.getpeername()[1]
        hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: {OFFER}\r\n\r\n"
        )
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.setsockopt(socket.SOL_SOCKET, STAMPED, 1)
        self.loop.add_reader(line, self.read)
        line.send(hello.encode())

    def read(self) -> None:
        """Pass on every complete message."""
        data, more, _, _ = self.line.recvmsg(MOST_BYTES, socket.CMSG_SPACE(STAMP.size))
        if not data:
            raise RuntimeError("a connection was lost")
        for _, kind, stamp in more:
            if kind == STAMPED:
                seconds, nanoseconds = STAMP.unpack(stamp)
                self.at = seconds + nanoseconds / 1e9
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
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.line.send(head + b"\0\0\0\0" + payload)  # a mask of zeros masks nothing

    def close(self) -> None:
        """Close the connection."""
        self.loop.remove_reader(self.line)
        self.line.close()


async def connect(port: int, path: str, hear: Hear, source: str = HERE) -> Socket:
    """A websocket to a server on this machine."""
    line = socket.create_connection((HERE, port), source_address=(source, 0))
    line.setblocking(False)
    opened = Socket(line, path, hear)
    await opened.opened
    return opened
