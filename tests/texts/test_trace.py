"""The trace from rules to code and tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import igroteka
from igroteka.rules import rules
from tools.trace import in_code, in_tests, main, missing, trace


def test_the_trace_finds_comments_and_docstrings_but_no_code(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        '"""Module. [one]"""\nclass C:\n    """Words. [two] [R3]"""\n    def f(self, x: list[int]) -> int:\n'
        '        s = "[not-this]"\n        return x[int("0")]  # why [four-five]\n'
    )
    assert [(id, str(place)) for id, place in in_code(tmp_path)] == [
        ("four-five", "a.py:6 C.f"),
        ("one", "a.py:1"),
        ("two", "a.py:3 C"),
        ("R3", "a.py:3 C"),
    ]


def test_the_trace_finds_what_tests_cover(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('@covers("one", "R3")\n@other("x")\ndef test_it(): ...\ndef test_free(): ...\n')
    assert [(id, str(place)) for id, place in in_tests(tmp_path)] == [
        ("one", "test_a.py:3 test_it"),
        ("R3", "test_a.py:3 test_it"),
    ]


@pytest.mark.parametrize("id", igroteka.names())
def test_holes_are_told(id: str, tmp_path: Path) -> None:
    rows = trace(id, tmp_path)  # no tests at all
    assert missing(rows) == [f"{rule}: no test" for rule in rules(id)]
    bare = [row._replace(code=()) for row in rows]
    assert f"{rows[0].rule.id}: no code" in missing(bare)


@pytest.mark.parametrize("id", igroteka.names())
def test_without_tests_at_hand_the_code_is_traced_all_the_same(id: str, tmp_path: Path) -> None:
    rows = trace(id, tmp_path / "nowhere")
    assert [row.rule for row in rows] == list(rules(id).values())
    assert any(row.code for row in rows)


@pytest.mark.parametrize("id", igroteka.names())
def test_the_trace_fails_exactly_when_it_has_holes(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main([id, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in told["rows"]] == list(rules(id))
    assert code == (1 if told["missing"] else 0)
    assert main([id]) == code
    assert f"{len(told['rows'])} rules, {len(told['missing'])} holes" in capsys.readouterr().out


def test_of_an_unknown_game_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
