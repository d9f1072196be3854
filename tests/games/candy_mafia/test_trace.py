"""The trace of this game has no holes."""

from __future__ import annotations

from pathlib import Path

from igroteka.rules import rules
from tests.games.candy_mafia.table import NAMES
from tools.trace import missing, trace, unknown

HERE = Path(__file__).parent
CLAUSES = (
    *("setup", "modes", "cast", "two-gangs", "first-night", "fate", "night", "block", "check", "gang", "extra", "kill"),
    *("protect", "change", "mail", "spirits", "dawn", "shot", "talk", "vote", "candidate", "verdict", "truce", "dusk"),
    "victory",
)
# Rulings by the groups of the specification: G, C, K, V, D, W, S, U, and the points of the shape.
RULINGS = (
    *range(1, 18),
    *range(21, 28),
    *range(31, 44),
    *range(51, 60),
    *range(61, 76),
    *range(81, 91),
    *range(91, 101),
    *(101, 102, 104, 106, 108, 110, 114),
    *range(121, 131),
    *range(132, 138),
)


def test_every_clause_has_code_and_a_test_every_ruling_and_example_a_test() -> None:
    assert missing(trace("candy_mafia", HERE)) == []


def test_code_and_tests_name_only_what_the_rules_have() -> None:
    assert unknown("candy_mafia", HERE) == []


def test_all_clauses_and_rulings_are_there() -> None:
    kinds = {id: rule.kind for id, rule in rules("candy_mafia").items()}
    roles = [card.replace("_", "-") for card in NAMES[:49]]
    assert [id for id, kind in kinds.items() if kind == "clause"] == [*CLAUSES, *roles]
    assert [id for id, kind in kinds.items() if kind == "ruling"] == [f"R{number}" for number in RULINGS]
