"""A position that somebody wrote is read if it can stand on a table, and refused otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from igroteka import BadRecord
from igroteka.core.chance import seeded
from igroteka.core.state import State
from tests.games.candy_empire.table import GAME, play, table
from tests.games.covers import covers
from tests.laws.cases import moves


def quiet() -> State:
    """The middle of a game."""
    return table(("TOR POL", "TOR SKU"), ("OTN VOR!", "OTN OTN"), open="ADV", closed="SKU VOR")


def blocking() -> State:
    """A policeman may be blocked."""
    return play(quiet(), "PLAY POL", "TARGET 1 OTN")


def lawyer_at_work() -> State:
    """Somebody looks through the discard."""
    return play(table(("ADV TOR", "TOR"), open="POL", closed="SKU"), "CAST ADV")


def take_lawyer_away(dump: Any) -> None:
    """The lawyer who was cast lies deep in the deck."""
    dump["open"].remove(1)
    dump["deck"].insert(0, 1)


def returning() -> State:
    """Cards go back to the deck."""
    return play(table(("AVT OTN SKU", "TOR")), "PLAY AVT", "USE")


def banning() -> State:
    """Bans end with their card."""
    options = {"kidnap_duration": "on_table"}
    return table(("TOR", "TOR", "TOR"), ("POH", "", ""), banned="OTN", kidnappers=[[0, 0, 6]], options=options)


def looked() -> State:
    """Seat 0 has seen the discard, and all know that no snatcher is there."""
    return play(table(("HIT TOR", "TOR", "TOR"), closed="VOR SKU"), "PLAY HIT")


def notes(row: int, **fields: object) -> Callable[[Any], None]:
    """Somebody's notes changed."""
    return lambda dump: dump["notes"][row].update(fields)


def fields(**fields: object) -> Callable[[Any], None]:
    """Fields of the table changed."""
    return lambda dump: dump.update(fields)


def draw_two(dump: Any) -> None:
    """A hand of two has two cards more."""
    dump["hands"][0] = sorted([*dump["hands"][0], dump["deck"].pop(), dump["deck"].pop()])


Wrong = tuple[Callable[[], State], Callable[[Any], None], str]
WRONG: list[Wrong] = [
    (quiet, lambda dump: dump["deck"].pop(), "deck: a card is missing"),
    (quiet, lambda dump: dump["hands"][0].reverse(), "hands: cards are in order"),
    (quiet, draw_two, "hands: nobody holds so many cards"),
    (quiet, fields(loose=[[6], [6, 6, 4]]), "loose: cards are in order"),
    (quiet, fields(taken=[5]), "taken: there are no such slots"),
    (quiet, fields(taken=[1, 1]), "taken: there are no such slots"),
    (quiet, fields(clean=1 << 9), "clean: there are no such slots"),
    (quiet, fields(banned=[6]), "banned: a kidnapped character lies in an empire unprotected"),
    (quiet, fields(game=2), "game: there is no series"),
    (quiet, fields(points=[1, 0]), "game: there is no series"),
    (quiet, fields(kidnappers=[[0, 0, 6]]), "kidnappers: bans do not end here"),
    (quiet, fields(target=1), "target: fits no block"),
    (quiet, fields(owed=1), "owed: fits no boss"),
    (quiet, fields(no_draw=True), "owed: fits no boss"),
    (blocking, fields(target=0), "target: fits no block"),
    (blocking, fields(target=-1), "target: fits no block"),
    (lawyer_at_work, take_lawyer_away, "open: the lawyer who was cast lies there"),
    (returning, fields(owed=0), "owed: fits no boss"),
    (returning, fields(owed=3), "owed: must be from 0 to 2"),
    (banning, fields(kidnappers=[]), "kidnappers: do not fit the empires"),
    (banning, fields(kidnappers=[[0, 1, 6]]), "kidnappers: do not fit the empires"),
    (banning, fields(kidnappers=[[0, 0, 7]]), "kidnappers: do not fit the bans"),
    (looked, notes(0, dim=64), "notes"),
    (looked, notes(0, seen=[0] * 13), "no deal is as these notes say"),
    (looked, notes(1, cards=[1 | 4 << 56, 4 | 4 << 56], dim=0), "no deal is as these notes say"),
    (looked, notes(1, cards=[2 | 4 << 56]), "cards: there is no such card or place"),
    (looked, notes(1, cards=[1 | 13 << 56]), "cards: there is no such card or place"),
    (looked, notes(0, cards=[64 | 4 << 56]), "cards: what lies in that slot is known"),
    (looked, notes(1, cards=[64 | 6 << 56]), "cards: no snatcher lies in that slot"),
    (looked, notes(1, holes=[64 << 5]), "dim: there are no such slots"),
]


@covers("memory", "R44", "R21")
@pytest.mark.parametrize(("position", "change", "said"), WRONG)
def test_what_cannot_lie_on_the_table_is_refused(
    position: Callable[[], State], change: Callable[[Any], None], said: str
) -> None:
    dump: Any = json.loads(json.dumps(position().dump()))
    assert GAME.load(dump).same(position())
    change(dump["table"])
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


def test_there_is_never_more_than_one_step() -> None:
    with pytest.raises(BadRecord, match=r"position\.stack: there is always exactly one step"):
        GAME.load({**quiet().dump(), "stack": ["main", "main"]})


@pytest.mark.parametrize("step", ["block", "detective"])
def test_a_step_at_which_nobody_is_asked_is_refused(step: str) -> None:
    with pytest.raises(BadRecord):
        GAME.load({**table(("TOR", "TOR")).dump(), "stack": [step]})


def test_a_game_is_over_only_when_all_hands_are_empty() -> None:
    with pytest.raises(BadRecord, match="the game is over, yet somebody has cards"):
        GAME.load({**quiet().dump(), "stack": [], "over": "hands"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_written_and_read_at_any_time(seats: int) -> None:
    s = GAME.new(seats, 8, telling=False)
    for number, _ in enumerate(moves(s, seeded(8))):
        if number % 7 == 0:
            assert GAME.load(json.loads(json.dumps(s.dump()))).same(s)
