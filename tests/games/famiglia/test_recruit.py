"""Part 4 of the turn: recruit or pass."""

from __future__ import annotations

from tests.games.covers import covers
from tests.games.famiglia.table import area, hand, may, may_recruit, play, street, table


@covers("recruit", "R25")
def test_a_zero_is_free_and_nothing_goes_to_the_area() -> None:
    s = table(street="B0 A3", hands=("", "I0"), areas=("M1", ""))
    assert may(s) == ["pass", "recruit B0 free"]
    play(s, "recruit B0 free")
    assert hand(s) == "B0"
    assert area(s) == "M1"
    assert street(s) == "A3"
    assert s.events[0].seen_by(1) == {"event": "recruited", "seat": 0, "card": "B0", "paid": "free"}


@covers("pair", "example:pair")
def test_accountant_three_for_a_pair_of_twos() -> None:
    s = table(street="A3 I0", hands=("A2 A2", ""), step="recruit")
    assert may_recruit(s) == ["I0 free", "A3 with pair"]
    play(s, "recruit A3 with pair")
    assert hand(s) == "A2 A3"
    assert area(s) == "A2"
    told = {"event": "recruited", "seat": 0, "card": "A3", "paid": "pair", "with": ["A2", "A2"], "laid": "A2"}
    assert s.events[0].seen_by(1) == told


@covers("pair")
def test_the_pair_is_of_the_same_family_and_exactly_one_weaker() -> None:
    s = table(street="A3 I0", hands=("A2 A1 A1 A3 I2 I2 B2 B2", ""), step="recruit")
    assert may_recruit(s) == ["I0 free"]


@covers("mercenary", "R21")
def test_a_mercenary_must_be_stronger_than_the_card_he_stands_for() -> None:
    for joker, ways in (("", []), ("M2", []), ("M1", []), ("M3", ["card", "mercenary"]), ("M4", ["card", "mercenary"])):
        s = table(street="A3 I0", hands=(f"A2 {joker}", ""), step="recruit")
        assert may_recruit(s) == ["I0 free", *(f"A3 with {joker} keep {kept}" for kept in ways)]


@covers("mercenary", "R21")
def test_mercenary_three_stands_for_zero_one_and_two() -> None:
    s = table(street="I1 B2 A3 I4", hands=("I0 B1 A2 I3 M3", ""), step="recruit")
    assert may_recruit(s) == [
        f"{card} with M3 keep {kept}" for card in ("I1", "A3", "B2") for kept in ("card", "mercenary")
    ]


@covers("mercenary", "example:mercenary", "R24")
def test_italian_three_with_a_mercenary_either_may_return() -> None:
    s = table(street="I3 I0", hands=("I2 M3", ""))
    keep = s.clone()
    play(keep, "recruit I3 with M3 keep mercenary")
    assert (hand(keep), area(keep)) == ("I3 M3", "I2")
    assert keep.events[0].public == {
        "seat": 0,
        "card": "I3",
        "paid": "joker",
        "with": ["I2", "M3"],
        "laid": "I2",
    }
    play(s, "recruit I3 with M3 keep card")
    assert (hand(s), area(s)) == ("I2 I3", "M3")


@covers("mercenary", "example:two-mercenaries")
def test_two_mercenaries_are_no_pair() -> None:
    s = table(street="I3 I0", hands=("M3 M4", ""))
    assert may_recruit(s) == ["I0 free"]


@covers("R22")
def test_a_mercenary_helps_to_recruit_a_mercenary() -> None:
    s = table(street="M1 I0", hands=("M0 M2", ""))
    assert may_recruit(s) == ["I0 free", "M1 with M2 keep card", "M1 with M2 keep mercenary"]
    keep = s.clone()
    play(keep, "recruit M1 with M2 keep mercenary")
    assert (hand(keep), area(keep)) == ("M1 M2", "M0")
    play(s, "recruit M1 with M2 keep card")
    assert (hand(s), area(s)) == ("M0 M1", "M2")
    assert may_recruit(table(street="M1 I0", hands=("M1 M2", ""))) == ["I0 free"]  # one card must be the real one


@covers("R22")
def test_unless_the_table_forbids_it() -> None:
    s = table(street="M1 I1 I0", hands=("M0 M0 M2 I0", ""), options={"merc_for_merc": False})
    assert may_recruit(s) == ["I0 free", "I1 with M2 keep card", "I1 with M2 keep mercenary", "M1 with pair"]


@covers("R23")
def test_mercenary_zero_is_no_joker_but_makes_a_pair() -> None:
    assert may_recruit(table(street="I1 M1 A0", hands=("I0 M0", ""))) == ["A0 free"]
    assert may_recruit(table(street="I1 M1 A0", hands=("M0 M0", ""))) == ["A0 free", "M1 with pair"]


@covers("R24")
def test_with_a_true_pair_there_is_no_choice_but_a_joker_may_spare_it() -> None:
    s = table(street="I3 A0", hands=("I2 I2 M4", ""))
    assert may_recruit(s) == ["I3 with pair", "I3 with M4 keep card", "I3 with M4 keep mercenary", "A0 free"]


@covers("R25", "recruit")
def test_one_card_a_turn_and_no_limit_for_the_hand() -> None:
    full = "I0 I0 I0 A0 A0 B0 B0 M0 M0 M1 M1 M1 I1 I1 I1 I1"
    s = table(street="A0 B0 I2", hands=(full, ""), step="recruit")
    play(s, "recruit A0 free")
    assert s.turn() == [1]
    assert len(hand(s).split()) == 17


@covers("recruit")
def test_passing_is_always_allowed() -> None:
    s = table(street="I0 A0", hands=("I0 I0", ""))
    assert may(s)[0] == "pass"
    play(s, "pass")
    assert s.turn() == [1]
    assert s.events[0].seen_by(0) == {"event": "passed", "seat": 0}
