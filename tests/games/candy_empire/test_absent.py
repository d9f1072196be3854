"""What the table answers for somebody who is not there, and what is nearly possible."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.state import State
from tests.games.candy_empire.table import play, table
from tests.games.covers import covers


def defaults(s: State) -> set[str]:
    """All that the table may answer for the player who is asked."""
    seat = s.turn()[0]
    return {s.game.notation(s.default(seat, seeded(key))) for key in range(40)}


def near(s: State) -> list[str]:
    """What the player who is asked may reach for in vain."""
    return [s.game.notation(action) for action in s.near(s.turn()[0])]


@covers("R48")
def test_the_table_plays_a_card_to_the_empire_and_discards_only_if_it_must() -> None:
    s = table(("TOR VOR ADV", "TOR"), ("OTN", "SKU"), open="POL", banned="TOR")
    assert defaults(s) == {"PLAY VOR", "PLAY ADV"}
    assert defaults(table(("TOR", "TOR"), ("OTN", ""), banned="TOR")) == {"DROP TOR"}


@covers("R48")
@pytest.mark.parametrize(
    ("moves", "hand", "answer"),
    [
        (("PLAY NAI",), "NAI TOR", {"SKIP"}),
        (("PLAY POL",), "POL TOR", {"SKIP"}),
        (("PLAY AVT",), "AVT TOR", {"SKIP"}),
        (("PLAY SUD",), "SUD TOR", {"PLAYER 1", "PLAYER 2"}),
        (("PLAY POL", "TARGET 1 OTN"), "POL TOR", {"PASS"}),
        (("CAST ADV",), "ADV TOR", {"PICK VOR"}),
        (("CAST ADV", "PICK VOR"), "ADV TOR", {"KEEP"}),
        (("CAST VOR",), "VOR TOR", {"TARGET 1 OTN", "TARGET 2 SKU"}),
        (("PLAY DET",), "DET TOR", {"LOSE SKU"}),
    ],
)
def test_the_table_uses_no_ability_that_can_be_declined(moves: tuple[str, ...], hand: str, answer: set[str]) -> None:
    s = play(table((hand, "TOR", "TOR"), ("", "OTN OTN", "SKU"), closed="VOR"), *moves)
    assert defaults(s) == answer


@covers("turn", "R22")
def test_cards_of_the_hand_that_cannot_do_something_now_are_listed() -> None:
    s = table(("TOR VOR ADV", "TOR"), ("OTN!", ""), banned="TOR")
    assert near(s) == [
        "PLAY TOR",
        "CAST VOR",
        "CAST ADV",
        "PROTECT ADV>OTN",
        "PROTECT VOR>OTN",
        "PROTECT TOR>OTN",
    ]


@covers("mercenary", "lawyer", "detective", "judge", "kidnapper", "sly")
@pytest.mark.parametrize(
    ("moves", "hand", "reached"),
    [
        (("PLAY NAI",), "NAI TOR", ["TARGET 0 NAI", "TARGET 1 POH", "TARGET 2 KAR"]),
        (("PLAY POL",), "POL TOR", ["TARGET 0 POL", "TARGET 1 POH", "TARGET 2 KAR", "TARGET 2 SKU"]),
        (("PLAY SUD",), "SUD TOR", ["PLAYER 0"]),
        (("PLAY POH",), "POH TOR", ["NAME VOR"]),
        (("CAST ADV",), "ADV TOR", ["PICK ADV", "PICK VOR"]),
        (("PLAY AVT",), "AVT TOR", []),
    ],
)
def test_what_may_be_reached_for_in_vain(moves: tuple[str, ...], hand: str, reached: list[str]) -> None:
    s = table((hand, "TOR", "TOR"), ("", "OTN POH", "SKU KAR!"), closed="VOR HIT", banned="VOR")
    assert near(play(s, *moves)) == reached


@covers("detective")
def test_what_the_detective_does_not_want_is_reached_for_in_vain() -> None:
    s = play(table(("DET TOR", "TOR", "TOR"), ("", "SKU OTN VOR!", "")), "PLAY DET")
    assert near(s) == ["LOSE VOR", "LOSE OTN"]


@covers("sly")
def test_whoever_has_fewer_snatchers_is_reached_for_in_vain() -> None:
    s = table(("HIT TOR", "TOR", "TOR", "TOR"), ("", "OTN", "OTN", ""), closed="VOR")
    assert near(play(s, "PLAY HIT")) == ["PLAYER 0", "PLAYER 3"]
