"""Admission control: limits the number of connections, and the bytes buffered for clients that do not read.

A connection is unauthenticated until it has shown a valid token: every HTTP connection, and every websocket before its
hello. The newest unauthenticated connection is always admitted and the oldest one dropped, so that a flood drops its own
connections, and a player who reloads has the time to say hello.
"""

from __future__ import annotations

import sys
from collections import Counter
from http import HTTPStatus
from typing import NamedTuple, Protocol

import msgspec

from igroteka.server.limits.address_prefix import address_prefix
from igroteka.server.limits.token_bucket import NO_LIMIT, Rate
from igroteka.server.wire import Problem

RETRY_SECONDS = 10


class Quota(NamedTuple):
    """What connections may use; `frames` and `bytes` limit what each single connection sends."""

    connections: int = 5_000
    unauthenticated: int = 1_000
    unauthenticated_per_address: int = 200
    # Far above what a page or a bot sends, see `session.MESSAGE_RATE`.
    frames: Rate = Rate(300, 60)
    bytes: Rate = Rate(128 * 1024, 32 * 1024)
    # Bytes that wait to be sent, on all connections together.
    backlog: int = 32 * 1024 * 1024

    def within(self, open_files: int) -> Quota:
        """The same, with some of the files that may be open left for the database and the bots."""
        return self._replace(connections=max(1, min(self.connections, open_files - 100)))


DEFAULT_QUOTA = Quota()
NO_QUOTA = Quota(sys.maxsize, sys.maxsize, sys.maxsize, NO_LIMIT, NO_LIMIT)


def raw_response(status: int, reason: str) -> bytes:
    """A whole HTTP response, for a connection that is closed before its request has reached the application."""
    body = msgspec.json.encode(Problem(reason, ""))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nretry-after: {RETRY_SECONDS}\r\nconnection: close\r\n"
        f"cache-control: no-store\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Admitted(Protocol):
    """A connection, as far as admission control deals with it."""

    def disconnect(self, reason: str) -> None:
        """Close it without waiting for the client, and send the reason if that is still possible."""

    def stall(self) -> object:
        """A value that stays equal while the client reads nothing of what is buffered for it; None: nothing has to be read."""

    def abort(self) -> None:
        """Close it at once and drop what is buffered."""


class Admission:
    """Counts connections and buffered bytes, and drops connections that go beyond the quota."""

    def __init__(self, quota: Quota = NO_QUOTA, proxies: tuple[str, ...] = ()) -> None:
        self.quota = quota
        # Connections from here come from a proxy: the client's address is known later or never.
        self.proxies = proxies
        # With their address prefixes; the oldest first, as in the two below.
        self.unauthenticated: dict[Admitted, str] = {}
        self.spectators: dict[Admitted, None] = {}
        self.members: dict[Admitted, None] = {}
        self.per_address: Counter[str] = Counter()
        self.backlogs: dict[Admitted, int] = {}
        self.backlog = 0
        self.stalls: dict[Admitted, object] = {}

    def __len__(self) -> int:
        return len(self.unauthenticated) + len(self.spectators) + len(self.members)

    # --- connections

    def add(self, connection: Admitted, address: str) -> None:
        """Count a new connection; at a limit the oldest unauthenticated one is dropped, else the oldest spectator, never a member."""
        prefix = "" if address in self.proxies else address_prefix(address)
        self.unauthenticated[connection] = prefix
        self.per_address[prefix] += 1
        if prefix and self.per_address[prefix] > self.quota.unauthenticated_per_address:
            self.evict(next(other for other, of in self.unauthenticated.items() if of == prefix))
        if len(self.unauthenticated) > self.quota.unauthenticated:
            self.evict(next(iter(self.unauthenticated)))
        if len(self) > self.quota.connections:
            others = len(self.unauthenticated) > 1
            self.evict(next(iter(self.unauthenticated if others else self.spectators or self.unauthenticated)))

    def authenticate(self, connection: Admitted, member: bool) -> None:
        """The connection has shown a valid token: it no longer counts for its address."""
        if connection in self.unauthenticated:
            self.remove(connection)
            (self.members if member else self.spectators)[connection] = None

    def remove(self, connection: Admitted) -> None:
        """Stop counting a connection and its backlog."""
        if connection in self.unauthenticated:
            prefix = self.unauthenticated.pop(connection)
            self.per_address[prefix] -= 1
            if not self.per_address[prefix]:
                del self.per_address[prefix]
        self.spectators.pop(connection, None)
        self.members.pop(connection, None)
        self.stalls.pop(connection, None)
        self.set_backlog(connection, 0)

    def evict(self, connection: Admitted) -> None:
        """Drop a connection to make room for another."""
        self.remove(connection)
        connection.disconnect("too-many")

    # --- buffered bytes

    def set_backlog(self, connection: Admitted, size: int) -> None:
        """So many bytes wait for this client; while the total is over the quota, the connection with the most is aborted."""
        self.backlog += size - self.backlogs.pop(connection, 0)
        if size:
            self.backlogs[connection] = size
        while self.backlog > self.quota.backlog:
            largest = max(self.backlogs, key=self.backlogs.__getitem__)
            self.backlog -= self.backlogs.pop(largest)
            largest.abort()

    def abort_stalled(self) -> None:
        """Abort the connections that were stalled at the last call and have read nothing since."""
        before, self.stalls = self.stalls, {}
        for connection in [*self.unauthenticated, *self.spectators, *self.members]:
            stall = connection.stall()
            if stall is not None and before.get(connection) == stall:
                connection.abort()
            elif stall is not None:
                self.stalls[connection] = stall
