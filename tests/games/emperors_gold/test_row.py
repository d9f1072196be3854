"""Cards are taken and make a row: what fits, which row, how many; the children's game and rows with two ends."""

from __future__ import annotations

import pytest

from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import happened, may, may_take, play, refused, rows, step, table, told

CHILDREN = {"children": True}
TWO_SIDED = {"two_sided": True}


def at_one_one(cards: dict[str, str], **position: object) -> State:
    """The pawn stands at 1,1, and only these cards may be within reach."""
    return play(table(cards, quiet=["1,1"], **position), "PAWN 1,1")  # type: ignore[arg-type]


@covers("match", "row", "example:match")
@pytest.mark.parametrize(
    ("card", "by"), [("cb1", "shape"), ("tr1", "colour"), ("cr1", "both"), ("tb1", ""), ("rv1", ""), ("sy1", "")]
)
def test_scenario_11_shape_or_colour_or_both(card: str, by: str) -> None:
    # A second row that nothing here fits: no new row may begin.
    s = at_one_one({"1,2": card, "1,0": "cy1"}, rows=["sr3 cr3", "hg2 hg3"])
    assert may_take(s).get("1,2", set()) == ({"A R"} if by else set())
    if by:
        play(s, "PLACE 1,2 A R")
        assert rows(s)[0] == f"sr3 cr3 {card}"
        assert told(s, "added")["by"] == by
        assert told(s, "added")["cards"] == 3
    else:
        assert refused(s, "PLACE 1,2 A R") == "no-match"


@covers("match")
def test_the_value_does_not_matter_for_a_row() -> None:
    s = at_one_one({"1,2": "cr1", "1,3": "cr2", "1,4": "cr3"})
    play(s, "PLACE 1,4 NEW R", "PLACE 1,2 A R", "PLACE 1,3 A R", "STOP")
    assert rows(s)[0] == "cr3 cr1 cr2"


@covers("row")
def test_any_card_begins_a_new_row() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "sb1", "1,3": "hg2"})
    assert may_take(s) == {cell: {"NEW R"} for cell in ("1,2", "0,1", "1,3")}
    play(s, "PLACE 0,1 NEW R")
    assert told(s, "started") == {
        "seat": 0, "card": "square-blue-1", "cell": 1, "slot": 1, "by": "", "left": False, "cards": 1,
    }  # fmt: skip


@covers("row", "R7")
def test_cards_are_taken_in_any_order_that_makes_a_row() -> None:
    cards = {"1,2": "cr1", "0,1": "cb1", "1,0": "sb1"}
    whole = at_one_one(cards)
    for order in (("1,2", "0,1", "1,0"), ("1,0", "0,1", "1,2"), ("0,1", "1,2"), ("0,1", "1,0")):
        s = whole.clone()
        for number, cell in enumerate(order):
            play(s, f"PLACE {cell} {'A' if number else 'NEW'} R")
        assert rows(s)[0] == " ".join(cards[cell] for cell in order)
    assert refused(play(whole.clone(), "PLACE 1,2 NEW R"), "PLACE 1,0 A R") == "no-match"


@covers("R7")
def test_nobody_has_to_take_all_but_what_is_taken_lies_in_the_row() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "cb1"})
    play(s, "PLACE 1,2 NEW R")
    assert may(s) == ["PLACE 0,1 A R", "STOP"]
    play(s, "STOP")
    assert rows(s)[0] == "cr1"
    assert s.turn() == [1]


@covers("turn", "R7")
def test_scenario_15_at_least_one_card_must_be_taken() -> None:
    s = at_one_one({"1,2": "cr1"})
    assert "STOP" not in may(s)
    assert refused(s, "STOP") == "take-one"


@covers("turn")
def test_stop_is_always_asked_even_if_nothing_else_is_left() -> None:
    s = play(at_one_one({"1,2": "cr1"}), "PLACE 1,2 NEW R")
    assert step(s) == "place"
    assert may(s) == ["STOP"]


@covers("rows", "R8", "R9")
def test_scenario_18_with_one_row_both_it_and_a_new_one_may_be_chosen() -> None:
    cards = {"1,2": "cr1", "0,1": "cb1"}
    s = at_one_one(cards, rows=["cg2"])
    assert may_take(s) == {"1,2": {"A R", "NEW R"}, "0,1": {"A R", "NEW R"}}
    extended = play(s.clone(), "PLACE 1,2 A R")
    assert may_take(extended) == {"0,1": {"A R"}}
    assert refused(extended, "PLACE 0,1 NEW R") == "one-row"
    assert refused(extended, "PLACE 0,1 B R") == "one-row"
    started = play(s.clone(), "PLACE 1,2 NEW R")
    assert rows(started)[:2] == ["cg2", "cr1"]
    assert may_take(started) == {"0,1": {"B R"}}
    assert refused(started, "PLACE 0,1 A R") == "one-row"


@covers("rows", "R9")
def test_with_two_rows_there_is_no_third() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "tb1"}, rows=["cg2", "sr2"])
    assert may_take(s) == {"1,2": {"A R", "B R"}}
    assert refused(s, "PLACE 1,2 NEW R") == "two-rows"


@covers("rows")
def test_a_new_row_takes_the_lowest_free_place_and_none_moves_up() -> None:
    s = at_one_one({"1,2": "cr1"}, rows=["", "sg2"])
    play(s, "PLACE 1,2 NEW R")
    assert rows(s)[:2] == ["cr1", "sg2"]
    assert told(s, "started")["slot"] == 1


@covers("R8")
def test_a_card_may_fit_either_row_but_the_first_one_settles_it() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "sb1"}, rows=["cg2", "sg2"])
    play(s, "PLACE 0,1 B R")
    assert may(s) == ["STOP"]  # the circle would fit row A
    assert refused(s, "PLACE 1,2 A R") == "one-row"


@covers("row", "example:one-turn", "claim")
def test_scenario_13_a_task_in_one_turn() -> None:
    s = at_one_one({"1,2": "cr1", "1,3": "cb2", "4,1": "sb3"}, tasks="S01 S12 S14")
    play(s, "PLACE 1,2 NEW R", "PLACE 1,3 A R", "PLACE 4,1 A R")
    assert told(s, "added")["by"] == "colour"
    play(s, "STOP")
    assert may(s) == ["CLAIM NONE", "CLAIM 1"]
    play(s, "CLAIM 1")
    assert told(s, "claimed")["points"] == 4


@covers("match", "example:one-turn")
def test_scenario_14_another_order_has_nothing_in_common() -> None:
    s = at_one_one({"1,2": "cr1", "1,3": "cb2", "4,1": "sb3"}, tasks="S01 S12 S14")
    play(s, "PLACE 1,2 NEW R")
    assert may_take(s) == {"1,3": {"A R"}}
    assert refused(s, "PLACE 4,1 A R") == "no-match"


@covers("children")
def test_scenario_27_for_children_everything_fits() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "sv1"}, rows=["tb2", "hg2"], options=CHILDREN)
    assert may_take(s) == {"1,2": {"A R", "B R"}, "0,1": {"A R", "B R"}}
    play(s, "PLACE 1,2 A R", "PLACE 0,1 A R")
    assert rows(s)[0] == "tb2 cr1 sv1"
    assert told(s, "added")["by"] == "none"
    assert refused(s, "PLACE 0,1 A L") == "no-card"


@covers("children")
def test_for_children_distances_count_all_the_same() -> None:
    s = at_one_one({"1,2": "cr1"}, options=CHILDREN)
    assert may_take(s) == {"1,2": {"NEW R"}}


@covers("two-sided", "R21")
def test_a_row_grows_at_both_ends() -> None:
    cards = {"1,2": "cr1", "0,1": "hb1", "1,0": "tg1"}
    s = at_one_one(cards, rows=["sr2 sb2", "ry2 ry3"], options=TWO_SIDED)
    assert may_take(s) == {"1,2": {"A L"}, "0,1": {"A R"}}
    play(s, "PLACE 1,2 A L", "PLACE 0,1 A R")
    assert rows(s)[0] == "cr1 sr2 sb2 hb1"
    assert happened(s) == ["added"]
    assert (told(s, "added")["by"], told(s, "added")["left"]) == ("colour", False)


@covers("two-sided")
def test_without_the_variant_the_left_end_is_closed() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "hb1"}, rows=["sr2 sb2"])
    assert may_take(s) == {"1,2": {"NEW R"}, "0,1": {"A R", "NEW R"}}
    assert refused(s, "PLACE 1,2 A L") == "right-end"


@covers("R21")
def test_a_row_of_one_card_is_extended_on_the_right() -> None:
    s = at_one_one({"1,2": "cr1", "0,1": "cb1", "1,0": "cg1"}, rows=["cy2"], options=TWO_SIDED)
    assert may_take(s) == {cell: {"A R", "NEW R"} for cell in ("1,2", "0,1", "1,0")}
    assert refused(s, "PLACE 1,2 A L") == "left-end"
    play(s, "PLACE 1,2 NEW R")
    assert may_take(s) == {cell: {"B R"} for cell in ("0,1", "1,0")}
    play(s, "PLACE 0,1 B R")
    assert may_take(s) == {"1,0": {"B L", "B R"}}  # from the second card on, either side
    play(s, "PLACE 1,0 B L")
    assert rows(s)[1] == "cg1 cr1 cb1"
    assert told(s, "added")["left"] is True


@covers("two-sided", "R5")
def test_a_card_that_fits_only_the_left_end_makes_a_destination() -> None:
    cards = {"0,0": "cr1", "0,1": "tv3"}
    assert may(table(cards, rows=["cb2 hb2", "sg2 sg3"], dry=True, options=TWO_SIDED)) == ["PAWN 0,1"]
    assert step(table(cards, rows=["cb2 hb2", "sg2 sg3"], dry=True)) == "drop"
