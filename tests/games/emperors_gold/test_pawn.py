"""The pawn moves, and what can be taken from where it stands."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import (
    ALL,
    CELLS,
    happened,
    look,
    may,
    may_take,
    on,
    play,
    refused,
    rows,
    step,
    table,
    told,
)

GAME = igroteka.game("emperors_gold")


def takeable(s: State) -> set[str]:
    """The cells whose cards can be taken now."""
    return set(may_take(s))


@covers("pawn", "R1")
def test_scenario_3_the_pawn_goes_to_any_card_but_may_not_stay() -> None:
    # Ones everywhere: from each of the 24 other cells something can be taken.
    kinds = [f"{shape}{colour}" for shape in "cshtr" for colour in "rygbv"]
    s = table({cell: f"{kind}1" for cell, kind in zip(CELLS, kinds, strict=True) if cell != "2,2"})
    assert may(s) == [f"PAWN {cell}" for cell in CELLS if cell != "2,2"]
    assert refused(s, "PAWN 2,2") == "must-move"


@covers("pawn", "R2")
def test_the_pawn_swaps_with_the_card() -> None:
    s = play(table({"1,3": "sb2", "1,2": "cr1"}, quiet=["1,3"]), "PAWN 1,3")
    assert (on(s, "1,3"), on(s, "2,2")) == ("pawn", "sb2")
    assert look(s)["pawn"] == CELLS.index("1,3")
    assert told(s, "moved") == {"seat": 0, "cell": 8, "line": 2, "column": 4, "card": "square-blue-2", "to": 12}


@covers("take", "R3", "R4", "example:reach")
def test_scenario_5_what_is_reached_from_one_cell_right_of_the_middle() -> None:
    ones = {"1,3": "cr1", "3,3": "cy1", "2,3": "cg1", "2,4": "cb1"}  # the third comes to 2,2 by the swap
    twos = {"0,3": "cr2", "4,3": "cy2", "2,1": "cg2"}
    s = table({**ones, **twos, "2,0": "cr3"}, quiet=["2,3"])
    play(s, "PAWN 2,3")
    assert takeable(s) == {"1,3", "3,3", "2,2", "2,4", "0,3", "4,3", "2,1", "2,0"}


@covers("take", "R4")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_scenario_5_nothing_else_is_reached(value: int) -> None:
    # All cells of the board with one value, one kind after another: reach is exactly the ring of that distance.
    kinds = [f"{shape}{colour}" for shape in "cshtr" for colour in "rygbv"]
    cards = {cell: f"{kind}{value}" for cell, kind in zip(CELLS, kinds, strict=True) if cell != "2,2"}
    s = play(table(cards), "PAWN 2,3")
    rings = {1: {"1,3", "3,3", "2,2", "2,4"}, 2: {"0,3", "4,3", "2,1"}, 3: {"2,0"}}
    assert takeable(s) == rings[value]


@covers("R2", "example:swap")
def test_scenario_6_the_card_of_the_swap_may_be_taken_at_its_own_distance() -> None:
    s = play(table({"2,4": "hb2"}, quiet=["2,4"]), "PAWN 2,4")
    assert on(s, "2,2") == "hb2"
    assert takeable(s) == {"2,2"}
    play(s, "PLACE 2,2 NEW R")
    assert rows(s)[0] == "hb2"


@covers("R2", "R4", "example:swap")
def test_scenario_7_a_diagonal_stays_a_diagonal() -> None:
    s = table({"3,3": "hb1", "2,3": "cr1"}, quiet=["3,3"])
    play(s, "PAWN 3,3")
    assert on(s, "2,2") == "hb1"
    assert takeable(s) == {"2,3"}
    assert refused(s, "PLACE 2,2 NEW R") == "not-in-line"


@covers("take")
def test_scenario_9_a_three_in_the_middle_is_never_taken_there() -> None:
    s = table({"2,2": "cr3"}, pawn="0,0")
    assert all(CELLS.index("2,2") not in reached for reached in look(s)["reach"])
    for cell in CELLS:
        if f"PAWN {cell}" in may(s) and cell != "2,2":
            assert "2,2" not in takeable(play(s.clone(), f"PAWN {cell}"))


@covers("R3")
def test_scenario_10_a_cell_whose_card_is_taken_still_counts() -> None:
    s = table({"1,2": "cr1", "1,3": "cb2"}, quiet=["1,1"])
    play(s, "PAWN 1,1", "PLACE 1,2 NEW R")
    assert takeable(s) == {"1,3"}
    play(s, "PLACE 1,3 A R")
    assert rows(s)[0] == "cr1 cb2"
    assert (on(s, "1,2"), on(s, "1,3")) == ("-", "-")


@covers("R4")
def test_cards_between_are_no_hindrance_and_edges_do_not_meet() -> None:
    s = table({"0,3": "cr3", "0,4": "cb1", "4,0": "cg1"}, quiet=["0,0"])
    play(s, "PAWN 0,0")
    assert takeable(s) == {"0,3"}


@covers("R5")
def test_of_two_destinations_only_the_one_with_a_card_that_fits_is_legal() -> None:
    s = table({"0,0": "cr1", "0,1": "tv3", "4,4": "tv1", "4,3": "tv2"}, rows=["cb2", "cg2"], dry=True)
    assert may(s) == ["PAWN 0,1"]
    assert refused(s, "PAWN 4,3") == "nothing-there"


@covers("R1", "R6")
def test_with_dry_decks_the_pawn_stays_off_empty_cells() -> None:
    s = table({"0,0": "cr1", "0,1": "cy2"}, dry=True)
    assert may(s) == ["PAWN 0,1"]
    assert refused(s, "PAWN 3,3") == "empty-cell"
    play(s, "PAWN 0,1")
    assert on(s, "2,2") == "cy2"


@covers("R6")
def test_on_a_full_board_something_can_always_be_taken() -> None:
    for seed in range(60):
        s = GAME.new(seed=seed, telling=False)
        assert step(s) == "pawn" and len(may(s)) > 12
    threes = [card for card in ALL if card[2] == "3"]
    s = table(dict(zip([cell for cell in CELLS if cell != "2,2"], threes, strict=False)))
    assert step(s) == "pawn" and may(s)


@covers("R6", "R30")
def test_when_nothing_can_be_taken_turns_are_skipped_until_the_game_is_over() -> None:
    s = table({"0,0": "cr1", "0,1": "cy2", "4,4": "tv3"}, dry=True)
    play(s, "PAWN 0,1", "PLACE 0,0 NEW R", "STOP")
    # A two at 2,2 and a three at 4,4: the pawn could only swap with them, and neither can be reached from the other.
    assert s.over == "idle"
    assert happened(s) == ["passed"] * 6
    assert [event.public["why"] for event in s.events] == ["nothing"] * 6
