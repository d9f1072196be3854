"""Every reason that a step can give, and the clause it rests on."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.emperors_gold.table import play, table
from tests.games.refusals import reasons, refuses

FREE = {"row_discard": "free"}
TWO_SIDED = {"two_sided": True}
ANY_ROW = {"claim_any_row": True}
CARDS = {"1,2": "cr1", "0,1": "sb1", "4,4": "cg1"}


def pawn(**position: Any) -> State:
    """The pawn is to move."""
    return table(position.pop("cards", CARDS), quiet=["1,1"], **position)


def place(*moves: str, **position: Any) -> State:
    """The pawn is at 1,1, and perhaps cards are taken."""
    return play(pawn(**position), "PAWN 1,1", *moves)


def claim(tasks: str = "S01 C06 S17", **position: Any) -> State:
    """A row has done the first of these tasks."""
    rows = ["cr2 cr3 cy2", *position.pop("rows", [])]
    s = table({"1,2": "sy1"}, rows=rows, quiet=["1,1"], tasks=tasks, **position)
    return play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")


def dry() -> State:
    """Most cells are empty."""
    return table({"0,0": "cr1", "0,1": "cy2", "4,4": "tv3"}, dry=True)


def stuck() -> State:
    """Neither row can be extended from anywhere."""
    return table({"0,0": "tr1", "0,1": "rv3"}, rows=["cb2", "hg2"], dry=True)


CASES = [
    ("Pawn", "pawn-first", "pawn", pawn, "PLACE 1,2 NEW R"),
    ("Pawn", "pawn-first", "pawn", pawn, "STOP"),
    ("Pawn", "pawn-first", "pawn", pawn, "CLAIM NONE"),
    ("Pawn", "must-move", "pawn", pawn, "PAWN 2,2"),
    ("Pawn", "empty-cell", "pawn", dry, "PAWN 3,3"),
    ("Pawn", "nothing-there", "pawn", dry, "PAWN 4,4"),
    ("Pawn", "room-for-row", "pawn", lambda: pawn(rows=["cb2"]), "DROP_ROW A"),
    ("Pawn", "room-for-row", "pawn", lambda: pawn(rows=["cb2"], options=FREE), "DROP_ROW B"),
    ("Pawn", "can-extend", "pawn", lambda: pawn(rows=["cb2", "cb3"]), "DROP_ROW A"),
    (
        "Pawn",
        "dropped-already",
        "pawn",
        lambda: play(pawn(rows=["cb2", "cb3"], options=FREE), "DROP_ROW A"),
        "DROP_ROW B",
    ),
    ("Pawn", "no-pass", "pawn", pawn, "PASS"),
    ("Drop", "no-pass", "discard", stuck, "PASS"),
    ("Place", "take-one", "take", place, "STOP"),
    ("Place", "stop-first", "take", place, "CLAIM NONE"),
    ("Place", "stop-first", "take", lambda: place("PLACE 1,2 NEW R"), "CLAIM 1"),
    ("Place", "row-stays", "take", lambda: place(rows=["cb2", "sg3"]), "DROP_ROW A"),
    ("Place", "no-pass", "take", place, "PASS"),
    ("Place", "no-pass", "take", lambda: place("PLACE 1,2 NEW R"), "PASS"),
    ("Place", "no-card", "take", place, "PLACE 1,1 NEW R"),
    ("Place", "no-card", "take", lambda: place("PLACE 1,2 NEW R"), "PLACE 1,2 A R"),
    ("Place", "not-in-line", "take", place, "PLACE 4,4 NEW R"),
    ("Place", "distance", "take", place, "PLACE 1,0 NEW R"),
    ("Place", "one-row", "take", lambda: place("PLACE 1,2 NEW R"), "PLACE 0,1 NEW R"),
    ("Place", "one-row", "take", lambda: place("PLACE 1,2 A R", rows=["cb2", "sg3"]), "PLACE 0,1 B R"),
    ("Place", "two-rows", "take", lambda: place(rows=["cb2", "sg3"]), "PLACE 1,2 NEW R"),
    ("Place", "right-end", "take", place, "PLACE 1,2 NEW L"),
    ("Place", "right-end", "take", lambda: place(rows=["cb2 cb3"]), "PLACE 1,2 A L"),
    ("Place", "left-end", "take", lambda: place(options=TWO_SIDED), "PLACE 1,2 NEW L"),
    ("Place", "left-end", "take", lambda: place(rows=["cb2"], options=TWO_SIDED), "PLACE 1,2 A L"),
    ("Place", "no-row", "take", place, "PLACE 1,2 A R"),
    ("Place", "no-row", "take", lambda: place(rows=["cb2"]), "PLACE 1,2 B R"),
    ("Place", "no-match", "take", lambda: place(rows=["cg2"]), "PLACE 0,1 A R"),
    (
        "Place",
        "new-row",
        "take",
        lambda: play(pawn(rows=["cb2", "cb3"], options=FREE), "DROP_ROW A", "PAWN 1,1"),
        "PLACE 1,2 B R",
    ),
    ("Claim", "row-stays", "claim", claim, "DROP_ROW A"),
    ("Claim", "no-pass", "claim", claim, "PASS"),
    ("Claim", "other-row", "claim", claim, "CLAIM 1 OTHER"),
    ("Claim", "no-task", "claim", claim, "CLAIM 4"),
    ("Claim", "no-task", "claim", lambda: claim(options=ANY_ROW), "CLAIM 5 OTHER"),
    ("Claim", "not-done", "claim", claim, "CLAIM 2"),
    ("Claim", "not-done", "claim", lambda: claim(options=ANY_ROW), "CLAIM 1 OTHER"),
    ("Claim", "not-done", "claim", lambda: claim(options=ANY_ROW, rows=["hg2"]), "CLAIM 1 OTHER"),
]


@pytest.mark.parametrize(
    ("reason", "clause", "position", "move"), [case[1:] for case in CASES], ids=[f"{c[0]}-{c[1]}-{c[4]}" for c in CASES]
)
def test_a_refusal_gives_its_reason_and_clause_and_changes_nothing(
    reason: str, clause: str, position: Any, move: str
) -> None:
    refuses(position(), move, reason, clause)


def test_every_reason_of_every_step_is_among_them() -> None:
    assert reasons("emperors_gold") == {case[:2] for case in CASES}


def test_what_belongs_to_another_step_or_player_is_refused_by_the_core() -> None:
    s = pawn()
    for seat, action, reason in (
        (0, s.game.parse("CLAIM 1 OTHER"), "not-now"),
        (1, s.game.parse("PAWN 1,1"), "not-your-turn"),
        (0, 190, "no-such-action"),
    ):
        refusal = s.why(seat, action)
        assert refusal is not None
        assert refusal.reason == reason
    refusal = stuck().why(0, igroteka.game("emperors_gold").parse("PAWN 0,1"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not-now", "discard")
