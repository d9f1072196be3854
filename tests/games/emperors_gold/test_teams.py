"""Two against two: shared rows, four open tasks, partners opposite each other."""

from __future__ import annotations

import igroteka
from tests.games.covers import covers
from tests.games.emperors_gold.table import look, may, may_take, play, refused, rows, saved, step, table

GAME = igroteka.game("emperors_gold")
TEAMS = {"sides": "teams"}
CARDS = {"1,2": "cr1", "0,1": "cb1"}


@covers("teams")
def test_teams_sit_alternately_and_share_two_rows() -> None:
    s = GAME.new(4, 2, TEAMS)
    assert GAME.sides(4, s.options) == [0, 1, 0, 1]
    assert len(look(s)["sides"]) == 2
    assert [seat["side"] for seat in look(s)["seats"]] == [0, 1, 0, 1]
    assert GAME.sides(4, GAME.new(4).options) == [0, 1, 2, 3]


@covers("teams", "R23")
def test_scenario_30_either_of_two_begins_or_extends_either_row() -> None:
    # Row A of the team 0/2; now it is seat 2's turn.
    s = table(CARDS, rows=["cg2", "", "cy2"], quiet=["1,1"], seats=4, current=2, options=TEAMS)
    play(s, "PAWN 1,1")
    assert may_take(s) == {"1,2": {"A R", "NEW R"}, "0,1": {"A R", "NEW R"}}
    extended = play(s.clone(), "PLACE 1,2 A R")
    assert rows(extended) == ["cg2 cr1", "", "cy2", ""]
    assert refused(extended, "PLACE 0,1 B R") == "one-row"  # two cards to two rows in one turn
    begun = play(s.clone(), "PLACE 1,2 NEW R")
    assert rows(begun) == ["cg2", "cr1", "cy2", ""]


@covers("R23")
def test_scenario_30_the_rows_of_the_rivals_are_theirs() -> None:
    # Only the rivals' rows would take the circles.
    s = table(CARDS, rows=["ty2", "ty3", "cy2", "cy3"], quiet=["1,1"], seats=4, current=0, options=TEAMS)
    assert "PAWN 1,1" not in may(s)
    s = table(CARDS, rows=["ty2", "ty3", "cy2", "cy3"], quiet=["1,1"], seats=4, current=3, options=TEAMS)
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "PLACE 0,1 A R")
    assert rows(s) == ["ty2", "ty3", "cy2 cr1 cb1", "cy3"]


@covers("R23", "discard")
def test_a_team_discards_only_if_both_rows_are_there() -> None:
    cards = {"0,0": "tr1", "0,1": "rv3"}
    assert step(table(cards, rows=["cb2", "hg2"], dry=True, seats=4, current=2, options=TEAMS)) == "drop"
    assert step(table(cards, rows=["cb2"], dry=True, seats=4, current=2, options=TEAMS)) == "pawn"


@covers("teams", "claim")
def test_a_task_goes_to_the_player_and_counts_for_the_team() -> None:
    s = table(
        {"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], seats=4, current=2, options=TEAMS, tasks="S01 S12 S14 S17"
    )
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP", "CLAIM 1")
    assert saved(s, "won") == ["", "", "S01", ""]
    assert [side["points"] for side in look(s)["sides"]] == [4, 0]
    assert [seat["points"] for seat in look(s)["seats"]] == [0, 0, 4, 0]


@covers("R12", "R23")
def test_where_any_row_will_do_the_partners_row_will_too() -> None:
    options = {**TEAMS, "claim_any_row": True}
    s = table(
        {"1,2": "tr1"},
        rows=["ty2", "cy2 sy2 sy3"],
        quiet=["1,1"],
        seats=4,
        current=2,
        options=options,
        tasks="S01 S12 S14 S17",
    )
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")
    assert may(s) == ["CLAIM NONE", "CLAIM 1 OTHER"]
