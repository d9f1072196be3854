"""What can be agreed on, and for how many."""

from __future__ import annotations

import pytest

from igroteka import BadOptions
from tests.games.candy_empire.table import GAME
from tests.games.covers import covers


@covers("teams", "series", "no-limits")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"play": "teams"}, [4]),
        ({"play": "series"}, [3, 4]),
        ({"deck": "full"}, [2]),
        ({"defenceless": True, "open_discard": True}, [2, 3, 4]),
    ],
)
def test_modes_are_for_so_many(options: dict[str, object], counts: list[int]) -> None:
    assert GAME.counts(options) == counts
    for seats in {2, 3, 4} - set(counts):
        with pytest.raises(BadOptions):
            GAME.new(seats, 1, options)


@covers("R37")
def test_places_mean_something_in_a_series_alone() -> None:
    with pytest.raises(BadOptions):
        GAME.new(3, 1, {"places": "dense"})
    GAME.new(3, 1, {"play": "series", "places": "dense"})


def test_the_rulings_stand_in_a_group_of_their_own_and_are_as_in_the_book_by_default() -> None:
    rulings = {option.id: option.default for option in GAME.options if option.group == "rulings"}
    assert rulings == {
        "block_scope": "any",
        "block_may_use_protected": False,
        "kidnap_duration": "forever",
        "kidnap_blocks_casting": False,
        "kidnap_check_self": True,
        "avt_partial": False,
        "hit_counts_protected": False,
        "adv_may_decline": False,
        "places": "skip",
    }


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("PLAY AVT", 0),
        ("PLAY HIT", 12),
        ("CAST VOR", 13),
        ("CAST ADV", 14),
        ("DROP AVT", 15),
        ("PROTECT AVT>AVT", 28),
        ("PROTECT OTN>TOR", 28 + 13 * 6 + 11),
        ("TARGET 2 KAR", 197 + 26 + 3),
        ("SKIP", 249),
        ("KEEP", 253),
        ("PLAYER 3", 257),
        ("NAME AVT", 258),
        ("PICK HIT", 283),
        ("BACK AVT", 284),
        ("LOSE HIT", 309),
    ],
)
def test_actions_are_numbered_as_agreed(move: str, action: int) -> None:
    assert GAME.parse(move) == action
    assert GAME.notation(action) == move


def test_an_action_says_which_things_of_the_view_it_touches() -> None:
    said = {move: GAME.describe(GAME.parse(move)) for move in ("PROTECT OTN>TOR", "TARGET 2 KAR", "PICK SKU", "PASS")}
    assert said["PROTECT OTN>TOR"].touches == ["hand.OTN", "mine.TOR"]
    assert said["TARGET 2 KAR"].touches == ["empire.2.KAR"]
    assert said["PICK SKU"].touches == ["discard.SKU"]
    assert (said["PASS"].verb, said["PASS"].touches) == ("pass", [])
