"""The trace of this game has no holes."""

from __future__ import annotations

from pathlib import Path

from igroteka.rules import rules
from tools.trace import missing, trace, unknown

HERE = Path(__file__).parent
CLAUSES = (
    *("roles", "setup", "first", "circle", "sword", "shield", "order", "hill", "coins", "end"),
    *("hunt-setup", "declare", "act", "hunt", "hunt-coins", "hunt-end", "two-players", "three-players"),
)


def test_every_clause_has_code_and_a_test_every_ruling_and_example_a_test() -> None:
    assert missing(trace("pechenka", HERE)) == []


def test_code_and_tests_name_only_what_the_rules_have() -> None:
    assert unknown("pechenka", HERE) == []


def test_all_clauses_rulings_and_examples_are_there() -> None:
    kinds = {id: rule.kind for id, rule in rules("pechenka").items()}
    assert [id for id, kind in kinds.items() if kind == "clause"] == list(CLAUSES)
    assert [id for id, kind in kinds.items() if kind == "ruling"] == [f"R{n}" for n in range(1, 30)]
    assert sum(kind == "example" for kind in kinds.values()) == 8
