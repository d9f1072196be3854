"""Part 2 of the turn: the Accountant and his exchange."""

from __future__ import annotations

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.famiglia.table import area, hand, may, play, step, table


def book() -> State:
    """The position of the book's example."""
    return table(street="I0 M4", hands=("A2 B0 I1", ""), areas=("M2 B3", ""))


@covers("accountant", "exchange", "example:exchange", "R15")
def test_two_cards_come_back_and_two_others_go() -> None:
    s = book()
    assert may(s) == ["no accountant", "accountant 2"]
    play(s, "accountant 2", "take back B3", "take back M2")
    assert step(s) == "give"
    assert hand(s) == "I1 B0 B3 M2"
    play(s, "give I1", "give B0")
    assert area(s) == "I1 A2 B0"
    assert hand(s) == "B3 M2"


@covers("R15", "brute")
def test_a_brute_come_back_can_work_in_the_same_turn() -> None:
    s = book()
    play(s, "accountant 2", "take back B3", "take back M2", "give I1", "give B0")
    assert may(s) == ["no brute", "brute 3"]


@covers("accountant")
def test_he_need_not_be_called() -> None:
    s = book()
    play(s, "no accountant")
    assert step(s) == "recruit"
    assert area(s) == "B3 M2"


@covers("exchange", "R15")
def test_the_accountant_just_played_stays_his_twin_may_return() -> None:
    s = table(street="I0 M4", hands=("A2 I1", ""), areas=("M2", ""))
    play(s, "accountant 2")
    assert may(s) == ["take back M2"]
    s = table(street="I0 M4", hands=("A2 I1", ""), areas=("A2 M2", ""))
    play(s, "accountant 2")
    assert may(s) == ["take back A2", "take back M2"]
    play(s, "take back A2")
    assert may(s) == ["take back M2", "enough"]


@covers("R16")
def test_with_an_empty_area_he_cannot_be_called() -> None:
    assert step(table(street="I0 M4", hands=("A2 I1", ""))) == "recruit"


@covers("exchange", "R15")
def test_fewer_than_his_value_is_enough_but_at_least_one() -> None:
    s = table(street="I0 M4", hands=("A3 I1", ""), areas=("M2 M1 M3", ""))
    play(s, "accountant 3")
    assert may(s) == ["take back M1", "take back M2", "take back M3"]
    play(s, "take back M2")
    assert may(s) == ["take back M3", "enough"]  # kinds in order: M1 has been passed
    play(s, "enough")
    assert may(s) == ["give I1", "give M2"]  # exactly one, and it may be the one just taken
    play(s, "give M2")
    assert step(s) == "recruit"
    assert area(s) == "A3 M1 M2 M3"


@covers("exchange")
def test_his_value_is_the_most() -> None:
    s = table(street="I0 M4", hands=("A1 I1", ""), areas=("M1 M2", ""))
    play(s, "accountant 1", "take back M1")
    assert step(s) == "give"


@covers("exchange")
def test_with_nothing_left_in_the_area_the_giving_begins() -> None:
    s = table(street="I0 M4", hands=("A4 I1", ""), areas=("M1", ""))
    play(s, "accountant 4", "take back M1")
    assert may(s) == ["give I1", "give M1"]


@covers("exchange", "R15")
def test_exactly_as_many_go_and_only_so_that_enough_are_left() -> None:
    s = table(street="I0 M4", hands=("A2 I1", ""), areas=("M1 M2", ""))
    play(s, "accountant 2", "take back M1", "take back M2")
    assert may(s) == ["give I1", "give M1"]  # M2 first would leave nothing later for the second
    play(s, "give M1")
    assert may(s) == ["give M2"]
    play(s, "give M2")
    assert area(s) == "A2 M1 M2"
    assert hand(s) == "I1"


@covers("abilities", "R15")
def test_one_accountant_a_turn_also_if_another_is_taken_back() -> None:
    s = table(street="I0 M4", hands=("A1 A2 I1", ""), areas=("A3", ""))
    play(s, "accountant 1", "take back A3", "give I1")
    assert hand(s) == "A2 A3"
    assert step(s) == "recruit"


@covers("exchange")
def test_an_absent_player_takes_what_he_must_and_no_more() -> None:
    s = table(street="I0 M4", hands=("A2 I1", ""), areas=("M1 M2", ""))
    play(s, "accountant 2", "take back M1")
    assert s.game.notation(s.default(0, igroteka.seeded(1))) == "enough"
