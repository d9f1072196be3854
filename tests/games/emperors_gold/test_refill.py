"""The end of a turn: cards come to empty cells, from the deck and then from the discard pile."""

from __future__ import annotations

from collections import Counter

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import CELLS, happened, on, pile, play, saved, short, table, told
from tests.laws.cases import cases, walk

THREE = {"1,2": "cr1", "1,3": "cb2", "1,4": "cg3"}


def take_three(deck: int, seed: int = 1) -> State:
    """Three cards are taken, with this many cards in the deck and six on the discard pile."""
    rest = 75 - 24 - deck - 6
    long = " ".join(pile(table(THREE, quiet=["1,1"]), "deck")[:rest])
    s = table(THREE, rows=["", "", long], quiet=["1,1"], deck=deck, options={"children": True}, seed=seed)
    assert (len(pile(s, "deck")), len(pile(s, "discard"))) == (deck, 6)
    return play(s, "PAWN 1,1", "PLACE 1,2 NEW R", "PLACE 1,3 A R", "PLACE 1,4 A R")


@covers("refill")
def test_empty_cells_are_filled_from_the_deck() -> None:
    s = take_three(10)
    before = set(pile(s, "deck"))
    play(s, "STOP")
    came = [on(s, cell) for cell in THREE]
    assert set(came) <= before and len(pile(s, "deck")) == 7
    assert told(s, "refilled")["cells"] == [CELLS.index(cell) for cell in THREE]
    assert [short(card) for card in told(s, "refilled")["cards"]] == came  # type: ignore[attr-defined]


@covers("refill", "R17")
def test_scenario_22_the_deck_runs_out_in_the_middle() -> None:
    s = take_three(1)
    (last,), six = pile(s, "deck"), set(pile(s, "discard"))
    play(s, "STOP")
    assert on(s, "1,2") == last  # row by row: the first empty cell gets the last card
    assert {on(s, "1,3"), on(s, "1,4")} < six
    assert set(pile(s, "deck")) == six - {on(s, "1,3"), on(s, "1,4")}
    assert len(pile(s, "deck")) == 4 and pile(s, "discard") == []
    assert happened(s)[:2] == ["reshuffled", "refilled"]
    assert told(s, "reshuffled")["cards"] == 6


@covers("R17")
def test_the_discard_pile_is_not_shuffled_before_it_must_be() -> None:
    s = take_three(3)
    play(s, "STOP")
    assert pile(s, "deck") == [] and len(pile(s, "discard")) == 6
    assert "reshuffled" not in happened(s)


@covers("R17")
def test_the_row_just_claimed_is_shuffled_with_the_rest() -> None:
    s = table({"1,2": "sr1", "1,1": "tv3"}, dry=True, rows=["cr2 cr3"], tasks="S01 S12 S17")
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP", "CLAIM 1")
    assert {on(s, cell) for cell in CELLS} >= {"cr2", "cr3", "sr1"}
    assert pile(s, "deck") == pile(s, "discard") == []


@covers("R17", "R1")
def test_cells_stay_empty_while_nothing_is_left() -> None:
    s = table({"1,2": "sr1", "1,1": "tv3", "4,4": "cb1", "4,3": "cb2"}, dry=True)
    before = s.draws
    play(s, "PAWN 1,1", "PLACE 1,2 NEW R", "STOP")
    assert [on(s, cell) for cell in ("1,2", "0,0", "2,2")] == ["-", "-", "tv3"]
    assert happened(s) == []
    assert s.draws == before  # nothing was left to chance


@covers("refill")
def test_scenario_33_no_card_is_ever_lost_and_the_board_is_full_as_long_as_cards_are_left() -> None:
    for case in cases(igroteka.game("emperors_gold"))[::5]:
        for s in walk(case):
            board = saved(s, "board").split()
            lists = [saved(s, "deck"), saved(s, "discard"), saved(s, "dropped_cards"), *saved(s, "rows")]
            everywhere = [card for card in board if card not in ("pawn", "-")] + " ".join(lists).split()
            assert len(everywhere) == len(set(everywhere)) == 75
            if s.top.name == "pawn" and (saved(s, "deck") or saved(s, "discard")):
                assert "-" not in board
            if s.top.name == "pawn":
                assert s.legal(s.turn()[0])


@covers("R17")
def test_every_card_of_the_deck_is_as_likely_as_the_others() -> None:
    came: Counter[str] = Counter()
    start = take_three(10, 0)
    for seed in range(400):
        # The same position with another secret: only chance differs.
        s = start.clone()
        s.secret = seed
        play(s, "STOP")
        came[on(s, "1,2")] += 1
    assert len(came) == 10 and max(came.values()) < 75
