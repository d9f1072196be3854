"""uvicorn's websocket with a shorter way for messages: straight to whoever listens, and several of them out at once.

ASGI costs a queue, a task switch and two system calls that pause and resume reading for every message in, and a system call
for every message out. The handshake, pings, closing and all that is not a plain text stay uvicorn's and websockets' own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from igroteka.server.frames import TEXT, Frames

EXTENSION = "igroteka.websocket"


class Listener(Protocol):
    """Whoever is at the other end of the short way."""

    def hear(self, message: bytes) -> None:
        """A message came in."""

    def flush(self) -> None:
        """There is room for messages again."""

    def lost(self) -> None:
        """Nothing will come any more."""


class Websocket(WebSocketsSansIOProtocol):
    """A websocket that somebody may listen to."""

    listener: Listener | None = None
    frames_in: Frames | None = None

    @staticmethod
    def of(scope: Scope) -> Websocket:
        """The websocket of a connection."""
        websocket: Websocket = scope["extensions"][EXTENSION]
        return websocket

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
        self.frames_in = None

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

    # --- what uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was one
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]
            if not self.conn.reader.buffer:  # nobody sent anything before the handshake was over
                self.frames_in = Frames(self.config.ws_max_size, super().data_received)

    def data_received(self, data: bytes) -> None:
        if self.frames_in is None:
            super().data_received(data)
        else:
            self.frames_in.feed(data)

    def heard(self, message: bytes) -> None:
        """A whole text came in."""
        if self.listener is not None and not self.close_sent:
            self.listener.hear(message)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()
