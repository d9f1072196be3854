"""A parser of websocket frames: unfragmented texts are decoded here, every other frame is passed on to the full
protocol.

Each frame is counted before anything is done with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# First bytes of frames: an unfragmented text, and the lowest of the three control frames.
TEXT: Final = 0x81
CLOSE: Final = 0x88
# All valid first bytes: whole texts, last fragments, whole binaries; close, ping, pong; middle and first fragments.
FIRST_BYTES: Final = (0x81, 0x80, 0x82, 0x88, 0x89, 0x8A, 0x00, 0x01, 0x02)
FIRST_FRAGMENT: Final = (0x01, 0x02)
LAST_FRAGMENT: Final = 0x80
# Every frame of a client is masked; these two lengths say that the real one follows in two or in eight bytes.
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
LONGEST_CONTROL: Final = 125


class FrameParser:
    """Splits a stream into frames.

    From the first invalid frame on all bytes go to the protocol, which fails on them.
    """

    def __init__(self, longest: int, protocol: Callable[[bytes], None], count: Callable[[], bool]) -> None:
        self.longest = longest
        self.protocol = protocol
        # Called for every frame, and for every read that completes none; False: over the rate, so stop here.
        self.count = count
        # Receives unfragmented texts; None: they go to the protocol too.
        self.on_text: Callable[[bytes], None] | None = None
        self.buffer = b""
        self.parsing = True
        self.stopped = False
        # In the middle of a fragmented message, which the protocol assembles.
        self.fragmented = False

    def stop(self) -> None:
        """Ignore all further bytes."""
        self.stopped = True
        self.buffer = b""

    def feed(self, data: bytes) -> None:
        """Parse the bytes; an incomplete frame is kept until its rest arrives."""
        if self.buffer:
            data = self.buffer + data
            self.buffer = b""
        start = 0
        while self.parsing and len(data) - start >= 2:
            kind = data[start]
            length = data[start + 1] - MASKED
            body = start + 6
            if kind not in FIRST_BYTES or length < 0:
                self.parsing = False
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
                self.parsing = False
                break
            end = body + length
            if len(data) < end:
                break
            if self.stopped or not self.count():
                return
            if kind == TEXT and self.on_text is not None and not self.fragmented:
                self.on_text(unmasked(data[body:end], data[body - 4 : body]))
            else:
                if kind in FIRST_FRAGMENT:
                    self.fragmented = True
                elif kind == LAST_FRAGMENT:
                    self.fragmented = False
                self.protocol(data[start:end])
            start = end
        if self.stopped or (not start and not self.count()):
            return
        if not self.parsing:
            self.protocol(data[start:])
        elif start < len(data):
            self.buffer = data[start:]


def unmasked(data: bytes, mask: bytes) -> bytes:
    """The payload of a frame without its mask."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")
