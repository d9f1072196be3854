"""The end of the big hunt, and what a new round of it brings."""

from __future__ import annotations

import pytest

from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, coins, deal, hunt, play, step, to_the_hunt, token, view, walk_on

BIG_HUNT: dict[str, object] = {"variant": "big_hunt"}


@covers("hunt-end", "R27", "first")
@pytest.mark.parametrize(("seats", "cycles"), [(2, 2), (2, 5), (3, 2), (4, 3)])
def test_the_token_goes_round_as_often_as_agreed(seats: int, cycles: int) -> None:
    s = GAME.new(seats, 9, {**BIG_HUNT, "cycles": cycles}, telling=False)
    start, decisions = token(s), 4 * seats if seats == 2 else 3 * seats
    for round in range(cycles * seats):
        assert s.outcome() is None
        assert (view(s)["round"], token(s)) == (round + 1, (start + round) % seats)
        assert step(s) == "declare"
        assert s.turn() == [token(s)]
        walk_on(s, round, decisions)
    assert s.turn() == []
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "cycles"


@covers("hunt-end")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_most_coins_win_and_the_sheet_says_where_they_came_from(seats: int) -> None:
    for seed in range(8):
        s = walk_on(GAME.new(seats, seed, BIG_HUNT, telling=False), seed)
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.scores == coins(s)
        assert outcome.places == [1 + sum(other > mine for other in outcome.scores) for mine in outcome.scores]
        for seat, row in enumerate(outcome.sheet):
            assert list(row) == ["start", "guaranteed", "prey", "target", "survivor", "caught", "paid"]
            assert (row["start"], row["guaranteed"]) == (1, 2 * seats)
            for source in list(row)[1:]:
                assert row[source] == sum(round["seats"][seat]["coins"][source] for round in view(s)["past"])


@covers("hunt-end")
def test_with_equal_coins_all_of_them_win() -> None:
    s = GAME.new(3, 6, BIG_HUNT)
    while s.turn():
        to_the_hunt(s, "P P P")
        hunt(s, "B B B")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 1]
    assert not outcome.draw
    assert len(set(outcome.scores)) == 1


@covers("R15", "hunt-setup")
def test_all_six_roles_are_shuffled_each_round_and_the_start_coin_is_given_once() -> None:
    targets, deals = set(), set()
    for seed in range(30):
        s = to_the_hunt(big_hunt("P S X T", target="K", excluded="B", seed=seed), "P S S B")
        hunt(s, "X X T P")
        assert coins(s) == [2, 2, 4, 2]
        assert view(s)["round"] == 2
        assert sorted(deal(s)) == sorted("PBSTXK")
        assert all(seat["hand"] == list("PBSTXK") for seat in view(s)["seats"])
        assert all(row["declared"] is row["opened_by"] is None for seat in view(s)["seats"] for row in seat["roles"])
        assert view(s)["excluded"]["peeked"] == []
        targets.add(view(s)["target"]["role"])
        deals.add(deal(s))
    assert targets == set("PBSTXK")
    assert len(deals) > 25


@covers("two-players", "R15")
def test_a_new_round_of_two_begins_with_nothing_covered() -> None:
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare X on 2", "declare S on 2", "declare P on 1", "declare T on 1", "peek", "peek")
    hunt(s, "B B")
    assert [seat["led"] for seat in view(s)["past"][0]["seats"]] == [1, 1]
    assert [seat["led"] for seat in view(s)["seats"]] == [None, None]
    play(s, "declare X on 1")
    assert view(s)["seats"][token(s)]["led"] == 0


@covers("R15")
def test_what_was_peeked_at_is_of_no_use_in_the_next_round() -> None:
    s = to_the_hunt(big_hunt("P S X T", target="K", excluded="B"), "P S S B")
    hunt(s, "X X T P")
    for viewer in range(4):
        seen = view(s, viewer)
        assert seen["excluded"]["role"] is None
        assert seen["target"]["ruled_out"] == [seen["seats"][viewer]["roles"][0]["role"]]


@covers("three-players", "R15")
def test_the_open_exclusion_of_a_past_round_is_remembered() -> None:
    s = to_the_hunt(big_hunt("P S X", target="K", excluded="B", out="T"), "P S X")
    hunt(s, "S P T")
    past = view(s, 0)["past"][0]
    assert (past["target"], past["out"]) == ("K", "T")
    assert [row["roles"][0]["role"] for row in past["seats"]] == [None, None, None]


@covers("hunt-end")
def test_who_gives_up_in_the_middle_of_a_round_keeps_the_coins_of_stage_two() -> None:
    s = big_hunt("P S X", target="K", excluded="B", out="T")
    play(s, "declare P on 1", "declare K on 1", "declare X on 1", "open 2 role 1")
    s.resign(1)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places) == ("resigned", [2, 0, 1], [1, 2, 1])
    assert not outcome.draw
    assert (outcome.sheet[0]["caught"], outcome.sheet[1]["paid"]) == (1, -1)
