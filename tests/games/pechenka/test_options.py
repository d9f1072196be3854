"""Which variant is for how many, what else can be agreed, and what each agreement changes."""

from __future__ import annotations

import pytest

from igroteka import BadOptions, BadRecord
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, coins, hunt, to_the_hunt, view

USUAL = {2: "big_hunt", 3: "big_hunt", 4: "everyone", 5: "everyone", 6: "everyone"}
FOR = {"everyone": (4, 5, 6), "big_hunt": (2, 3, 4)}


def test_the_game_is_for_two_to_six() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadOptions, match=f"^seats: pechenka is for 2, 3, 4, 5, 6 players, not {seats}$"):
            GAME.new(seats, 1)


@covers("setup", "hunt-setup")
@pytest.mark.parametrize(("seats", "variant"), list(USUAL.items()))
def test_unless_somebody_says_the_seats_decide_what_is_played(seats: int, variant: str) -> None:
    s = GAME.new(seats, 1)
    assert s.options == {"variant": variant, "cycles": 2, "multi_hunter_pays": "each"}
    assert s.options == GAME.agreed(seats, {}) == GAME.agreed(seats, None)
    assert view(s)["variant"] == variant
    assert len(view(s)["seats"]) == seats


@covers("setup", "hunt-setup")
@pytest.mark.parametrize("seats", list(USUAL))
@pytest.mark.parametrize("variant", list(FOR))
def test_a_variant_is_only_for_so_many(seats: int, variant: str) -> None:
    if seats in FOR[variant]:
        assert view(GAME.new(seats, 1, {"variant": variant}))["variant"] == variant
        return
    counts = ", ".join(map(str, FOR[variant]))
    with pytest.raises(BadOptions) as refusal:
        GAME.new(seats, 1, {"variant": variant})
    assert str(refusal.value) == f"option variant: {variant} is for {counts} players, not {seats}"


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, [2, 3, 4, 5, 6]),
        ({"variant": "everyone"}, [4, 5, 6]),
        ({"variant": "big_hunt"}, [2, 3, 4]),
        ({"cycles": 3}, [2, 3, 4, 5, 6]),
    ],
)
def test_options_say_for_how_many_they_are(options: dict[str, object], counts: list[int]) -> None:
    assert GAME.counts(options) == counts
    assert GAME.new(options=options).seats == counts[0]


@covers("R27", "R22")
@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"cycles": 1}, "option cycles: must be a number from 2 to 9, not 1"),
        (2, {"cycles": 10}, "option cycles: must be a number from 2 to 9, not 10"),
        (2, {"cycles": True}, "option cycles: must be a number from 2 to 9"),
        (2, {"cycles": 2.5}, "option cycles: must be a number from 2 to 9"),
        (4, {"cycles": 3}, "option cycles: means something only with variant=big_hunt"),
        (6, {"multi_hunter_pays": "first"}, "option multi_hunter_pays: means something only with variant=big_hunt"),
        (3, {"multi_hunter_pays": "last"}, "option multi_hunter_pays: must be one of each, first"),
        (4, {"variant": "hunt"}, "option variant: must be one of everyone, big_hunt"),
        (4, {"variant": 2}, "option variant: must be one of everyone, big_hunt"),
        (4, {"show_leftovers": True}, "option show_leftovers: unknown"),
    ],
)
def test_what_cannot_be_agreed_is_refused_with_the_reason(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(seats, 1, options)
    assert str(refusal.value).startswith(said)


def test_the_default_of_an_option_that_means_nothing_is_no_mistake() -> None:
    assert GAME.new(5, 1, {"cycles": 2, "multi_hunter_pays": "each"}).options["variant"] == "everyone"


def test_a_position_of_a_variant_for_others_is_refused() -> None:
    dump = GAME.new(4, 1).dump()
    dump["options"] = {"variant": "big_hunt", "cycles": 2, "multi_hunter_pays": "each"}
    with pytest.raises(BadRecord):
        GAME.load(dump)
    dump = GAME.new(5, 1).dump()
    dump["options"] = {"variant": "big_hunt", "cycles": 2, "multi_hunter_pays": "each"}
    with pytest.raises(BadRecord, match=r"position\.options: option variant: big_hunt is for 2, 3, 4 players, not 5"):
        GAME.load(dump)


@covers("R27")
@pytest.mark.parametrize(("seats", "cycles"), [(2, 2), (3, 3), (4, 9)])
def test_cycles(seats: int, cycles: int) -> None:
    s = GAME.new(seats, 1, {"variant": "big_hunt", "cycles": cycles})
    assert view(s)["rounds"] == cycles * seats


@covers("R22")
@pytest.mark.parametrize(("pays", "paid"), [("each", [6, 6, 2]), ("first", [6, 2, 2])])
def test_multi_hunter_pays(pays: str, paid: list[int]) -> None:
    s = to_the_hunt(big_hunt("P B X", target="T", excluded="K", out="S", multi_hunter_pays=pays), "P P P")
    hunt(s, "S S T")
    assert coins(s) == paid
