"""Admission control: limits the number of connections, and the bytes buffered for clients that do not read.

A connection is unauthenticated until it has shown a valid token: every HTTP connection, and every websocket before its
hello. These have places of their own. The newest is always admitted and the oldest one dropped, so that a flood drops
its own connections, and a player who reloads has the time to say hello.

Members and spectators have the rest of the places, a share for each address. When none is left, the address that holds
most gives one up: nobody is locked out by what another address holds.
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
    # Of these, places that are kept for those who have not shown a token yet.
    unauthenticated: int = 1_000
    unauthenticated_per_address: int = 200
    # A club of two hundred people behind one router, with two devices each, is far below this.
    authenticated_per_address: int = 1_000
    # Far above what a page or a bot sends, see `session.MESSAGE_RATE`.
    frames: Rate = Rate(300, 60)
    bytes: Rate = Rate(128 * 1024, 32 * 1024)
    # Bytes that wait to be sent, on all connections together.
    backlog: int = 32 * 1024 * 1024

    def within(self, open_files: int) -> Quota:
        """The same, with some of the files that may be open left for the database and the bots."""
        connections = max(2, min(self.connections, open_files - 100))
        return self._replace(connections=connections, unauthenticated=min(self.unauthenticated, -(-connections // 5)))

    @property
    def authenticated(self) -> int:
        """How many members and spectators there may be."""
        return self.connections - self.unauthenticated


DEFAULT_QUOTA = Quota()
NO_QUOTA = Quota(2 * sys.maxsize, sys.maxsize, sys.maxsize, sys.maxsize, NO_LIMIT, NO_LIMIT)
# The key of connections that belong to no member.
SPECTATOR = ""


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
        """A value that stays equal while the client reads nothing of what is buffered for it.

        None: nothing has to be read.
        """

    def abort(self) -> None:
        """Close it at once and drop what is buffered."""


class Admission:
    """Counts connections and buffered bytes, and drops connections that go beyond the quota."""

    def __init__(self, quota: Quota = NO_QUOTA, proxies: tuple[str, ...] = ()) -> None:
        self.quota = quota
        # Connections from here come from a proxy: the client's address is known later or never.
        self.proxies = proxies
        # With their address prefixes; the oldest first, as in all of these.
        self.unauthenticated: dict[Admitted, str] = {}
        self.unauthenticated_of: Counter[str] = Counter()
        # By address prefix: members with the key of their link, spectators with an empty one.
        self.authenticated: dict[str, dict[Admitted, str]] = {}
        self.prefixes: dict[Admitted, str] = {}
        self.backlogs: dict[Admitted, int] = {}
        self.backlog = 0
        self.stalls: dict[Admitted, object] = {}

    def __len__(self) -> int:
        return len(self.unauthenticated) + len(self.prefixes)

    # --- connections

    def add(self, connection: Admitted, address: str) -> None:
        """Count a new connection; at a limit the oldest unauthenticated one is dropped."""
        prefix = "" if address in self.proxies else address_prefix(address)
        self.unauthenticated[connection] = prefix
        self.unauthenticated_of[prefix] += 1
        if prefix and self.unauthenticated_of[prefix] > self.quota.unauthenticated_per_address:
            self.evict(next(other for other, of in self.unauthenticated.items() if of == prefix))
        if len(self.unauthenticated) > self.quota.unauthenticated:
            self.evict(next(iter(self.unauthenticated)))

    def authenticate(self, connection: Admitted, key: str = SPECTATOR) -> bool:
        """The connection has shown a valid token with this key: it gets a place, perhaps that of another one.

        False: it is closed already, or all who are here hold one place each.
        """
        if connection not in self.unauthenticated:
            return False
        prefix = self.unauthenticated[connection]
        self.remove(connection)
        self.authenticated.setdefault(prefix, {})[connection] = key
        self.prefixes[connection] = prefix
        if prefix and len(self.authenticated[prefix]) > self.quota.authenticated_per_address:
            self.evict(self.dispensable(prefix, connection))
        if len(self.prefixes) > self.quota.authenticated:
            # Of equal addresses that of the newcomer, who else would take the place of somebody who holds no more.
            most = max(self.authenticated, key=lambda one: (len(self.authenticated[one]), one == prefix))
            self.evict(self.dispensable(most, connection))
        return connection in self.prefixes

    def dispensable(self, prefix: str, newcomer: Admitted) -> Admitted:
        """Which connection of an address goes: its oldest spectator, else the oldest device of the person who has most
        there.

        If the newcomer is the only one there: a spectator of any address, or another device of the same person; else
        the newcomer.
        """
        held = {one: key for one, key in self.authenticated[prefix].items() if one is not newcomer}
        if held:
            devices = Counter(self.authenticated[prefix].values())
            return max(held, key=lambda one: (held[one] == SPECTATOR, devices[held[one]]))
        mine = self.authenticated[prefix][newcomer]
        everybody = (one for others in self.authenticated.values() for one in others.items())
        return next((one for one, key in everybody if one is not newcomer and key in (SPECTATOR, mine)), newcomer)

    def remove(self, connection: Admitted) -> None:
        """Stop counting a connection and its backlog."""
        if connection in self.unauthenticated:
            prefix = self.unauthenticated.pop(connection)
            self.unauthenticated_of[prefix] -= 1
            if not self.unauthenticated_of[prefix]:
                del self.unauthenticated_of[prefix]
        elif connection in self.prefixes:
            prefix = self.prefixes.pop(connection)
            del self.authenticated[prefix][connection]
            if not self.authenticated[prefix]:
                del self.authenticated[prefix]
        self.stalls.pop(connection, None)
        self.set_backlog(connection, 0)

    def evict(self, connection: Admitted) -> None:
        """Drop a connection to make room for another."""
        self.remove(connection)
        connection.disconnect("too-many")

    # --- buffered bytes

    def set_backlog(self, connection: Admitted, size: int) -> None:
        """Note how many bytes wait for this client.

        While the total is over the quota, the connection with the most is aborted.
        """
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
        for connection in [*self.unauthenticated, *self.prefixes]:
            stall = connection.stall()
            if stall is not None and before.get(connection) == stall:
                connection.abort()
            elif stall is not None:
                self.stalls[connection] = stall
