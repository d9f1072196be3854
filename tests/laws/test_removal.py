"""Seats that the room sends away: the law for every game, and a line of the record like any other."""

from __future__ import annotations

import json
from itertools import chain

import pytest

from igroteka.core.chance import seeded
from igroteka.core.closing import missing
from igroteka.core.errors import BadRecord, IllegalAction
from igroteka.core.game import Game
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.core.windows import is_covert
from tests.laws.cases import GAMES, ROOKS, TOY, Case, cases, positions
from tests.laws.removal import a_seat_can_be_sent_away
from tests.laws.windows import held_positions

REMOVING = [game for game in GAMES if game.moderated]
# Every such game is tried in this many settings; one without it in one.
SETTINGS = 6


def some_cases(game: Game) -> list[Case]:
    """Settings to try the law in."""
    return cases(game)[: SETTINGS if game.moderated else 1]


@pytest.mark.parametrize("case", list(chain.from_iterable(map(some_cases, GAMES))), ids=str)
def test_law_of_sending_away(case: Case) -> None:
    held = held_positions(case) if case.game.has_windows else []
    for number, state in enumerate([*positions(case), *held]):
        a_seat_can_be_sent_away(state.clone(), seeded(number))


def at_an_open_step(game: Game) -> Match:
    """A held match whose night is over."""
    match = new_match(game, 2**200 + 1, 12, None, None, held=True)
    while is_covert(match.state.top):
        match.close(missing(match.state, seeded(1)))
    return match


@pytest.mark.parametrize("game", REMOVING, ids=lambda game: game.id)
def test_it_is_a_line_of_the_record_and_nobody_takes_it_back(game: Game) -> None:
    match = at_an_open_step(game)
    decision = match.decision
    match.remove(3)
    match.remove(5, "Анна")
    assert match.decision == decision + 2
    assert [match.back.may(seat) for seat in (0, 3, 5)] == ["no"] * 3
    text = match.record.write()
    rows = [json.loads(row) for row in text.splitlines()]
    assert [(row["line"], row["seat"], row.get("by")) for row in rows[-2:]] == [
        ("remove", 3, None),
        ("remove", 5, "Анна"),
    ]
    assert replay(read_record(text), game).state.same(match.state)
    assert match.path == [line.number for line in match.lines]
    rows[-1]["seat"] = 4
    with pytest.raises(BadRecord, match="altered"):
        replay(read_record("".join(json.dumps(row) + "\n" for row in rows)), game)


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    toy, night = new_match(TOY, 1), new_match(ROOKS, 1, 8, held=True)
    for match, seat, why in ((toy, 0, "not-removable"), (night, 0, "covert-now"), (night, 99, "not-in-the-game")):
        with pytest.raises(IllegalAction, match=why):
            match.remove(seat)
        assert match.number == 0
