"""Connections are handed to the process to which the code of their table leads."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from igroteka.server import routing
from igroteka.server.routing import Door, Router

HELLO = b"GET /api/tables/%b/play HTTP/1.1\r\nHost: a\r\n\r\n"


class Process(NamedTuple):
    """A process as the router sees it, and its own end of the door."""

    door: Door
    inside: socket.socket

    def taken(self, answer: bytes = b".") -> list[bytes]:
        """What the connections say that were handed to it."""
        said: list[bytes] = []
        while True:
            try:
                _, files, _, _ = socket.recv_fds(self.inside, 1, 1)
            except BlockingIOError:
                return said
            self.inside.send(answer)
            with socket.socket(fileno=files[0]) as connection:
                said.append(connection.recv(1000))


class Entrance:
    """A router before three processes, and who comes."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.processes = {number: self.process() for number in (1, 2, 3)}
        self.router = Router(self.listener, self.processes)
        stack.callback(self.router.close)

    def process(self, serves: bool = True) -> Process:
        """One that serves, or does not yet."""
        outside, inside = (self.stack.enter_context(end) for end in socket.socketpair())
        inside.setblocking(False)
        if serves:
            inside.send(b".")
        door = Door(outside)
        self.stack.callback(door.close)
        return Process(door, inside)

    def come(self, says: bytes) -> socket.socket:
        """Somebody connects, says this, and is routed if that is anything."""
        visitor = self.stack.enter_context(socket.create_connection(self.listener.getsockname()))
        visitor.sendall(says)
        self.router.run(10)
        if says:
            self.router.run(10)
        return visitor

    def taken(self) -> list[list[bytes]]:
        """What each process got."""
        return [process.taken() for process in self.processes.values()]


@pytest.fixture
def entrance() -> Iterator[Entrance]:
    """A router that waits."""
    with ExitStack() as stack:
        yield Entrance(stack)


def test_whoever_goes_to_one_table_comes_to_one_process(entrance: Entrance) -> None:
    for code in (b"ABC234", b"ABC234", b"ABC234"):
        entrance.come(HELLO % code)
    entrance.come(b"GET /t/ABC234 HTTP/1.1\r\n\r\n")
    entrance.come(b"POST /api/tables/ABC234/join HTTP/1.1\r\n\r\n")
    assert sorted(len(said) for said in entrance.taken()) == [0, 0, 5]
    for number in range(20):
        entrance.come(HELLO % (b"CODE%d" % number))
    assert min(len(said) for said in entrance.taken()) > 0


def test_whoever_goes_to_no_table_comes_to_each_in_turn_with_all_they_said(entrance: Entrance) -> None:
    for _ in range(6):
        entrance.come(b"GET / HTTP/1.1\r\n\r\n")
    assert entrance.taken() == [[b"GET / HTTP/1.1\r\n\r\n"] * 2] * 3


def test_a_process_that_has_ended_or_does_not_serve_yet_gets_nobody(entrance: Entrance) -> None:
    entrance.processes[1].inside.close()
    entrance.processes[2] = entrance.process(serves=False)
    for _ in range(4):
        entrance.come(b"GET / HTTP/1.1\r\n\r\n")
    assert len(entrance.processes[3].taken()) == 4


def test_a_process_that_takes_nobody_gets_nobody_until_it_does_and_who_waits_for_it_is_sent_away(
    entrance: Entrance, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = entrance.come(HELLO % b"ABC234")
    slow = next(
        number for number, each in entrance.processes.items() if each.door.untaken and each.door.untaken[-1].connection
    )
    monkeypatch.setattr(routing, "LATE", 0.0)
    entrance.come(HELLO % b"ABC234")
    assert waits.recv(1) == b""
    assert sum(len(each.taken()) for number, each in entrance.processes.items() if number != slow) == 1
    assert len(entrance.processes[slow].taken()) == 1, "it wakes up, and finds the one who has gone"
    monkeypatch.undo()
    entrance.come(HELLO % b"ABC234")
    assert len(entrance.processes[slow].taken()) == 1


def test_the_silent_are_handed_on_once_they_are_many(entrance: Entrance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routing, "MOST_SILENT", 2)
    monkeypatch.setattr(routing, "SILENT", 1000.0)
    for _ in range(3):
        entrance.come(b"")
    assert len(entrance.router.silent) == 2
    monkeypatch.setattr(routing, "SILENT", 0.0)
    entrance.router.run(0)
    assert not entrance.router.silent
    assert [len(process.door.untaken) for process in entrance.processes.values()] == [1, 1, 1]
