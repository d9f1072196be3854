"""HTTP connections with bounds: uvicorn alone listens for ever, queues requests without end and waits for who does not read.

Of uvicorn's HttpToolsProtocol this uses `loop`, `app`, `transport`, `client`, `parser`, `pipeline`, `flow` (`read_paused`,
`write_paused`) and `cycle` (`response_complete`, `disconnected`, `message_event`), and overrides `connection_made`,
`connection_lost`, `data_received`, `pause_writing`, `resume_writing`, `on_headers_complete`, `_start_asgi_task`,
`handle_websocket_upgrade` and `send_400_response`; of httptools, that an exception in a callback ends the parsing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from igroteka.server.http.requests import told_problem
from igroteka.server.limits.admission import Admission, raw_response
from igroteka.server.limits.token_bucket import Bucket

HEAD_SECONDS = 10
LONGEST_HEAD = 32 * 1024
# Browsers wait for an answer before they ask again on the same connection.
MOST_PIPELINED = 16


class TooFast(Exception):
    """Ends the parsing of what else this connection sent."""


class TimedHttp(HttpToolsProtocol):
    """A connection whose requests must begin soon and briefly, come at a sane pace, and whose answers must be read."""

    timer: asyncio.TimerHandle | None = None
    heard = 0
    # The last request is being answered, with a refusal; nothing more is read.
    ending = False
    resumed = 0
    answering: RequestResponseCycle | None = None

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self.admission = admission
        self.request_rate = Bucket(admission.quota.frames)
        self.byte_rate = Bucket(admission.quota.bytes)

    @property
    def waits(self) -> bool:
        """Is there no request that is being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes."""
        super().connection_made(transport)
        self.timer = self.loop.call_later(HEAD_SECONDS, self.hang_up)
        self.admission.add(self, self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self.ending or self.transport.is_closing():
            return
        if not self.byte_rate.take(len(data)) or not self.request_rate.take():
            self.disconnect("too-fast")
            return
        if self.waits:
            self.heard += len(data)
            if self.timer is None:
                self.timer = self.loop.call_later(HEAD_SECONDS, self.hang_up)
        super().data_received(data)
        if self.heard > LONGEST_HEAD:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """It is clear what is asked for; the request that is one too many is the last, and refused in its turn."""
        self.forget()
        self.ending = len(self.pipeline) >= MOST_PIPELINED or not self.request_rate.take()
        if self.ending:
            self.app = too_fast
        before = self.cycle
        super().on_headers_complete()
        if self.ending:
            if self.cycle is before:  # it wants to become a websocket
                self.abort()
            # Whatever uvicorn resumes after an answer, nothing more is read.
            self.transport.pause_reading()
            self.flow.read_paused = False
            raise TooFast

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """What cannot be parsed is refused; what was not parsed because there is too much of it is refused already."""
        if not self.ending:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket, which is counted anew."""
        self.admission.remove(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # the two hold each other in memory

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.forget()
        self.admission.remove(self)
        super().connection_lost(exc)
        self.give_up()
        # Requests that nobody waits for any more hold us in memory.
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """The answer is longer than what was read of it."""
        super().pause_writing()
        self.admission.set_backlog(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """There is room for more of the answer."""
        super().resume_writing()
        self.resumed += 1
        self.admission.set_backlog(self, 0)

    def hang_up(self) -> None:
        """It took too long."""
        self.timer = None
        if self.waits:
            self.transport.close()

    def forget(self) -> None:
        """Begin to count anew."""
        self.heard = 0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- for admission control

    def disconnect(self, reason: str) -> None:
        """End it at once, and say why unless an answer is under way."""
        if self.waits and not self.transport.is_closing():
            self.transport.write(raw_response(429 if reason == "too-fast" else 503, reason))
            self.transport.close()
        else:
            self.abort()

    def stall(self) -> object:
        """How far an answer is that is not read, or a connection that is closing."""
        if self.flow.write_paused or self.transport.is_closing():
            return (self.resumed, self.transport.get_write_buffer_size())
        return None

    def abort(self) -> None:
        """End it at once."""
        self.give_up()
        self.transport.abort()

    def give_up(self) -> None:
        """Write nothing more of the answer under way: uvicorn tells only the last request of a pipeline that nobody is there."""
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()
            self.answering = None


async def too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to a request that is one too many: it is the last on its connection."""
    response: Response = told_problem(429, "too-fast", headers={"Retry-After": "1", "Connection": "close"})
    await response(scope, receive, send)
