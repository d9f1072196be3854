"""Options that become others in the middle of a game: by day, one of those that the game names, as a line."""

from __future__ import annotations

import json

import pytest

import igroteka
from igroteka.core.altering import alterable
from igroteka.core.chance import seeded
from igroteka.core.closing import missing
from igroteka.core.errors import IllegalAction
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.core.windows import is_covert
from tests.laws.cases import TOY

GAME = igroteka.game("candy_mafia")


def by_day() -> Match:
    """A held match whose first night is over."""
    match = new_match(GAME, 2**200 + 1, 12, {"mode": "business", "night": "fast"}, None, held=True)
    to(match, covert=False)
    return match


def to(match: Match, covert: bool) -> int:
    """Close windows until the night falls, or is over; gives how many."""
    count = 0
    while is_covert(match.state.top) != covert:
        count += 1
        match.close(missing(match.state, seeded(1)))
    return count


def test_the_next_night_is_called_and_the_record_replays_so() -> None:
    match, usual = by_day(), by_day()
    before, decision = match.state, match.decision
    line = match.alter("night", "called", "Анна")
    assert (match.decision, match.state.turn(), line.events) == (decision, before.turn(), [])
    assert alterable(match.state) == {"night": "called"} and alterable(before) == {"night": "fast"}
    lengths = []
    for one in (usual, match):
        to(one, covert=True)
        lengths.append(to(one, covert=False))
    assert lengths[1] > lengths[0]
    text = match.record.write()
    row = next(row for row in map(json.loads, text.splitlines()) if row.get("line") == "alter")
    assert (row["seat"], row["choice"], row["to"], row["by"]) == (-1, "night", "called", "Анна")
    assert replay(read_record(text), GAME).state.same(match.state)


def test_it_is_taken_back_with_the_call_before_it() -> None:
    match = by_day()
    match.alter("night", "called", "Анна")
    match.undo(-1, match.calls[-1].number, "Анна")
    assert alterable(match.state) == {"night": "fast"}
    assert replay(read_record(match.record.write()), GAME).state.same(match.state)


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [("mode", "festival", "not-alterable"), ("night", "long", "not-alterable"), ("nothing", "called", "not-alterable")],
)
def test_what_cannot_be_is_refused(option: str, value: str, why: str) -> None:
    match = by_day()
    with pytest.raises(IllegalAction, match=why):
        match.alter(option, value, "")


def test_it_is_refused_at_night_and_where_a_game_has_no_such_options() -> None:
    night = new_match(GAME, 1, 12, {"mode": "guests"}, None, held=True)
    for match, why in ((night, "covert-now"), (new_match(TOY, 1), "not-alterable")):
        with pytest.raises(IllegalAction, match=why):
            match.alter("night", "called", "")
        assert match.number == 0
