"""Stage 1 of the big hunt: everybody names a character, true or not."""

from __future__ import annotations

import pytest

from igroteka import SPECTATOR
from tests.games.covers import covers
from tests.games.pechenka.table import big_hunt, happened, may, play, step, told, view

ALL = [f"declare {card} on {slot}" for slot in (1, 2) for card in "PBSTXK"]


@covers("declare", "R19", "example:declare")
def test_homer_and_lisa_speak_the_truth_bart_and_marge_do_not() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")  # Homer, Lisa, Bart, Marge
    for seat, card in enumerate("PSSB"):
        assert s.turn() == [seat]
        assert may(s) == ALL[:6]
        play(s, f"declare {card} on 1")
        assert told(s, "declared", viewer=3) == [{"seat": seat, "card": card, "slot": 1, "of": 1}]
    assert step(s) == "act"
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert [seat["roles"][0]["declared"] for seat in view(s, viewer)["seats"]] == ["P", "S", "S", "B"]


@covers("declare")
def test_declaring_goes_clockwise_from_the_first_player() -> None:
    s = big_hunt("P S X", target="K", excluded="B", out="T", first=2)
    order = []
    while step(s) == "declare":
        order.append(s.turn()[0])
        play(s, "declare K on 1")
    assert order == [2, 0, 1]
    assert s.turn() == [2]


@covers("declare", "R19")
@pytest.mark.parametrize("card", "PBSTXK")
def test_a_declaration_says_nothing_certain_about_any_role(card: str) -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, f"declare {card} on 1")
    for viewer in (1, SPECTATOR):
        assert view(s, viewer)["seats"][0]["roles"][0]["crossed"] == []
        assert view(s, viewer)["target"]["crossed"] == []
        assert view(s, viewer)["seats"][0]["roles"][0]["role"] is None


@covers("R19", "declare")
def test_the_same_character_may_be_declared_by_everybody() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, *["declare K on 1"] * 4)
    assert [seat["roles"][0]["declared"] for seat in view(s)["seats"]] == ["K"] * 4


@covers("R20", "declare")
def test_the_declared_card_leaves_the_hand_before_all_eyes() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare S on 1")
    for viewer in (0, 2, SPECTATOR):
        assert view(s, viewer)["seats"][0]["hand"] == ["P", "B", "T", "X", "K"]
        assert view(s, viewer)["seats"][1]["hand"] == ["P", "B", "S", "T", "X", "K"]


@covers("two-players", "declare", "R19")
def test_two_players_declare_twice_in_turn() -> None:
    s = big_hunt("PX ST", target="K", excluded="B", first=1)
    order = []
    for move in ("declare B on 2", "declare P on 1", "declare T on 1", "declare X on 2"):
        order.append(s.turn()[0])
        play(s, move)
    assert order == [1, 0, 1, 0]
    assert step(s) == "act"
    assert s.turn() == [1]
    assert [[row["declared"] for row in seat["roles"]] for seat in view(s)["seats"]] == [["P", "X"], ["T", "B"]]
    assert [len(seat["hand"]) for seat in view(s)["seats"]] == [4, 4]


@covers("two-players", "R19")
def test_first_there_are_twelve_ways_then_five() -> None:
    s = big_hunt("PX ST", target="K", excluded="B")
    assert may(s) == ALL
    play(s, "declare S on 2", "declare S on 1")
    assert may(s) == ["declare P on 1", "declare B on 1", "declare T on 1", "declare X on 1", "declare K on 1"]
    play(s, "declare P on 1")
    assert may(s) == ["declare P on 2", "declare B on 2", "declare T on 2", "declare X on 2", "declare K on 2"]


@covers("two-players", "R19")
def test_two_cards_laid_crosswise_are_two_lies() -> None:
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare X on 1", "declare S on 1", "declare P on 2", "declare T on 2")
    for slot in (1, 2):
        opened = s.clone()
        play(opened, "peek", f"open 1 role {slot}")
        assert told(opened, "opened")[0]["lied"] is True
        honest = s.clone()
        play(honest, f"open 2 role {slot}")
        assert told(honest, "opened")[0]["lied"] is False


@covers("two-players", "declare")
def test_all_remember_which_role_was_covered_first() -> None:
    s = big_hunt("PX ST", target="K", excluded="B")
    assert [seat["led"] for seat in view(s, 0)["seats"]] == [None, None]
    play(s, "declare X on 2")
    assert [seat["led"] for seat in view(s, 1)["seats"]] == [1, None]
    play(s, "declare K on 1", "declare P on 1", "declare B on 2")
    for viewer in (0, 1, SPECTATOR):
        assert [seat["led"] for seat in view(s, viewer)["seats"]] == [1, 0]


@covers("declare")
def test_declaring_is_public_at_once_and_one_after_the_other() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare K on 1")
    assert happened(s) == ["declared"]
    assert view(s, 3)["seats"][0]["roles"][0]["declared"] == "K"
    assert view(s, 3)["stage"] == 1
    assert view(s, 3)["prompt"]["awaited"] == [1]
