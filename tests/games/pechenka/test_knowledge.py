"""What can be known for certain, and what is imagined of the rest: compared with every deal tried one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import igroteka
from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.brute_force import deals, ruled_out
from tests.games.pechenka.table import GAME, big_hunt, deal, everyone, play, show, view, walk_on
from tests.laws.spreading import STRANGE, against_expected

TABLES = [("everyone", 4), ("everyone", 5), ("everyone", 6), ("big_hunt", 2), ("big_hunt", 3), ("big_hunt", 4)]
# So often every possible deal should be imagined.
EACH = 12


def positions(variant: str, seats: int) -> Iterator[State]:
    """Random positions of all parts of a round, and the end of a game."""
    s = GAME.new(seats, 8, {"variant": variant}, telling=False)
    for number in range(25):
        yield s
        walk_on(s, number, 1 + number % 4)
    yield walk_on(s, 0)


def role_cards(seen: Any) -> list[Any]:
    """The rows of all role cards that have one, by place."""
    rows = [row for seat in seen["seats"] for row in seat["roles"]]
    return rows + ([seen["target"], seen["excluded"]] if seen["variant"] == "big_hunt" else [])


@covers("circle", "R13", "R26")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_exactly_what_no_deal_allows_is_ruled_out(variant: str, seats: int) -> None:
    for s in positions(variant, seats):
        all_know = deals(view(s, SPECTATOR))
        assert deal(s) in all_know
        for viewer in (*range(seats), SPECTATOR, MODERATOR):
            seen = view(s, viewer)
            i_know = deals(seen)
            assert deal(s) in i_know <= all_know
            assert viewer != MODERATOR or len(i_know) == 1
            for place, row in enumerate(role_cards(seen)):
                assert row["crossed"] == ruled_out(all_know, place, seen["wheel"])
                assert row["ruled_out"] == ruled_out(i_know, place, seen["wheel"])


@covers("hunt-setup", "setup")
@pytest.mark.parametrize(("table", "number"), list(zip(TABLES, [6, 24, 120, 24, 24, 120], strict=True)))
def test_so_many_deals_are_possible_at_the_start(table: tuple[str, int], number: int) -> None:
    s = GAME.new(table[1], 1, {"variant": table[0]})
    assert len(deals(view(s, 0))) == number
    assert len(imagined(s, 0, EACH * number)) == number


def imagined(s: State, viewer: int, number: int) -> Counter[str]:
    """The deals of this many imagined worlds."""
    return Counter(deal(s.imagine(viewer, igroteka.seeded(key))) for key in range(number))


def check_even(s: State, viewer: int) -> None:
    """The worlds that a viewer imagines are just the possible ones, and equally likely."""
    possible = sorted(deals(view(s, viewer)))
    found = imagined(s, viewer, EACH * len(possible))
    assert sorted(found) == possible
    assert against_expected([found[one] for one in possible], [float(EACH)] * len(possible)) < STRANGE


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_imagined_worlds_are_even_over_what_is_possible(variant: str, seats: int) -> None:
    s = GAME.new(seats, 4, {"variant": variant}, telling=False)
    check_even(s, 0)
    for part in range(4):
        walk_on(s, part, seats)
        check_even(s, part % seats)
    check_even(s, SPECTATOR)


def test_deals_are_even_where_the_roles_of_a_place_are_not() -> None:
    """To choose a role place by place would be wrong here: seat 1 is Blue in half of the deals, not in a third."""
    s = everyone("P B S T X")
    show(s, "B S B B S")
    possible = deals(view(s, 0))
    assert Counter(one[1] for one in possible) == {"B": 4, "T": 2, "X": 2}
    check_even(s, 0)


@covers("R26")
def test_a_peek_is_remembered_and_believed_until_the_end_of_the_round() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1", "peek", "peek")
    for key in range(30):
        for viewer in (0, 1):
            assert view(s.imagine(viewer, igroteka.seeded(key)))["excluded"]["role"] == "B"
    assert {view(s.imagine(3, igroteka.seeded(key)))["excluded"]["role"] for key in range(60)} == set("PBSXK")


def test_an_imagined_world_keeps_my_sealed_answer_and_opens_the_others() -> None:
    s = everyone("P B S T")
    s.play(0, GAME.parse("show T"))
    s.play(2, GAME.parse("show hill"))
    world = s.imagine(0, igroteka.seeded(1))
    assert world.turn() == [1, 2, 3]
    assert view(world, 0)["prompt"]["answered"] == "show T"
    assert s.imagine(SPECTATOR, igroteka.seeded(1)).turn() == [0, 1, 2, 3]


@covers("circle")
def test_swords_and_declarations_prove_nothing() -> None:
    s = everyone("P B S T")
    show(s, "sword shield sword shield")
    play(s, "before 2", "before 3", "before 4", "before 2")
    assert len(deals(view(s, 0))) == 6
    check_even(s, 0)
    s = big_hunt("P S X", target="K", excluded="B", out="T")
    play(s, *["declare K on 1"] * 3)
    assert len(deals(view(s, 1))) == 24
    check_even(s, 1)
