"""Hands each new connection to the process to which the code of its table leads, so that little is relayed.

Handed to whichever is free, of two processes every other device was relayed, and a move cost nearly twice as much.
"""

from __future__ import annotations

import math
import re
import selectors
import socket
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import NamedTuple, Protocol
from zlib import crc32

CODE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([^/? ]+)")
# How much of a request is looked at, and how long one may take to come (seconds).
LONGEST, SILENT = 1024, 1.0
# Of so many that have sent nothing yet the oldest is handed on as it is: each process bounds its own connections.
MOST_SILENT = 500
# A process that has not taken a connection for so long gets no other (seconds).
LATE = 2.0


class Untaken(NamedTuple):
    """A connection that was handed on and is not taken yet."""

    since: float
    # None: it was closed meanwhile.
    connection: socket.socket | None = None


class Door:
    """Our end of the way on which a process gets connections; it answers each with a byte, the first time unasked."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.end.setblocking(False)
        # The oldest first. First of all, the process has to start.
        self.untaken = deque([Untaken(-math.inf)])

    def opens(self) -> bool:
        """Whether the process serves, and takes what it is handed; those who wait for it in vain are closed.

        They come back, and to another process: it may be stopped.
        """
        with suppress(BlockingIOError):  # it has said nothing since
            taken = self.end.recv(LONGEST)
            if not taken:  # it has ended
                return False
            for _ in taken:
                self.let_go(self.untaken.popleft())
        if not self.untaken or self.untaken[0].since > time.monotonic() - LATE:
            return True
        for each in self.untaken:
            if each.connection is not None:
                with suppress(OSError):
                    each.connection.shutdown(socket.SHUT_RDWR)
            self.let_go(each)
        self.untaken = deque(Untaken(each.since) for each in self.untaken)
        return False

    def hand(self, connection: socket.socket) -> bool:
        """Hand on a connection; False: the process takes none."""
        try:
            if not self.opens():
                return False
            socket.send_fds(self.end, [b"."], [connection.fileno()])
        except OSError:
            return False
        self.untaken.append(Untaken(time.monotonic(), connection.dup()))
        return True

    def let_go(self, each: Untaken) -> None:
        """Have a connection no longer: its process has it, or nobody."""
        if each.connection is not None:
            each.connection.close()

    def close(self) -> None:
        """The process has ended."""
        for each in self.untaken:
            self.let_go(each)
        self.end.close()


class HasDoor(Protocol):
    """A process, as far as connections are handed to it."""

    @property
    def door(self) -> Door:
        """The way to it."""


class Router:
    """Accepts the connections of a listening socket, and hands them on."""

    def __init__(self, listener: socket.socket, processes: Mapping[int, HasDoor]) -> None:
        self.listener = listener
        self.listener.setblocking(False)
        # By their number from 1.
        self.processes = processes
        self.selector = selectors.DefaultSelector()
        self.selector.register(listener, selectors.EVENT_READ)
        # Those that have sent nothing yet, and since when; the oldest first.
        self.silent: dict[socket.socket, float] = {}
        self.others = count()

    def run(self, seconds: float) -> None:
        """Route until something came, at most so long."""
        for key, _ in self.selector.select(min(seconds, SILENT) if self.silent else seconds):
            if key.fileobj is self.listener:
                self.accept()
            elif isinstance(key.fileobj, socket.socket) and key.fileobj in self.silent:
                self.route(key.fileobj)
        for process in self.processes.values():
            with suppress(OSError):
                process.door.opens()
        late = time.monotonic() - SILENT
        for connection in [one for one, since in self.silent.items() if since < late]:
            self.route(connection)
        while len(self.silent) > MOST_SILENT:
            self.route(next(iter(self.silent)))

    def accept(self) -> None:
        """Accept what is there."""
        with suppress(OSError):  # there is none, or it has gone again, or no file may be opened
            for _ in range(MOST_SILENT):
                connection, _ = self.listener.accept()
                connection.setblocking(False)
                self.silent[connection] = time.monotonic()
                self.selector.register(connection, selectors.EVENT_READ)

    def route(self, connection: socket.socket) -> None:
        """Hand on a connection, if any process takes it."""
        self.selector.unregister(connection)
        del self.silent[connection]
        first = b""
        with connection, suppress(OSError):
            with suppress(BlockingIOError):
                first = connection.recv(LONGEST, socket.MSG_PEEK)
            any(self.processes[number].door.hand(connection) for number in self.order(first))

    def order(self, first: bytes) -> Sequence[int]:
        """Which processes are asked, by the first bytes of a request: the right one, then the others."""
        numbers = sorted(self.processes)
        code = CODE.match(first)
        start = (crc32(code[1]) if code else next(self.others)) % len(numbers)
        return numbers[start:] + numbers[:start]

    def close(self) -> None:
        """Let go of those that have sent nothing."""
        for connection in self.silent:
            connection.close()
        self.selector.close()
