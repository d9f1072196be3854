"""Admission control: how many connections there may be, and how many bytes may wait for readers who do not read.

A stranger is a connection that has not shown a right token yet: every HTTP connection, every websocket before its hello. The
newest stranger is always let in, at the cost of the oldest, so that a flood displaces itself and a player who reloads has
the time to say hello.
"""

from __future__ import annotations

import sys
from collections import Counter
from http import HTTPStatus
from typing import NamedTuple, Protocol

import msgspec

from igroteka.server.limits.rate_limits import neighbourhood
from igroteka.server.limits.token_bucket import UNPACED, Rate
from igroteka.server.wire import Problem

RETRY_SECONDS = 10


class Quota(NamedTuple):
    """What connections may use; `frames` and `bytes` are each connection's own rates of what it sends."""

    connections: int = 5_000
    strangers: int = 1_000
    strangers_of_address: int = 200
    # Far above what a page or a bot sends, see `mailbox.PACE`.
    frames: Rate = Rate(300, 60)
    bytes: Rate = Rate(128 * 1024, 32 * 1024)
    # Bytes that wait to be sent, on all connections together.
    backlog: int = 32 * 1024 * 1024

    def within(self, open_files: int) -> Quota:
        """The same, but with files left for the database and the bots."""
        return self._replace(connections=max(1, min(self.connections, open_files - 100)))


LIMITED = Quota()
UNLIMITED = Quota(sys.maxsize, sys.maxsize, sys.maxsize, UNPACED, UNPACED)


def refusal(status: int, reason: str) -> bytes:
    """A whole HTTP answer to somebody whose request is not even looked at."""
    body = msgspec.json.encode(Problem(reason, ""))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nretry-after: {RETRY_SECONDS}\r\nconnection: close\r\n"
        f"cache-control: no-store\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Guest(Protocol):
    """A connection, as far as it is counted here."""

    def turn_away(self, reason: str) -> None:
        """End it at once, and say why if it can still be told."""

    def stalled(self) -> object:
        """Something that stays equal while the peer reads nothing of what it must read; None: it need not read."""

    def abort(self) -> None:
        """End it at once."""


class Admission:
    """Counts connections and drops the one that costs the others least."""

    def __init__(self, quota: Quota = UNLIMITED, proxies: tuple[str, ...] = ()) -> None:
        self.quota = quota
        # Whoever comes from here stands for somebody else, whose address is told later or never.
        self.proxies = proxies
        # With their addresses; the oldest first.
        self.strangers: dict[Guest, str] = {}
        self.spectators: dict[Guest, None] = {}
        self.members: dict[Guest, None] = {}
        self.of_address: Counter[str] = Counter()
        self.backlogs: dict[Guest, int] = {}
        self.backlog = 0
        self.stalls: dict[Guest, object] = {}

    def __len__(self) -> int:
        return len(self.strangers) + len(self.spectators) + len(self.members)

    # --- connections

    def enter(self, guest: Guest, address: str) -> None:
        """A stranger comes; at a cap the oldest stranger goes, then the oldest spectator, and never a member."""
        home = "" if address in self.proxies else neighbourhood(address)
        self.strangers[guest] = home
        self.of_address[home] += 1
        if home and self.of_address[home] > self.quota.strangers_of_address:
            self.displace(next(other for other, of in self.strangers.items() if of == home))
        if len(self.strangers) > self.quota.strangers:
            self.displace(next(iter(self.strangers)))
        if len(self) > self.quota.connections:
            self.displace(next(iter(self.strangers if len(self.strangers) > 1 else self.spectators or self.strangers)))

    def recognise(self, guest: Guest, member: bool) -> None:
        """The stranger has shown a right token and no longer counts for its address."""
        if guest in self.strangers:
            self.leave(guest)
            (self.members if member else self.spectators)[guest] = None

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        if guest in self.strangers:
            home = self.strangers.pop(guest)
            self.of_address[home] -= 1
            if not self.of_address[home]:
                del self.of_address[home]
        self.spectators.pop(guest, None)
        self.members.pop(guest, None)
        self.stalls.pop(guest, None)
        self.owe(guest, 0)

    def displace(self, guest: Guest) -> None:
        """End a connection for the sake of another."""
        self.leave(guest)
        guest.turn_away("too-many")

    # --- bytes that wait

    def owe(self, guest: Guest, size: int) -> None:
        """So many bytes wait for this reader; when all together are too many, whoever has the most is dropped."""
        self.backlog += size - self.backlogs.pop(guest, 0)
        if size:
            self.backlogs[guest] = size
        while self.backlog > self.quota.backlog:
            most = max(self.backlogs, key=self.backlogs.__getitem__)
            self.backlog -= self.backlogs.pop(most)
            most.abort()

    def sweep(self) -> None:
        """Abort who was stalled at the last sweep and has read nothing since."""
        before, self.stalls = self.stalls, {}
        for guest in [*self.strangers, *self.spectators, *self.members]:
            stall = guest.stalled()
            if stall is not None and before.get(guest) == stall:
                guest.abort()
            elif stall is not None:
                self.stalls[guest] = stall
