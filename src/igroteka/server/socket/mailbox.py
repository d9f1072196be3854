"""One device at a table: what came in and waits its turn, what goes out, and why it ends."""

from __future__ import annotations

import asyncio
from collections import deque

from igroteka.server.limits.token_bucket import Rate
from igroteka.server.socket.websocket import Websocket, bye

# What a message carries in the place of its number until it is sent.
UNNUMBERED = b'"n":0'
# A reader who is further behind than this is dropped, and may come back for the whole.
MOST_MESSAGES = 200
MOST_BYTES = 1_000_000
# Who has more than this still to be heard does not wait for answers.
MOST_UNHEARD = 64 * 1024
# Messages at once, and a second; who sends more is not a person.
PACE = Rate(60, 20)


class Mailbox:
    """A connection and whose it is."""

    def __init__(self, websocket: Websocket, person: int, key: str = "", waiting: bool = False) -> None:
        self.websocket = websocket
        self.person = person
        self.key = key
        self.waiting = waiting
        self.count = 0
        self.inbox: deque[bytes] = deque()
        self.unheard = 0
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
        elif not self.websocket.writable.is_set():
            self.websocket.owe(self.size)

    def flush(self) -> None:
        """Let out what is queued, if there is room."""
        if self.outbox and self.websocket.writable.is_set():
            self.websocket.say(self.outbox)
            self.outbox.clear()
            self.size = 0

    def leave(self, reason: str, again: bool) -> None:
        """Say goodbye and end."""
        if not self.reason:
            self.send(bye(0, reason, again))
            self.reason, self.again = reason, again
            self._stir()

    # --- in

    def hear(self, message: bytes) -> None:
        """A message came in; after the goodbye nothing is heard."""
        if self.reason:
            return
        self.inbox.append(message)
        self.unheard += len(message)
        if len(self.inbox) > MOST_MESSAGES or self.unheard > MOST_UNHEARD:
            self.leave("too-fast", again=True)
        self._stir()

    def lost(self) -> None:
        """The other side is gone."""
        self.gone = True
        self._stir()

    def _stir(self) -> None:
        if not self.news.done():
            self.news.set_result(None)

    def take(self) -> bytes | None:
        """The next message that came in; None: there is none now."""
        if not self.inbox:
            return None
        message = self.inbox.popleft()
        self.unheard -= len(message)
        return message

    def wait(self) -> asyncio.Future[None]:
        """Done as soon as something comes in or it ends."""
        self.news = self.loop.create_future()
        return self.news
