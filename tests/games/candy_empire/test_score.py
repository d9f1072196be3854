"""Counting candies, alone, in teams and in a series."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.candy_empire.table import happened, play, saved, scores, table, told
from tests.games.covers import covers


def end(empires: tuple[str, ...], **how: Any) -> Any:
    """The last card is discarded, and candies are counted; the cards not named lie in the discard."""
    hands = ("TOR", *[""] * (len(empires) - 1))
    s = table(hands, empires, **how)
    dump: dict[str, Any] = s.dump()
    whole = dump["table"]
    whole["open"] = sorted(whole["open"] + whole["deck"])
    whole["deck"] = []
    return play(s.game.load(dump), "DROP TOR")


@covers("scoring", "candies", "pickpocket", "buyer", "pairs", "R40", "protect")
@pytest.mark.parametrize(
    ("empire", "candies"),
    [
        ("KAR KAR KAR", 11),
        ("SKU SKU SKU OTN OTN VOR VOR", 30),
        ("VOR VOR SKU SKU", 22),
        ("POH KAR KAR", 11),
        ("KAR KAR KAR KAR KAR POH POH", 25),
        ("NAI NAI", -4),
        ("", 0),
        ("NAI! SUD", 8),
        ("POL OTN", 4),
        ("ADV AVT AVT", 13),
        ("DET HIT HIT!", 2),
        ("SKU OTN", 4),
        ("SKU", 0),
    ],
)
def test_an_empire_is_worth(empire: str, candies: int) -> None:
    s = end((empire, "", ""))
    assert s.over == "hands"
    assert scores(s) == [candies, 0, 0]
    outcome = s.outcome()
    assert sum(outcome.sheet[0].values()) == candies


@covers("example:pickpockets", "example:buyer", "example:combinations")
def test_the_examples_by_source() -> None:
    rows = end(("KAR KAR KAR", "SKU SKU SKU OTN OTN VOR VOR", "")).outcome().sheet
    assert rows[0] == {"candies": 9, "buyer": 0, "pickpockets": 2, "pairs": 0}
    assert rows[1] == {"candies": 12, "buyer": 8, "pickpockets": 0, "pairs": 10}
    assert end(("VOR VOR SKU SKU", "", "")).outcome().sheet[0]["pairs"] == 10


@covers("scoring")
def test_equal_players_share_the_victory() -> None:
    outcome = end(("TOR VOR", "TOR VOR", "NAI")).outcome()
    assert outcome.scores == [10, 10, -2]
    assert outcome.places == [1, 1, 3]


@covers("scoring")
def test_candies_are_open_while_the_game_goes_on() -> None:
    s = table(("TOR", "TOR"), ("SKU VOR!", ""))
    row: Any = s.view(1)["seats"]
    assert row[0]["score"] == 11
    assert row[0]["sheet"] == {"candies": 4, "buyer": 2, "pickpockets": 0, "pairs": 5}
    assert row[0]["pairs"] == [{"cards": ["SKU", "VOR"], "number": 1, "candies": 5}]
    assert row[0]["empire"] == [
        {"card": "VOR", "loose": 0, "safe": 1, "worth": 11},
        {"card": "SKU", "loose": 1, "safe": 0, "worth": 7},
    ]


@covers("teams", "R38")
def test_a_team_adds_up_its_candies() -> None:
    # 10 + 3 against 9 + 5.
    s = end(("TOR VOR", "AVT AVT SUD", "SUD", "VOR NAI SUD"), options={"play": "teams"})
    outcome = s.outcome()
    assert outcome.sides == [0, 1, 0, 1]
    # Seat 3: 4 - 2 + 3 + 7 for judge and mercenary.
    assert outcome.scores == [13, 21, 13, 21]
    assert outcome.places == [2, 1, 2, 1]
    assert outcome.sheet[0]["candies"] == 10


@covers("teams", "R38")
def test_equal_teams_share_the_victory() -> None:
    outcome = end(("TOR", "VOR", "", "OTN"), options={"play": "teams"}).outcome()
    assert (outcome.scores, outcome.places) == ([6, 6, 6, 6], [1, 1, 1, 1])


@covers("series", "R37")
@pytest.mark.parametrize(("places", "points"), [("skip", [3, 3, 1, 0]), ("dense", [3, 3, 2, 1])])
def test_equal_places_of_a_series(places: str, points: list[int]) -> None:
    s = end(("TOR VOR", "TOR VOR", "AVT", "OTN"), options={"play": "series", "places": places}, points=[1, 0, 0, 0])
    assert saved(s, "points") == [points[0] + 1, *points[1:]]
    assert happened(s)[:5] == ["dropped", "counted", "counted", "counted", "counted"]
    assert told(s, 2)[1] == {"event": "counted", "seat": 0, "game": 1, "candies": 10, "points": 3, "total": 4}


@covers("series", "R37")
def test_the_next_game_is_dealt_and_begun_by_the_next_to_the_left() -> None:
    s = end(("TOR", "", ""), options={"play": "series"}, starter=2, current=0)
    assert (saved(s, "game"), saved(s, "starter"), s.turn()) == (2, 0, [0])
    assert [len(hand) for hand in saved(s, "hands")] == [3, 3, 3]
    assert saved(s, "loose") == saved(s, "safe") == [[], [], []]
    assert "dealt" in happened(s)


@covers("series", "R37")
def test_after_five_games_most_points_win_and_equal_ones_share() -> None:
    s = end(("TOR", "VOR", ""), options={"play": "series"}, game=5, points=[4, 5, 6])
    assert s.over == "series"
    outcome = s.outcome()
    assert outcome.scores == [7, 7, 7]
    assert outcome.places == [1, 1, 1]
    assert outcome.sheet == [{"series": 7}] * 3
