"""The last round, the teams' last turn, and the ends that a game comes to by itself."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.closing import expire
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.emperors_gold.table import happened, look, may, on, play, saved, step, table, told

IDS = [f"{kind}{number:02}" for number in range(2, 18) for kind in "CS"]
TEAMS = {"sides": "teams"}


def about_to_claim(
    seat: int, counts: list[int], seats: int, starter: int = 0, left: int = -1, **position: Any
) -> State:
    """The seat has just finished a row for S01; the seats have this many tasks already."""
    ids = iter(IDS)
    won = [" ".join(sorted(next(ids) for _ in range(count))) for count in counts]
    options = position.get("options", {})
    teams = options.get("sides") == "teams"
    side = seat % 2 if teams else seat
    places = 4 if teams else {2: 3, 3: 4, 4: 5}[seats]
    free = [id for id in IDS[::-1] if id not in " ".join(won).split()][: places - 1]
    rows = [""] * (2 * side) + ["cr2 cr3 cy2"]
    s = table(
        {"1,2": "sy1"}, rows=rows, quiet=["1,1"], tasks=" ".join(["S01", *free]), won=won, seats=seats,
        current=seat, starter=starter, left=left, rounds=10, **position,
    )  # fmt: skip
    return play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")


def quick_turn(s: State) -> None:
    """One card, no claim."""
    seat = s.turn()[0]
    while s.turn() == [seat]:
        legal = s.legal(seat)
        s.play(seat, legal[-1] if s.top.name == "place" else legal[0])


def turns_that_follow(s: State) -> list[int]:
    """Who still has a turn after the claim."""
    play(s, "CLAIM 1")
    seen = []
    while not s.over:
        seen.append(s.turn()[0])
        quick_turn(s)
    assert s.over == "goal"
    return seen


@covers("end", "R19")
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_scenario_23_the_sixth_task_of_two(seat: int, starter: int) -> None:
    counts = [0, 0]
    counts[seat] = 5
    s = about_to_claim(seat, counts, 2, starter)
    follow = turns_that_follow(s)
    assert follow == ([] if seat != starter else [1 - seat])
    assert saved(s, "turns") % 2 == 0


@covers("end")
@pytest.mark.parametrize(("seats", "goal"), [(2, 6), (3, 5), (4, 4)])
def test_scenario_25_fewer_tasks_do_not_end_it(seats: int, goal: int) -> None:
    s = about_to_claim(0, [goal - 2] + [0] * (seats - 1), seats)
    assert look(s)["goal"] == goal
    play(s, "CLAIM 1")
    assert look(s)["left"] == -1 and "last-round" not in happened(s)
    s = about_to_claim(0, [goal - 1] + [0] * (seats - 1), seats)
    play(s, "CLAIM 1")
    assert look(s)["left"] == seats - 1
    assert told(s, "last-round") == {"seat": 0, "turns": seats - 1}


@covers("end", "R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_equally_many_turns(seats: int) -> None:
    goal = {2: 6, 3: 5, 4: 4}[seats]
    for starter in range(seats):
        for seat in range(seats):
            counts = [0] * seats
            counts[seat] = goal - 1
            follow = turns_that_follow(about_to_claim(seat, counts, seats, starter))
            place = (seat - starter) % seats
            assert follow == [(starter + later) % seats for later in range(place + 1, seats)]


@covers("R19")
def test_a_second_player_may_reach_the_goal_in_the_last_round() -> None:
    s = about_to_claim(1, [5, 4, 0], 3, left=2)
    play(s, "CLAIM 1")
    assert "last-round" not in happened(s)
    assert look(s)["left"] == 1
    quick_turn(s)
    assert s.over == "goal"


@covers("R19")
def test_who_declines_may_claim_later() -> None:
    s = about_to_claim(0, [5, 0], 2)
    play(s, "CLAIM NONE")
    assert look(s)["left"] == -1


@covers("teams", "R24", "R25")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("last", ["literal", "equalise"])
def test_scenario_31_the_rivals_last_turn(seat: int, starter: int, last: str) -> None:
    counts = [0] * 4
    counts[seat], counts[(seat + 2) % 4] = 1, 3  # the fifth of the team
    s = about_to_claim(seat, counts, 4, starter, options={**TEAMS, "team_last_turn": last})
    first_team = (seat - starter) % 2 == 0
    assert turns_that_follow(s) == ([(seat + 1) % 4] if last == "literal" or first_team else [])


@covers("R24")
@pytest.mark.parametrize(("counts", "goal_of", "over"), [([4, 0, 0, 0], "team", True), ([2, 0, 2, 0], "team", True)])
def test_the_tasks_of_a_team_count_together(counts: list[int], goal_of: str, over: bool) -> None:
    s = play(about_to_claim(0, counts, 4, options=TEAMS), "CLAIM 1")
    assert (look(s)["left"] == 1) == over
    assert look(s)["sides"][0]["count"] == 5


@covers("R24")
def test_the_fifth_task_of_one_person_where_it_is_agreed() -> None:
    options = {**TEAMS, "team_goal_counts": "person"}
    s = play(about_to_claim(0, [3, 0, 4, 0], 4, options=options), "CLAIM 1")
    assert look(s)["left"] == -1 and look(s)["sides"][0]["count"] == 4
    s = play(about_to_claim(0, [4, 0, 3, 0], 4, options=options), "CLAIM 1")
    assert look(s)["left"] == 1 and look(s)["sides"][0]["count"] == 5


@covers("R25")
def test_the_rival_team_may_reach_its_goal_in_that_turn() -> None:
    s = about_to_claim(1, [5, 4, 0, 0], 4, left=1, options=TEAMS)
    play(s, "CLAIM 1")
    assert s.over == "goal"
    assert "last-round" not in happened(s)


@covers("R30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_silence_end_the_game(seats: int) -> None:
    s = igroteka.game("emperors_gold").new(seats, 3)
    for number in range(3 * seats):
        assert not s.over
        assert look(s)["idle"] == number
        expire(s, s.turn()[0])
    assert s.over == "idle"


@covers("R30")
def test_a_card_taken_breaks_the_silence() -> None:
    s = table(idle=5, rounds=5, current=1)
    quick_turn(s)
    assert look(s)["idle"] == 0 and not s.over


@covers("R30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_hundred_rounds_the_game_is_over(seats: int) -> None:
    s = table(seats=seats, current=seats - 1, rounds=99)
    quick_turn(s)
    assert s.over == "turns"
    assert saved(s, "turns") == 100 * seats


@covers("R30", "R19")
def test_the_goal_comes_before_the_clock_of_rounds() -> None:
    s = about_to_claim(1, [0, 5], 2)
    play(s, "CLAIM 1")
    assert s.over == "goal"


@covers("R22", "R19")
def test_a_turn_that_time_took_counts_in_the_last_round() -> None:
    s = play(about_to_claim(0, [4, 0, 0], 3), "CLAIM 1")
    for left in (2, 1):
        assert look(s)["left"] == left
        expire(s, s.turn()[0])
    assert s.over == "goal"


def ends(s: State) -> list[str]:
    """What the player who is asked is warned of."""
    return [s.game.notation(action) for action in s.ends(s.turn()[0])]


def test_what_ends_the_game_is_told_at_the_claim() -> None:
    s = about_to_claim(1, [0, 5], 2)
    assert ends(s) == ["CLAIM 1"]
    s = about_to_claim(1, [6, 0], 2, left=1)
    assert ends(s) == may(s) == ["CLAIM NONE", "CLAIM 1"]
    assert ends(about_to_claim(0, [5, 0], 2)) == []


def test_what_ends_the_game_is_told_where_enough_is_said() -> None:
    won = " ".join(sorted(IDS[:6]))
    s = table({"1,2": "sy1"}, quiet=["1,1"], current=1, left=1, won=[won], tasks="S01 S17 C17", rounds=9)
    play(s, "PAWN 1,1")
    assert ends(s) == []
    play(s, "PLACE 1,2 NEW R")
    assert ends(s) == ["STOP"]


def test_with_dry_decks_the_end_is_certain_and_told() -> None:
    s = table({"0,0": "cr1", "0,1": "cy2", "4,4": "tv3"}, dry=True)
    play(s, "PAWN 0,1", "PLACE 0,0 NEW R")
    assert ends(s) == ["STOP"]
    assert step(s) == "place"


def test_one_card_that_is_left_is_no_matter_of_chance() -> None:
    cards, options = {"0,0": "cr1", "0,1": "cy2", "4,4": "tv3"}, {"row_discard": "free"}
    s = table(cards, rows=["hb3", "hg2"], dry=True, options=options)
    play(s, "DROP_ROW A", "PAWN 0,1", "PLACE 0,0 NEW R")
    assert ends(s) == ["STOP"]
    play(s, "STOP")
    assert s.over == "idle" and on(s, "0,0") == "hb3"
    # Of three cards chance chooses which comes where, and nobody can know what that leads to.
    s = table(cards, rows=["hb3 hb2 hb1", "hg2"], dry=True, options=options)
    play(s, "DROP_ROW A", "PAWN 0,1", "PLACE 0,0 NEW R")
    assert ends(s) == []
