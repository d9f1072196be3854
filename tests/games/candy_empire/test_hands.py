"""Авторитет and Судья: cards that move between hands and deck."""

from __future__ import annotations

import pytest

from igroteka import SPECTATOR
from tests.games.candy_empire.table import deck, empire, hand, happened, may, named, play, saved, step, table, told
from tests.games.covers import covers


@covers("boss", "R20")
def test_the_boss_takes_three_and_puts_two_back_the_last_one_on_top() -> None:
    s = table(("AVT OTN SKU", "OTN"), deck="TOR VOR POL")
    play(s, "PLAY AVT", "USE")
    assert hand(s) == "VOR OTN POL SKU TOR"
    assert told(s, 0) == [{"event": "drew", "seat": 0, "number": 3, "cards": ["VOR", "POL", "TOR"]}]
    assert told(s, 1) == [{"event": "drew", "seat": 0, "number": 3}]
    play(s, "BACK OTN")
    assert told(s, 1) == [{"event": "returned", "seat": 0, "left": 1}]
    play(s, "BACK VOR")
    assert hand(s) == "POL SKU TOR"
    assert named(saved(s, "deck")) == "OTN VOR"
    play(s, "PLAY OTN")
    assert hand(s, 1) == "VOR OTN"[:3] + " OTN"


@covers("boss")
def test_the_boss_may_be_idle_and_then_a_card_is_drawn() -> None:
    s = play(table(("AVT OTN SKU", "OTN"), deck="TOR VOR POL"), "PLAY AVT", "SKIP")
    assert hand(s) == "OTN POL SKU"


@covers("R19", "boss")
@pytest.mark.parametrize(("cards", "owed"), [(1, 0), (2, 1), (3, 2)])
def test_with_fewer_than_three_cards_the_boss_does_nothing_unless_agreed(cards: int, owed: int) -> None:
    s = play(table(("AVT OTN SKU", "OTN"), deck=cards), "PLAY AVT")
    assert step(s) == ("boss" if cards == 3 else "main")
    s = play(table(("AVT OTN SKU", "OTN"), deck=cards, options={"avt_partial": True}), "PLAY AVT", "USE")
    assert saved(s, "owed") == owed
    while step(s) == "return":
        play(s, may(s)[0])
    assert len(hand(s).split()) == 3
    assert deck(s) == cards - 1
    assert s.turn() == [1]


@covers("R19")
def test_with_an_empty_deck_the_boss_never_works() -> None:
    s = play(table(("AVT OTN", "OTN"), deck="", options={"avt_partial": True}), "PLAY AVT")
    assert s.turn() == [1]


@covers("judge", "R17")
def test_two_exchange_hands_and_the_other_draws_at_once() -> None:
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL POL POL"), deck="DET DET HIT HIT KAR")
    play(s, "PLAY SUD")
    assert may(s) == ["PLAYER 1", "PLAYER 2"]
    play(s, "PLAYER 1")
    assert hand(s) == "AVT VOR TOR"
    assert hand(s, 1) == "KAR OTN SKU"
    assert deck(s) == 4
    assert s.turn() == [1]
    swapped = {"event": "swapped", "seat": 0, "other": 1, "drawn": 1}
    assert told(s, 0)[1] == {**swapped, "gave": ["OTN", "SKU"], "got": ["AVT", "VOR", "TOR"]}
    assert told(s, 1)[1] == {**swapped, "got": ["AVT", "VOR", "TOR"], "now": ["KAR", "OTN", "SKU"]}
    assert told(s, 2)[1] == told(s, SPECTATOR)[1] == swapped


@covers("R18", "judge")
def test_one_card_in_the_deck_is_enough_for_a_judge_and_none_is_not() -> None:
    s = play(table(("SUD OTN SKU", "TOR VOR AVT"), deck="POL"), "PLAY SUD")
    assert may(s) == ["PLAYER 1"]
    play(s, "PLAYER 1")
    assert (hand(s), hand(s, 1)) == ("AVT VOR TOR", "OTN POL SKU")
    s = play(table(("SUD OTN SKU", "TOR VOR AVT"), deck=""), "PLAY SUD")
    assert (hand(s), empire(s)) == ("OTN SKU", "SUD")
    assert s.turn() == [1]


@covers("R15", "judge")
def test_after_a_blocked_judge_hands_stay_and_a_card_is_drawn() -> None:
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL POL POL"), ("", "OTN OTN", ""), deck="DET")
    play(s, "PLAY SUD", "PLAYER 2", "BLOCK")
    assert hand(s) == "DET OTN SKU"
    assert hand(s, 2) == "POL POL POL"
    assert happened(s) == ["blocked", "drew"]
