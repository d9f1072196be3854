"""What is in the box, how it is dealt, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, WHEEL, big_hunt, coins, deal, everyone, may, step, token, view, walk_on

EVERYONE: dict[str, object] = {"variant": "everyone"}
BIG_HUNT: dict[str, object] = {"variant": "big_hunt"}


@covers("roles", "R1")
@pytest.mark.parametrize("roles", ["P B S T", "P B S T X", "P B S T X K"])
def test_each_hunts_the_next_and_the_circle_is_closed_by_cookie(roles: str) -> None:
    wheel = roles.split()
    s = everyone(roles)
    for seat in range(len(wheel)):
        mine = view(s, seat)["seats"][seat]
        assert mine["prey"] == wheel[(seat + 1) % len(wheel)]
        assert mine["hunter"] == wheel[seat - 1]
    assert view(s)["wheel"] == wheel


@covers("roles", "hunt-setup")
@pytest.mark.parametrize("s", [big_hunt("PX ST", "K", "B"), big_hunt("P S X", "K", "B", "T")], ids=["two", "three"])
def test_the_big_hunt_always_has_the_wheel_of_six(s: State) -> None:
    assert view(s)["wheel"] == list("PBSTXK")


@covers("setup", "R13")
@pytest.mark.parametrize(
    ("roles", "seat", "hand"),
    [
        ("P B S T", 2, "P B T sword shield hill"),
        ("X B S T P", 0, "P B S T sword shield hill"),
        ("P B S T X K", 5, "P B S T X sword shield"),
    ],
)
def test_a_hand_lacks_ones_own_character_and_with_six_the_hill(roles: str, seat: int, hand: str) -> None:
    s = everyone(roles)
    assert view(s, seat)["seats"][seat]["hand"] == hand.split()
    assert view(s)["seats"][seat]["hand_size"] == len(hand.split()) == (6 if len(roles.split()) == 4 else 7)
    assert may(s, seat) == [f"show {card}" for card in hand.split()]


@covers("setup")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_gets_one_of_as_many_roles_as_there_are_players(seats: int) -> None:
    deals = [deal(GAME.new(seats, seed, EVERYONE)) for seed in range(60)]
    assert {"".join(sorted(one)) for one in deals} == {"".join(sorted(WHEEL[:seats]))}
    for seat in range(seats):
        assert {one[seat] for one in deals} == set(WHEEL[:seats])
    assert all(coins(GAME.new(seats, seed, EVERYONE)) == [0] * seats for seed in range(3))


@covers("first", "R29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_decides_who_begins(seats: int) -> None:
    counts = Counter(token(GAME.new(seats, seed)) for seed in range(60 * seats))
    assert set(counts) == set(range(seats))
    assert min(counts.values()) > 30


@covers("first")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_token_goes_on_clockwise_each_round(seats: int) -> None:
    s = GAME.new(seats, 3, EVERYONE)
    tokens = [token(s)]
    while s.turn():
        walk_on(s, len(tokens), 1)
        if view(s)["round"] > len(tokens):
            tokens.append(token(s))
    assert tokens == [(tokens[0] + turn) % seats for turn in range(seats)]


@covers("hunt-setup")
@pytest.mark.parametrize(("seats", "slots"), [(2, 2), (3, 1), (4, 1)])
def test_the_big_hunt_begins_with_a_coin_and_six_characters(seats: int, slots: int) -> None:
    s = GAME.new(seats, 5, BIG_HUNT)
    assert coins(s) == [1] * seats
    assert step(s) == "declare"
    assert all(seat["hand"] == list("PBSTXK") for seat in view(s, 0)["seats"])
    assert all(len(seat["roles"]) == slots for seat in view(s, 0)["seats"])
    assert sorted(deal(s)) == sorted(WHEEL)


@covers("hunt-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_role_may_be_the_target(seats: int) -> None:
    targets = Counter(view(GAME.new(seats, seed, BIG_HUNT))["target"]["role"] for seed in range(240))
    assert set(targets) == set(WHEEL)
    assert min(targets.values()) > 15


@covers("three-players")
def test_three_players_see_one_exclusion_and_not_the_other() -> None:
    s = big_hunt("P S X", "K", "B", "T")
    for viewer in (0, 1, 2, -1):
        assert view(s, viewer)["out"] == "T"
        assert view(s, viewer)["excluded"]["role"] is None
        assert view(s, viewer)["target"]["role"] is None


@covers("two-players")
def test_two_players_have_two_roles_each_and_know_both() -> None:
    s = big_hunt("PX ST", "K", "B")
    assert [row["role"] for row in view(s, 0)["seats"][0]["roles"]] == ["P", "X"]
    assert [row["role"] for row in view(s, 0)["seats"][1]["roles"]] == [None, None]
    assert [row["role"] for row in view(s, 1)["seats"][1]["roles"]] == ["S", "T"]
    assert view(s, 0)["out"] is None


@covers("hunt-setup")
def test_with_four_players_only_target_and_exclusion_are_left() -> None:
    s = big_hunt("P S X T", "K", "B")
    assert (view(s)["target"]["role"], view(s)["excluded"]["role"], view(s)["out"]) == ("K", "B", None)
    assert (view(s, 0)["target"]["role"], view(s, 0)["excluded"]["role"]) == (None, None)
