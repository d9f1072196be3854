"""The report of `dev.py test --times`: the slowest tests, and those that became slower or faster."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools.times import TIMES, Run, read_runs

# The number of lines of each table.
LINES = 15
# Changes by fewer seconds than this, or by a smaller part, may be chance.
SECONDS, PART = 1.0, 0.25


def test(id: str) -> str:
    """The test, without its case."""
    return id.partition("[")[0]


def file(id: str) -> str:
    """The file of a test."""
    return id.partition("::")[0]


def folder(id: str) -> str:
    """The folder of a test: one of those in `tests`."""
    return "/".join(file(id).split("/")[:2])


def sums(run: Run, by: Callable[[str], str]) -> defaultdict[str, float]:
    """The seconds of a run by folder, file or test."""
    found: defaultdict[str, float] = defaultdict(float)
    for id, seconds in run.tests.items():
        found[by(id)] += seconds
    return found


def slowest(run: Run, by: Callable[[str], str]) -> list[str]:
    """The slowest files, folders or tests."""
    seconds, cases = sums(run, by), Counter(map(by, run.tests))
    names = sorted(seconds, key=seconds.__getitem__, reverse=True)[:LINES]
    return ["", f"By {by.__name__}:", *(f"{seconds[name]:8.1f} s in {cases[name]:4}  {name}" for name in names)]


def changes(now: Run, before: Run) -> list[str]:
    """The tests that became slower or faster, with the speed of the machine taken out."""
    factor = now.loop / before.loop
    old = defaultdict(float, {name: seconds * factor for name, seconds in sums(before, test).items()})
    new = sums(now, test)
    more = {name: new[name] - old[name] for name in {**new, **old}}
    told = sorted((n for n in more if abs(more[n]) >= max(SECONDS, PART * old[n])), key=more.__getitem__)
    slower, faster = [n for n in reversed(told) if more[n] > 0], [n for n in told if more[n] < 0]
    return [
        "",
        f"Since {before.date} {before.commit}, whose times count {factor:.2f}-fold, as those of the loop do:",
        f"{sum(more.values()):+8.1f} s in all, of {sum(old.values()):.1f}",
        *(f"{more[n]:+8.1f} s, {old[n]:.1f} → {new[n]:.1f}  {n}" for n in (*slower[:LINES], *faster[:LINES])),
    ]


def is_of(run: Run, commit: str) -> bool:
    """Is the run of this commit, given by its hash or the beginning of it? Every run is of an empty one."""
    return run.commit.startswith(commit) or commit.startswith(run.commit.rstrip("*") or "-")


def report(runs: Sequence[Run], since: str = "") -> Iterator[str]:
    """All runs; the times of the last whole one (or else of the last); the changes since an earlier one.

    The earlier one is the run before, or one of the given commit.
    """
    yield from map(str, runs)
    now = next((run for run in reversed(runs) if not run.marks), runs[-1])
    yield f"\nOf {now.date} {now.commit}:"
    for by in (folder, file, test):
        yield from slowest(now, by)
    alike = [run for run in runs[: runs.index(now)] if not run.marks + now.marks and run.build == now.build]
    earlier = [run for run in alike if is_of(run, since)]
    if earlier:
        yield from changes(now, earlier[-1])
    else:
        yield f"\nNo earlier run of {since or 'this kind'} is kept to compare it with: whole, passed, of the same build."


def tell(since: str = "", *, kept_in: Path = TIMES) -> int:
    """Print the report."""
    runs = read_runs(kept_in)
    if not runs:
        print("No times are kept yet. `python3 dev.py test` keeps those of its runs.")
        return 1
    print("\n".join(report(runs, since)))
    return 0
