"""The bytes of a websocket cut into frames: a whole text is read at once, everything else is left to the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# How a frame begins: a whole text, and the three that control the connection (they are short).
TEXT: Final = 0x81
CLOSE: Final = 0x88
PONG: Final = 0x8A
# Every frame of a client is masked; this length says that the true one follows in two bytes.
MASKED: Final = 0x80
TWO_BYTES: Final = 126


class Frames:
    """Cuts what comes in; whatever no browser would send ends the cutting, and the protocol reads on by itself."""

    def __init__(self, longest: int, protocol: Callable[[bytes], None]) -> None:
        self.longest = longest
        self.protocol = protocol
        # Who hears texts; nobody yet: the protocol.
        self.hear: Callable[[bytes], None] | None = None
        self.rest = b""
        self.cutting = True

    def feed(self, data: bytes) -> None:
        """Bytes came in."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        start = 0
        while self.cutting and len(data) - start >= 2:
            kind = data[start]
            length = data[start + 1] - MASKED
            body = start + 6
            if length == TWO_BYTES and kind == TEXT:
                if len(data) - start < 4:
                    break
                length = data[start + 2] * 256 + data[start + 3]
                body = start + 8
            elif length >= TWO_BYTES:
                length = -1
            if length < 0 or length > self.longest or (kind != TEXT and (kind < CLOSE or kind > PONG)):
                self.cutting = False
                break
            end = body + length
            if len(data) < end:
                break
            if kind == TEXT and self.hear is not None:
                self.hear(unmasked(data[body:end], data[body - 4 : body]))
            else:
                self.protocol(data[start:end])
            start = end
        if not self.cutting:
            self.protocol(data[start:])
        elif start < len(data):
            self.rest = data[start:]


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What the client meant."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")
