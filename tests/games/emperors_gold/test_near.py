"""What a player may reach for in vain, and why: the table's «почему?»."""

from __future__ import annotations

from igroteka.core.state import State
from tests.games.emperors_gold.table import CELLS, may, play, table

CARDS = {"1,2": "cr1", "0,1": "sb1", "4,4": "cg1"}


def near(s: State) -> dict[str, str]:
    """The near-misses of the player who is asked, with their reasons."""
    seat = s.turn()[0]
    found = {}
    for action in s.near(seat):
        refusal = s.why(seat, action)
        assert refusal is not None
        found[s.game.notation(action)] = refusal.reason
    return found


def test_cells_where_the_pawn_cannot_go() -> None:
    s = table({"0,0": "cr1", "0,1": "cy2", "4,4": "tv3"}, dry=True)
    told = near(s)
    assert told["PAWN 2,2"] == "must-move"
    assert told["PAWN 4,4"] == "nothing-there"
    assert told["PAWN 3,3"] == "empty-cell"
    assert {*told, *may(s)} == {f"PAWN {cell}" for cell in CELLS}


def test_cards_that_cannot_be_taken_say_why() -> None:
    s = play(table(CARDS, quiet=["1,1"]), "PAWN 1,1")
    told = near(s)
    assert told["PLACE 4,4 NEW R"] == "not-in-line"
    assert told["PLACE 1,0 NEW R"] == "distance"
    assert told["STOP"] == "take-one"
    assert len(told) == 24 - 2 + 1
    play(s, "PLACE 1,2 NEW R")
    told = near(s)
    assert told["PLACE 0,1 A R"] == "no-match"
    assert "STOP" not in told and "PLACE 1,2 A R" not in told


def test_with_two_rows_a_card_that_fits_neither_is_tried_with_the_first() -> None:
    s = play(table(CARDS, rows=["cg2", "hg2"], quiet=["1,1"]), "PAWN 1,1")
    assert near(s)["PLACE 0,1 A R"] == "no-match"


def test_tasks_that_are_not_done() -> None:
    s = table({"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks="S01 S12 C01")
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")
    assert near(s) == {"CLAIM 2": "not-done"}


def test_at_a_discard_nothing_is_reached_for_in_vain() -> None:
    assert near(table({"0,0": "tr1", "0,1": "rv3"}, rows=["cb2", "hg2"], dry=True)) == {}
