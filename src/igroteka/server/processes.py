"""Several server processes behind one listening socket: started, replaced when one ends, stopped together.

PostgreSQL decides which of them owns a table, and they relay to each other: so it does not matter which takes a
connection.
"""

from __future__ import annotations

import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from logging import WARNING
from pathlib import Path
from typing import BinaryIO, NamedTuple, NoReturn, cast

from igroteka.core.errors import IgrotekaError
from igroteka.registry import Shelf
from igroteka.server.logs import note
from igroteka.server.serve import STOP_SECONDS, Settings

# How often we look whether all live, and how long after its last start a process is started again at the soonest
# (seconds).
LOOK, PAUSE = 0.25, 2.0
# How long one that was asked to stop may take (seconds): it lets requests finish, twice at most.
PATIENCE = 3.0 * STOP_SECONDS
# `-P`: it does not look for modules in the folder where the server was started.
COMMAND = (sys.executable, "-P", "-m", "igroteka.server.one_of_several")
STOPPING = (signal.SIGINT, signal.SIGTERM)


class Order(NamedTuple):
    """What a process is told on its stdin."""

    number: int
    # The numbers of the listening sockets, which it inherits: of all processes, and where its metrics are.
    files: list[int]
    settings: Settings
    # The owner's corrected facts: it reads them itself.
    data: Path | None
    log_level: str


class Stopped(Exception):
    """Somebody wants the servers to stop."""


class Child:
    """A server process. It ends with its stdin, and says on its stdout that it has started, or why it cannot."""

    def __init__(self, order: Order) -> None:
        self.number = order.number
        self.began = time.monotonic()
        # A group of its own: Ctrl-C is for us, who then stop all in order.
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=order.files, process_group=0
        )
        self.stdin, self.stdout = cast(BinaryIO, self.process.stdin), cast(BinaryIO, self.process.stdout)
        self.stdin.write(pickle.dumps(order))
        self.stdin.flush()

    def await_started(self) -> None:
        """Wait until it serves; IgrotekaError says why it does not."""
        told = self.stdout.readline()
        if told != b"\n":
            raise IgrotekaError(told.decode().strip() or "a process of the server ended before it served")

    def end(self, until: float) -> None:
        """Wait until then for one that was asked to stop."""
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.stdin.close()
        self.stdout.close()


class Processes:
    """The processes of one server, by their number from 1."""

    def __init__(
        self,
        listener: socket.socket,
        metrics: Sequence[socket.socket],
        settings: Settings,
        number: int,
        log_level: str,
    ) -> None:
        self.orders = []
        for each in range(number):
            files = [inherited.fileno() for inherited in (listener, *metrics[each : each + 1])]
            own = settings._replace(workers=share(settings.workers, number, each), shelf=Shelf())
            self.orders.append(Order(each + 1, files, own, settings.shelf.data, log_level))
        self.children: dict[int, Child] = {}

    def start(self) -> None:
        """Start all: the first one alone, for it may have to make the tables."""
        for some in (self.orders[:1], self.orders[1:]):
            for order in some:
                self.children[order.number] = Child(order)
            for order in some:
                self.children[order.number].await_started()

    def replace_ended(self) -> None:
        """Start those anew that have ended, one that ends again and again less often."""
        for order in self.orders:
            child = self.children[order.number]
            if child.process.poll() is not None and time.monotonic() > child.began + PAUSE:
                status = child.process.returncode
                note("server process ended", level=WARNING, number=order.number, status=status)
                child.end(0.0)
                self.children[order.number] = Child(order)

    def stop(self) -> None:
        """Stop all at once."""
        for child in self.children.values():
            child.process.terminate()
        until = time.monotonic() + PATIENCE
        for child in self.children.values():
            child.end(until)


def share(workers: int, processes: int, number: int) -> int:
    """How many of the workers this process gets (from 0); each needs one."""
    return max(1, workers // processes + (number < workers % processes))


def serve_together(
    listener: socket.socket,
    metrics: Sequence[socket.socket],
    settings: Settings,
    number: int,
    log_level: str,
    on_started: Callable[[], None],
) -> None:
    """Serve in so many processes until SIGINT or SIGTERM; IgrotekaError if they cannot be started."""
    processes = Processes(listener, metrics, settings, number, log_level)
    with listener, stopping():
        try:
            processes.start()
            on_started()
            while True:
                time.sleep(LOOK)
                processes.replace_ended()
        except Stopped:
            return
        finally:
            processes.stop()


@contextmanager
def stopping() -> Iterator[None]:
    """Raise Stopped on the first SIGINT or SIGTERM.

    A process that is just being started then ends by itself: nobody keeps its stdin open.
    """

    def stop(number: int, frame: object) -> NoReturn:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise Stopped

    before = {number: signal.signal(number, stop) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
