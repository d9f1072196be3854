"""What is in the box and how it is dealt."""

from __future__ import annotations

from collections import Counter

import igroteka
from tests.games.covers import covers
from tests.games.famiglia.table import ALL, deck, hand, play, saved, step, street, table

FAMIGLIA = igroteka.game("famiglia")


@covers("setup")
def test_the_deal() -> None:
    s = FAMIGLIA.new(seed=5)
    assert deck(s) == 46
    assert len(street(s).split()) == 6
    assert hand(s, 0) == hand(s, 1) == "I0 A0 B0 M0"
    assert saved(s, "areas") == "['', '']"
    assert saved(s, "passage") == "1"
    assert saved(s, "starter") == saved(s, "current") == str(s.turn()[0])


@covers("setup")
def test_the_deck_has_52_cards_of_which_12_are_zeros() -> None:
    s = FAMIGLIA.new(seed=5)
    cards = Counter((saved(s, "deck") + " " + street(s)).split())
    assert cards.total() == 52
    assert [sum(n for card, n in cards.items() if card[1] == value) for value in "01234"] == [12, 16, 12, 8, 4]


@covers("setup")
def test_either_player_may_begin_and_the_street_differs() -> None:
    games = [FAMIGLIA.new(seed=seed) for seed in range(40)]
    assert {saved(s, "starter") for s in games} == {"0", "1"}
    assert all(saved(s, "starter") == saved(s, "current") == str(s.turn()[0]) for s in games)
    assert len({street(s) for s in games}) > 35


@covers("R28")
def test_a_zero_of_a_starting_set_is_a_zero_like_any_other() -> None:
    s = table(street="I1 A1 M4", hands=("I0 I0", "I0"), step="recruit")
    play(s, "recruit I1 with pair")
    assert hand(s, 0) == "I0 I1"
    assert saved(s, "areas", 0) == "I0"


@covers("setup", "turn")
def test_the_dealt_event_tells_starter_and_street() -> None:
    s = FAMIGLIA.new(seed=5)
    assert [event.seen_by(0) for event in s.events] == [
        {"event": "dealt", "starter": s.turn()[0], "street": street(s).split()}
    ]


@covers("turn")
def test_the_parts_of_a_turn_come_in_their_order() -> None:
    s = table(street="I1 A1 M4", hands=("A1 B1", "M0"), areas=("I0", ""))
    seen = [step(s)]
    for move in ("stop", "no accountant", "no brute", "pass"):
        assert s.turn() == [0]
        play(s, move)
        seen.append(step(s))
    assert seen == ["refresh", "accountant", "brute", "recruit", "refresh"]
    assert s.turn() == [1]


@covers("turn")
def test_a_part_with_nothing_to_choose_is_not_asked_but_recruiting_always_is() -> None:
    s = table(street="I0 A3", hands=("B0 A0", ""))
    assert step(s) == "recruit"


@covers("abilities")
def test_zeros_have_no_abilities() -> None:
    assert step(table(street="I0 A3", hands=("A0 A0", ""), areas=("I0", ""))) == "recruit"
    assert step(table(street="I0 A3", hands=("B0 B0", ""))) == "recruit"


@covers("R30")
def test_no_zero_is_discarded_cards_are_conserved_and_every_game_ends() -> None:
    for seed in range(25):
        s, rng, turns = FAMIGLIA.new(seed=seed, telling=False), igroteka.seeded(seed), 1
        while s.turn():
            seat = s.turn()[0]
            legal = s.legal(seat)
            s.play(seat, legal[rng.below(len(legal))])
            turns += s.turn() not in ([], [seat])
            zones = {name: saved(s, name).split() for name in ("deck", "under", "street", "discard")}
            second = saved(s, "passage") != "1"
            assert not any(card[1] == "0" for card in zones["discard"] + (zones["deck"] + zones["under"]) * second)
            players = [saved(s, zone, seat) for zone in ("hands", "areas") for seat in (0, 1)]
            assert Counter([card for zone in [*zones.values(), *map(str.split, players)] for card in zone]) == ALL
        assert turns <= 105
