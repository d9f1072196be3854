"""The inbox and outbox of one device's connection to a table."""

from __future__ import annotations

import asyncio
from collections import deque

from igroteka.server.socket.websocket import Websocket, bye
from igroteka.server.wire import PROTOCOL, Ack, old_names

# What a message carries in the place of its number until it is sent.
UNNUMBERED = b'"n":0'
# A connection with more than this in its outbox is closed as too slow, in its inbox as too fast; it may reconnect.
MOST_MESSAGES = 200
MOST_OUTBOX_BYTES = 1_000_000
MOST_INBOX_BYTES = 64 * 1024


class Mailbox:
    """Queues the messages of a connection in both directions, numbers the outgoing ones, and remembers why it is
    closed.
    """

    def __init__(
        self,
        websocket: Websocket,
        person: int,
        key: str = "",
        waiting: bool = False,
        screen: bool = False,
        device: str = "",
        protocol: int = PROTOCOL,
    ) -> None:
        self.websocket = websocket
        self.person = person
        self.key = key
        self.waiting = waiting
        self.screen = screen
        self.device = device
        # A client of the last version, which knows its names only.
        self.is_old = protocol < PROTOCOL
        # What became of its commands, to be told with the next beat.
        self.acks: list[Ack] = []
        # The number of the last message sent.
        self.number = 0
        self.inbox: deque[bytes] = deque()
        self.inbox_bytes = 0
        self.outbox: list[bytes] = []
        self.outbox_bytes = 0
        # Why it is being closed, and whether the client may reconnect; empty: it is open.
        self.reason = ""
        self.again = True
        self.lost = False
        self.loop = asyncio.get_running_loop()
        # Done as soon as something arrives or the connection ends.
        self.wakeup: asyncio.Future[None] = self.loop.create_future()

    # --- out

    def send(self, message: bytes) -> None:
        """Number the message and queue it; a client that is too far behind is disconnected instead."""
        if self.reason:
            return
        if self.is_old:
            message = old_names.told(message)
        self.number += 1
        if not self.outbox:
            self.loop.call_soon(self.flush)
        self.outbox.append(message.replace(UNNUMBERED, b'"n":%d' % self.number, 1))
        self.outbox_bytes += len(message)
        if len(self.outbox) > MOST_MESSAGES or self.outbox_bytes > MOST_OUTBOX_BYTES:
            self.outbox.clear()
            self.outbox_bytes = 0
            self.leave("slow", again=True)
        elif not self.websocket.writable.is_set():
            self.websocket.report_backlog(self.outbox_bytes)

    def flush(self) -> None:
        """Send everything queued, if the transport can take it."""
        if self.outbox and self.websocket.writable.is_set():
            self.websocket.send_texts(self.outbox)
            self.outbox.clear()
            self.outbox_bytes = 0

    def leave(self, reason: str, again: bool) -> None:
        """Queue a `bye` and end the session; nothing is sent or received after it."""
        if not self.reason:
            self.send(bye(0, reason, again))
            self.reason, self.again = reason, again
            self._wake()

    # --- in

    def receive(self, message: bytes) -> None:
        """Queue an incoming message; a client that is too far ahead is disconnected."""
        if self.reason:
            return
        self.inbox.append(old_names.said(message) if self.is_old else message)
        self.inbox_bytes += len(message)
        if len(self.inbox) > MOST_MESSAGES or self.inbox_bytes > MOST_INBOX_BYTES:
            self.leave("too-fast", again=True)
        self._wake()

    def connection_lost(self) -> None:
        """The connection is gone."""
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if not self.wakeup.done():
            self.wakeup.set_result(None)

    def pop(self) -> bytes | None:
        """The next incoming message; None: the inbox is empty."""
        if not self.inbox:
            return None
        message = self.inbox.popleft()
        self.inbox_bytes -= len(message)
        return message

    @property
    def is_ending(self) -> bool:
        """Is the session over, or about to be?"""
        return self.lost or bool(self.reason)

    def wait(self) -> asyncio.Future[None]:
        """A future that is done as soon as a message arrives or the connection ends."""
        self.wakeup = self.loop.create_future()
        return self.wakeup
