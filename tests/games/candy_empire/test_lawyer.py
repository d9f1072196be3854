"""Адвокат: what can be fetched, what must be, and what it does."""

from __future__ import annotations

from tests.games.candy_empire.table import deck, empire, hand, happened, may, pile, play, saved, step, table, told
from tests.games.covers import covers


@covers("lawyer", "R12", "example:lawyer")
def test_a_fetched_thief_goes_back_and_steals() -> None:
    s = table(("ADV POL", "TOR"), ("", "TOR"), closed="VOR SKU")
    play(s, "CAST ADV")
    assert may(s) == ["PICK VOR", "PICK SKU"]
    play(s, "PICK VOR")
    assert may(s) == ["TARGET 1 TOR", "KEEP"]
    play(s, "TARGET 1 TOR")
    assert (empire(s), empire(s, 1)) == ("TOR", "")
    assert pile(s) == "ADV VOR | SKU"


@covers("R12")
def test_a_fetched_thief_may_stay() -> None:
    s = play(table(("ADV POL", "TOR"), ("", "TOR"), closed="VOR"), "CAST ADV", "PICK VOR", "KEEP")
    assert (empire(s), empire(s, 1), pile(s)) == ("VOR", "TOR", "ADV | ")


@covers("R12")
def test_where_nothing_can_be_stolen_a_fetched_thief_just_stays() -> None:
    s = play(table(("ADV POL", "TOR"), ("", "TOR!"), closed="VOR"), "CAST ADV", "PICK VOR")
    assert empire(s) == "VOR"
    assert s.turn() == [1]


@covers("R12", "lawyer")
def test_cards_without_an_ability_of_the_moment_stay() -> None:
    for card in ("OTN", "SKU", "TOR"):
        s = play(table(("ADV POL", "TOR"), ("", "TOR"), closed=card), "CAST ADV", f"PICK {card}")
        assert empire(s) == card
        assert s.turn() == [1]


@covers("R9", "lawyer")
def test_a_fetched_kidnapper_must_name_somebody() -> None:
    s = table(("ADV POL", "TOR", "TOR"), ("", "TOR", ""), closed="POH")
    play(s, "CAST ADV", "PICK POH")
    assert step(s) == "kidnapper"
    play(s, "NAME TOR")
    assert empire(s, 1) == ""


@covers("R9", "block")
def test_a_fetched_judge_must_work_and_can_be_blocked() -> None:
    s = table(("ADV POL TOR", "TOR SKU SKU", "TOR"), ("", "OTN OTN", ""), closed="SUD")
    play(s, "CAST ADV", "PICK SUD")
    assert may(s) == ["PLAYER 1", "PLAYER 2"]
    play(s, "PLAYER 1")
    assert step(s) == "block"
    play(s, "BLOCK")
    assert empire(s) == "SUD"
    assert hand(s, 1) == "SKU SKU TOR"


@covers("R9", "detective")
def test_a_fetched_detective_works() -> None:
    s = play(table(("ADV POL", "TOR", "TOR"), ("", "SKU", ""), closed="DET"), "CAST ADV", "PICK DET")
    assert step(s) == "detective"


@covers("lawyer", "boss", "R20")
def test_a_fetched_boss_takes_three_and_no_card_is_drawn() -> None:
    s = table(("ADV POL TOR", "TOR"), closed="AVT", deck=10)
    play(s, "CAST ADV", "PICK AVT", "USE")
    assert len(hand(s).split()) == 5
    play(s, "BACK POL", "BACK TOR")
    assert len(hand(s).split()) == 3
    assert deck(s) == 9


@covers("R10")
def test_who_looks_must_fetch_unless_agreed_otherwise() -> None:
    s = table(("ADV POL", "TOR"), closed="SKU")
    assert may(play(s, "CAST ADV")) == ["PICK SKU"]
    s = table(("ADV POL", "TOR"), closed="SKU", options={"adv_may_decline": True})
    assert may(play(s, "CAST ADV")) == ["SKIP", "PICK SKU"]
    play(s, "SKIP")
    assert (empire(s), pile(s)) == ("", "ADV | SKU")
    assert happened(s) == ["fetched-nothing", "drew"]


@covers("R43", "R10")
def test_with_only_the_kidnapped_in_the_discard_the_one_answer_is_nothing() -> None:
    s = table(("ADV POL", "TOR"), closed="OTN", banned="OTN")
    play(s, "CAST ADV")
    assert may(s) == ["SKIP"]
    assert s.view(0)["looked"] == ["ADV", "OTN"]
    play(s, "SKIP")
    assert empire(s) == ""


@covers("R11", "lawyer")
def test_the_lawyer_who_was_cast_cannot_be_fetched_but_another_can() -> None:
    s = play(table(("ADV POL", "TOR"), closed="SKU"), "CAST ADV")
    assert "PICK ADV" not in may(s)
    s = play(table(("ADV POL", "TOR"), closed="SKU ADV"), "CAST ADV")
    assert may(s) == ["PICK ADV", "PICK SKU"]
    play(s, "PICK ADV")
    assert empire(s) == "ADV"
    assert s.turn() == [1]


@covers("lawyer", "R11", "R42")
def test_a_lawyer_fetches_the_one_who_lies_closed_and_never_himself() -> None:
    s = play(table(("ADV POL", "TOR"), closed="SKU ADV"), "CAST ADV", "PICK ADV")
    assert (empire(s), pile(s)) == ("ADV", "ADV | SKU")
    assert saved(s, "taken") == [1]


@covers("R11", "R42")
def test_of_other_lawyers_the_open_one_is_fetched() -> None:
    s = play(table(("ADV POL", "TOR"), open="ADV", closed="ADV SKU"), "CAST ADV", "PICK ADV")
    assert (empire(s), pile(s)) == ("ADV", "ADV | ADV SKU")
    s = table(("ADV POL", "TOR"), open="ADV SKU", options={"open_discard": True})
    assert pile(play(s, "CAST ADV", "PICK ADV")) == "ADV SKU | "


@covers("R9", "R22")
def test_the_kidnapped_cannot_be_fetched() -> None:
    s = play(table(("ADV POL", "TOR"), closed="SKU VOR", banned="VOR"), "CAST ADV")
    assert may(s) == ["PICK SKU"]


@covers("R42")
def test_of_a_character_open_and_closed_the_open_card_is_taken() -> None:
    s = play(table(("ADV POL", "TOR"), open="SKU", closed="SKU"), "CAST ADV", "PICK SKU")
    assert pile(s) == "ADV | SKU"
    s = play(table(("ADV POL", "TOR"), open="TOR", closed="POL SKU SKU"), "CAST ADV", "PICK SKU")
    assert pile(s) == "ADV TOR | POL SKU"
    assert saved(s, "taken") == [1]


@covers("lawyer")
def test_only_the_looker_sees_the_discard_and_all_hear_what_is_fetched() -> None:
    s = play(table(("ADV POL", "TOR"), closed="SKU VOR"), "CAST ADV")
    assert s.view(0)["looked"] == ["ADV", "VOR", "SKU"]
    assert "looked" not in s.view(1)
    play(s, "PICK SKU")
    assert told(s, 1)[0] == {"event": "fetched", "seat": 0, "card": "SKU"}
    assert "looked" not in s.view(0)
