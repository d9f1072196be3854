"""Lets the players of load.py play against a server, and measures the server meanwhile."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec.json import decode, encode

from bench.server.load import Job, Played
from bench.server.processes import Served, pin


@dataclass(frozen=True)
class Lap:
    """The result of a job."""

    played: Played
    # Microseconds of the server's CPU for each move.
    cpu: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.played.moves / self.played.seconds

    def within(self, share: float) -> float:
        """The milliseconds within which this share of the moves was answered."""
        ordered = sorted(self.played.latencies)
        return ordered[int(share * (len(ordered) - 1))]


def play(served: Served, job: Job, core: int | None, begin: Callable[[], None] = lambda: None) -> Lap:
    """Let the players do a job, on this core; `begin` is called when all of them have sat down."""
    command = [sys.executable, str(Path(__file__).with_name("load.py"))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        pin(players.pid, core)
        try:
            players.stdin.write(encode(job) + b"\n")
            players.stdin.flush()
            expect(players.stdout.readline(), b"ready\n")
            served.free_bots()
            begin()
            before = served.cpu()
            players.stdin.write(b"go\n")
            players.stdin.flush()
            expect(players.stdout.readline(), b"played\n")
            used = served.cpu() - before
            played = decode(players.stdout.readline(), type=Played)
        except BaseException:
            players.kill()
            raise
    return Lap(played, 1e6 * used / max(1, played.moves))


def expect(line: bytes, wanted: bytes) -> None:
    """Wait for this line; an error of the players' process is on stderr."""
    if line != wanted:
        raise RuntimeError("the players gave up")
