"""The bytes of a websocket, cut into frames."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from igroteka.server.socket.frames import FrameParser

LONGEST = 300
HELLO, LONG = "привет".encode(), b"x" * LONGEST


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A client's frame, as the library writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class FrameReceiver:
    """What was heard, and what was left to the protocol."""

    def __init__(self, listening: bool = True, most: int = 1000) -> None:
        self.heard: list[bytes] = []
        self.left = b""
        self.counted = 0
        self.most = most
        self.frames = FrameParser(LONGEST, self.leave, self.count)
        if listening:
            self.frames.on_text = self.heard.append

    def leave(self, data: bytes) -> None:
        self.left += data

    def count(self) -> bool:
        self.counted += 1
        return self.counted <= self.most


@pytest.mark.parametrize("step", [1, 2, 3, 5, 7, 1000])
def test_texts_are_heard_and_control_frames_left_however_the_bytes_arrive(step: int) -> None:
    receiver = FrameReceiver()
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
        receiver.frames.feed(data[start : start + step])
    assert receiver.heard == [HELLO, b"", LONG, b"end"]
    assert receiver.left == ping + pong


@pytest.mark.parametrize(
    "strange",
    [
        sent(Opcode.TEXT, b"x" * (LONGEST + 1)),
        sent(Opcode.TEXT, b"x" * 70_000),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + sent(Opcode.TEXT, b"reserved bit")[1:],
        b"\x8b" + sent(Opcode.CLOSE, b"")[1:],
        b"\x89\xfe\x01\x00" + b"x" * 260,
    ],
    ids=["too long", "far too long", "not masked", "reserved bit", "no such kind", "long ping"],
)
def test_whatever_breaks_the_rules_is_the_protocols_from_then_on(strange: bytes) -> None:
    receiver = FrameReceiver()
    after = sent(Opcode.TEXT, b"after")
    receiver.frames.feed(sent(Opcode.TEXT, b"before") + strange + after)
    receiver.frames.feed(after)
    assert receiver.heard == [b"before"]
    assert receiver.left == strange + after + after


def test_other_messages_are_the_protocols_and_texts_go_on_after_them() -> None:
    receiver = FrameReceiver()
    half, rest = sent(Opcode.TEXT, b"half", fin=False), sent(Opcode.CONT, b"other half")
    strange = sent(Opcode.BINARY, b"bytes") + half + sent(Opcode.PING, b"?") + rest
    receiver.frames.feed(strange + sent(Opcode.TEXT, b"after"))
    assert (receiver.heard, receiver.left) == ([b"after"], strange)
    within = half + sent(Opcode.TEXT, b"a text within a text is against the rules")
    receiver.frames.feed(within)
    assert (receiver.heard, receiver.left) == ([b"after"], strange + within)


@pytest.mark.parametrize(
    "frame",
    [
        sent(Opcode.TEXT, b""),
        sent(Opcode.PING, b""),
        sent(Opcode.PONG, b""),
        sent(Opcode.CONT, b"", fin=False),
        sent(Opcode.BINARY, b""),
        b"\x89\xfe\0\0mask",
        b"\x8a\xff\0\0\0\0\0\0\0\0mask",
    ],
    ids=["text", "ping", "pong", "part", "bytes", "ping with a long length", "pong with a longer one"],
)
def test_frames_of_every_kind_count_and_nothing_is_done_with_one_too_many(frame: bytes) -> None:
    receiver = FrameReceiver(most=10)
    receiver.frames.feed(frame * 10_000)
    assert receiver.counted == 11
    assert len(receiver.heard) + len(receiver.left) // len(frame) == 10


def test_bytes_that_make_no_frame_count_too() -> None:
    receiver = FrameReceiver()
    for byte in sent(Opcode.TEXT, b"slowly"):
        receiver.frames.feed(bytes([byte]))
    assert receiver.heard == [b"slowly"]
    assert receiver.counted == len(sent(Opcode.TEXT, b"slowly"))


def test_after_the_stop_nothing_is_heard_or_kept() -> None:
    receiver = FrameReceiver()
    receiver.frames.on_text = lambda message: receiver.frames.stop()
    receiver.frames.feed(sent(Opcode.TEXT, b"enough") * 100)
    receiver.frames.feed(sent(Opcode.PING, b"") + b"\x81")
    assert (receiver.left, receiver.frames.buffer, receiver.counted) == (b"", b"", 1)


def test_before_anybody_listens_everything_is_the_protocols() -> None:
    receiver = FrameReceiver(listening=False)
    hello, again = sent(Opcode.TEXT, b"hello"), sent(Opcode.TEXT, b"again")
    receiver.frames.feed(hello[:3])
    receiver.frames.feed(hello[3:])
    assert receiver.left == hello
    receiver.frames.on_text = receiver.heard.append
    receiver.frames.feed(again)
    assert receiver.heard == [b"again"]
    assert receiver.left == hello
