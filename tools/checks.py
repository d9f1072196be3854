"""The checks of `dev.py test`: commands run one after another or side by side, and a summary of their results."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, NamedTuple

import hatch_build
from tools import times
from tools.builds import environment
from tools.environment import PYTHON, ROOT

# Seconds after which a check that has not ended has failed: no check takes a quarter of it.
LONGEST = 2400


class Check(NamedTuple):
    """One check of `test`: a command, in a folder and an environment."""

    name: str
    command: Sequence[object]
    folder: Path = ROOT
    env: Mapping[str, str] = os.environ

    def run(self, output: IO[bytes] | None = None) -> bool:
        """Run the command; returns whether it passed in time. Without `output` it writes to the terminal as it goes."""
        command = [str(part) for part in self.command]
        try:
            run = subprocess.run(
                command, cwd=self.folder, env=dict(self.env), stdout=output, stderr=output, timeout=LONGEST
            )
            return run.returncode == 0
        except subprocess.TimeoutExpired:
            print(f"{self.name}: has not ended after {LONGEST // 60} minutes", file=sys.stderr, flush=True)
            return False


class Checks:
    """The checks of one `test`: all of them run, then one line tells the results."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.passed = 0
        self.failed: list[str] = []

    def check(self, check: Check) -> bool:
        """Run one check, which prints its progress."""
        print(f"\n── {check.name}", flush=True)
        return self.note(check, check.run())

    def side_by_side(self, *checks: Check) -> None:
        """Run checks on all cores, in this order as cores become free; each is reported when it is done."""
        telling = threading.Lock()

        def run(check: Check) -> None:
            began = time.monotonic()
            with tempfile.TemporaryFile() as output:
                passed = check.run(output)
                output.seek(0)
                with telling:
                    print(f"\n── {check.name} ({time.monotonic() - began:.0f} s)", flush=True)
                    sys.stdout.buffer.write(output.read())
                    sys.stdout.flush()
                    self.note(check, passed)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for done in [pool.submit(run, check) for check in checks]:
                done.result()

    def pytest(self, name: str, tree: Path | None, *args: str) -> bool:
        """Run pytest on a build, and keep its times.

        It has one worker more than cores, for tests of servers and browsers often wait.
        """
        build = "compiled" if tree else "uncompiled"
        workers = (os.cpu_count() or 1) + 1
        with times.kept(build, workers, args) as options:
            options = ("-n", str(workers), "--dist", "worksteal", "--durations=15", *options)
            env = {**environment(tree), "IGROTEKA_BUILD": build}
            return self.check(Check(name, (PYTHON, "-m", "pytest", *options, *args), env=env))

    def note(self, check: Check, passed: bool) -> bool:
        """Count it."""
        if passed:
            self.passed += 1
        else:
            self.failed.append(check.name)
        return passed

    def tell(self) -> int:
        """Print the result; returns the exit code."""
        if self.failed:
            print(f"\nFAILED: {', '.join(self.failed)} ({self.passed} other checks passed)")
            return 1
        print(f"\nAll {self.passed} checks passed in {time.monotonic() - self.began:.0f} s.")
        return 0


def tool(name: str, *args: object) -> Check:
    """A Python tool of .venv on the project."""
    return Check(name, (PYTHON, "-m", *args))


def web(script: str) -> Check:
    """A script of web/package.json."""
    command, env = hatch_build.npm_command("run", "--silent", script)
    return Check(f"web {script}", command, ROOT / "web", env)
