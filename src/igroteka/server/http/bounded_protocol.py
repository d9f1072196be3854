"""uvicorn's HTTP protocol with bounds: on the time and size of a request's head, on pipelined requests, and on unread
responses.

uvicorn alone waits for a head for ever, queues pipelined requests without end, and keeps a connection that does not
read.

Of uvicorn's HttpToolsProtocol this uses `loop`, `app`, `transport`, `client`, `parser`, `pipeline`, `flow`
(`read_paused`, `write_paused`) and `cycle` (`response_complete`, `disconnected`, `message_event`), and overrides
`connection_made`, `connection_lost`, `data_received`, `pause_writing`, `resume_writing`, `on_headers_complete`,
`_start_asgi_task`, `handle_websocket_upgrade` and `send_400_response`; of httptools, that an exception in a callback
ends the parsing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from igroteka.server.http.requests import problem_response
from igroteka.server.limits.admission import Admission, raw_response
from igroteka.server.limits.token_bucket import Bucket

HEAD_SECONDS = 10
LONGEST_HEAD = 32 * 1024
# Browsers wait for a response before they send another request on the same connection.
MOST_PIPELINED = 16


class TooFast(Exception):
    """Stops the parser at the request that is refused as one too many."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection that is closed when its client is too slow, too fast or does not read."""

    # Runs while a head is awaited.
    head_timer: asyncio.TimerHandle | None = None
    # Bytes received since the last head was complete.
    head_bytes = 0
    # The last request has been read and is being refused; nothing more is read.
    refusing = False
    # How often the client has read enough for writing to go on.
    resumes = 0
    responding: RequestResponseCycle | None = None

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self.admission = admission
        self.request_rate = Bucket(admission.quota.frames)
        self.byte_rate = Bucket(admission.quota.bytes)

    @property
    def idle(self) -> bool:
        """Is there no request that is being responded to?"""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, and wait for its first head."""
        super().connection_made(transport)
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.head_timed_out)
        self.admission.add(self, self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        """Parse the bytes, if they are within the rates and the bounds of a head."""
        if self.refusing or self.transport.is_closing():
            return
        if not self.byte_rate.take(len(data)) or not self.request_rate.take():
            self.disconnect("too-fast")
            return
        if self.idle:
            self.head_bytes += len(data)
            if self.head_timer is None:
                self.head_timer = self.loop.call_later(HEAD_SECONDS, self.head_timed_out)
        super().data_received(data)
        if self.head_bytes > LONGEST_HEAD:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """Queue the request; one beyond the bounds is refused in its turn, and is the last on this connection."""
        self.head_complete()
        self.refusing = len(self.pipeline) >= MOST_PIPELINED or not self.request_rate.take()
        if self.refusing:
            self.app = refuse_too_fast
        before = self.cycle
        super().on_headers_complete()
        if self.refusing:
            if self.cycle is before:  # it wants to become a websocket
                self.abort()
            # uvicorn resumes reading after a response only if it paused it: let nothing more be read.
            self.transport.pause_reading()
            self.flow.read_paused = False
            raise TooFast

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.responding = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be parsed; what TooFast left unparsed is refused already."""
        if not self.refusing:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a websocket, which counts itself."""
        self.admission.remove(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything that belongs to the connection."""
        self.head_complete()
        self.admission.remove(self)
        super().connection_lost(exc)
        self.abandon_response()
        # Queued requests refer to us: these are reference cycles too.
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """The transport's buffer is full: count it as backlog."""
        super().pause_writing()
        self.admission.set_backlog(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client has read most of the backlog."""
        super().resume_writing()
        self.resumes += 1
        self.admission.set_backlog(self, 0)

    def head_timed_out(self) -> None:
        """Close the connection if it still waits for a head."""
        self.head_timer = None
        if self.idle:
            self.transport.close()

    def head_complete(self) -> None:
        """Stop the timer, and count the bytes of the next head from 0."""
        self.head_bytes = 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    # --- for admission control

    def disconnect(self, reason: str) -> None:
        """Close it without waiting for the client, and send the reason unless a response is under way."""
        if self.idle and not self.transport.is_closing():
            self.transport.write(raw_response(429 if reason == "too-fast" else 503, reason))
            self.transport.close()
        else:
            self.abort()

    def stall(self) -> object:
        """How far the client has read, while a response or a connection that is closing waits for it."""
        if self.flow.write_paused or self.transport.is_closing():
            return (self.resumes, self.transport.get_write_buffer_size())
        return None

    def abort(self) -> None:
        """Close it at once and drop what is buffered."""
        self.abandon_response()
        self.transport.abort()

    def abandon_response(self) -> None:
        """Write nothing more of the response under way: of a pipeline, uvicorn tells only the last request that the
        client is gone.
        """
        if self.responding is not None:
            self.responding.disconnected = True
            self.responding.message_event.set()
            self.responding = None


async def refuse_too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    """The application that answers a request beyond the bounds, the last one on its connection."""
    response: Response = problem_response(429, "too-fast", headers={"Retry-After": "1", "Connection": "close"})
    await response(scope, receive, send)
