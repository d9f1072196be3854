"""The trace of this game has no holes."""

from __future__ import annotations

from pathlib import Path

from igroteka.rules import rules
from tools.trace import missing, trace, unknown

HERE = Path(__file__).parent


def test_every_clause_has_code_and_a_test_every_ruling_and_example_a_test() -> None:
    assert missing(trace("famiglia", HERE)) == []


def test_code_and_tests_name_only_what_the_rules_have() -> None:
    assert unknown("famiglia", HERE) == []


def test_all_rulings_and_the_clauses_of_the_steps_are_there() -> None:
    kinds = {id: rule.kind for id, rule in rules("famiglia").items()}
    assert [id for id, kind in kinds.items() if kind == "ruling"] == [f"R{n}" for n in range(1, 34)]
    assert sum(kind == "example" for kind in kinds.values()) == 8
