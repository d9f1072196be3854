"""What a hint says of a turn is true of the position."""

from __future__ import annotations

from typing import Any

from igroteka.bots import bot
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hints import hint
from igroteka.core.chance import seeded
from igroteka.core.state import State
from tests.games.famiglia.table import table


def why(s: State, *moves: str) -> dict[str, dict[str, Any]]:
    """The reasons for this turn of the player who is asked, with their words."""
    choices = [s.game.parse(move) for move in moves]
    return {reason.id: reason.words for reason in heuristics_of(s.game).reasons(s, s.turn()[0], choices)}


def test_a_recruit_brings_its_points_and_is_the_richest_if_nothing_dearer_can_be_had() -> None:
    s = table(street="I1 A2 I0", hands=("I0 I0 A1", "B0"), step="recruit")
    assert why(s, "recruit I1 with pair") == {"richest": {"card": "I1", "points": 3}}
    assert why(s, "recruit I0 free")["points"] == {"card": "I0", "points": 1}


def test_a_card_for_which_the_rival_can_pay_is_denied_to_him_unless_hands_are_hidden() -> None:
    hands = ("I0 I0", "I0 I0")
    assert why(table(street="I1", hands=hands, step="recruit"), "recruit I1 with pair")["denies"] == {"card": "I1"}
    hidden = table(street="I1", hands=hands, step="recruit", options={"hide_hands": True})
    assert "denies" not in why(hidden, "recruit I1 with pair")
    assert "denies" not in why(table(street="I1", hands=("I0 I0", "I0"), step="recruit"), "recruit I1 with pair")


def test_a_second_card_of_a_kind_makes_a_pair_for_the_next_value() -> None:
    s = table(street="B0", hands=("B0", ""), step="recruit")
    assert why(s, "recruit B0 free")["pair"] == {"card": "B0", "next": "B1"}


def test_a_brute_is_called_for_the_price() -> None:
    s = table(street="I2", hands=("B2", ""), step="brute")
    assert why(s, "brute 2", "threaten I2", "recruit lowered I2 free")["lowered"] == {"card": "I2", "cost": 0}


def test_an_accountant_fetches_what_pays() -> None:
    s = table(street="I1 B0", hands=("I0 A1 B0", ""), areas=("I0", ""), step="accountant")
    fetched = ("accountant 1", "take back I0", "give B0")
    assert why(s, *fetched, "recruit I1 with pair")["exchanged"] == {"card": "I1"}
    assert "exchanged" not in why(s, *fetched, "recruit B0 free")


def test_a_street_with_nobody_for_me_is_refreshed() -> None:
    s = table(street="I4 A2", hands=("B0", "A1 A1"), step="refresh")
    assert why(s, "discard A2") == {
        "nobody": {},
        "opens": {"card": "A2", "cards": 2},
        "clears": {"card": "A2"},
    }


def test_whoever_is_ahead_passes_and_wins_with_the_second_pass() -> None:
    s = table(street="A4", hands=("I1", "B0"), areas=("", "A0"), rest="deck", step="recruit")
    assert why(s, "pass") == {"ahead": {"lead": 3}}
    s = table(street="A4", hands=("I1", "B0"), areas=("", "A0"), rest="deck", step="recruit", passes=1)
    assert why(s, "pass") == {"wins": {"lead": 3}}


def test_the_last_turn_is_told_to_its_end_and_is_proven() -> None:
    s = table(street="I2 A1", hands=("A0", "B2"), deck="", rest="area 1", passage=3, step="brute", current=1, starter=0)
    told = hint(s, 1, bot("search:5"), seeded(1))
    assert [s.game.notation(action) for action in told.choices] == ["brute 2", "threaten I2", "recruit lowered I2 free"]
    assert [reason.id for reason in told.reasons] == ["wins", "lowered", "richest"]
