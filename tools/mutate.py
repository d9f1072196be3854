"""The faults of tests/mutations.toml, planted one at a time in a copy of the project: which tests notice each?"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import hatch_build
from tools.builds import environment
from tools.environment import PYTHON, ROOT

ROWS = ROOT / "tests" / "mutations.toml"
PACKAGES = Path("web", "node_modules")
# The number of failures after which a fault counts as noticed.
ENOUGH = 20
# Seconds for the tests of one fault; a test that hangs fails long before.
LONGEST = 1800


class Mutation(NamedTuple):
    """One fault: a text that occurs once in a file, the text to replace it, and the tests that should notice."""

    name: str
    file: str
    search: str
    replace: str
    tests: list[str]

    def planted(self) -> str:
        """The file with the fault in it; LookupError if the text does not occur once in it."""
        text = (ROOT / self.file).read_text("utf-8")
        if text.count(self.search) != 1:
            raise LookupError(f"{self.name}: its text is found {text.count(self.search)} times in {self.file}")
        return text.replace(self.search, self.replace)


def mutations() -> list[Mutation]:
    """All rows of the list."""
    rows = tomllib.loads(ROWS.read_text("utf-8"))
    return [
        Mutation(name, row["file"], row["search"], row["replace"], shlex.split(row["tests"]))
        for name, row in rows.items()
    ]


def try_all(chosen: Sequence[Mutation]) -> Iterator[tuple[str, list[str] | None]]:
    """The tests that noticed each of these faults, one by one; None: they could not be run with it."""
    planted = [one.planted() for one in chosen]  # all, before the first takes its minutes
    with tempfile.TemporaryDirectory(prefix=".mutants-", dir=ROOT) as folder:
        copy = Path(folder)
        copy_project(copy)
        for mutation, text in zip(chosen, planted, strict=True):
            file = copy / mutation.file
            sound = file.read_bytes()
            file.write_text(text, "utf-8")
            yield mutation.name, run_tests(mutation.tests, copy)
            file.write_bytes(sound)


def copy_project(to: Path) -> None:
    """Copy all that git does not ignore, the built page, and the npm packages."""
    listed = subprocess.check_output(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, text=True)
    for name in listed.split("\0"):
        if (ROOT / name).is_file():  # also not one that is deleted and not committed
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    shutil.copytree(ROOT / hatch_build.STATIC, to / hatch_build.STATIC)
    # Links to files, for vitest finds nothing through a linked folder; without the caches, which would be written
    # through the links.
    caches = shutil.ignore_patterns(".vite*", ".cache")
    shutil.copytree((ROOT / PACKAGES).resolve(), to / PACKAGES, symlinks=True, ignore=caches, copy_function=os.link)


def run_tests(tests: Sequence[str], copy: Path) -> list[str] | None:
    """The tests that fail in the copy: those of web/ in vitest, others in pytest, uncompiled; None: they cannot run."""
    report = copy / "report.xml"
    report.unlink(missing_ok=True)
    if tests[0].startswith("web/"):
        paths = [path.removeprefix("web/") for path in tests]
        command, env = hatch_build.npm_command("exec", "--", "vitest", "run", *paths)
        command += ["--reporter=junit", f"--outputFile={report}"]
        folder = copy / "web"
    else:
        hatch_build.build_page(copy)
        options = ("-n", "2", "--dist=worksteal", f"--maxfail={ENOUGH}", f"--junitxml={report}")
        command = [str(PYTHON), "-m", "pytest", *options, *tests]
        env = {**environment(None), "PYTHONPATH": str(copy / "src"), "IGROTEKA_BUILD": "uncompiled"}
        folder = copy
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=LONGEST)
    cases = list(ElementTree.parse(report).iter("testcase")) if report.exists() else []
    failed = [f"{case.get('classname')}: {case.get('name')}" for case in cases if case.find("failure") is not None]
    if not failed and (not cases or any(case.find("error") is not None for case in cases)):
        print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
        return None
    return failed
