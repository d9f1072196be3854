"""The page of figures says what the benches measured, and when."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.figures import conditions, merge
from bench.report import Row
from tools.figures import KEPT, PAGE, page


def test_the_page_is_what_the_command_writes() -> None:
    assert PAGE.read_text("utf-8") == page(json.loads(KEPT.read_text("utf-8"))), "run python3 dev.py figures"


def test_a_run_replaces_its_own_figures_and_no_others(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    run = conditions(quick=False)
    merge(file, "engine", "Games.", {**run, "date": "2026-01-01"}, [Row("slow", 1.0, "/s")])
    merge(file, "server", "Moves.", {**run, "date": "2026-01-02"}, [Row("a move", 129.4, "µs")])
    merge(file, "engine", "Games.", {**run, "date": "2026-01-03"}, [Row("fast", 2.0, "/s", 4.0, "with a note")])
    told = page(json.loads(file.read_text("utf-8")))
    assert "2026-01-01" not in told and "slow" not in told
    assert "2026-01-02" in told and "| a move | 129 µs |  |  |" in told
    assert "2026-01-03" in told and "| fast | 2 /s | ≥ 4 /s | **missed** with a note |" in told


@pytest.mark.parametrize("quick", [False, True])
def test_each_table_says_when_and_where_it_was_measured(tmp_path: Path, quick: bool) -> None:
    run = conditions(quick)
    merge(tmp_path / "f", "engine", "Games.", run, [Row("fast", 2.0, "/s")])
    told = page(json.loads((tmp_path / "f").read_text("utf-8")))
    for fact in ("date", "commit", "machine", "build", "python"):
        assert str(run[fact]) in told
    assert ("**quick" in told) == quick
