"""A circle: everybody shows a card at once."""

from __future__ import annotations

import json

import pytest

import igroteka
from igroteka import MODERATOR, SPECTATOR, IllegalAction
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, everyone, happened, may, play, show, step, told, view


@covers("circle", "example:circle")
def test_a_character_that_is_shown_is_crossed_out_for_all() -> None:
    """Homer shows Cookie, Bart Strontium, Lisa 37 and Marge Strontium."""
    s = everyone("B P S T")
    show(s, "P S T S")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        crossed = [seat["roles"][0]["crossed"] for seat in view(s, viewer)["seats"]]
        assert crossed == [["P"], ["S"], ["T"], ["S"]]


@covers("circle", "R9")
@pytest.mark.parametrize(("roles", "left"), [("P B S T", 2), ("P B S T X", 2), ("P B S T X K", 1)])
def test_there_are_as_many_circles_as_players_and_so_many_cards_stay_in_hand(roles: str, left: int) -> None:
    s = everyone(roles)
    seats = len(roles.split())
    rng = igroteka.seeded(4)
    for circle in range(1, seats + 1):
        assert (view(s)["circle"], view(s)["circles"], view(s)["round"]) == (circle, seats, 1)
        while view(s)["circle"] == circle and view(s)["round"] == 1:
            seat = s.turn()[0]
            legal = s.legal(seat)
            s.play(seat, legal[rng.below(len(legal))])
    assert view(s)["round"] == 2
    assert all(len(seat["left"]) == left for seat in view(s)["past"][0]["seats"])
    assert all(len(seat["shown"]) == seats for seat in view(s)["past"][0]["seats"])


@covers("circle")
def test_a_card_that_was_shown_lies_open_and_is_not_offered_again() -> None:
    s = everyone("P B S T")
    show(s, "T P hill B")
    assert may(s, 0) == ["show B", "show S", "show sword", "show shield", "show hill"]
    assert may(s, 2) == ["show P", "show B", "show T", "show sword", "show shield"]
    show(s, "B S P P")
    for viewer in (0, 3, SPECTATOR):
        assert [seat["shown"] for seat in view(s, viewer)["seats"]] == [
            ["T", "B"],
            ["P", "S"],
            ["hill", "P"],
            ["B", "P"],
        ]
        assert [seat["hand_size"] for seat in view(s, viewer)["seats"]] == [4, 4, 4, 4]


@covers("circle", "R8")
def test_nothing_is_turned_up_before_the_last_has_chosen() -> None:
    s = everyone("P B S T")
    before = {viewer: json.dumps(view(s, viewer)) for viewer in (0, 1, 2, 3, SPECTATOR, MODERATOR)}
    for seat, move in ((2, "show hill"), (0, "show sword"), (3, "show P")):
        s.play(seat, GAME.parse(move))
        assert s.events == []
    assert s.turn() == [1]
    for viewer in (1, SPECTATOR):
        assert json.dumps(view(s, viewer)) == before[viewer]
    assert view(s, MODERATOR)["prompt"]["others"] == {"0": "show sword", "2": "show hill", "3": "show P"}
    for viewer, answer in ((0, "show sword"), (2, "show hill"), (3, "show P")):
        seen = view(s, viewer)
        assert seen["prompt"].pop("answered") == answer
        assert json.dumps(seen) == before[viewer]
    s.play(1, GAME.parse("show S"))
    assert happened(s) == ["showed"] * 4
    assert [(one["seat"], one["card"]) for one in told(s, "showed")] == [(0, "sword"), (1, "S"), (2, "hill"), (3, "P")]


@covers("circle", "R8")
def test_an_answer_may_be_changed_until_all_are_in() -> None:
    s = everyone("P B S T")
    s.play(0, GAME.parse("show B"))
    s.play(0, GAME.parse("show hill"))
    for seat in (1, 2, 3):
        s.play(seat, GAME.parse("show P"))
    assert view(s)["seats"][0]["shown"] == ["hill"]
    assert view(s)["seats"][0]["hand_size"] == 5


@covers("R9")
def test_nobody_may_pass() -> None:
    s = everyone("P B S T")
    for moves in range(4):
        for seat in range(4):
            assert s.legal(seat) == [GAME.parse(move) for move in may(s, seat)]
            assert all(move.startswith("show ") for move in may(s, seat))
            assert len(may(s, seat)) == 6 - moves
        show(s, ["B P P P", "S S B B", "T T T S", "hill hill hill hill"][moves])
    assert view(s)["round"] == 2


@covers("hill", "R9")
@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_a_hill_may_be_shown_in_any_circle_and_tells_nothing(circle: int) -> None:
    s = everyone("P B S T")
    show(s, *["B P P P", "S S B B", "T T T S"][: circle - 1])
    before = [seat["roles"][0]["crossed"] for seat in view(s, SPECTATOR)["seats"]]
    assert all("show hill" in may(s, seat) for seat in range(4))
    show(s, "hill hill hill hill")
    if circle < 4:
        assert [seat["roles"][0]["crossed"] for seat in view(s, SPECTATOR)["seats"]] == before
        assert all("show hill" not in may(s, seat) for seat in range(4))
    else:
        assert [seat["coins"]["hill"] for seat in view(s)["past"][0]["seats"]] == [0, 0, 0, 0]


@covers("R13")
def test_ones_own_character_lies_under_the_role_and_cannot_be_shown() -> None:
    s = everyone("P B S T")
    with pytest.raises(IllegalAction, match="own-character"):
        s.play(2, GAME.parse("show S"))
    assert "S" not in view(s, 2)["seats"][2]["hand"]
    for viewer in (0, 1, 3, SPECTATOR):
        assert "hand" not in view(s, viewer)["seats"][2]
        assert view(s, viewer)["seats"][2]["roles"][0]["role"] is None


@covers("R14", "order")
def test_with_no_sword_and_no_shield_the_order_changes_nothing() -> None:
    tables = [everyone("P B S T", first=first) for first in range(4)]
    for s in tables:
        show(s, "B P hill P", "S S P B")
    seen = [[seat["shown"] for seat in view(s)["seats"]] for s in tables]
    assert all(one == seen[0] for one in seen)
    assert {step(s) for s in tables} == {"card"}


@covers("R14", "order")
def test_all_choose_cards_whoever_has_the_token() -> None:
    for first in range(4):
        s = everyone("P B S T", first=first)
        assert s.turn() == [0, 1, 2, 3]
        show(s, "sword P P P")
        assert s.turn() == [0]
        play(s, "before 2")
        assert s.turn() == [0, 1, 2, 3]
