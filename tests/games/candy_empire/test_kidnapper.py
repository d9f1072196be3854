"""Похититель: who is named, what that means, and how long."""

from __future__ import annotations

import pytest

from tests.games.candy_empire.table import GAME, empire, guarded, hand, may, named, pile, play, saved, step, table, told
from tests.games.covers import covers

ON_TABLE = {"kidnap_duration": "on_table"}


@covers("kidnapper", "R26", "R22")
def test_all_unprotected_cards_of_the_named_leave_all_empires() -> None:
    s = table(("POH TOR", "OTN TOR", "TOR"), ("OTN", "OTN OTN OTN!", "SKU"))
    play(s, "PLAY POH", "NAME OTN")
    assert [empire(s, seat) for seat in range(3)] == ["POH", "", "SKU"]
    assert guarded(s, 1) == "OTN"
    assert pile(s) == "OTN OTN OTN | "
    assert told(s, 2)[0] == {"event": "kidnapped", "seat": 0, "card": "OTN", "lost": [1, 2, 0]}
    moves = may(s)
    assert "PLAY OTN" not in moves
    assert "DROP OTN" in moves
    assert "PROTECT OTN>OTN" not in moves
    assert s.view(0)["banned"] == ["OTN"]


@covers("R22")
@pytest.mark.parametrize("strict", [False, True])
def test_a_kidnapped_thief_or_lawyer_can_be_cast_unless_agreed_otherwise(strict: bool) -> None:
    options = {"kidnap_blocks_casting": strict}
    s = table(("VOR ADV", "TOR"), ("", "TOR"), open="OTN", banned="VOR ADV", options=options)
    assert may(s) == [*([] if strict else ["CAST VOR", "CAST ADV"]), "DROP ADV", "DROP VOR"]


@covers("R23", "kidnapper")
def test_a_kidnapper_as_the_last_card_names_nobody_unless_agreed() -> None:
    s = play(table(("POH", "TOR", "TOR"), deck=""), "PLAY POH")
    assert step(s) == "main"
    assert empire(s) == "POH"
    s = play(table(("POH", "TOR", "TOR"), deck="", options={"kidnap_check_self": False}), "PLAY POH")
    assert step(s) == "kidnapper"
    for check in (False, True):
        options = {"kidnap_check_self": check}
        s = play(table(("POH TOR", "TOR", ""), deck="", options=options), "PLAY POH")
        assert step(s) == "main"


@covers("R24")
def test_the_kidnapper_himself_may_be_named_and_other_bans_stay() -> None:
    s = table(("POH TOR", "TOR", "TOR"), ("", "POH", ""), banned="VOR")
    play(s, "PLAY POH", "NAME POH")
    assert (empire(s), empire(s, 1), pile(s)) == ("", "", "POH POH | ")
    assert named(saved(s, "banned")) == "VOR POH"


@covers("R25")
def test_whoever_is_not_kidnapped_yet_can_be_named() -> None:
    s = play(table(("POH TOR", "TOR", "TOR"), banned="VOR"), "PLAY POH")
    assert len(may(s)) == 12
    assert "NAME VOR" not in may(s)


@covers("R25")
def test_a_character_that_is_nowhere_to_be_seen_can_be_named() -> None:
    s = play(table(("POH TOR", "TOR", "TOR")), "PLAY POH", "NAME HIT")
    assert named(saved(s, "banned")) == "HIT"


@covers("R21")
def test_a_ban_lasts_whatever_happens_to_the_kidnapper() -> None:
    s = table(("POH TOR", "VOR TOR", "POH TOR"))
    play(s, "PLAY POH", "NAME OTN", "CAST VOR", "TARGET 0 POH", "PLAY POH", "NAME POH")
    assert named(saved(s, "banned")) == "OTN POH"
    assert saved(s, "kidnappers") == []


@covers("R21")
def test_by_agreement_a_ban_ends_when_its_kidnapper_leaves() -> None:
    s = table(("POH TOR", "VOR TOR", "POH TOR"), options=ON_TABLE)
    play(s, "PLAY POH", "NAME OTN", "CAST VOR", "TARGET 0 POH")
    assert saved(s, "kidnappers") == [[1, 0, 6]]
    assert named(saved(s, "banned")) == "OTN"
    play(s, "PLAY POH", "NAME POH")
    assert (saved(s, "kidnappers"), saved(s, "banned")) == ([], [])
    assert pile(s) == "VOR POH POH | "


@covers("R21")
def test_a_protected_kidnapper_holds_on() -> None:
    s = table(("POH TOR KAR", "TOR KAR", "POH TOR"), options=ON_TABLE, deck=9)
    play(s, "PLAY POH", "NAME OTN", "DROP TOR", "DROP TOR", "PROTECT KAR>POH", "DROP KAR")
    play(s, "PLAY POH", "NAME POH")
    assert saved(s, "kidnappers") == [[0, 1, 6]]
    assert named(saved(s, "banned")) == "OTN"
    assert guarded(s) == "POH"


@covers("R21", "R23")
def test_the_oldest_of_equal_kidnappers_is_protected_or_stolen() -> None:
    options = {**ON_TABLE, "kidnap_check_self": True}
    rows = [[0, 0, 6], [0, 0, 4]]
    s = table(("TOR", "VOR TOR", "TOR"), ("POH POH TOR", "", ""), banned="OTN VOR", options=options, kidnappers=rows)
    play(s, "PROTECT TOR>POH")
    assert saved(s, "kidnappers") == [[0, 1, 6], [0, 0, 4]]
    play(s, "CAST VOR", "TARGET 0 POH")
    assert saved(s, "kidnappers") == [[0, 1, 6], [1, 0, 4]]


@covers("R21")
def test_a_kidnapper_who_names_nobody_is_written_down_too() -> None:
    s = play(table(("POH", "TOR", "TOR"), deck="", options=ON_TABLE), "PLAY POH")
    assert saved(s, "kidnappers") == [[2, 1, -1], [0, 0, -1]]
    assert GAME.load(s.dump()).same(s)


@covers("R9", "R22")
def test_bans_of_one_game_end_with_it() -> None:
    s = table(("TOR", "", ""), deck="", banned="OTN", options={"play": "series"})
    play(s, "PLAY TOR")
    assert saved(s, "game") == 2
    assert saved(s, "banned") == []
    assert len(hand(s).split()) == 3
