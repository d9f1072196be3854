"""Warns about the newest commits: a long subject, or a large change of what people write."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch

from tools.environment import ROOT

# How many commits are read, the longest subject, and the most changed lines of one concern.
COMMITS, SUBJECT, LINES = 40, 72, 1000
# Files that a command writes.
GENERATED = (
    "requirements/*.txt",
    "web/package-lock.json",
    "web/src/lib/connection/wire.ts",
    "web/src/games/*/shapes.ts",
    "tests/laws/golden/*",
    "docs/figures.*",
    "*/balance.json",
)


def warnings() -> Iterator[str]:
    """A line for each commit that should have been said shorter or been several; none outside of a repository."""
    command = ["git", "log", f"-{COMMITS}", "--no-merges", "-M", "--format=%x01%h %s", "--numstat"]
    try:
        log = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return
    yield from judged(log)


def judged(log: str) -> Iterator[str]:
    """The warnings of a log with numbers of changed lines; a renamed file counts by what was changed in it."""
    for entry in log.split("\x01")[1:]:
        head, *rows = entry.strip().splitlines()
        commit, _, subject = head.partition(" ")
        if len(subject) > SUBJECT:
            yield f"{commit}: a subject of {len(subject)} characters, more than {SUBJECT}: {subject}"
        changed = sum(lines(*row.split("\t")) for row in rows if row)
        if changed > LINES:
            yield f"{commit}: {changed:,} changed lines, more than {LINES:,}: {subject}"


def lines(added: str, removed: str, path: str) -> int:
    """The changed lines of a file that people write."""
    counted = added.isdigit() and not any(fnmatch(path, pattern) for pattern in GENERATED)
    return int(added) + int(removed) if counted else 0


def main() -> int:
    """Print the warnings; they fail nothing."""
    for warning in warnings():
        print(f"warning: {warning}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
