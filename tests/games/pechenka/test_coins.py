"""The coins of a round of «Каждый сам за себя», and the end of that game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.brute_force import ambush
from tests.games.pechenka.table import GAME, coins, deal, everyone, play, show, told, view, walk_on

EVERYONE: dict[str, object] = {"variant": "everyone"}


def sources(s: State, seat: int) -> list[int]:
    """What a seat got in the first round: for the sword, the shield, the hill."""
    return list(view(s)["past"][0]["seats"][seat]["coins"].values())


def four(sword: str, shield: str, last: str = "B P P P") -> State:
    """A round of four in which the first player, Cookie, places sword and shield; last of all everybody shows these."""
    s = everyone("P B S T")
    show(s, "sword S B B")
    play(s, sword)
    show(s, "shield T T S")
    play(s, shield)
    show(s, last, "S hill hill hill")
    return s


@covers("coins", "hill")
def test_prey_struck_hunter_warded_off_and_hill_kept_are_six_coins() -> None:
    s = four("before 2", "before 4")
    assert sources(s, 0) == [3, 2, 1]
    assert coins(s) == [6, 0, 0, 0]


@covers("coins", "setup")
def test_with_six_players_there_is_no_hill_and_five_is_the_most() -> None:
    s = everyone("P B S T X K")
    show(s, "sword P P P P P")
    play(s, "before 2")
    show(s, "shield S B B B B")
    play(s, "before 6")
    show(s, "B T T S S S", "S X X X T T", "T K K K K X", "X sword sword sword sword sword")
    play(s, "before 1", "before 1", "before 1", "before 1", "before 2")
    assert sources(s, 0) == [3, 2, 0]
    assert coins(s) == [5, 0, 0, 0, 0, 0]


@covers("coins")
@pytest.mark.parametrize(
    ("sword", "shield", "last", "paid"),
    [
        ("before 3", "before 4", "hill P P P", [0, 2, 0]),
        ("before 4", "before 4", "hill P P P", [0, 2, 0]),
        ("before 3", "before 2", "B P P P", [0, 0, 1]),
        ("before 4", "before 3", "hill P P P", [0, 0, 0]),
        ("before 2", "before 2", "B P P P", [3, 0, 1]),
    ],
)
def test_each_source_is_paid_by_itself(sword: str, shield: str, last: str, paid: list[int]) -> None:
    assert sources(four(sword, shield, last), 0) == paid


@covers("R7")
def test_a_shield_against_ones_hunter_pays_though_the_hunter_never_attacked() -> None:
    s = four("before 3", "before 4")
    assert view(s)["past"][0]["seats"][3]["sword"] is None
    assert sources(s, 0) == [0, 2, 1]


@covers("R7")
def test_to_be_attacked_costs_nothing() -> None:
    s = everyone("P B S T")
    show(s, "sword hill P P")
    play(s, "before 2")
    show(s, "B P B B", "S S T S", "T T hill hill")
    assert coins(s) == [4, 0, 0, 0]
    assert sources(s, 1) == [0, 0, 0]


@covers("R7", "shield")
def test_whoever_is_attacked_by_the_hunter_first_is_never_paid_for_the_shield() -> None:
    s = everyone("P B S T")
    show(s, "sword P P P")
    play(s, "before 2")
    show(s, "B shield B B")
    play(s, "before 3")
    show(s, "S S T S", "T T hill hill")
    assert (sources(s, 0), sources(s, 1)) == ([3, 0, 1], [0, 0, 1])


@covers("R10", "R11")
def test_roles_and_what_is_left_in_hand_are_open_to_all_after_the_count() -> None:
    s = four("before 2", "before 4")
    for viewer in (0, 1, 2, 3, -1):
        past = view(s, viewer)["past"][0]
        assert past["first"] == 0
        assert [seat["role"] for seat in past["seats"]] == ["P", "B", "S", "T"]
        assert [seat["left"] for seat in past["seats"]] == [["T", "hill"]] + [["sword", "shield"]] * 3
        assert past["seats"][0]["shown"] == ["sword", "shield", "B", "S"]
        assert (past["seats"][0]["sword"], past["seats"][0]["shield"]) == (1, 3)
    assert told(s, "scored", viewer=2)[0]["role"] == "P"


@covers("R11")
def test_then_all_cards_return_and_the_roles_are_dealt_anew() -> None:
    deals = set()
    for seed in range(12):
        s = everyone("P B S T", seed=seed)
        show(s, "B P P P", "S S B B", "T T T S", "hill hill hill hill")
        deals.add(deal(s))
        assert view(s)["round"] == 2
        assert all(seat["shown"] == [] and seat["hand_size"] == 6 for seat in view(s)["seats"])
        assert all(len(seat["roles"][0]["crossed"]) == 0 for seat in view(s, -1)["seats"])
    assert len(deals) > 6


@covers("coins", "R6", "R7")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_second_opinion_counts_the_same_coins(seats: int) -> None:
    for seed in range(12):
        s = walk_on(GAME.new(seats, seed, EVERYONE), seed)
        total = [0] * seats
        for round in view(s)["past"]:
            rows = round["seats"]
            swords, shields = ([row[card] for row in rows] for card in ("sword", "shield"))
            paid = ambush([row["role"] for row in rows], swords, shields, ["hill" in row["left"] for row in rows])
            assert [sum(row["coins"].values()) for row in rows] == paid
            total = [old + new for old, new in zip(total, paid, strict=True)]
        assert coins(s) == total


def played(moves: Callable[[State], None], rounds: int) -> State:
    """A whole game of four; every round is played so."""
    s = everyone("P B S T")
    for _ in range(rounds):
        moves(s)
    return s


def quiet(s: State) -> None:
    """A round in which all show characters and the hill."""
    for _ in range(4):
        for seat in range(4):
            s.play(seat, next(a for a in s.legal(seat) if GAME.notation(a) in QUIET))


QUIET = {f"show {card}" for card in ("P", "B", "S", "T", "hill")}


@covers("end")
def test_the_game_is_over_when_everybody_was_first_once_and_a_draw_stays_a_draw() -> None:
    s = played(quiet, 3)
    assert s.outcome() is None
    assert view(s)["round"] == 4
    quiet(s)
    assert s.turn() == []
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places, outcome.draw) == ("rounds", [0] * 4, [1] * 4, True)


@covers("end")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_most_coins_win_and_the_sheet_says_where_they_came_from(seats: int) -> None:
    for seed in range(6):
        s = walk_on(GAME.new(seats, seed, EVERYONE), seed + 50)
        outcome = s.outcome()
        assert outcome is not None
        assert len(view(s)["past"]) == seats
        assert {round["first"] for round in view(s)["past"]} == set(range(seats))
        best = max(outcome.scores)
        assert [place == 1 for place in outcome.places] == [score == best for score in outcome.scores]
        for seat, row in enumerate(outcome.sheet):
            assert list(row) == ["attack", "defence", "hill"]
            for source in row:
                assert row[source] == sum(round["seats"][seat]["coins"][source] for round in view(s)["past"])
        assert outcome.scores == [sum(row.values()) for row in outcome.sheet] == coins(s)


@covers("R12")
def test_coins_are_paid_without_end() -> None:
    """Ninety coins lie in the box; five players who always strike their prey and keep their hill get twenty a round."""
    s = everyone("P B S T X")
    for _ in range(5):
        roles = deal(s)
        others = {seat: [card for card in "PBSTX" if card != roles[seat]] for seat in range(5)}
        prey = [roles.index("PBSTX"[("PBSTX".index(role) + 1) % 5]) for role in roles]
        show(s, "sword " * 5)
        for _ in range(5):
            play(s, f"before {prey[s.turn()[0]] + 1}")
        show(s, *[" ".join(others[seat][k] for seat in range(5)) for k in range(4)])
    assert coins(s) == [20] * 5
    assert sum(coins(s)) > 90
