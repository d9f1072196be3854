"""The newest commits are looked at for long subjects and large changes; this only warns."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest

from tools.environment import ROOT
from tools.history import GENERATED, LINES, SUBJECT, judged


def log(subject: str, *rows: str) -> str:
    """One entry of a log."""
    return "\x01abc " + "\n".join([subject, "", *rows]) + "\n"


def test_a_long_subject_is_warned_of() -> None:
    assert list(judged(log("a" * SUBJECT))) == []
    (warning,) = judged(log("a" * (SUBJECT + 1)))
    assert warning.startswith("abc: a subject of 73 characters")


def test_many_lines_are_warned_of() -> None:
    assert list(judged(log("a", f"{LINES}\t0\tdev.py"))) == []
    (warning,) = judged(log("a", f"{LINES}\t0\tdev.py", "0\t1\tREADME.md"))
    assert warning == "abc: 1,001 changed lines, more than 1,000: a"


def test_generated_files_and_pictures_do_not_count() -> None:
    rows = ("5000\t0\trequirements/dev.txt", "0\t5000\ttests/laws/golden/a.txt", "-\t-\tdocs/table.png")
    assert list(judged(log("a", *rows))) == []


@pytest.mark.parametrize("pattern", GENERATED)
def test_generated_files_are_where_they_are_looked_for(pattern: str) -> None:
    top = pattern.partition("/")[0].replace("*", "src")
    assert any(fnmatch(file.relative_to(ROOT).as_posix(), pattern) for file in (ROOT / top).rglob("*.*"))
