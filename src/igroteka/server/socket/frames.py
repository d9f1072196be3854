"""The bytes of a websocket cut into frames: a whole text is read at once, every other frame is handed to the protocol.

Each frame is counted before anything is done with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# How a frame begins: a whole text, and the first of the three that control the connection.
TEXT: Final = 0x81
CLOSE: Final = 0x88
# Texts and bytes that go on, their last part, and whole ones; close, ping, pong.
KINDS: Final = (0x81, 0x80, 0x82, 0x88, 0x89, 0x8A, 0x00, 0x01, 0x02)
BEGINS: Final = (0x01, 0x02)
ENDS: Final = 0x80
# Every frame of a client is masked; these lengths say that the true one follows in two or in eight bytes.
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
LONGEST_CONTROL: Final = 125


class Frames:
    """Cuts what comes in; a frame that is against the rules ends the cutting, and the protocol reads it and fails."""

    def __init__(self, longest: int, protocol: Callable[[bytes], None], count: Callable[[], bool]) -> None:
        self.longest = longest
        self.protocol = protocol
        # Asked for every frame, and for every read that completes none; False: that was one too many.
        self.count = count
        # Who hears texts; nobody yet: the protocol.
        self.hear: Callable[[bytes], None] | None = None
        self.rest = b""
        self.cutting = True
        self.stopped = False
        # In the middle of a message in parts, of which the protocol keeps account.
        self.parts = False

    def stop(self) -> None:
        """Ignore whatever else comes."""
        self.stopped = True
        self.rest = b""

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
            if kind not in KINDS or length < 0:
                self.cutting = False
                break
            if length == TWO_BYTES:
                if len(data) - start < 4:
                    break
                length = data[start + 2] * 256 + data[start + 3]
                body = start + 8
            elif length == EIGHT_BYTES:
                if len(data) - start < 10:
                    break
                length = int.from_bytes(data[start + 2 : start + 10], "big")
                body = start + 14
            if length > self.longest or (kind >= CLOSE and length > LONGEST_CONTROL):
                self.cutting = False
                break
            end = body + length
            if len(data) < end:
                break
            if self.stopped or not self.count():
                return
            if kind == TEXT and self.hear is not None and not self.parts:
                self.hear(unmasked(data[body:end], data[body - 4 : body]))
            else:
                if kind in BEGINS:
                    self.parts = True
                elif kind == ENDS:
                    self.parts = False
                self.protocol(data[start:end])
            start = end
        if self.stopped or (not start and not self.count()):
            return
        if not self.cutting:
            self.protocol(data[start:])
        elif start < len(data):
            self.rest = data[start:]


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What the client meant."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")
