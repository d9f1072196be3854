"""Part 1 of the turn: refresh the street."""

from __future__ import annotations

from tests.games.covers import covers
from tests.games.famiglia.table import deck, happened, may, play, saved, step, street, table


@covers("refresh")
def test_with_a_zero_on_the_street_nothing_is_refreshed() -> None:
    assert step(table(street="M0 A3 I4")) == "recruit"
    assert step(table(street="M1 A3 I4")) == "refresh"


@covers("refresh", "example:refresh")
def test_a_card_of_value_two_brings_two_new_ones() -> None:
    s = table(street="I1 A2 B3 M1 M1 I4", deck="B1 B1 B1 A1")
    play(s, "discard A2")
    assert saved(s, "discard") == "A2"
    assert len(street(s).split()) == 7
    assert deck(s) == 2
    assert happened(s) == ["discarded", "opened"]
    assert s.events[0].seen_by(1) == {"event": "discarded", "seat": 0, "card": "A2", "under": False}


@covers("refresh", "R2")
def test_it_may_be_repeated_until_a_zero_comes() -> None:
    s = table(street="I1 A1 B3", deck="M1 M1 M1", discard="I3 I3")
    play(s, "discard I1", "discard A1")
    assert step(s) == "refresh"
    assert "discard M1" in may(s)
    s = table(street="I1 A1 B3", deck="M0 M0 M0")
    play(s, "discard I1")
    assert step(s) == "recruit"


@covers("R2")
def test_one_may_stop_at_any_time_and_never_has_to_begin() -> None:
    s = table(street="I1 A1 B3", deck="M1 M1 M1")
    assert may(s)[0] == "stop"
    play(s, "discard I1", "stop")
    assert step(s) == "recruit"


@covers("R3")
def test_any_card_of_the_street_may_go_also_a_four() -> None:
    s = table(street="I1 A2 B3 M4", deck="B1 B1 B1 B1 A1")
    assert may(s) == ["stop", "discard I1", "discard A2", "discard B3", "discard M4"]
    play(s, "discard M4")
    assert street(s).count("B1") + street(s).count("A1") == 4
    assert saved(s, "discard") == "M4"


@covers("R4", "street")
def test_the_last_card_of_the_street_is_replaced_not_refilled() -> None:
    s = table(street="I1", deck="B1 B1 B1 B1")
    play(s, "discard I1")
    assert street(s) == "B1"
    assert "refilled" not in happened(s)


@covers("deck", "R5", "R7", "example:deck-mid-draw", "second-deck")
def test_the_first_deck_ends_in_the_middle_of_a_refresh() -> None:
    s = table(street="B3 A4", deck="I1", discard="I2 I3 A1 A2 B1")
    play(s, "discard B3")
    assert happened(s) == ["discarded", "reshuffled", "opened"]
    assert s.events[1].seen_by(0) == {"event": "reshuffled", "cards": 6}  # B3 itself was already on the pile
    assert saved(s, "passage") == "2"
    assert saved(s, "discard") == ""
    assert len(street(s).split()) == 4
    assert deck(s) == 4
    assert step(s) == "refresh"  # once more, by the new rule
    play(s, "discard A4")
    assert saved(s, "under") in ("A4", "")
    assert saved(s, "discard") == ""
    assert step(s) == "recruit"


@covers("R5")
def test_the_card_just_discarded_can_come_back_in_the_reshuffle() -> None:
    s = table(street="B2 A4", deck="I1", discard="")
    play(s, "discard B2")  # the new deck is B2 alone, and it is drawn
    assert street(s) == "I1 A4 B2"


@covers("R6", "R7")
def test_the_deck_has_run_out_when_its_last_card_is_drawn_even_if_that_was_enough() -> None:
    s = table(street="B1 A4", deck="I1", discard="I2 I3 A1")
    play(s, "discard B1")
    assert saved(s, "passage") == "2"
    assert deck(s) == 4
    assert step(s) == "refresh"
    play(s, "discard I1")
    assert step(s) == "recruit"


@covers("R8", "deck")
def test_with_nothing_to_shuffle_the_deck_has_run_out_twice() -> None:
    s = table(street="A1", deck="I1", hands=("A0 A0", ""), step="recruit")
    play(s, "recruit A1 with pair")
    assert saved(s, "passage") == "3"
    assert happened(s) == ["recruited", "ran-out", "refilled"]
    assert street(s) == "I1"


@covers("second-deck")
def test_with_the_second_deck_once_a_turn_and_under_the_deck() -> None:
    s = table(street="I1 A4", deck="B1 B1 B2 B3 I2 I3", passage=2)
    play(s, "discard I1")
    assert saved(s, "under") == "I1"
    assert saved(s, "discard") == ""
    assert s.events[0].seen_by(0) == {"event": "discarded", "seat": 0, "card": "I1", "under": True}
    assert step(s) == "recruit"
    play(s, "pass")
    assert step(s) == "refresh"  # the other player's turn has its own
    assert s.turn() == [1]


@covers("second-deck")
def test_a_one_leaves_the_second_deck_as_large_a_four_takes_three() -> None:
    for card, left in (("I1", 10), ("I2", 9), ("I3", 8), ("I4", 7)):
        s = table(street=f"A4 {card}", deck="B1 B1 B2 B3 M1 M1 A1 A1 A2 A3", passage=2)
        play(s, f"discard {card}")
        assert deck(s) == left


@covers("R9")
def test_the_card_goes_under_before_the_draw_and_may_come_back_at_once() -> None:
    s = table(street="I2 A4", deck="B1", passage=2)
    play(s, "discard I2")
    assert street(s) == "I2 A4 B1"
    assert saved(s, "passage") == "3"


@covers("R9", "R29")
def test_cards_under_the_deck_come_out_in_the_order_they_went_in() -> None:
    s = table(street="I2 A4", deck="", under="M1 B1 B3", passage=2)  # the lowest first
    play(s, "discard I2")
    assert street(s) == "A4 B1 B3"
    assert saved(s, "under") == "I2 M1"


@covers("example:last-cards", "R10", "end")
def test_a_three_brings_the_last_three_cards_itself_among_them() -> None:
    for starter, more in ((0, True), (1, False)):
        s = table(street="I3 A4", deck="B1 B1", passage=2, starter=starter)
        play(s, "discard I3")
        assert street(s) == "I3 A4 B1 B1"
        assert saved(s, "passage") == "3"
        assert happened(s) == ["discarded", "ran-out", "opened"]
        play(s, "pass")
        assert bool(s.turn()) == more  # the starter's turn: the other has one more; else it is the end
        if more:
            assert s.turn() == [1]
            assert step(s) == "recruit"


@covers("R10")
def test_with_three_other_cards_one_remains_and_the_game_goes_on() -> None:
    s = table(street="I3 A4", deck="B1 B1 M1", passage=2, starter=1)
    play(s, "discard I3", "pass")
    assert saved(s, "passage") == "2"
    assert deck(s) == 1
    assert s.turn() == [1]


@covers("R11")
def test_after_the_second_run_out_nothing_is_refreshed() -> None:
    assert step(table(street="I1 A4", deck="", passage=3)) == "recruit"
