"""The engine and the second implementation play the same games, move by move, every two settings together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import igroteka
from igroteka import SPECTATOR
from igroteka.core.chance import seeded
from igroteka.core.closing import expire
from igroteka.core.option import Value, number_of
from igroteka.core.state import State
from igroteka.games.emperors_gold.steps.base import TimedStep
from tests.games.emperors_gold.reference import CELLS, Card, Cell, Reference, Task, card
from tests.laws.cases import choose
from tests.laws.pairwise import SEATS, settings

GAME = igroteka.game("emperors_gold")
TASKS = [fact.split(".")[1] for fact in GAME.data.facts if fact.endswith(".points")]
# How the seats play: anyhow; seldom the first answer; nearly always the first, so that decks run dry; with time running
# out.
MOODS = ("random", "eager", "modest", "late")
# Each setting in two moods.
PLAYED = [
    (number, setting, MOODS[(number + turned) % 4])
    for number, setting in enumerate(settings(GAME))
    for turned in (0, 1)
]


def facts(name: str) -> Task:
    """A task as the data tells it."""
    found = GAME.data.facts
    points, least, needs = (found[f"tasks.{name}.{field}"] for field in ("points", "cards", "needs"))
    assert isinstance(points, int) and isinstance(least, int) and isinstance(needs, list)
    return Task(points, least, needs)


def shown(look: Mapping[str, Any]) -> tuple[dict[Cell, Card | None], list[str | None]]:
    """Board and tasks as everybody sees them."""
    board = [card(word) if word not in ("pawn", "") else None for word in look["board"]]
    return dict(zip(CELLS, board, strict=True)), [task and task["id"] for task in look["tasks"]]


def follow(mine: Reference, s: State) -> None:
    """The reference ends the turns that the engine has ended."""
    while mine.step == "END" and not mine.over:
        mine.refill(*shown(s.game.parts.look(s, SPECTATOR)))
        mine.next_turn()


def same(mine: Reference, s: State) -> None:
    """Is everything on the table the same?"""
    look: Any = s.game.parts.look(s, SPECTATOR)
    saved: Any = s.dump()["table"]
    assert (mine.board, mine.open) == shown(look)
    assert mine.pawn == CELLS[look["pawn"]]
    assert mine.current == look["current"]
    assert mine.deck == {card(name) for name in saved["deck"].split()}
    assert mine.discard == {card(name) for name in look["discard"]}
    assert [[card(name) for name in row.split()] for row in saved["rows"]] == [
        row for rows in mine.rows for row in rows
    ]
    assert [sorted(names) for names in mine.won] == [names.split() for names in saved["won"]]
    assert mine.over == s.over
    assert mine.idle == look["idle"]
    assert sum(mine.turns) == saved["turns"]


@pytest.mark.parametrize(("number", "setting", "mood"), PLAYED, ids=str)
def test_both_play_alike(number: int, setting: dict[str, Value], mood: str) -> None:
    seats = number_of(setting, SEATS)
    options = {name: value for name, value in setting.items() if name != SEATS}
    s, rng = GAME.new(seats, number, options), seeded(number)
    dealt: Any = s.game.parts.look(s, SPECTATOR)
    mine = Reference(seats, s.options, {name: facts(name) for name in TASKS})
    mine.current = dealt["starter"]
    mine.refill(*shown(dealt))
    mine.begin()
    same(mine, s)
    while not s.over:
        (seat,) = s.turn()
        assert mine.legal() == {GAME.notation(action) for action in s.legal(seat)}
        if mood == "late" and isinstance(s.top, TimedStep) and not rng.below(12):
            expire(s, seat)
            mine.time_up()
        else:
            action = choose(s, seat, rng, eager=mood == "eager", modest=mood == "modest")
            s.play(seat, action)
            mine.play(GAME.notation(action))
        follow(mine, s)
        if s.over or s.top.name != "place":
            same(mine, s)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == mine.result()
