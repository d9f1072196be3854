"""uvicorn's websocket protocol with a shorter path for texts: incoming ones go straight to a listener, outgoing ones
are batched.

ASGI costs a queue, a task switch and two system calls that pause and resume reading for every message in, and a system
call for every message out. The handshake, pings, closing and all frames but unfragmented texts are left to uvicorn and
websockets.

Every incoming byte and frame is counted, of whatever kind; a connection over its rate is closed.

Of uvicorn's WebSocketsSansIOProtocol this uses `loop`, `config`, `transport`, `client`, `scope`, `queue`, `conn`,
`frames`, `writable`, `read_paused`, `handshake_complete`, `close_sent`, `disconnected`, and overrides
`connection_made`, `connection_lost`, `shutdown`, `data_received`, `pause_writing`, `resume_writing`, `handle_connect`,
`handle_cont`, `handle_ping` and `send_receive_event_to_app`; of websockets' ServerProtocol `reader.buffer`, `parser`,
`parser_exc`, `state`, `send_close`, `data_to_send`.
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
from igroteka.server.socket.frames import TEXT, FrameParser
from igroteka.server.wire import Bye

EXTENSION = "igroteka.websocket"
# Before a listener is attached: a hello, and a few commands of a client that does not wait for the answer.
EARLY_MESSAGES = 16
EARLY_BYTES = 20_000
# How many frames a message may have.
MOST_FRAGMENTS = 64
POLICY_VIOLATION = 1008


def bye(number: int, reason: str, again: bool) -> bytes:
    """The last message on a connection, encoded; `again`: the client may reconnect."""
    return msgspec.json.encode(Bye(number, reason, again))


class Listener(Protocol):
    """Receives the texts of a websocket, and is told about its state."""

    def receive(self, message: bytes) -> None:
        """A text arrived."""

    def flush(self) -> None:
        """The transport can take messages again: send what is queued."""

    def connection_lost(self) -> None:
        """The connection is gone: nothing more will arrive."""

    def leave(self, reason: str, again: bool) -> None:
        """The connection is being closed for this reason: queue a `bye`."""


class Websocket(WebSocketsSansIOProtocol):
    """A websocket; from `attach` on its texts go to a listener instead of the ASGI queue."""

    listener: Listener | None = None
    frame_parser: FrameParser | None = None
    # Bytes received before a listener was attached.
    early_bytes = 0

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self.admission = admission
        self.frame_rate = Bucket(admission.quota.frames)
        self.byte_rate = Bucket(admission.quota.bytes)

    @staticmethod
    def of(scope: Scope) -> Websocket:
        """The websocket of an ASGI connection."""
        websocket: Websocket = scope["extensions"][EXTENSION]
        return websocket

    def set_client_address(self, address: str) -> None:
        """Count the connection for this address, as a proxy names it, instead of the proxy's."""
        if self in self.admission.unauthenticated and self.client and self.client[0] != address:
            self.admission.remove(self)
            self.admission.add(self, address)

    def attach(self, listener: Listener) -> None:
        """Pass all texts to the listener from now on, first those already in the ASGI queue."""
        self.listener = listener
        if self.frame_parser is not None:
            self.frame_parser.on_text = self.text_received
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.receive(text.encode() if text is not None else message.get("bytes") or b"")
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            listener.connection_lost()

    def detach(self) -> None:
        """Drop the listener, and with it a reference cycle."""
        self.listener = None
        if self.frame_parser is not None:
            self.frame_parser.on_text = None

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send texts in a single write."""
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

    def report_backlog(self, queued: int) -> None:
        """Report to admission control how many bytes wait: those queued by the listener and those in the transport."""
        self.admission.set_backlog(self, queued + self.transport.get_write_buffer_size())

    # --- for admission control

    def disconnect(self, reason: str) -> None:
        """Close it without waiting for the client, and send the reason if that is still possible."""
        if self.frame_parser is not None:
            self.frame_parser.stop()
        if not self.writable.is_set():
            if self.listener is not None:
                self.listener.leave(reason, again=True)
            self.abort()
        elif not self.transport.is_closing():
            if self.listener is not None:
                self.listener.leave(reason, again=True)
                self.listener.flush()
            elif self.conn.state is State.OPEN:
                self.send_texts([bye(1, reason, again=True)])
            elif not self.handshake_complete:
                self.handshake_complete = True
                self.transport.write(raw_response(503, reason))
            if self.conn.state is State.OPEN:
                self.conn.send_close(POLICY_VIOLATION, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def stall(self) -> object:
        """How many bytes are left to be read on a connection that is closing."""
        return self.transport.get_write_buffer_size() if self.transport.is_closing() else None

    def abort(self) -> None:
        """Close it at once and drop what is buffered."""
        self.transport.abort()

    # --- what uvicorn calls

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.admission.add(self, self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was valid
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]
            if not self.conn.reader.buffer:  # nothing arrived before the handshake was over
                self.frame_parser = FrameParser(self.config.ws_max_size, super().data_received, self.count_frame)

    def data_received(self, data: bytes) -> None:
        if self.close_sent and self.transport.is_closing():
            return
        if not self.byte_rate.take(len(data)):
            self.disconnect("too-fast")
        elif self.frame_parser is None:
            super().data_received(data)
        else:
            self.frame_parser.feed(data)

    def count_frame(self) -> bool:
        """Count a frame; False: it is over the rate, and the connection is being closed."""
        if self.frame_rate.take():
            return True
        self.disconnect("too-fast")
        return False

    def text_received(self, message: bytes) -> None:
        """Pass a text on, unless the connection is being closed."""
        if self.listener is not None and not self.close_sent:
            self.listener.receive(message)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.disconnect("too-fast")

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # no pong for a client that reads nothing
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            self.early_bytes += sum(map(len, self.frames))
            super().send_receive_event_to_app()
            if self.queue.qsize() > EARLY_MESSAGES or self.early_bytes > EARLY_BYTES:
                self.disconnect("too-fast")
            return
        frames, self.frames = self.frames, []
        self.text_received(frames[0] if len(frames) == 1 else b"".join(frames))

    def shutdown(self) -> None:
        if self.handshake_complete and self.conn.state is not State.OPEN:
            # the client has begun to close: uvicorn would raise over a close that websockets does not send twice
            self.close_sent = True
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.report_backlog(0)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.admission.set_backlog(self, 0)
        if self.listener is not None:
            self.listener.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.admission.remove(self)
        if self.listener is not None:
            self.listener.connection_lost()
        # These are reference cycles, and full garbage collections are rare.
        self.conn.parser.close()
        self.conn.parser_exc = None
        self.frame_parser = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
