"""Part 3 of the turn: the Brute."""

from __future__ import annotations

from igroteka import MODERATOR
from tests.games.covers import covers
from tests.games.famiglia.table import area, hand, may, may_recruit, play, step, table

UP_TO = {"brute_reduction": "up_to"}


@covers("brute", "pair", "example:brute", "R19")
def test_mercenary_four_for_a_pair_of_ones() -> None:
    s = table(street="M4 I0", hands=("M1 M1 B2", ""))
    play(s, "brute 2", "threaten M4")
    assert s.events[-1].seen_by(1) == {"event": "threatened", "seat": 0, "card": "M4", "cost": 2}
    assert "lowered M4 with pair" in may_recruit(s)
    play(s, "recruit lowered M4 with pair")
    assert hand(s) == "M1 M4"
    assert area(s) == "B2 M1"


@covers("brute")
def test_he_need_not_be_called() -> None:
    s = table(street="M4 I0", hands=("B2", ""))
    assert may(s) == ["no brute", "brute 2"]
    play(s, "no brute")
    assert step(s) == "recruit"
    assert hand(s) == "B2"


@covers("brute", "recruit", "R25")
def test_a_card_lowered_to_zero_is_free_and_never_below() -> None:
    s = table(street="I2 A4", hands=("B3", ""), passage=1, step="brute")
    play(s, "brute 3", "threaten I2")
    assert s.events[-1].seen_by(1) == {"event": "threatened", "seat": 0, "card": "I2", "cost": 0}
    assert may_recruit(s) == ["lowered I2 free"]
    play(s, "recruit lowered I2 free")
    assert hand(s) == "I2"
    assert area(s) == "B3"


@covers("R17")
def test_by_exactly_his_value_unless_the_table_wants_it_otherwise() -> None:
    s = table(street="I4 A0", hands=("B2 I2 I2", ""))
    play(s, "brute 2", "threaten I4")
    assert may_recruit(s) == ["A0 free"]  # I4 counts as 2 and wants a pair of I1
    s = table(street="I4 A0", hands=("B2 I2 I2", ""), options=UP_TO)
    play(s, "brute 2", "threaten I4")
    assert may(s) == ["lower by 1", "lower by 2"]
    play(s, "lower by 1")
    assert may_recruit(s) == ["lowered I4 with pair", "A0 free"]


@covers("R17")
def test_how_much_is_asked_only_if_there_is_a_choice() -> None:
    s = table(street="I1 I4 A0", hands=("B1 B4 I2", ""), options=UP_TO)
    one = s.clone()
    play(one, "brute 1", "threaten I4")
    assert step(one) == "recruit"
    assert one.events[-1].public["cost"] == 3
    low = s.clone()
    play(low, "brute 4", "threaten I1")
    assert step(low) == "recruit"
    assert low.events[-1].public["cost"] == 0
    play(s, "brute 4", "threaten I4")
    assert may(s) == ["lower by 1", "lower by 2", "lower by 3", "lower by 4"]
    play(s, "lower by 4")
    assert "lowered I4 free" in may_recruit(s)


@covers("R17")
def test_up_to_never_below_zero() -> None:
    s = table(street="I2 A0", hands=("B4", ""), options=UP_TO)
    play(s, "brute 4", "threaten I2")
    assert may(s) == ["lower by 1", "lower by 2"]


@covers("R18")
def test_of_two_equal_cards_one_gets_cheaper() -> None:
    s = table(street="I3 I3 A0", hands=("B1 I1 I1 I2 I2", ""))
    play(s, "brute 1", "threaten I3")
    assert may_recruit(s) == ["I3 with pair", "lowered I3 with pair", "A0 free"]
    view = s.view(0)["street"]
    assert isinstance(view, list)
    assert [(card["card"], card["cost"], card.get("pair")) for card in view] == [
        ("I3", 2, "I1"),
        ("I3", 3, "I2"),
        ("A0", 0, None),
    ]
    low, full = s.clone(), s.clone()
    play(low, "recruit lowered I3 with pair")
    assert (hand(low), area(low)) == ("I1 I2 I2 I3", "I1 B1")
    play(full, "recruit I3 with pair")
    assert (hand(full), area(full)) == ("I1 I1 I2 I3", "I2 B1")


@covers("R18")
def test_the_threatened_card_need_not_be_taken_and_is_dear_again_next_turn() -> None:
    s = table(street="I2 A0 A1", hands=("B2", "I0 I0"))
    play(s, "brute 2", "threaten I2", "recruit A0 free")
    assert area(s) == "B2"
    play(s, "stop")
    assert s.turn() == [1]
    assert may_recruit(s) == []
    s = table(street="I2 A0", hands=("B2", "I0 I0"))
    play(s, "brute 2", "threaten I2", "pass")  # a waste, but legal: the Brute stays in the area
    assert area(s) == "B2"
    assert may_recruit(s) == ["A0 free"]


@covers("R19")
def test_a_lowered_card_keeps_its_points() -> None:
    s = table(street="I4 A0", hands=("B4", ""), deck="M1 M1")
    play(s, "brute 4", "threaten I4", "recruit lowered I4 free")
    seats = s.view(MODERATOR)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["points"] == 15 + 10


@covers("R19", "mercenary")
def test_a_lowered_card_may_be_had_with_a_joker() -> None:
    for joker, allowed in (("M1", False), ("M2", True)):
        s = table(street="I4 A0", hands=(f"B2 I1 {joker}", ""))
        play(s, "brute 2", "threaten I4")
        assert any(move.startswith("lowered I4") for move in may_recruit(s)) == allowed


@covers("R20")
def test_a_brute_just_played_cannot_pay() -> None:
    s = table(street="B2 B3 I0", hands=("B1 B1", ""))
    play(s, "brute 1", "threaten B3")  # the other B1 is alone now
    assert may_recruit(s) == ["I0 free"]


@covers("R20")
def test_an_accountant_just_played_cannot_pay() -> None:
    s = table(street="A2 I0", hands=("A1 A1", ""), areas=("M0", ""))
    play(s, "accountant 1", "take back M0", "give M0")
    assert may_recruit(s) == ["I0 free"]


@covers("R26")
def test_a_zero_cannot_be_threatened() -> None:
    s = table(street="I0 A1", hands=("B1", ""))
    play(s, "brute 1")
    assert may(s) == ["threaten A1"]
    assert step(table(street="I0 A0", hands=("B1", ""))) == "recruit"


@covers("abilities")
def test_one_brute_a_turn() -> None:
    s = table(street="I4 A0", hands=("B1 B2 B3", ""))
    play(s, "brute 1", "threaten I4")
    assert step(s) == "recruit"
