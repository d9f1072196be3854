"""Where a lot names who begins, a table may agree on it instead, and no card lies otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from igroteka.core.chance import seeded
from igroteka.core.errors import BadOptions, BadRecord
from igroteka.core.game import Game
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.record import read_record
from igroteka.core.state import State
from tests.laws.cases import GAMES, Case, play_on
from tests.laws.pairwise import settings

WITH_LOT = [game for game in GAMES if game.parts.lot]
SEEDS = 4


def name(game: Game) -> str:
    """The name of the game."""
    return game.id


def tables(game: Game) -> list[Case]:
    """Its settings, each number of seats among them."""
    found = [Case(game, row, 0) for row in settings(game)]
    assert {case.seats for case in found} == {*game.seat_counts}
    return found


def dealt(case: Case, seed: int, first: int | None = None) -> State:
    """The game as it is dealt, with somebody agreed to begin or by the lot."""
    return case.game.new(case.seats, seed, case.options, first=first)


def differences(one: object, other: object, where: str = "") -> Iterator[tuple[str, object]]:
    """Where two dumps differ, and what the second says there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{where}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, value in enumerate(one):
            yield from differences(value, other[place], f"{where}[{place}]")
    elif one != other:
        yield where, other


@pytest.mark.parametrize("game", WITH_LOT, ids=name)
def test_whoever_was_agreed_begins_and_no_card_lies_otherwise(game: Game) -> None:
    for case in tables(game):
        for seed in range(SEEDS):
            lot = dealt(case, seed)
            same = []
            for first in range(case.seats):
                agreed = dealt(case, seed, first)
                assert agreed.turn()[0] == first or len(agreed.turn()) == case.seats, case
                told = [*differences(lot.dump(), agreed.dump())]
                assert all(value == first for _, value in told), (case.name, told)
                events = [*differences([e.dump() for e in lot.events], [e.dump() for e in agreed.events])]
                assert all(value == first for _, value in events), (case.name, events)
                same += [first] if not told else []
            assert len(same) == 1, case.name


@pytest.mark.parametrize("game", WITH_LOT, ids=name)
def test_a_match_of_whoever_was_agreed_is_played_again(game: Game) -> None:
    case = tables(game)[0]
    for first in range(case.seats):
        match = new_match(game, 5, case.seats, {**case.options}, first=first)
        assert match.header["first"] == first
        record = read_record(match.record.write())
        again = replay(record, game)
        assert (again.header, again.state.dump()) == (match.header, match.state.dump())
        record.header["first"] = (first + 1) % case.seats
        with pytest.raises(BadRecord, match="line 1"):
            replay(record, game)
        played = play_on(match.state.clone(), seeded(first), 6)
        assert game.load(played.dump()).dump() == played.clone().dump() == played.dump()
    assert "first" not in new_match(game, 5, case.seats, {**case.options}).header


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_nobody_is_agreed_who_cannot_begin(game: Game) -> None:
    seats = game.seat_counts[0]
    wrong = [-1, seats, 2**70]
    for first in wrong if game.parts.lot else [0, *wrong]:
        with pytest.raises(BadOptions, match=r"^first: "):
            game.new(seats, 1, first=first)


@pytest.mark.parametrize("first", [-1, 100, True, "0", None, 1.0])
def test_a_record_names_a_seat(first: object) -> None:
    match = new_match(WITH_LOT[0], 5)
    match.header["first"] = first
    with pytest.raises(BadRecord, match="first"):
        read_record(match.record.write())
