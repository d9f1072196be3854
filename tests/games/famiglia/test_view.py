"""What each viewer sees."""

from __future__ import annotations

import json

import igroteka
from igroteka import HOST, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.famiglia.table import play, table

HIDDEN: dict[str, object] = {"hide_hands": True}
HANDS = ("I3 A1", "M4 B2")


def row(s: State, viewer: int, seat: int) -> dict[str, object]:
    """A player's place as the viewer sees it."""
    seats = s.view(viewer)["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat])


@covers("R1")
def test_hands_are_open() -> None:
    s = table(street="I0", hands=HANDS)
    for viewer in (0, 1, SPECTATOR, HOST):
        assert row(s, viewer, 0)["hand"] == ["I3", "A1"]
        assert row(s, viewer, 1)["hand"] == ["B2", "M4"]
        assert row(s, viewer, 0)["points"] == 11


@covers("R1")
def test_hidden_hands_are_seen_by_their_owner_and_the_host_alone() -> None:
    s = table(street="I0 B1", hands=HANDS, areas=("M3", "B3 B3"), deck="M1 M1", rest="discard", options=HIDDEN)
    for seat in (0, 1):
        whole = row(s, HOST, seat)
        assert row(s, seat, seat) == whole
        for viewer in (1 - seat, SPECTATOR):
            seen = row(s, viewer, seat)
            assert "hand" not in seen
            assert "points" not in seen
            assert seen["hand_size"] == 2
            assert seen["area"] == whole["area"]
            assert seen["area_points"] == (6, 12)[seat]
    assert "M4" not in json.dumps(s.view(0))


@covers("R1")
def test_hidden_hands_are_open_at_the_end() -> None:
    s = table(street="I0", hands=HANDS, options=HIDDEN, passes=1)
    play(s, "pass")
    assert s.turn() == []
    for viewer in (0, 1, SPECTATOR):
        assert row(s, viewer, 1)["hand"] == ["B2", "M4"]
        assert row(s, viewer, 0)["points"] == 11


@covers("R1")
def test_bots_think_with_open_hands_also_when_people_do_not_see_them() -> None:
    s = table(street="I0", hands=HANDS, options=HIDDEN)
    world = s.imagine(1, igroteka.seeded(3))
    assert row(world, HOST, 0) == row(s, HOST, 0)


@covers("R29")
def test_the_bottom_of_the_second_deck_is_shown_and_kept_by_imagination() -> None:
    s = table(street="I1 A4", deck="B1 B2 B3 M1", under="M2", passage=2)
    play(s, "discard I1")
    for viewer in (0, 1, SPECTATOR):
        assert s.view(viewer)["under"] == ["I1", "M2"]
        assert s.view(viewer)["deck"] == 5
    for k in range(5):
        assert s.imagine(0, igroteka.seeded(k)).view(0)["under"] == ["I1", "M2"]


@covers("R29")
def test_the_order_of_the_deck_is_all_that_is_unknown() -> None:
    s = table(street="I0", hands=("I0", ""))
    worlds = [s.imagine(0, igroteka.seeded(k)) for k in range(12)]
    assert all(world.view(0) == s.view(0) for world in worlds)
    for world in worlds:
        play(world, "recruit I0 free")
    assert len({json.dumps(world.view(0)["street"]) for world in worlds}) > 8


def test_the_street_tells_the_price() -> None:
    s = table(street="I0 A3")
    assert s.view(0)["street"] == [
        {"card": "I0", "points": 1, "cost": 0},
        {"card": "A3", "points": 6, "cost": 3, "pair": "A2"},
    ]
