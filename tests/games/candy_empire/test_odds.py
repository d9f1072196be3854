"""What could have been known: chances and certainties against a list of all worlds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from igroteka.core.chance import seeded
from tests.games.candy_empire.memory import allowed
from tests.games.candy_empire.table import NAMES, play, table
from tests.games.candy_empire.tiny import dealt
from tests.games.covers import covers
from tests.laws.cases import moves

DECKS = [
    (2, "SUD SUD AVT VOR VOR ADV ADV OTN OTN"),
    (2, "SUD SUD ADV ADV HIT HIT OTN OTN OTN"),
    (2, "AVT AVT SUD ADV VOR VOR TOR TOR OTN"),
    (3, "SUD SUD ADV OTN OTN VOR VOR VOR HIT HIT"),
]
GAMES_EACH = 4


def listed(s: Any, seat: int) -> dict[int, dict[str, Fraction]]:
    """By rival, and -1 for the closed discard: the chance of each character, out of all worlds that the notes allow."""
    found: dict[int, dict[str, Fraction]] = {}
    worlds = allowed(s, s.notes[seat])
    total = sum(worlds.values())
    for (hands, _, closed), ways in worlds.items():
        for place, lies in [*enumerate(hands), (-1, closed)]:
            row = found.setdefault(place, {})
            for card in {card for card in lies if card >= 0}:
                row[NAMES[card]] = row.get(NAMES[card], Fraction(0)) + Fraction(ways, total)
    return found


def agree(told: dict[str, Any], chances: dict[str, Fraction]) -> None:
    """What is told of a place is what the list says."""
    assert {card for card, chance in chances.items() if chance == 1} == set(told["sure"])
    assert {card for card, chance in chances.items() if chance < 1} == set(told["chances"])
    for card, percent in told["chances"].items():
        # Half a percent is rounding; what is not certain is never told as 0 or 100.
        assert abs(percent - 100 * chances[card]) <= Fraction(1, 2) or percent in (1, 99)
        assert 0 < percent < 100


@covers("memory")
@pytest.mark.parametrize(("seats", "cards"), DECKS)
def test_chances_are_those_of_a_list_of_all_worlds(seats: int, cards: str) -> None:
    compared = uneven = 0
    for seed in range(GAMES_EACH):
        s = dealt(cards, seats, seed)
        for _ in moves(s, seeded(seed + 7)):
            if s.who < 0 or s.top.name != "main":
                continue
            seat = int(s.who)
            knew: Any = s.game.parts.hindsight(s, seat, s.legal(seat)[0])
            chances = listed(s, seat)
            for told in knew["places"]:
                agree(told, chances[told["seat"]])
                compared += 1
                uneven += bool(told["sure"])
    assert compared > 20
    assert uneven > 0


def test_what_i_gave_lies_in_a_hand_or_is_what_was_dropped() -> None:
    # One of three was mine, and one of the three was dropped.
    s = play(table(("SUD NAI", "OTN TOR SKU"), deck="AVT POL POL ADV"), "PLAY SUD", "PLAYER 1", "DROP ADV")
    knew: Any = s.game.parts.hindsight(s, 0, s.legal(0)[0])
    hand, discard = knew["places"]
    assert (hand["seat"], hand["chances"]["NAI"], discard["chances"]["NAI"]) == (1, 67, 33)
    chances = listed(s, 0)
    for told in knew["places"]:
        agree(told, chances[told["seat"]])
    worlds: list[Any] = [s.imagine(0, seeded(key)) for key in range(600)]
    assert 360 <= sum(NAMES.index("NAI") in world.hands[1] for world in worlds) <= 440


def test_of_an_aim_only_that_it_follows_is_told() -> None:
    s = table(hands=("NAI", "TOR"), empires=("", "TOR"))
    decision: Any = s.game.parts.hindsight(s, 0, s.legal(0)[0])
    assert decision["places"]
    assert "follows" not in decision
    s.play(0, s.game.parse("PLAY NAI"))
    assert s.top.name == "mercenary"
    aim: Any = s.game.parts.hindsight(s, 0, s.legal(0)[0])
    assert aim["follows"]
    assert not aim["hand"] + aim["places"]


def test_of_what_else_follows_from_a_decision_nothing_is_told() -> None:
    s = play(table(hands=("AVT", "TOR"), deck=10), "PLAY AVT")
    assert s.top.name == "boss"
    assert s.game.parts.hindsight(s, 0, s.legal(0)[0]) is None


def test_what_i_dropped_is_surely_in_the_discard() -> None:
    s = table(hands=("NAI VOR TOR", "TOR ADV OTN"), deck=10)
    s.play(0, s.game.parse("DROP NAI"))
    s.play(1, s.game.parse("DROP ADV"))
    knew: Any = s.game.parts.hindsight(s, 0, s.legal(0)[0])
    [discard] = [place for place in knew["places"] if place["seat"] == -1]
    assert discard["cards"] == 2
    assert discard["sure"] == ["NAI"]
    assert "ADV" in discard["chances"]
