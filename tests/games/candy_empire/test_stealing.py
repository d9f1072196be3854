"""Вор, Наёмник, Полицейский, Детектив: cards of others' empires."""

from __future__ import annotations

import pytest

from tests.games.candy_empire.table import empire, guarded, happened, may, pile, play, saved, step, table
from tests.games.covers import covers


@covers("thief", "cast", "R5", "R6")
def test_a_thief_takes_any_unprotected_card_which_then_does_nothing() -> None:
    s = table(("VOR TOR", "TOR", "TOR"), ("POL", "SUD SKU!", "NAI"))
    play(s, "CAST VOR")
    assert may(s) == ["TARGET 1 SUD", "TARGET 2 NAI"]
    play(s, "TARGET 2 NAI")
    assert (empire(s), empire(s, 2), pile(s)) == ("NAI POL", "", "VOR | ")
    assert happened(s) == ["stole", "drew"]
    assert s.turn() == [1]


@covers("R27", "thief")
def test_a_stolen_kidnapper_names_nobody() -> None:
    s = table(("VOR TOR", "TOR", "TOR"), ("", "POH"), banned="OTN")
    play(s, "CAST VOR", "TARGET 1 POH")
    assert empire(s) == "POH"
    assert saved(s, "banned") == [6]
    assert s.turn() == [1]


@covers("mercenary", "R27", "R28")
def test_a_mercenary_removes_any_unprotected_card_but_kidnappers_and_himself() -> None:
    s = table(("NAI TOR", "TOR", "TOR"), ("TOR POH OTN!", "SKU POH VOR!"))
    play(s, "PLAY NAI")
    assert may(s) == ["TARGET 0 TOR", "TARGET 1 SKU", "SKIP"]
    play(s, "TARGET 0 TOR")
    assert (empire(s), guarded(s), pile(s)) == ("NAI POH", "OTN", "TOR | ")


@covers("R28")
def test_a_mercenary_may_remove_another_mercenary_of_the_same_empire() -> None:
    s = table(("NAI TOR", "TOR"), ("NAI", ""))
    play(s, "PLAY NAI", "TARGET 0 NAI")
    assert (empire(s), pile(s)) == ("NAI", "NAI | ")


@covers("policeman", "R5", "R29")
def test_a_policeman_takes_one_pickpocket_or_one_snatcher() -> None:
    s = table(("POL TOR", "TOR", "TOR"), ("OTN", "KAR KAR OTN! TOR", "OTN SKU"))
    play(s, "PLAY POL")
    assert may(s) == ["TARGET 1 KAR", "TARGET 2 OTN", "SKIP"]
    play(s, "TARGET 1 KAR")
    assert (empire(s), empire(s, 1)) == ("KAR OTN POL", "KAR TOR")
    assert happened(s) == ["arrests", "took", "drew"]


@covers("policeman")
def test_a_policeman_may_be_idle() -> None:
    s = play(table(("POL TOR", "TOR"), ("", "OTN")), "PLAY POL", "SKIP")
    assert (empire(s), empire(s, 1)) == ("POL", "OTN")
    assert s.turn() == [1]


@covers("detective", "R30", "R6")
def test_everybody_else_loses_one_card_of_their_choice_to_the_detective() -> None:
    s = table(("DET TOR", "TOR", "TOR", "OTN"), ("AVT", "AVT VOR VOR SKU!", "TOR", "SKU"))
    play(s, "PLAY DET")
    assert s.turn() == [1, 3]
    assert may(s, 1) == ["LOSE AVT", "LOSE VOR"]
    assert may(s, 3) == ["LOSE SKU"]
    s.play(3, s.game.parse("LOSE SKU"))
    assert empire(s, 3) == "SKU"
    s.play(1, s.game.parse("LOSE VOR"))
    assert [empire(s, seat) for seat in range(4)] == ["AVT DET", "AVT VOR", "TOR", ""]
    assert pile(s) == "VOR SKU | "
    assert happened(s) == ["lost", "lost", "drew"]


@covers("R30", "teams")
def test_the_detective_spares_no_one_of_the_own_team() -> None:
    s = table(("DET TOR", "TOR", "TOR", "TOR"), ("", "SKU", "VOR", ""), options={"play": "teams"})
    play(s, "PLAY DET")
    assert s.turn() == [1, 2]


@covers("detective")
def test_who_has_none_of_them_loses_nothing() -> None:
    s = play(table(("DET TOR", "TOR", "TOR"), ("SKU", "TOR", "VOR!")), "PLAY DET")
    assert step(s) == "main"
    assert s.turn() == [1]


@covers("R5")
@pytest.mark.parametrize("card", ["SUD", "DET", "HIT", "AVT"])
def test_no_stolen_card_works(card: str) -> None:
    s = table(("VOR TOR", "TOR", "TOR"), ("", card, "SKU OTN"))
    play(s, "CAST VOR", f"TARGET 1 {card}")
    assert step(s) == "main"
    assert s.turn() == [1]
