"""An attacker of a server: connections from an address, and what is sent on them."""

from __future__ import annotations

import socket
from time import monotonic

from bench.server.client import HERE

UPGRADE = (
    "GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PART, PING = 0x81, 0x00, 0x89
HELD = 300
# Seconds to wait for a connection that takes or says nothing.
PATIENCE = 2


def frame(kind: int, data: bytes = b"") -> bytes:
    """A client's frame; a mask of zeros masks nothing."""
    size = bytes((128 | len(data),)) if len(data) < 126 else bytes((254,)) + len(data).to_bytes(2, "big")
    return bytes((kind,)) + size + bytes(4) + data


def arrived(line: socket.socket) -> bytes:
    """The bytes that have come by now; a flood does not wait.

    (With a timeout, Python waits for them in spite of MSG_DONTWAIT.)
    """
    line.setblocking(False)
    try:
        return line.recv(1 << 20)
    except BlockingIOError:
        return b""
    finally:
        line.settimeout(PATIENCE)


class Attacker:
    """An attacker with an address and a limit of time."""

    def __init__(self, port: int, seconds: float, source: str) -> None:
        self.port = port
        self.until = monotonic() + seconds
        self.source = source
        self.held: list[socket.socket] = []

    def on(self) -> bool:
        """Is there time left?"""
        return monotonic() < self.until

    def connect(self, narrow: bool = False, source: str = "") -> socket.socket:
        """A connection with a small receive window if `narrow`; it is held, the oldest let go when there are many."""
        line = socket.socket()
        if narrow:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.bind((source or self.source, 0))
        self.held.append(line)
        line.connect((HERE, self.port))
        if len(self.held) > HELD:
            self.held.pop(0).close()
        return line

    def upgraded(self, code: str = "AAAAAA", narrow: bool = False) -> socket.socket:
        """A websocket."""
        line = self.connect(narrow)
        line.sendall(UPGRADE.format(code=code).encode())
        line.recv(1000)
        return line

    def pour(self, line: socket.socket, data: bytes, read: bool = False) -> None:
        """Send this again and again until the server ends it."""
        while self.on():
            line.sendall(data)
            if read:
                arrived(line)
