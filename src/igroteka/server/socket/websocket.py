"""uvicorn's websocket with a shorter way for messages: straight to whoever listens, and several of them out at once.

ASGI costs a queue, a task switch and two system calls that pause and resume reading for every message in, and a system call
for every message out. The handshake, pings, closing and all that is not a plain text stay uvicorn's and websockets' own.

Every byte and frame that comes in is counted, of whatever kind; a connection that sends too much is dropped.

Of uvicorn's WebSocketsSansIOProtocol this uses `loop`, `config`, `transport`, `client`, `scope`, `queue`, `conn`, `frames`,
`writable`, `read_paused`, `handshake_complete`, `close_sent`, `disconnected`, and overrides `connection_made`,
`connection_lost`, `data_received`, `pause_writing`, `resume_writing`, `handle_connect`, `handle_cont`, `handle_ping` and
`send_receive_event_to_app`; of websockets' ServerProtocol `reader.buffer`, `parser`, `parser_exc`, `state`, `send_close`, `data_to_send`.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from igroteka.server.limits.admission import Admission, raw_response
from igroteka.server.limits.token_bucket import Bucket
from igroteka.server.socket.frames import TEXT, Frames
from igroteka.server.wire import Bye

EXTENSION = "igroteka.websocket"
# Before anybody listens: a hello, and a few commands from a client that does not wait for the answer.
EARLY_MESSAGES = 16
EARLY_BYTES = 20_000
# Into so many frames a message may be cut.
MOST_FRAGMENTS = 64
BROKEN_RULE = 1008


def bye(number: int, reason: str, again: bool) -> bytes:
    """The last message on a connection, encoded; `again`: the client may reconnect."""
    return msgspec.json.encode(Bye(number, reason, again))


class Listener(Protocol):
    """Whoever is at the other end of the short way."""

    def hear(self, message: bytes) -> None:
        """A message came in."""

    def flush(self) -> None:
        """There is room for messages again."""

    def lost(self) -> None:
        """Nothing will come any more."""

    def leave(self, reason: str, again: bool) -> None:
        """The connection ends for this reason: queue a goodbye."""


class Websocket(WebSocketsSansIOProtocol):
    """A websocket that somebody may listen to."""

    listener: Listener | None = None
    frames_in: Frames | None = None
    early = 0

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self.admission = admission
        self.frame_rate = Bucket(admission.quota.frames)
        self.byte_rate = Bucket(admission.quota.bytes)

    @staticmethod
    def of(scope: Scope) -> Websocket:
        """The websocket of a connection."""
        websocket: Websocket = scope["extensions"][EXTENSION]
        return websocket

    def came_from(self, address: str) -> None:
        """Count it for this address, which a proxy told."""
        if self in self.admission.unauthenticated and self.client and self.client[0] != address:
            self.admission.remove(self)
            self.admission.add(self, address)

    def listen(self, listener: Listener) -> None:
        """From now on messages go to the listener, and first those that came too early for it."""
        self.listener = listener
        if self.frames_in is not None:
            self.frames_in.hear = self.heard
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.hear(text.encode() if text is not None else message.get("bytes") or b"")
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            listener.lost()

    def part(self) -> None:
        """Nobody listens any more; without this the two would hold each other in memory."""
        self.listener = None
        if self.frames_in is not None:
            self.frames_in.hear = None

    def say(self, messages: Iterable[bytes]) -> None:
        """Send texts, all in one go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts.append(bytes((TEXT, size)))
            elif size < 1 << 16:
                parts.append(bytes((TEXT, 126)) + size.to_bytes(2, "big"))
            else:
                parts.append(bytes((TEXT, 127)) + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))

    def owe(self, queued: int) -> None:
        """So many bytes are queued for a reader who does not keep up, besides those that the transport holds."""
        self.admission.set_backlog(self, queued + self.transport.get_write_buffer_size())

    # --- how it is ended

    def disconnect(self, reason: str) -> None:
        """End it at once, and say why if it can still be told."""
        if self.frames_in is not None:
            self.frames_in.stop()
        if not self.writable.is_set():
            if self.listener is not None:
                self.listener.leave(reason, again=True)
            self.abort()
        elif not self.transport.is_closing():
            if self.listener is not None:
                self.listener.leave(reason, again=True)
                self.listener.flush()
            elif self.conn.state is State.OPEN:
                self.say([bye(1, reason, again=True)])
            elif not self.handshake_complete:
                self.handshake_complete = True
                self.transport.write(raw_response(503, reason))
            if self.conn.state is State.OPEN:
                self.conn.send_close(BROKEN_RULE, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def stall(self) -> object:
        """What is left of the last bytes of a connection that is closing."""
        return self.transport.get_write_buffer_size() if self.transport.is_closing() else None

    def abort(self) -> None:
        """End it at once."""
        self.transport.abort()

    # --- what uvicorn calls

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.admission.add(self, self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was one
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]
            if not self.conn.reader.buffer:  # nobody sent anything before the handshake was over
                self.frames_in = Frames(self.config.ws_max_size, super().data_received, self.count)

    def data_received(self, data: bytes) -> None:
        if self.close_sent and self.transport.is_closing():
            return
        if not self.byte_rate.take(len(data)):
            self.disconnect("too-fast")
        elif self.frames_in is None:
            super().data_received(data)
        else:
            self.frames_in.feed(data)

    def count(self) -> bool:
        """Count a frame; False: it was one too many."""
        if self.frame_rate.take():
            return True
        self.disconnect("too-fast")
        return False

    def heard(self, message: bytes) -> None:
        """A whole text came in."""
        if self.listener is not None and not self.close_sent:
            self.listener.hear(message)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.disconnect("too-fast")

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # a peer that reads nothing gets no pong either
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            self.early += sum(map(len, self.frames))
            super().send_receive_event_to_app()
            if self.queue.qsize() > EARLY_MESSAGES or self.early > EARLY_BYTES:
                self.disconnect("too-fast")
            return
        frames, self.frames = self.frames, []
        self.heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.owe(0)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.admission.set_backlog(self, 0)
        if self.listener is not None:
            self.listener.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.admission.remove(self)
        if self.listener is not None:
            self.listener.lost()
        # These hold us or each other in memory, and garbage is looked for seldom.
        self.conn.parser.close()
        self.conn.parser_exc = None
        self.frames_in = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
