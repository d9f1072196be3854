"""When time is up the turn has not happened; until its end everything may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.closing import expire
from igroteka.core.errors import IllegalAction
from igroteka.core.match.begin import match_from, new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import Record
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import happened, look, may, play, rows, saved, step, table, told

GAME = igroteka.game("emperors_gold")
FREE = {"row_discard": "free"}
CHOSEN = {"row_discard": "at_chosen_position"}
CARDS = {"1,2": "cr1", "0,1": "sb1", "1,3": "cb2"}


def table_of(s: State) -> dict[str, Any]:
    """All that lies on the table, without whose turn it is and how many there were."""
    return {name: saved(s, name) for name in ("board", "deck", "discard", "tasks", "rows", "won", "dropped_cards")}


@covers("timer", "R22")
@pytest.mark.parametrize(
    ("moves", "position"),
    [
        ([], {}),
        (["PAWN 1,1"], {}),
        (["PAWN 1,1", "PLACE 1,2 NEW R"], {}),
        (["PAWN 1,1", "PLACE 1,2 NEW R", "PLACE 1,3 A R"], {}),
        (["PAWN 1,1", "PLACE 1,2 NEW R", "PLACE 1,3 B R", "PLACE 0,1 B R"], {"rows": ["hg2"]}),
        (["PAWN 1,1", "PLACE 1,2 A R"], {"rows": ["cg2", "hg2"]}),
        (["PAWN 1,1", "PLACE 1,2 A L", "PLACE 0,1 A R"], {"rows": ["cg2 sg2"], "options": {"two_sided": True}}),
        (["DROP_ROW B"], {"rows": ["cg2", "hg2"], "options": FREE}),
        (["DROP_ROW A", "PAWN 1,1", "PLACE 0,1 NEW R"], {"rows": ["cg2", "hg2"], "options": FREE}),
        (["PAWN 1,1"], {"rows": ["tg2", "hg2"], "options": CHOSEN}),
        (["PAWN 1,1", "DROP_ROW B"], {"rows": ["tg2", "hg2"], "options": CHOSEN}),
        (["PAWN 1,1", "DROP_ROW B", "PLACE 1,2 NEW R"], {"rows": ["tg2", "hg2"], "options": CHOSEN}),
    ],
)
def test_scenario_29_the_turn_goes_back_to_its_start_and_passes(moves: list[str], position: dict[str, Any]) -> None:
    s = table(CARDS, quiet=["1,1"], **position)
    before, draws = table_of(s), s.draws
    play(s, *moves)
    expire(s, 0)
    assert table_of(s) == before
    assert s.turn() == [1] and step(s) == "pawn"
    assert told(s, "passed") == {"seat": 0, "why": "time"}
    assert look(s)["turn"] == {"pawn_from": -1, "row": -1, "taken": [], "dropped": -1}
    assert look(s)["idle"] == 1
    assert s.draws == draws  # nothing came from the decks


@covers("R22")
def test_the_card_of_the_swap_goes_back_too() -> None:
    s = table({"2,4": "hb2"}, quiet=["2,4"])
    before = table_of(s)
    play(s, "PAWN 2,4", "PLACE 2,2 NEW R")
    expire(s, 0)
    assert table_of(s) == before


@covers("R22")
def test_after_a_forced_discard_the_row_comes_back() -> None:
    s = table({"0,0": "tr1", "0,1": "rv3"}, rows=["cb2", "hg2"], dry=True)
    before = table_of(s)
    play(s, "DROP_ROW A", "PAWN 0,1", "PLACE 0,0 NEW R")
    expire(s, 0)
    assert table_of(s) == before


def claiming(tasks: str, **position: Any) -> State:
    """A row has done tasks, and the turn is confirmed."""
    s = table({"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks=tasks, **position)
    return play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")


@covers("R22")
@pytest.mark.parametrize(("tasks", "claims"), [("S01 C01 S17", "CLAIM 1"), ("S17 C02 S01", "CLAIM 3")])
def test_at_the_claim_the_table_takes_the_dearest_and_the_first_of_equal_ones(tasks: str, claims: str) -> None:
    match = match_from(claiming(tasks))
    line = match.time_up(0, igroteka.seeded(1))
    assert (line.kind, line.choice) == ("time-up", claims)


@covers("R22")
def test_the_dearest_of_both_rows_where_any_will_do() -> None:
    s = claiming("S01 C07 S17", options={"claim_any_row": True})
    assert GAME.notation(s.default(0, igroteka.seeded(1))) == "CLAIM 1"
    cards, lines = {"1,2": "sy1"}, ["cr2 cr3 cy2", "hy2 hg2 hb2 hb3"]
    s = table(cards, rows=lines, quiet=["1,1"], tasks="S01 C07 S17", options={"claim_any_row": True})
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")
    assert GAME.notation(s.default(0, igroteka.seeded(1))) == "CLAIM 2 OTHER"


@covers("R22", "timer")
def test_a_match_with_time_ups_replays_word_for_word() -> None:
    match = new_match(GAME, 5, 3, {"row_discard": "free"})
    rng = igroteka.seeded(2)
    while not match.state.over:
        seat = match.state.turn()[0]
        if rng.below(5):
            legal = match.state.legal(seat)
            match.choose(seat, legal[rng.below(len(legal))])
        else:
            match.time_up(seat, rng)
    kinds = {(line.kind, bool(line.choice)) for line in match.lines}
    assert {("time-up", False), ("time-up", True), ("choice", True)} <= kinds
    again = replay(Record(match.header, match.lines), GAME)
    assert again.state.same(match.state)


@covers("R22")
def test_nobody_skips_a_turn_at_will() -> None:
    passing = GAME.parse("PASS")
    assert passing == 184
    for s in (table(), play(table(CARDS, quiet=["1,1"]), "PAWN 1,1"), claiming("S01 C01 S17")):
        assert "PASS" not in may(s)
        with pytest.raises(IllegalAction, match="no-pass"):
            s.play(0, passing)


@covers("R22")
def test_a_confirmed_turn_does_not_expire() -> None:
    s = claiming("S01 C01 S17")
    assert not expire(s, 0)


def may_take_back(match: Match, seat: int) -> str:
    """May the seat take its last choice back?"""
    return match.back.may(seat)


@covers("R28")
def test_everything_in_a_turn_may_be_taken_back_until_it_is_over() -> None:
    match = match_from(table({"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks="S01 C01 S17"))
    for number, move in enumerate(("PAWN 1,1", "PLACE 1,2 A R", "STOP")):
        match.choose(0, GAME.parse(move))
        assert may_take_back(match, 0) == "free"
        assert match.back.asking[0].number == number
    assert step(match.state) == "claim"
    match.undo(0, 1)
    assert rows(match.state)[0] == "cr2 cr3 cy2"
    for move in ("PLACE 1,2 A R", "STOP", "CLAIM 1"):
        match.choose(0, GAME.parse(move))
    assert may_take_back(match, 0) == "no"  # cards and a task have come


@covers("R28")
def test_a_discarded_row_may_be_taken_back_too() -> None:
    match = match_from(table(CARDS, rows=["cg2", "hg2"], quiet=["1,1"], options=FREE))
    match.choose(0, GAME.parse("DROP_ROW A"))
    assert may_take_back(match, 0) == "free"
    match.undo(0, 0)
    assert rows(match.state)[:2] == ["cg2", "hg2"]


@covers("R28")
def test_with_dry_decks_nothing_new_comes_to_light() -> None:
    s = table({"1,2": "sr1", "1,1": "tv3", "4,4": "cb1", "4,3": "cb2"}, dry=True)
    match = match_from(s)
    for move in ("PAWN 1,1", "PLACE 1,2 NEW R", "STOP"):
        match.choose(0, GAME.parse(move))
    assert happened(match.state) == []
    assert may_take_back(match, 0) == "free"
