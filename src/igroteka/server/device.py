"""One device at a table: what came in and waits its turn, what goes out, and why it ends."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from igroteka.server.table import messages
from igroteka.server.websocket import Websocket

# A reader who is further behind than this is dropped, and may come back for the whole.
MOST_MESSAGES = 200
MOST_BYTES = 1_000_000
# Messages a second, and how many at once; who sends more, or does not wait for answers, is not a person.
PACE, BURST = 20, 60
UNNUMBERED = b'"n":0'


class Pace:
    """How fast one device may send: time refills what messages take."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.left = float(BURST)
        self.then = time.monotonic()

    def take(self) -> bool:
        """One message more; False: too fast."""
        if not self.limited:
            return True
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.then) * PACE)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Device:
    """A connection and whose it is."""

    def __init__(self, websocket: Websocket, person: int, key: str = "", waiting: bool = False) -> None:
        self.websocket = websocket
        self.person = person
        self.key = key
        self.waiting = waiting
        self.count = 0
        self.inbox: deque[bytes] = deque()
        self.outbox: list[bytes] = []
        self.size = 0
        # Why it ends; empty: it goes on.
        self.reason = ""
        self.again = True
        self.gone = False
        self.loop = asyncio.get_running_loop()
        self.news: asyncio.Future[None] = self.loop.create_future()

    # --- out

    def send(self, message: bytes) -> None:
        """Number the message and queue it; a reader who does not keep up is dropped."""
        if self.reason:
            return
        self.count += 1
        if not self.outbox:
            self.loop.call_soon(self.flush)
        self.outbox.append(message.replace(UNNUMBERED, b'"n":%d' % self.count, 1))
        self.size += len(message)
        if len(self.outbox) > MOST_MESSAGES or self.size > MOST_BYTES:
            self.outbox.clear()
            self.size = 0
            self.leave("slow", again=True)

    def flush(self) -> None:
        """Let out what is queued, if there is room."""
        if self.outbox and self.websocket.writable.is_set():
            self.websocket.say(self.outbox)
            self.outbox.clear()
            self.size = 0

    def leave(self, reason: str, again: bool) -> None:
        """Say goodbye and end."""
        if not self.reason:
            self.send(messages.bye(reason, again))
            self.reason, self.again = reason, again
            self._stir()

    # --- in

    def hear(self, message: bytes) -> None:
        """A message came in."""
        self.inbox.append(message)
        if len(self.inbox) > MOST_MESSAGES:
            self.leave("too-fast", again=True)
        self._stir()

    def lost(self) -> None:
        """The other side is gone."""
        self.gone = True
        self._stir()

    def _stir(self) -> None:
        if not self.news.done():
            self.news.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None: there is none any more."""
        while True:
            if self.reason or self.gone:
                return None
            if self.inbox:
                return self.inbox.popleft()
            self.news = self.loop.create_future()
            await self.news
