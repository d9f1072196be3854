"""Tasks: when a row does one, with which row it is claimed, and what becomes of both."""

from __future__ import annotations

from pathlib import Path

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.registry import folder
from tests.games.covers import covers
from tests.games.emperors_gold.table import happened, look, may, pile, play, refused, rows, saved, step, table, told

ANY_ROW = {"claim_any_row": True}
SHIPPED = (folder("emperors_gold") / "data.toml").read_text(encoding="utf-8")


def with_last(card: str, row: str, tasks: str, second: str = "", **position: object) -> State:
    """Seat 0 has these rows, has just added the card to the first, and says that it is enough."""
    s = table({"1,2": card}, rows=[row, second], quiet=["1,1"], tasks=tasks, **position)  # type: ignore[arg-type]
    return play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")


@covers("task", "claim", "example:task", "R14", "R15")
@pytest.mark.parametrize(
    ("row", "last", "done"),
    [
        ("sr2 sb2 hb2 hg2", "cg1", True),
        ("sr2 sb2 hb2 hg2 hv2", "hg1", False),  # six cards without a circle
        ("sr2 hr2 cr2", "cg1", False),  # all shapes, but four cards
        ("sr2 hr2 cr2 cv2", "cg1", True),
        ("tr2 sr2 sb2 hb2 hg2", "cg1", True),  # six cards, a star among them
    ],
)
def test_scenario_12_five_cards_with_three_shapes(row: str, last: str, done: bool) -> None:
    s = with_last(last, row, "S06 S12 S17")
    assert (step(s) == "claim") == done
    if done:
        assert may(s) == ["CLAIM NONE", "CLAIM 1"]
        play(s, "CLAIM 1")
        assert told(s, "claimed")["points"] == 7
        assert set(pile(s, "discard")) == {*row.split(), last}
        assert rows(s)[0] == ""
        assert saved(s, "won") == ["S06", ""]


@covers("task")
def test_colours_are_asked_for_just_as_shapes_are() -> None:
    assert step(with_last("cy1", "cr2 cr3", "C01 S12 S17")) == "claim"
    assert step(with_last("cg1", "cr2 cr3", "C01 S12 S17")) == "pawn"


@covers("claim", "R13")
def test_scenario_19_of_several_tasks_one_is_chosen_and_the_row_is_spent() -> None:
    s = with_last("sy1", "cr2 cr3 cy2", "S01 C01 S12")
    assert may(s) == ["CLAIM NONE", "CLAIM 1", "CLAIM 2"]
    play(s, "CLAIM 2")
    assert saved(s, "won") == ["C01", ""]
    assert rows(s)[0] == ""
    assert s.turn() == [1]
    assert saved(s, "tasks").split()[0] == "S01"


@covers("R13")
def test_a_task_may_be_left_and_the_row_stays() -> None:
    s = play(with_last("sy1", "cr2 cr3 cy2", "S01 C01 S12"), "CLAIM NONE")
    assert rows(s)[0] == "cr2 cr3 cy2 sy1"
    assert saved(s, "won") == ["", ""]
    assert happened(s)[0] == "declined"
    assert s.turn() == [1]


@covers("claim", "R12")
def test_scenario_21_a_row_left_alone_this_turn_is_not_claimed_with() -> None:
    position = ("tg1", "hg2", "S01 S12 S17", "cr2 sr2 sr3")
    s = with_last(*position)
    assert step(s) == "pawn" and s.turn() == [1]
    s = with_last(*position, options=ANY_ROW)
    assert may(s) == ["CLAIM NONE", "CLAIM 1 OTHER"]
    play(s, "CLAIM 1 OTHER")
    assert rows(s)[:2] == ["hg2 tg1", ""]
    assert told(s, "claimed")["slot"] == 2
    assert set(pile(s, "discard")) == {"cr2", "sr2", "sr3"}


@covers("R12")
def test_an_older_row_is_used_by_adding_one_card_more() -> None:
    s = with_last("sg1", "cr2 sr2 sr3", "S01 S12 S17")
    assert may(s) == ["CLAIM NONE", "CLAIM 1"]


@covers("R12")
def test_where_any_row_will_do_either_may_be_spent_but_only_one() -> None:
    s = with_last("sg1", "cr2 sr2 sr3", "S01 S12 C03", "cg2 cb2 sb2", options=ANY_ROW)
    assert may(s) == ["CLAIM NONE", "CLAIM 1", "CLAIM 1 OTHER", "CLAIM 3 OTHER"]
    play(s, "CLAIM 1 OTHER")
    assert rows(s)[:2] == ["cr2 sr2 sr3 sg1", ""]
    assert s.turn() == [1]


@covers("R12")
def test_where_any_row_will_do_a_row_begun_this_turn_leaves_the_other_to_choose() -> None:
    s = table({"1,2": "tv1"}, rows=["cr2 sr2 sr3"], quiet=["1,1"], tasks="S01 S12 S17", options=ANY_ROW)
    play(s, "PAWN 1,1", "PLACE 1,2 NEW R", "STOP")
    assert may(s) == ["CLAIM NONE", "CLAIM 1 OTHER"]
    play(s, "CLAIM 1 OTHER")
    assert rows(s)[:2] == ["", "tv1"]


@covers("R16")
def test_nobody_claims_in_the_turn_of_another() -> None:
    # Seat 1 has a finished row; seat 0 plays.
    s = table({"1,2": "cr1"}, rows=["", "", "cg2 sg2 sg3"], quiet=["1,1"], tasks="S01 S12 S17")
    play(s, "PAWN 1,1", "PLACE 1,2 NEW R")
    assert s.legal(1) == []
    play(s, "STOP")
    assert step(s) == "pawn" and s.turn() == [1]


@covers("R18", "refill")
def test_a_new_task_takes_the_place_of_the_one_claimed() -> None:
    s = play(with_last("sy1", "cr2 cr3 cy2", "S12 S01 S17"), "CLAIM 2")
    first, new, third = saved(s, "tasks").split()
    assert (first, third) == ("S12", "S17")
    assert new not in ("S01", "S12", "S17")
    assert told(s, "opened")["task"] == new
    assert look(s)["task_deck"] == 30


@covers("R18")
def test_when_no_tasks_are_left_fewer_lie_open(tmp_path: Path) -> None:
    # With the printed goals the tasks cannot run out; a house with other goals can see it.
    (tmp_path / "emperors_gold.toml").write_text(SHIPPED.replace("four = { value = 4", "four = { value = 8"), "utf-8")
    game = igroteka.game("emperors_gold", data=tmp_path)
    ids = sorted(game.facts.by_id)  # type: ignore[attr-defined]
    left = ["S01", "C02", "C03", "C04", "C05"]
    done = [id for id in ids if id not in left]
    won = [" ".join(done[first:last]) for first, last in ((0, 8), (8, 15), (15, 22), (22, 29))]
    mine = ["", "", "cr2 cr3 cy2"]
    house = {"seats": 4, "current": 1, "left": 3, "game": game}
    s = table({"1,2": "sy1"}, rows=mine, quiet=["1,1"], tasks=" ".join(left), won=won, **house)  # type: ignore[arg-type]
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP", "CLAIM 1")
    assert saved(s, "tasks") == "- C02 C03 C04 C05"
    assert look(s)["tasks"][0] is None
    assert [row["progress"][0] for side in look(s)["sides"] for row in side["rows"]] == [None] * 8
    assert "opened" not in happened(s)


@covers("R15", "task")
def test_a_task_of_shapes_and_colours_is_played_and_counted(tmp_path: Path) -> None:
    mixed = SHIPPED.replace('value = ["circle", "square"]', 'value = ["circle", "square", "red"]', 1)
    (tmp_path / "emperors_gold.toml").write_text(mixed, "utf-8")
    game = igroteka.game("emperors_gold", data=tmp_path)
    for last, done in (("sy1", False), ("sr1", True)):
        s = table({"1,2": last}, rows=["cy2 sy2"], quiet=["1,1"], tasks="S01 S12 S17", game=game)
        play(s, "PAWN 1,1", "PLACE 1,2 A R")
        assert look(s)["sides"][0]["rows"][0]["progress"][0]["missing"] == ([] if done else ["red"])
        play(s, "STOP")
        assert (step(s) == "claim") == done
    play(s, "CLAIM 1")
    assert look(s)["seats"][0]["points"] == 4
    s.resign(1)
    outcome = s.outcome()
    assert outcome is not None
    assert sum(outcome.sheet[0].values()) == outcome.scores[0] == 4


def test_refusals_of_a_claim_name_the_row_or_the_task() -> None:
    s = with_last("sy1", "cr2 cr3 cy2", "S01 C01 S12")
    assert refused(s, "CLAIM 3") == "not-done"
    assert refused(s, "CLAIM 4") == "no-task"
