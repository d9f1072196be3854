"""Points, places, ties."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core.outcome import Outcome
from tests.games.covers import covers
from tests.games.famiglia.table import ALL, play, table

GAME = igroteka.game("famiglia")


def ended(hands: tuple[str, str], areas: tuple[str, str] = ("", "")) -> Outcome:
    """The outcome of a game that ends now with these cards."""
    s = table(hands=hands, areas=areas, deck="", passage=3, step="recruit", passes=1, rest="street")
    play(s, "pass")
    outcome = s.outcome()
    assert outcome is not None
    return outcome


@covers("points", "setup")
def test_the_points_of_the_box() -> None:
    every = ended(("", " ".join(ALL.elements())[: -len(" M4")]), ("", "")).sheet[1]
    assert every == {"I": 70, "A": 35, "B": 35, "M": 25}
    assert ended(("I0 I1 I2 I3 I4", "M0 M1 M2 M3 M4")).scores == [35, 20]
    assert ended(("A0 A1 A2 A3 A4", "B0 B1 B2 B3 B4")).scores == [20, 20]
    s = GAME.new(seed=1)
    seats = s.view(igroteka.MODERATOR)["seats"]
    assert isinstance(seats, list)
    assert [seat["points"] for seat in seats] == [1, 1]


@covers("points")
def test_the_points_are_marked_as_third_party() -> None:
    assert {GAME.data.sources[f"points.{family}"] for family in "IABM"} == {"third-party"}
    assert GAME.data.sources["copies"] == GAME.data.sources["street"] == "book"


@covers("scoring")
def test_hand_and_area_count_alike() -> None:
    assert ended(("I3 A2", ""), ("B1 M4", "")).scores == ended(("", ""), ("I3 A2 B1 M4", "")).scores == [24, 0]
    outcome = ended(("I3", "A1"), ("B1", "M2 M2"))
    assert outcome.scores == [11, 7]
    assert outcome.places == [1, 2]
    assert outcome.sheet == [{"I": 10, "A": 0, "B": 1, "M": 0}, {"I": 0, "A": 1, "B": 0, "M": 6}]


@covers("tie", "R27")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ("A3", "A2 B2", [1, 2]),  # 6 : 6, the higher value
        ("I2", "B3", [2, 1]),  # 6 : 6, a three against a two
        ("I2 I0 I0 I0", "A2 B2 M2", [1, 2]),  # 9 : 9, of two twos the one with more points
        ("A3 A2", "B3 B1 M1 A1", [1, 2]),  # 9 : 9, the next card decides
        ("A3 A0", "B3", [1, 2]),  # 6 : 6, one card more
        ("A3 B1", "B3 A1", [1, 1]),  # equal gangs
        ("", "", [1, 1]),
    ],
)
def test_with_equal_points_the_strongest_card_wins(first: str, second: str, places: list[int]) -> None:
    outcome = ended((first, second))
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.places == places
    assert outcome.draw == (places == [1, 1])
    mirrored = ended(("", ""), (second, first))
    assert mirrored.places == places[::-1]


@covers("scoring")
def test_every_point_is_somewhere() -> None:
    for seed in range(10):
        s, rng = GAME.new(seed=seed), igroteka.seeded(seed)
        while s.turn():
            legal = s.legal(s.turn()[0])
            s.play(s.turn()[0], legal[rng.below(len(legal))])
        outcome = s.outcome()
        assert outcome is not None
        worth = dict(zip("IABM", [[1, 3, 6, 10, 15], *[[0, 1, 3, 6, 10]] * 3], strict=True))
        saved = s.dump()["table"]
        assert isinstance(saved, dict)
        rest = " ".join(saved[zone] for zone in ("deck", "under", "street", "discard")).split()
        assert sum(outcome.scores) + sum(worth[card[0]][int(card[1])] for card in rest) == 175
        assert [sum(row.values()) for row in outcome.sheet] == outcome.scores


@covers("tie", "R27")
@pytest.mark.parametrize(
    ("first", "second", "reason", "more", "less", "by"),
    [
        ("A3", "A2 B2", "strongest", "A3", "A2", "value"),
        ("A2 B2", "A3", "strongest", "A3", "A2", "value"),
        ("I2 I0 I0 I0", "A2 B2 M2", "strongest", "I2", "A2", "points"),
        ("A3 A2", "B3 B1 M1 A1", "next", "A2", "A1", "value"),
        ("A3 A0", "B3", "next", "A0", "none", "value"),
    ],
)
def test_a_tie_tells_which_cards_decided(first: str, second: str, reason: str, more: str, less: str, by: str) -> None:
    result = ended((first, second))
    ahead = result.places.index(1)
    told = {"ahead": ahead, "behind": 1 - ahead, "more": more, "less": less, "by": by}
    assert [(tie.reason, tie.words) for tie in result.ties] == [(reason, told)]


@covers("R27")
def test_equal_gangs_are_told_to_be_so() -> None:
    assert [tie.reason for tie in ended(("A3 B1", "B3 A1")).ties] == ["alike"]
    assert ended(("A3", "A2")).ties == []
