"""The times of the tests, kept in .times/ test by test for the last runs of pytest."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from xml.etree import ElementTree

from tools.environment import ROOT

TIMES = ROOT / ".times"
# The number of whole runs that are kept, and of partial ones.
KEPT = 10
# The turns of the loop that measures the machine: half a second or so.
TURNS = 4_000_000


@dataclass(frozen=True)
class Run:
    """The times of one run of pytest."""

    date: str
    commit: str
    build: str
    workers: int
    # The arguments of pytest: a run with arguments is partial.
    args: list[str]
    passed: bool
    seconds: float
    # Seconds of `loop` beside this run: the speed of the machine at that time, with all that runs on it.
    loop: float
    # The seconds of each test, set-up and tear-down included.
    tests: dict[str, float]

    @property
    def marks(self) -> list[str]:
        """The marks that set it apart from a whole run that passed."""
        return ["failed"] * (not self.passed) + [f"a part: {' '.join(self.args)}"] * bool(self.args)

    def __str__(self) -> str:
        figures = (
            f"{self.date} {self.commit}, {self.build}: {self.seconds:.0f} s by {self.workers} workers",
            f"{len(self.tests)} tests of {sum(self.tests.values()):.0f} s",
            f"the loop took {self.loop:.2f} s",
        )
        return "; ".join((*figures, *self.marks))


def loop() -> float:
    """The seconds that a fixed piece of Python takes here and now."""
    began, number = time.monotonic(), 0
    for turn in range(TURNS):
        number = (number * 31 + turn) % 1_000_003
    return time.monotonic() - began


def commit() -> str:
    """The commit that is checked out, with a star if a file is changed; empty where git knows none."""
    try:
        described = ["git", "describe", "--always", "--exclude=*", "--dirty=*"]
        return subprocess.run(described, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


@contextmanager
def kept(build: str, workers: int, args: Sequence[str], folder: Path = TIMES) -> Iterator[tuple[str, ...]]:
    """Keep the times of a run of pytest, which must be given these options; a run that tells of no test is not kept."""
    folder.mkdir(exist_ok=True)
    junit = folder / f"junit-{os.getpid()}.xml"  # another run may go on beside this one
    junit.unlink(missing_ok=True)
    before, date, began = loop(), time.strftime("%Y-%m-%d %H:%M:%S"), time.monotonic()
    yield f"--junitxml={junit}", "-o", "junit_family=xunit1"  # the family that names the file of each test
    seconds = time.monotonic() - began
    tests, passed = read_junit(junit) if junit.exists() else ({}, False)
    junit.unlink(missing_ok=True)
    if tests:
        mean = (before + loop()) / 2
        run = Run(date, commit(), build, workers, [*args], passed, round(seconds, 1), round(mean, 3), tests)
        (folder / f"{date.replace(':', '-')}.json").write_text(json.dumps(asdict(run), indent=0), "utf-8")
        remove_old(folder)
        print(f"\n{run}\nMore: python3 dev.py test --times", flush=True)


def read_junit(file: Path) -> tuple[dict[str, float], bool]:
    """The seconds of each test, and whether all passed."""
    root = ElementTree.parse(file).getroot()
    tests: dict[str, float] = {}
    for case in root.iter("testcase"):
        id = f"{case.get('file')}::{case.get('name')}"
        tests[id] = tests.get(id, 0) + float(case.get("time", 0))
    return tests, root.find(".//failure") is None and root.find(".//error") is None


def read_runs(folder: Path = TIMES) -> list[Run]:
    """The kept runs, the oldest first."""
    return [Run(**json.loads(file.read_text("utf-8"))) for file in sorted(folder.glob("*.json"))]


def remove_old(folder: Path) -> None:
    """Keep the last runs only; partial runs do not push out whole ones."""
    is_part = {file: bool(json.loads(file.read_text("utf-8"))["args"]) for file in sorted(folder.glob("*.json"))}
    for part in (False, True):
        for file in [file for file in is_part if is_part[file] == part][:-KEPT]:
            file.unlink()
