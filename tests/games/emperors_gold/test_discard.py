"""A row that leads nowhere is discarded: when it must be, and when the house allows it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import happened, may, may_take, on, pile, play, refused, rows, step, table, told

CHOSEN = {"row_discard": "at_chosen_position"}
FREE = {"row_discard": "free"}
# Two rows that end blue and green, and cards that fit neither.
ROWS = ["cb2 cb3", "hg2"]
NOTHING_FITS = {"0,0": "tr1", "0,1": "rv3", "1,0": "ry3"}


def stuck(**position: object) -> State:
    """Two rows, and nothing on the board that fits either."""
    return table(NOTHING_FITS, rows=ROWS, dry=True, **position)  # type: ignore[arg-type]


def open_board(cards: dict[str, str], options: Mapping[str, object]) -> State:
    """Two rows; from 1,1 only these cards can be taken."""
    return table(cards, rows=ROWS, quiet=["1,1"], options=options)


@covers("discard", "R10", "R11")
def test_scenario_17_neither_row_can_be_extended_from_anywhere() -> None:
    s = stuck()
    assert step(s) == "drop"
    assert may(s) == ["DROP_ROW A", "DROP_ROW B"]
    play(s, "DROP_ROW A")
    assert told(s, "dropped") == {"seat": 0, "slot": 1, "cards": ["circle-blue-2", "circle-blue-3"]}
    assert step(s) == "pawn"
    assert may(s) == ["PAWN 0,1", "PAWN 1,0"]
    play(s, "PAWN 0,1")
    assert may_take(s) == {"0,0": {"NEW R"}}
    play(s, "PLACE 0,0 NEW R")
    assert rows(s)[:2] == ["tr1", "hg2"]


@covers("R11")
def test_the_other_row_may_not_be_extended_in_that_turn() -> None:
    s = play(open_board({"1,2": "hr1", "0,1": "tr1"}, FREE), "DROP_ROW A", "PAWN 1,1")
    assert may_take(s) == {"1,2": {"NEW R"}, "0,1": {"NEW R"}}
    assert refused(s, "PLACE 1,2 B R") == "new-row"
    play(s, "PLACE 1,2 NEW R")
    assert may_take(s) == {"0,1": {"A R"}}
    assert refused(s, "PLACE 0,1 B R") == "one-row"


@covers("R11", "R17")
def test_the_cards_discarded_are_there_before_the_board_is_filled() -> None:
    s = play(stuck(), "DROP_ROW A", "PAWN 0,1", "PLACE 0,0 NEW R")
    assert pile(s, "discard") == []  # they go with the end of the turn, so that it can be gone back
    play(s, "STOP")
    assert happened(s)[:2] == ["reshuffled", "refilled"]
    # Two cards for the first two empty cells of the board: the one just taken, and the next.
    assert {on(s, "0,0"), on(s, "0,2")} == {"cb2", "cb3"}


@covers("R10")
def test_as_long_as_one_card_fits_somewhere_no_row_is_discarded() -> None:
    s = table({**NOTHING_FITS, "4,4": "hr1", "4,3": "tv3"}, rows=ROWS, dry=True)
    assert may(s) == ["PAWN 4,3"]
    assert refused(s, "DROP_ROW A") == "can-extend"


@covers("R10")
def test_at_the_chosen_position_the_row_goes_after_the_pawn() -> None:
    s = open_board({"1,2": "tr1", "0,1": "rv1"}, CHOSEN)
    assert "PAWN 1,1" in may(s)
    assert not {"DROP_ROW A", "DROP_ROW B"} & {*may(s)}
    assert refused(s, "DROP_ROW A") == "can-extend"
    play(s, "PAWN 1,1")
    assert step(s) == "drop"
    play(s, "DROP_ROW B")
    assert step(s) == "place"
    assert may_take(s) == {"1,2": {"NEW R"}, "0,1": {"NEW R"}}
    play(s, "PLACE 0,1 NEW R", "STOP")
    assert rows(s)[:2] == ["cb2 cb3", "rv1"]
    assert set(pile(s, "discard")) == {"hg2"}


@covers("R10")
def test_at_the_chosen_position_nothing_is_discarded_if_a_row_can_be_extended() -> None:
    s = play(open_board({"1,2": "tr1", "0,1": "hv1"}, CHOSEN), "PAWN 1,1")
    assert step(s) == "place"
    assert may(s) == ["PLACE 0,1 B R"]


@covers("R10")
def test_at_the_chosen_position_nothing_is_discarded_while_there_is_room() -> None:
    s = table({"1,2": "tr1"}, rows=["cb2"], quiet=["1,1"], options=CHOSEN)
    play(s, "PAWN 1,1")
    assert may_take(s) == {"1,2": {"NEW R"}}


@covers("R5", "R10")
def test_at_the_chosen_position_something_must_be_within_reach() -> None:
    s = stuck(options=CHOSEN)
    assert may(s) == ["PAWN 0,1", "PAWN 1,0"]
    assert refused(s, "PAWN 0,0") == "nothing-there"


@covers("R10")
@pytest.mark.parametrize("row", ["A", "B"])
def test_freely_one_of_two_rows_goes_before_the_pawn_once(row: str) -> None:
    s = open_board({"1,2": "tr1", "0,1": "cv1"}, FREE)
    assert {"DROP_ROW A", "DROP_ROW B", "PAWN 1,1"} <= {*may(s)}
    play(s, f"DROP_ROW {row}")
    assert step(s) == "pawn"
    assert not {"DROP_ROW A", "DROP_ROW B"} & {*may(s)}
    assert refused(s, "DROP_ROW B") == "dropped-already"
    play(s, "PAWN 1,1", "PLACE 1,2 NEW R", "STOP")
    assert rows(s)["AB".index(row)] == "tr1"


@covers("R10")
def test_freely_means_with_two_rows_only() -> None:
    s = table(rows=["cb2"], options=FREE)
    assert not {"DROP_ROW A", "DROP_ROW B"} & {*may(s)}
    assert refused(s, "DROP_ROW A") == "room-for-row"


@covers("R10", "R11")
def test_freely_a_row_goes_where_it_must_as_well() -> None:
    s = stuck(options=FREE)
    assert step(s) == "drop"
    play(s, "DROP_ROW B")
    assert refused(s, "DROP_ROW A") == "dropped-already"


@covers("discard", "children")
def test_children_never_have_to_discard() -> None:
    assert step(stuck(options={"children": True})) == "pawn"


@covers("claim", "R11")
def test_a_row_may_go_and_a_task_be_claimed_in_one_turn() -> None:
    s = table(
        {"1,2": "cr1", "1,3": "cb2", "4,1": "sb3"},
        rows=["hg2", "hy2"],
        quiet=["1,1"],
        options=FREE,
        tasks="S01 S12 S14",
    )
    play(s, "DROP_ROW A", "PAWN 1,1", "PLACE 1,2 NEW R", "PLACE 1,3 A R", "PLACE 4,1 A R", "STOP", "CLAIM 1")
    assert rows(s)[:2] == ["", "hy2"]
    assert sorted(pile(s, "discard")) == ["cb2", "cr1", "hg2", "sb3"]
