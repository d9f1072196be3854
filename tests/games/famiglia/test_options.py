"""Every option changes what it says, and nothing else."""

from __future__ import annotations

import igroteka
from tests.games.covers import covers
from tests.games.famiglia.table import deck, may_recruit, play, saved, step, street, table

GAME = igroteka.game("famiglia")


def test_the_defaults() -> None:
    assert GAME.defaults == {
        "brute_reduction": "exact",
        "merc_for_merc": True,
        "merc_with_pair": True,
        "refill_end_extra_round": True,
        "bottom_after_draw": False,
        "hide_hands": False,
    }
    assert [option.id for option in GAME.options if option.view_only] == ["hide_hands"]


@covers("R17")
def test_brute_reduction() -> None:
    for choice, asked in (("exact", "recruit"), ("up_to", "lower")):
        s = table(street="I4 A0", hands=("B2", ""), options={"brute_reduction": choice})
        play(s, "brute 2", "threaten I4")
        assert step(s) == asked


@covers("R31")
def test_merc_with_pair() -> None:
    joker = ["I3 with M3 keep card", "I3 with M3 keep mercenary"]
    for choice, held, ways in (
        (True, "I2 I2 M3", ["I3 with pair", *joker]),
        (False, "I2 I2 M3", ["I3 with pair"]),
        (True, "I2 M3", joker),
        (False, "I2 M3", joker),
    ):
        s = table(street="I3 A0", hands=(held, ""), options={"merc_with_pair": choice})
        assert may_recruit(s) == [*ways, "A0 free"]


@covers("R22")
def test_merc_for_merc() -> None:
    for choice, ways in ((True, 3), (False, 1)):
        s = table(street="M1 I0", hands=("M0 M2", ""), options={"merc_for_merc": choice})
        assert len(may_recruit(s)) == ways


@covers("R12")
def test_refill_end_extra_round() -> None:
    for choice, asked in ((True, [0]), (False, [])):
        options: dict[str, object] = {"refill_end_extra_round": choice}
        s = table(street="I0", deck="B1 B1", passage=2, current=1, options=options)
        play(s, "recruit I0 free")
        assert s.turn() == asked


@covers("R10")
def test_bottom_after_draw() -> None:
    for choice, passage, left, cards in ((False, "3", 0, "I3 A4 B1 B1"), (True, "3", 1, "A4 B1 B1")):
        s = table(street="I3 A4", deck="B1 B1", passage=2, options={"bottom_after_draw": choice})
        play(s, "discard I3")
        assert saved(s, "passage") == passage
        assert deck(s) == left
        assert street(s) == cards
        assert step(s) == "recruit"


@covers("R10")
def test_with_bottom_after_draw_nothing_more_comes_from_a_deck_that_ran_out() -> None:
    s = table(street="I3 A1", deck="B1", hands=("A0 A0", ""), passage=2, options={"bottom_after_draw": True})
    play(s, "discard I3")
    assert street(s) == "A1 B1"
    assert saved(s, "under") == "I3"
    play(s, "recruit A1 with pair", "recruit B1 with pair" if "B1 with pair" in may_recruit(s) else "pass")
    assert saved(s, "under") == "I3"
    assert GAME.load(s.dump()).same(s)


@covers("R9", "R10")
def test_bottom_after_draw_with_a_large_deck_only_delays() -> None:
    s = table(street="I2 A4", deck="B1 B1 M1 M2", passage=2, options={"bottom_after_draw": True})
    play(s, "discard I2")
    assert saved(s, "under") == "I2"
    assert deck(s) == 3
    assert saved(s, "passage") == "2"


@covers("R1")
def test_hide_hands_changes_no_choice() -> None:
    for seed in range(5):
        shown, hidden, rng = (
            GAME.new(seed=seed),
            GAME.new(seed=seed, options={"hide_hands": True}),
            igroteka.seeded(seed),
        )
        while shown.turn():
            seat = shown.turn()[0]
            assert shown.legal(seat) == hidden.legal(seat)
            action = shown.legal(seat)[rng.below(len(shown.legal(seat)))]
            shown.play(seat, action)
            hidden.play(seat, action)
        assert hidden.turn() == []
