"""How long the server listens to somebody who has not asked for anything yet: uvicorn alone would listen for ever."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10
LONGEST_HEAD = 32 * 1024


class Patient(HttpToolsProtocol):
    """A connection whose requests must begin soon and briefly."""

    timer: asyncio.TimerHandle | None = None
    heard = 0

    @property
    def waits(self) -> bool:
        """Is there no request that is being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes."""
        super().connection_made(transport)
        self.timer = self.loop.call_later(HEAD_SECONDS, self.hang_up)

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self.waits:
            self.heard += len(data)
            if self.timer is None:
                self.timer = self.loop.call_later(HEAD_SECONDS, self.hang_up)
        super().data_received(data)
        if self.heard > LONGEST_HEAD:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """It is clear what is asked for."""
        self.forget()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.forget()
        super().connection_lost(exc)

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
