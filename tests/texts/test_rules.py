"""Reading rules.md and tracing it."""

from __future__ import annotations

from pathlib import Path

import pytest

import igroteka
from igroteka.rules import BadRules, in_code, in_tests, missing, parse, rules, trace

TWO = """# Title
Some words.

# Clauses

## draw

ru: **Взять.** Возьми
карту.

en: **Draw.** Take a card.

# Rulings

Words between.

## R1

ru: **Да.** Можно.

en: **Yes.** You may.
"""


def test_rules_are_read_with_titles_and_texts() -> None:
    found = parse(TWO, "x")
    assert [(rule.id, rule.kind) for rule in found.values()] == [("draw", "clause"), ("R1", "ruling")]
    assert found["draw"].title == {"ru": "Взять", "en": "Draw"}
    assert found["draw"].text == {"ru": "Возьми карту.", "en": "Take a card."}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("## a\n\nru: no title\n", "x: a: expected one"),
        ("## a\n\nru: **T.** x\n\nru: **T.** y\n", "x: a: expected one"),
        ("## a\n\nru: **T.** x\n\n## a\n\nru: **T.** x\n", "x: a: is there twice"),
    ],
)
def test_rules_that_cannot_be_read_are_refused(text: str, said: str) -> None:
    with pytest.raises(BadRules, match=said):
        parse(text, "x")


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
