"""`dev.py test` keeps what its tests took, and `--times` tells what became dearer."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tools import slow_tests, times
from tools.times import Run

TESTS = """
import pytest

@pytest.mark.parametrize("number", [1, 2])
def test_one(number):
    assert number == %s or number == 2
"""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of the tests is not measured for long."""
    monkeypatch.setattr(times, "TURNS", 10)


def run(date: str = "2026-01-02", commit: str = "bbb", loop: float = 1.0, **more: Any) -> Run:
    """A whole run that passed, or another."""
    tests = {
        "tests/a/test_x.py::test_dear[1]": 30.0,
        "tests/a/test_x.py::test_dear[2]": 10.0,
        "tests/b/test_y.py::test_cheap": 2.0,
    }
    whole: dict[str, Any] = {
        "build": "compiled",
        "workers": 3,
        "args": [],
        "passed": True,
        "seconds": 20.0,
        "tests": tests,
    }
    return Run(date=date, commit=commit, loop=loop, **{**whole, **more})


@pytest.mark.parametrize("right", [True, False])
def test_a_run_is_kept(tmp_path: Path, right: bool) -> None:
    (tmp_path / "test_it.py").write_text(TESTS % (1 if right else 0))
    args = ["test_it.py"]
    with times.kept("compiled", 3, args, tmp_path / "times") as options:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(tmp_path),
            *options,
            *args,
        ]
        subprocess.run(command, cwd=tmp_path, capture_output=True)
    (one,) = times.read_runs(tmp_path / "times")
    assert list(one.tests) == ["test_it.py::test_one[1]", "test_it.py::test_one[2]"]
    assert all(seconds >= 0 for seconds in one.tests.values())
    assert (one.build, one.workers, one.args, one.passed) == ("compiled", 3, args, right)
    assert one.marks == [*["failed"] * (not right), "a part: test_it.py"]


def test_a_run_that_tells_of_no_test_is_not_kept(tmp_path: Path) -> None:
    with times.kept("compiled", 3, [], tmp_path):
        pass
    assert times.read_runs(tmp_path) == []


def test_parts_do_not_drive_out_whole_runs(tmp_path: Path) -> None:
    for number in range(3 * times.KEPT):
        args = [] if number < times.KEPT + 2 else ["tests/a"]
        (tmp_path / f"{number:02}.json").write_text(json.dumps(asdict(run(f"{number:02}", args=args))))
    times.remove_old(tmp_path)
    assert [one.date for one in times.read_runs(tmp_path)] == [
        f"{number:02}" for number in (*range(2, times.KEPT + 2), *range(2 * times.KEPT, 3 * times.KEPT))
    ]


def told(*runs: Run, since: str = "") -> str:
    """The report on these runs."""
    return "\n".join(slow_tests.report(runs, since))


def test_what_is_dear_is_told_by_folder_file_and_test() -> None:
    said = told(run())
    assert "2026-01-02 bbb, compiled: 20 s by 3 workers; 3 tests of 42 s; the loop took 1.00 s" in said
    for name in ("tests/a", "tests/a/test_x.py", "tests/a/test_x.py::test_dear"):
        assert f"    40.0 s in    2  {name}\n" in said
    assert "No earlier run" in said


def test_what_changed_is_told_as_if_the_machine_had_not() -> None:
    before = {
        "tests/a/test_x.py::test_dear": 10.0,
        "tests/b/test_y.py::test_cheap": 1.0,
        "tests/b/test_y.py::test_gone": 4.0,
    }
    said = told(run("2026-01-01", "aaa", 0.5, tests=before), run())
    assert "Since 2026-01-01 aaa, whose times count 2.00-fold" in said
    assert said.splitlines()[-3:] == [
        "   +12.0 s in all, of 30.0",
        "   +20.0 s, 20.0 → 40.0  tests/a/test_x.py::test_dear",
        "    -8.0 s, 8.0 → 0.0  tests/b/test_y.py::test_gone",
    ]


@pytest.mark.parametrize("other", [{"passed": False}, {"args": ["tests/a"]}, {"build": "uncompiled"}])
def test_only_whole_runs_of_the_same_build_that_passed_are_compared(other: dict[str, Any]) -> None:
    said = told(run("2026-01-01", "aaa"), run("2026-01-02", "bbb", **other), run("2026-01-03", "ccc"))
    assert "Of 2026-01-03 ccc:" in said
    assert "Since 2026-01-01 aaa" in said


def test_a_part_is_shown_only_where_nothing_is_whole() -> None:
    part = run("2026-01-02", "bbb", args=["tests/a"])
    assert "Of 2026-01-01 aaa:" in told(run("2026-01-01", "aaa"), part)
    assert "Of 2026-01-02 bbb:" in told(part)


def test_since_a_commit() -> None:
    runs = [run("2026-01-01", "aaa"), run("2026-01-02", "bbb"), run("2026-01-03", "ccc")]
    assert "Since 2026-01-02 bbb" in told(*runs)
    for since in ("aa", "aaa", "aaa0123456789"):
        assert "Since 2026-01-01 aaa" in told(*runs, since=since)
    assert "No earlier run of ddd" in told(*runs, since="ddd")


def test_before_the_first_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert slow_tests.tell(kept_in=tmp_path) == 1
    assert capsys.readouterr().out == "No times are kept yet. `python3 dev.py test` keeps those of its runs.\n"
