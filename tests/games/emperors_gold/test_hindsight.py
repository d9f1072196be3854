"""After the game: the best turn there was can be played, and is worth no less than one's own."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.check import at_its_beginning
from igroteka.games.emperors_gold.side_rows import cards_of
from igroteka.games.emperors_gold.store import written

GAME: Any = igroteka.game("emperors_gold")
HOUSES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"claim_any_row": True, "row_discard": "free"}),
    (2, {"two_sided": True, "row_discard": "at_chosen_position"}),
    (2, {"children": True}),
    (4, {"sides": "teams"}),
]


def play_told(start: Any, turn: dict[str, Any]) -> Any:
    """Play a turn as the page is told of it."""
    s = start.clone()
    seat = s.current

    def play(action: int) -> None:
        s.play(seat, action)

    def drop() -> None:
        if turn["dropped"] >= 0 and s.dropped < 0 and a.DROP in s.legal(seat):
            play(a.DROP + turn["dropped"])

    drop()
    play(turn["pawn"])
    drop()
    for one in turn["laid"]:
        assert written(s.board[one["cell"]]) == one["card"]
        slot = turn["row"] if cards_of(s, turn["row"]) else a.NEW
        play(int(a.place(one["cell"], slot, a.LEFT if one["left"] else a.RIGHT)))
    assert [written(card) for card in cards_of(s, turn["row"])] == turn["cards"]
    before = s.won[seat]
    play(a.STOP)
    if s.top.name == "claim" and s.current == seat:
        slots = [slot for slot, task in enumerate(s.open) if GAME.facts.tasks[task].id == turn["task"]]
        claim = a.CLAIM_OTHER if turn["other_row"] else a.CLAIM
        play(claim + slots[0] if slots else a.NO_CLAIM)
    gained = s.won[seat] & ~before
    assert turn["points"] == sum(int(task.points) for n, task in enumerate(GAME.facts.tasks) if gained >> n & 1)
    return s


@pytest.mark.parametrize(("seats", "options"), HOUSES, ids=str)
def test_both_turns_can_be_played(seats: int, options: dict[str, object]) -> None:
    rng, told, lost = seeded(3), 0, 0
    s: Any = GAME.new(seats, 7, options, telling=False)
    while s.who >= 0 and told < 25:
        legal = s.legal(s.who)
        action = legal[rng.below(len(legal))]
        before, knew = s.hash(), s.game.parts.hindsight(s, s.who, action)
        assert s.hash() == before
        ends = s.clone()
        ends.advance(s.who, action)
        assert (knew is not None) == (ends.turns > s.turns)
        if knew is not None:
            start = at_its_beginning(s)
            assert knew["board"] == [written(card) for card in start.board]
            mine = play_told(start, knew["mine"])
            assert (
                mine.board.count(-1) == 0 and mine.won == ends.won and mine.rows == ends.rows and mine.pawn == ends.pawn
            )
            play_told(start, knew["best"])
            assert knew["lost"] == knew["best"]["worth"] - knew["mine"]["worth"] >= 0
            told, lost = told + 1, lost + (knew["lost"] > 0)
        s = ends
    assert told == 25 and lost > 15
