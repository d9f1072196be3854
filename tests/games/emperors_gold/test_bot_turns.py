"""Whole turns: exactly those that the engine allows, each once, and the tasks that can be finished by one."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.turn import answers
from igroteka.games.emperors_gold.bot.turns import Turns
from tests.games.emperors_gold.brute_force import played, whole_turns

GAME: Any = igroteka.game("emperors_gold")
HOUSES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"claim_any_row": True}),
    (2, {"two_sided": True}),
    (3, {"two_sided": True, "row_discard": "free", "claim_any_row": True}),
    (2, {"children": True}),
    (4, {"children": True, "sides": "teams", "row_discard": "free"}),
    (4, {"sides": "teams"}),
    (4, {"sides": "teams", "two_sided": True, "claim_any_row": True}),
    (2, {"row_discard": "at_chosen_position"}),
    (2, {"row_discard": "free", "claim_any_row": True}),
    (2, {"row_discard": "at_chosen_position", "claim_any_row": True, "two_sided": True}),
]


def positions(seats: int, options: dict[str, object], seed: int, number: int) -> list[Any]:
    """Positions of random games, at any step of a turn."""
    rng = seeded(seed)
    found: list[Any] = []
    while len(found) < number:
        s: Any = GAME.new(seats, rng.secret(), options, telling=False)
        while s.who >= 0:
            if rng.below(12) == 0:
                found.append(s.clone())
            legal = s.legal(s.who)
            s.advance(s.who, legal[rng.below(len(legal))])
    rng_order = list(range(len(found)))
    rng.shuffle(rng_order)
    return [found[k] for k in rng_order[:number]]


def check(s: Any, judge: Judge) -> int:
    """Are the turns found those that there are?"""
    judge.look(s, True)
    found = [played(s, answers(s, turn)) for turn in judge.turns]
    assert len(set(found)) == len(found), "a turn is found twice"
    assert set(found) == whole_turns(s)
    return len(found)


@pytest.mark.parametrize(("seats", "options"), HOUSES, ids=lambda value: str(value))
def test_every_turn_is_found_once(seats: int, options: dict[str, object]) -> None:
    judge, number = Judge(GAME.facts.tasks), 0
    for s in positions(seats, options, 5, 12):
        number += check(s, judge)
    assert number > 100


@pytest.mark.parametrize(("seats", "options"), HOUSES[:5], ids=str)
def test_in_playouts_only_turns_are_left_out_that_could_take_more(seats: int, options: dict[str, object]) -> None:
    every, some, left_out = Turns(), Turns(), 0
    some.every = False
    for s in [s for s in positions(seats, options, 6, 30) if s.top.name == "pawn"][:3]:
        every.find(s)
        some.find(s)
        found = [taking(turn) for turn in some.turns]
        assert set(some.turns) <= set(every.turns)
        for turn in set(every.turns) - set(some.turns):
            head, cells = taking(turn)
            assert any(head == other and cells < more for other, more in found)
            left_out += 1
    assert left_out > 20


def taking(turn: int) -> tuple[tuple[int, int, int], set[int]]:
    """Where the pawn goes, which row grows or goes, and the cells from which cards are taken."""
    return (int(t.goes_to(turn)), int(t.row_of(turn)), int(t.dropped_by(turn))), {one >> 1 for one in t.placings(turn)}
