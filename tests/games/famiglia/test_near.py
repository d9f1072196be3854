"""What a player may reach for in vain, and why: the table's «почему?»."""

from __future__ import annotations

import pytest

from igroteka.core.state import State
from tests.games.famiglia.table import play, table


def near(s: State) -> dict[str, str]:
    """The near-misses of the player who is asked, with their reasons."""
    seat = s.turn()[0]
    found = {}
    for action in s.near(seat):
        refusal = s.why(seat, action)
        assert refusal is not None
        found[s.game.notation(action)] = refusal.reason
    return found


def test_a_street_card_that_cannot_be_paid_says_what_is_missing() -> None:
    s = table(street="A3 I0 B1", hands=("A2 M2 I1", ""), step="recruit")
    assert near(s) == {
        "recruit A3 with pair": "no-pair",
        "recruit A3 with M2 keep card": "joker-too-weak",
        "recruit B1 with pair": "no-pair",
        "recruit B1 with M2 keep card": "no-partner",
    }


def test_what_comes_nearest_to_paying_is_refused_first() -> None:
    s = table(street="A3 M2 B1", hands=("M1 M1 M3", ""), step="recruit", options={"merc_for_merc": False})
    assert list(near(s).items()) == [
        ("recruit A3 with M3 keep card", "no-partner"),
        ("recruit A3 with pair", "no-pair"),
        ("recruit A3 with M1 keep card", "joker-too-weak"),
        ("recruit B1 with M1 keep card", "no-partner"),
        ("recruit B1 with M3 keep card", "no-partner"),
        ("recruit B1 with pair", "no-pair"),
    ]
    s = table(street="M2", hands=("M1 M3", ""), step="recruit", options={"merc_for_merc": False})
    assert list(near(s).values()) == ["no-joker-for-mercenary", "no-pair", "joker-too-weak"]


def test_a_card_that_can_be_paid_somehow_is_no_near_miss() -> None:
    s = table(street="A3 I0", hands=("A2 M3", ""), step="recruit")
    assert near(s) == {}


def test_of_a_scared_card_only_its_lowered_price_counts() -> None:
    s = table(street="I4 I0", hands=("B1", ""), step="brute")
    play(s, "brute 1", "threaten I4")
    assert near(s) == {"recruit lowered I4 with pair": "no-pair"}


def test_cards_that_lie_nowhere_are_not_reached_for() -> None:
    s = table(street="I1 I2", hands=("A1 B2", ""), step="refresh")
    assert near(s) == {}
    play(s, "stop", "brute 2")
    assert near(s) == {}


@pytest.mark.parametrize("step", ["accountant", "brute"])
def test_before_the_last_part_of_the_turn_it_is_too_early_to_recruit(step: str) -> None:
    s = table(street="I1 I0 A3", hands=("A1 B2", ""), areas=("M1", ""), step=step)
    assert near(s) == {
        "recruit I0 free": "not-now",
        "recruit I1 with pair": "not-now",
        "recruit A3 with pair": "not-now",
    }


def test_a_zero_is_not_scared_and_it_is_too_early_to_recruit_it() -> None:
    s = table(street="I1 I0", hands=("B2", ""), step="brute")
    play(s, "brute 2")
    assert near(s) == {"recruit I0 free": "not-now"}


def test_an_exchange_says_why_a_card_stays() -> None:
    s = table(street="I0", hands=("A2", ""), areas=("M1", ""), step="accountant")
    play(s, "accountant 2")
    assert near(s) == {"take back A2": "just-played", "enough": "take-one-first"}
