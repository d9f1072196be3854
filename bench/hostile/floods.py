"""One flood for some seconds, in a process of its own: `floods.py NAME PORT SECONDS SOURCE`.

A connection that is dropped is made anew at once. Everything stays on loopback, and an attacker holds at most a few
hundred sockets.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from json import dumps, loads
from pathlib import Path
from time import sleep

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.hostile.attacker import PART, PING, TEXT, Attacker, frame
from bench.hostile.members import look_back, night_syncs, places, unheard_taps
from bench.server.client import Lobby


def pings(attacker: Attacker) -> None:
    """Empty pings, whose pongs are read."""
    attacker.pour(attacker.upgraded(), frame(PING) * 5000, read=True)


def unread_pings(attacker: Attacker) -> None:
    """Long pings, whose pongs are never read, at a pace that is allowed."""
    lines = cycle([attacker.upgraded(narrow=True) for _ in range(50)])
    while attacker.on():
        next(lines).sendall(frame(PING, b"x" * 125) * 10)
        sleep(0.01)


def parts(attacker: Attacker) -> None:
    """A message in endless empty parts."""
    line = attacker.upgraded()
    line.sendall(frame(1, b"{"))
    attacker.pour(line, frame(PART) * 5000)


def single_bytes(attacker: Attacker) -> None:
    """A long text, a byte at a time."""
    line = attacker.upgraded()
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, b"x" * 16_000):
        if attacker.on():
            line.sendall(bytes((byte,)))


def early_texts(attacker: Attacker) -> None:
    """Texts before a hello, then a disconnection."""
    line = attacker.upgraded()
    with suppress(OSError):
        line.sendall(frame(TEXT, b"{}") * 20_000)
    line.close()


def long_texts(attacker: Attacker) -> None:
    """The longest texts before a hello."""
    attacker.pour(attacker.upgraded(), frame(TEXT, b"x" * 16_000))


def silence(attacker: Attacker) -> None:
    """Websockets that say nothing, from many addresses; some break off."""
    for number in range(100):
        attacker.source = f"127.7.{number}.{os.getpid() % 250 + 1}"
        attacker.upgraded()
        if number % 3 == 0:
            line = attacker.held.pop()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.close()


def pipeline(attacker: Attacker) -> None:
    """Requests whose answers are not waited for."""
    attacker.pour(attacker.connect(narrow=True), b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500)


def requests(attacker: Attacker) -> None:
    """Requests one after another, as fast as they are answered."""
    line = attacker.connect()
    while attacker.on() and line.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"):
        if not line.recv(1 << 20):
            return


def unread_answers(attacker: Attacker) -> None:
    """Long answers that are never read, on as many connections as are allowed."""
    line = attacker.connect(narrow=True)
    line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 12)


def guesses(attacker: Attacker) -> None:
    """Codes that no table has, with and without a token."""
    line = attacker.connect()
    for token in cycle(("", "Authorization: Bearer guess\r\n")):
        line.sendall(f"GET /api/tables/XXXXXX HTTP/1.1\r\nHost: x\r\n{token}\r\n".encode())
        if not attacker.on() or not line.recv(1 << 16):
            return


def unread_tables(attacker: Attacker) -> None:
    """Spectators of a table of one's own, who ask for the whole and never read it."""
    attacker.source = "127.8.0.1"
    lobby = Lobby(attacker.port, attacker.source)
    game = loads(lobby.get("/api/games"))[0]["id"]
    setup = {"game": game, "seats": [{"kind": "person"}, {"kind": "person"}]}
    seated = lobby.post("/api/tables", {"setup": setup, "name": "x"})
    watch = loads(lobby.get(f"/api/tables/{seated['code']}", seated["token"]))["watch"]
    hello = frame(TEXT, dumps({"do": "hello", "protocol": 2, "watch": watch}).encode())
    lines = [attacker.upgraded(seated["code"], narrow=True) for _ in range(190)]
    for line in lines:
        line.sendall(hello)
    while attacker.on():
        for line in lines:
            with suppress(OSError):
                line.sendall(frame(TEXT, b'{"do":"sync"}') * 10)
        sleep(0.5)


FLOODS: tuple[Callable[[Attacker], None], ...] = (
    pings,
    unread_pings,
    parts,
    single_bytes,
    early_texts,
    long_texts,
    silence,
    pipeline,
    requests,
    unread_answers,
    guesses,
    unread_tables,
    places,
    look_back,
    night_syncs,
    unheard_taps,
)


def attack(flood: Callable[[Attacker], None], attacker: Attacker) -> Iterator[str]:
    """Run the flood again whenever the server ends it; yields how each run ended."""
    while attacker.on():
        try:
            flood(attacker)
            yield "ended by itself"
        except (OSError, RuntimeError) as error:
            yield type(error).__name__


def main() -> None:
    """Run the named flood."""
    name, port, seconds, source = sys.argv[1:]
    flood = next(one for one in FLOODS if one.__name__ == name)
    print(sum(1 for _ in attack(flood, Attacker(int(port), float(seconds), source))), flush=True)


if __name__ == "__main__":
    main()
