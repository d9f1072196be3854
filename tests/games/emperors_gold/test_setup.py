"""The deal: 24 cards around the pawn, open tasks, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import igroteka
from tests.games.covers import covers
from tests.games.emperors_gold.table import look, pile, saved, short

GAME = igroteka.game("emperors_gold")


@covers("setup")
@pytest.mark.parametrize(
    ("seats", "sides", "open"), [(2, "alone", 3), (3, "alone", 4), (4, "alone", 5), (4, "teams", 4)]
)
def test_scenario_1_the_table_is_laid_out(seats: int, sides: str, open: int) -> None:
    s = GAME.new(seats, 3, {"sides": sides})
    board = saved(s, "board").split()
    assert board[12] == "pawn" and len(board) == 25 and "-" not in board
    assert len(pile(s, "deck")) == 51 and pile(s, "discard") == []
    assert len(saved(s, "tasks").split()) == open
    assert look(s)["task_deck"] == 34 - open
    assert saved(s, "rows") == [""] * (4 if sides == "teams" else 2 * seats)
    assert [event.id for event in s.events] == ["dealt"]


@covers("setup")
def test_scenario_2_there_are_75_different_cards() -> None:
    s = GAME.new(seed=5)
    cards = [short(card) for card in saved(s, "board").split() if card != "pawn"] + pile(s, "deck")
    assert len(set(cards)) == 75
    assert Counter(card[0] for card in cards) == dict.fromkeys("cshtr", 15)
    assert Counter(card[1] for card in cards) == dict.fromkeys("rygbv", 15)
    assert Counter(card[2] for card in cards) == dict.fromkeys("123", 25)


@covers("R29")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"sides": "teams"})])
def test_chance_decides_who_begins(seats: int, options: dict[str, object]) -> None:
    starters = Counter(GAME.new(seats, seed, options).turn()[0] for seed in range(40 * seats))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 20
    s = GAME.new(seats, 7, options)
    assert [look(s)["starter"]] == [look(s)["current"]] == s.turn()


@covers("turn")
def test_turns_go_round_the_table() -> None:
    s = GAME.new(3, 4)
    seen: list[int] = []
    while len(seen) < 7:
        if s.top.name == "pawn":
            seen.append(s.turn()[0])
        # One card, then enough; what is claimed does not matter.
        legal = s.legal(s.turn()[0])
        s.play(s.turn()[0], legal[-1] if s.top.name == "place" else legal[0])
    assert [(seat - seen[0]) % 3 for seat in seen] == [0, 1, 2, 0, 1, 2, 0]


def test_tasks_and_cards_are_dealt_evenly() -> None:
    first: Counter[str] = Counter()
    corner: Counter[str] = Counter()
    for seed in range(900):
        s = GAME.new(seed=seed, telling=False)
        first[saved(s, "tasks").split()[0]] += 1
        corner[saved(s, "board").split()[0]] += 1
    assert len(first) == 34 and max(first.values()) < 60
    assert len(corner) == 75 and max(corner.values()) < 35
