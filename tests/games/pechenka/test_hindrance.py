"""What keeps a sword or a shield from everybody, and what does not hinder it at all."""

from __future__ import annotations

from tests.games.covers import covers
from tests.games.pechenka.table import after, everyone, happened, may, play, show, view


@covers("R3")
def test_if_all_the_others_have_shields_against_me_my_sword_stays_with_me() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword P P P")
    assert may(s) == ["before nobody"]
    play(s, "before nobody")
    assert happened(s) == ["idle"]
    assert view(s, 2)["seats"][0]["sword"] == 0
    show(s, "S S B B", "T T T S")
    assert view(s)["past"][0]["seats"][0]["coins"] == {"attack": 0, "defence": 0, "hill": 1}


@covers("R3")
def test_if_all_the_others_have_attacked_me_my_shield_stays_with_me() -> None:
    s = everyone("P B S T")
    show(s, "B sword sword sword")
    play(s, "before 1", "before 1", "before 1")
    show(s, "shield P P P")
    assert may(s) == ["before nobody"]
    play(s, "before nobody")
    assert view(s, 2)["seats"][0]["shield"] == 0
    show(s, "S S B B", "T T T S")
    assert view(s)["past"][0]["seats"][0]["coins"] == {"attack": 0, "defence": 0, "hill": 1}


@covers("R3")
def test_a_card_that_lies_idle_closes_nobody() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword sword P P")
    play(s, "before nobody")
    assert may(s) == ["before 1", "before 3", "before 4"]


@covers("R6")
def test_sword_and_shield_of_one_player_may_lie_before_the_same_opponent() -> None:
    s = everyone("P B S T")
    show(s, "shield P P P")
    play(s, "before 2")
    show(s, "sword S B B")
    assert may(s) == ["before 2", "before 3", "before 4"]
    play(s, "before 2")
    assert (view(s)["seats"][0]["sword"], view(s)["seats"][0]["shield"]) == (1, 1)
    show(s, "B T T S", "S hill hill hill")
    assert view(s)["past"][0]["seats"][0]["coins"] == {"attack": 3, "defence": 0, "hill": 1}  # he is prey, not hunter


@covers("R6")
def test_two_may_attack_each_other() -> None:
    s = everyone("P B S T")
    show(s, "sword sword P P")
    assert after(s, "before 2") == ["before 1", "before 3", "before 4"]


@covers("R6")
def test_two_may_shield_themselves_from_each_other() -> None:
    s = everyone("P B S T")
    show(s, "shield shield P P")
    assert after(s, "before 2") == ["before 1", "before 3", "before 4"]


@covers("R6")
def test_several_swords_may_lie_before_one_player_and_only_his_hunter_is_paid() -> None:
    s = everyone("P B S T")
    show(s, "sword P sword sword")
    assert after(s, "before 2") == ["before 1", "before 2", "before 4"]
    assert after(s, "before 2") == ["before 1", "before 2", "before 3"]
    play(s, "before 2")
    show(s, "B S P P", "S T B B", "hill hill hill hill")
    assert [seat["coins"]["attack"] for seat in view(s)["past"][0]["seats"]] == [3, 0, 0, 0]
