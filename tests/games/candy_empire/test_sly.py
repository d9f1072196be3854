"""Хитрый полицейский: snatchers of the discard, or of the player who has most."""

from __future__ import annotations

from igroteka import SPECTATOR
from tests.games.candy_empire.table import empire, guarded, happened, may, pile, play, saved, step, table, told
from tests.games.covers import covers


@covers("sly", "R31")
def test_all_snatchers_of_the_discard_are_taken_and_nobody_is_touched() -> None:
    s = table(("HIT TOR", "TOR", "TOR"), ("", "OTN OTN OTN", ""), open="OTN", closed="OTN VOR OTN")
    play(s, "PLAY HIT")
    assert empire(s) == "OTN OTN OTN HIT"
    assert empire(s, 1) == "OTN OTN OTN"
    assert pile(s) == " | VOR"
    assert told(s, 1)[1] == {"event": "searched", "seat": 0, "number": 3}


@covers("sly", "R31", "example:sly")
def test_of_several_with_most_snatchers_the_player_chooses() -> None:
    s = table(("HIT TOR", "TOR", "TOR", "TOR"), ("", "OTN OTN OTN", "OTN OTN OTN", "OTN"), closed="VOR")
    play(s, "PLAY HIT")
    assert may(s) == ["PLAYER 1", "PLAYER 2"]
    play(s, "PLAYER 2")
    assert [empire(s, seat) for seat in range(4)] == ["OTN OTN HIT", "OTN OTN OTN", "OTN", "OTN"]


@covers("R31", "R6")
def test_one_with_most_is_not_asked_for_and_protected_ones_do_not_count() -> None:
    s = table(("HIT TOR", "TOR", "TOR"), ("OTN OTN", "OTN OTN! OTN!", "OTN OTN"), closed="VOR")
    play(s, "PLAY HIT")
    assert empire(s, 2) == ""
    assert empire(s) == "OTN OTN OTN OTN HIT"
    assert happened(s) == ["played", "searched", "raided", "drew"]


@covers("R31")
def test_by_agreement_protected_ones_count_but_are_not_taken() -> None:
    options = {"hit_counts_protected": True}
    s = table(("HIT TOR", "TOR", "TOR"), ("", "OTN OTN! OTN!", "OTN OTN"), closed="VOR", options=options)
    play(s, "PLAY HIT")
    assert (empire(s), empire(s, 1), guarded(s, 1)) == ("OTN HIT", "", "OTN OTN")


@covers("R31")
def test_a_single_snatcher_is_all_that_can_be_taken() -> None:
    s = play(table(("HIT TOR", "TOR", "TOR"), ("", "OTN", ""), closed="VOR"), "PLAY HIT")
    assert empire(s) == "OTN HIT"


@covers("R32")
def test_when_snatchers_are_kidnapped_he_looks_and_takes_nothing() -> None:
    s = table(("HIT TOR", "TOR", "TOR"), ("", "OTN!", ""), closed="VOR OTN", banned="OTN")
    play(s, "PLAY HIT")
    assert (empire(s), pile(s)) == ("HIT", " | VOR OTN")
    assert step(s) == "main"
    assert saved(s, "clean") == 0
    assert s.view(0)["memory"]["discard"] == ["VOR", "OTN"]  # type: ignore[index]


@covers("R33", "R45")
def test_he_sees_the_discard_and_the_others_only_hear_how_many() -> None:
    s = table(("HIT TOR", "TOR", "TOR"), closed="VOR SKU OTN")
    play(s, "PLAY HIT")
    assert s.view(0)["memory"]["discard"] == ["VOR", "SKU"]  # type: ignore[index]
    assert s.view(0)["memory"]["dim"] == []  # type: ignore[index]
    for viewer in (1, SPECTATOR):
        assert s.view(viewer)["memory"]["discard"] == []  # type: ignore[index]
        assert told(s, viewer)[1] == {"event": "searched", "seat": 0, "number": 1}


@covers("R44")
def test_everybody_knows_afterwards_that_no_snatcher_is_left_before_he_chooses() -> None:
    s = table(("HIT TOR", "TOR", "TOR"), ("", "OTN OTN", "OTN OTN"), closed="VOR SKU")
    play(s, "PLAY HIT")
    assert step(s) == "sly"
    for viewer in (0, 1, 2, SPECTATOR):
        assert s.view(viewer)["discard"]["no_snatchers"] == [0, 1]  # type: ignore[index]


@covers("R16", "sly")
def test_he_cannot_be_blocked() -> None:
    s = play(table(("HIT TOR", "TOR", "TOR"), ("", "OTN OTN OTN", ""), closed="VOR"), "PLAY HIT")
    assert step(s) == "main"
    assert empire(s, 1) == "OTN"
