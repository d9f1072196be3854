"""A real `igroteka serve`, a process of its own on loopback with a database of its own, to be killed and started
again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.server.client import Room

# Bots answer at once, and a test may ask as often as it likes.
QUICK = ("--no-limits", "--workers", "1", "--bot-delay", "0")


class Served:
    """One server: after the first start it keeps its port."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.options = options or QUICK
        self.log = log
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Room:
        """Start it and wait until it tells its link."""
        assert self.try_to_start(), f"the server ended: {self.complaints()}"
        return Room(self.port)

    def try_to_start(self) -> bool:
        """Start it and wait until it tells its link; False: it ended before."""
        command = [sys.executable, "-m", "igroteka", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", self.database, *self.options]
        with self.log.open("a", encoding="utf-8") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self.process = process
        assert process.stdout
        link = None
        while link is None:
            told = process.stdout.readline()
            if not told:
                self.kill()
                return False
            link = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        self.port = int(link[1])
        return True

    def complaints(self) -> str:
        """What it wrote to its log: nothing, if nothing unexpected happened."""
        return self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait for it."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """Send the signal and wait for the process."""
        assert self.process and self.process.stdout
        self.process.send_signal(how)
        self.process.stdout.close()
        return self.process.wait(timeout=20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def embedded(folder: Path) -> str:
    """The address of a SQLite database in this folder."""
    return f"sqlite+aiosqlite:///{folder / 'igroteka.db'}"
