"""The bytes of a websocket, cut into frames."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from igroteka.server.frames import Frames

LONGEST = 300
HELLO, LONG = "привет".encode(), b"x" * LONGEST


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A client's frame, as the library writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Ears:
    """What was heard, and what was left to the protocol."""

    def __init__(self, listening: bool = True) -> None:
        self.heard: list[bytes] = []
        self.left = b""
        self.frames = Frames(LONGEST, self.leave)
        if listening:
            self.frames.hear = self.heard.append

    def leave(self, data: bytes) -> None:
        self.left += data


@pytest.mark.parametrize("step", [1, 2, 3, 5, 7, 1000])
def test_texts_are_heard_and_control_frames_left_however_the_bytes_arrive(step: int) -> None:
    ears = Ears()
    ping, pong = sent(Opcode.PING, b"?"), sent(Opcode.PONG, b"!")
    data = (
        sent(Opcode.TEXT, HELLO)
        + ping
        + sent(Opcode.TEXT, b"")
        + sent(Opcode.TEXT, LONG)
        + pong
        + sent(Opcode.TEXT, b"end")
    )
    for start in range(0, len(data), step):
        ears.frames.feed(data[start : start + step])
    assert ears.heard == [HELLO, b"", LONG, b"end"]
    assert ears.left == ping + pong


@pytest.mark.parametrize(
    "strange",
    [
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.TEXT, b"half", fin=False) + sent(Opcode.CONT, b"other half"),
        sent(Opcode.TEXT, b"x" * (LONGEST + 1)),
        sent(Opcode.TEXT, b"x" * 70_000),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + sent(Opcode.TEXT, b"reserved bit")[1:],
        b"\x8b" + sent(Opcode.CLOSE, b"")[1:],
        b"\x89\xfe\x01\x00" + b"x" * 260,
    ],
    ids=["bytes", "halves", "too long", "far too long", "not masked", "reserved bit", "no such kind", "long ping"],
)
def test_whatever_no_browser_sends_is_the_protocols_from_then_on(strange: bytes) -> None:
    ears = Ears()
    after = sent(Opcode.TEXT, b"after")
    ears.frames.feed(sent(Opcode.TEXT, b"before") + strange + after)
    ears.frames.feed(after)
    assert ears.heard == [b"before"]
    assert ears.left == strange + after + after


def test_before_anybody_listens_everything_is_the_protocols() -> None:
    ears = Ears(listening=False)
    hello, again = sent(Opcode.TEXT, b"hello"), sent(Opcode.TEXT, b"again")
    ears.frames.feed(hello[:3])
    ears.frames.feed(hello[3:])
    assert ears.left == hello
    ears.frames.hear = ears.heard.append
    ears.frames.feed(again)
    assert ears.heard == [b"again"]
    assert ears.left == hello
