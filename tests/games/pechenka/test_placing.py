"""Swords and shields: before whom they may be put, in which order."""

from __future__ import annotations

from igroteka.core.chance import seeded
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, after, everyone, may, play, show, step, view


@covers("sword", "example:sword")
def test_bart_is_cookie_and_lisa_who_showed_37_and_strontium_must_be_blue() -> None:
    s = everyone("S P B T")  # Homer, Bart, Lisa, Marge
    show(s, "B T T S", "T B S P")
    lisa = view(s, 1)["seats"][2]["roles"][0]
    assert lisa["ruled_out"] == ["P", "S", "T"]
    assert lisa["role"] is None
    show(s, "P sword P B")
    assert s.turn() == [1]
    play(s, "before 3")
    assert view(s)["seats"][1]["sword"] == 2
    show(s, "hill hill hill hill")
    assert view(s)["past"][0]["seats"][1]["coins"] == {"attack": 3, "defence": 0, "hill": 0}


@covers("shield", "R5", "example:shield")
def test_bart_has_attacked_lisa_so_her_later_shield_cannot_be_against_him() -> None:
    s = everyone("S P B T")
    show(s, "P sword P P")
    play(s, "before 3")
    show(s, "B B shield B")
    assert s.turn() == [2]
    assert may(s) == ["before 1", "before 4"]


@covers("sword", "R5", "example:shield")
def test_homer_has_a_shield_against_marge_so_she_cannot_attack_him() -> None:
    s = everyone("S P B T")
    show(s, "shield B P P")
    play(s, "before 4")
    show(s, "B S S sword")
    assert s.turn() == [3]
    assert may(s) == ["before 2", "before 3"]


@covers("order", "R2", "R5", "R8", "example:order")
def test_bart_homer_marge_and_lisa_in_one_circle() -> None:
    """Bart's sword, Homer's shield, Marge's sword, Lisa's hill; Bart is first, the others follow in this order."""
    s = everyone("P S B T")
    show(s, "S P P P", "B B S S")
    show(s, "sword shield sword hill")
    assert (s.turn(), step(s)) == ([0], "sword")
    play(s, "before 4")
    assert (s.turn(), step(s)) == ([1], "shield")
    play(s, "before 3")
    assert (s.turn(), step(s)) == ([2], "sword")
    assert may(s) == ["before 1", "before 4"]
    play(s, "before 1")
    seats = view(s)["seats"]
    assert [seat["sword"] for seat in seats] == [3, None, 0, None]
    assert [seat["shield"] for seat in seats] == [None, 2, None, None]
    assert (step(s), view(s)["circle"]) == ("card", 4)


@covers("order")
def test_placing_goes_clockwise_from_the_first_player_and_passes_over_the_others() -> None:
    s = everyone("P B S T", first=2)
    show(s, "sword shield hill shield")
    order = []
    while step(s) != "card":
        order.append((s.turn()[0], step(s)))
        play(s, may(s)[0])
    assert order == [(3, "shield"), (0, "sword"), (1, "shield")]


@covers("order", "R5", "R8")
def test_who_comes_first_in_the_circle_decides_between_sword_and_shield() -> None:
    attacker_first = everyone("P B S T", first=0)
    show(attacker_first, "sword shield P P")
    assert after(attacker_first, "before 2") == ["before 3", "before 4"]
    defender_first = everyone("P B S T", first=1)
    show(defender_first, "sword shield P P")
    assert after(defender_first, "before 1") == ["before 3", "before 4"]


@covers("R8")
def test_whoever_places_has_seen_all_cards_of_the_circle() -> None:
    s = everyone("P B S T", first=3)
    show(s, "sword S T sword")
    assert s.turn() == [3]
    assert [seat["shown"] for seat in view(s, 3)["seats"]] == [["sword"], ["S"], ["T"], ["sword"]]
    assert [seat["sword"] for seat in view(s, 3)["seats"]] == [None] * 4


@covers("R2", "R4", "sword")
def test_a_sword_must_be_put_before_another_player_even_a_useless_one() -> None:
    s = everyone("P B S T")
    show(s, "B P sword P")
    assert may(s) == ["before 1", "before 2", "before 4"]


@covers("R2", "R4", "shield")
def test_a_shield_must_be_put_before_another_player_even_a_useless_one() -> None:
    s = everyone("P B S T X", first=4)
    show(s, "B P P shield P")
    assert may(s) == ["before 1", "before 2", "before 3", "before 5"]


@covers("R5")
def test_what_somebody_else_is_closed_to_does_not_close_it_to_me() -> None:
    s = everyone("P B S T")
    show(s, "shield P P P")
    play(s, "before 2")
    show(s, "B S B sword")
    assert may(s) == ["before 1", "before 2", "before 3"]


@covers("R5")
def test_a_new_round_forgets_the_swords_and_shields_of_the_old_one() -> None:
    s = everyone("P B S T")
    show(s, "shield P P P")
    play(s, "before 2")
    show(s, "B S B B", "S T T S", "T hill hill hill")
    assert view(s)["round"] == 2
    assert [seat["shield"] for seat in view(s)["seats"]] == [None] * 4
    show(s, "hill sword hill hill")
    assert may(s) == ["before 1", "before 3", "before 4"]


@covers("sword", "circle")
def test_a_sword_that_is_never_shown_is_never_asked_for_and_brings_nothing() -> None:
    s = everyone("P B S T")
    for cards in ("B P P P", "S S B B", "T T T S", "hill hill hill hill"):
        assert step(s) == "card"
        show(s, cards)
    past = view(s)["past"][0]["seats"]
    assert [seat["coins"] for seat in past] == [{"attack": 0, "defence": 0, "hill": 0}] * 4
    assert [(seat["sword"], seat["shield"]) for seat in past] == [(None, None)] * 4


@covers("end", "order")
def test_wherever_the_last_card_of_the_game_is_put_it_is_said_to_end_the_game() -> None:
    warned = 0
    for seed in range(60):
        s, chance = GAME.new(4, seed, {"variant": "everyone"}, telling=False), seeded(seed)
        while turn := s.turn():
            seat, legal = turn[0], s.legal(turn[0])
            ends = s.ends(seat)
            assert ends in ([], legal)
            s.play(seat, legal[chance.below(len(legal))])
            assert bool(ends) == (bool(s.over) and GAME.notation(legal[0]).startswith("before"))
            warned += bool(ends)
    assert warned
