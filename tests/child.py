"""A process that a test starts and that never outlives it."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

PATIENCE = 60.0


@contextmanager
def child(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """Start a process that hears Ctrl-C even where the tests themselves run in the background; kill it if the test
    leaves it running."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, **how)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe:
                pipe.close()
        process.wait(PATIENCE)
