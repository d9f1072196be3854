"""Points, ties and places, alone and in teams."""

from __future__ import annotations

import pytest

from igroteka.core.closing import expire
from igroteka.core.outcome import Outcome
from igroteka.texts import words
from tests.games.covers import covers
from tests.games.emperors_gold.table import table

TEAMS = {"sides": "teams"}


def outcome(*won: str, **options: object) -> Outcome:
    """The result if the hundredth round ends now with these tasks."""
    seats = len(won)
    s = table(
        seats=seats, won=won, current=seats - 1, rounds=99, options=options, tasks=unused(*won, teams=bool(options))
    )
    expire(s, seats - 1)
    assert s.over == "turns"
    result = s.outcome()
    assert result is not None
    return result


def unused(*won: str, teams: bool) -> str:
    """Tasks that nobody has."""
    taken = " ".join(won).split()
    free = [id for id in ("S15", "C15", "S13", "C13", "S08", "C08") if id not in taken]
    return " ".join(free[: 4 if teams else {2: 3, 3: 4, 4: 5}[len(won)]])


@covers("scoring")
def test_points_are_added_up_and_rows_are_worth_nothing() -> None:
    result = outcome("S01 S16", "C02 C17")  # 4 + 9, 5 + 10
    assert result.scores == [13, 15]
    assert result.places == [2, 1]
    assert result.sheet == [{"shapes": 13, "colours": 0}, {"shapes": 0, "colours": 15}]


@covers("tie")
def test_scenario_26_with_equal_points_the_dearest_task_decides() -> None:
    # 9 + 7 + 6 + 4 + 4 and 8 + 8 + 7 + 7: thirty each.
    result = outcome("C01 C07 S01 S06 S16", "C06 C11 S10 S11")
    assert result.scores == [30, 30]
    assert result.places == [1, 2]


@covers("tie", "R20")
@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        ("S16 S02", "S06 C06", [1, 2]),  # 9+5, 7+7
        ("S06 C06", "S16 S02", [2, 1]),
        ("C16 S11 S01", "S16 S06 C02", [1, 2]),  # 9+8+4, 9+7+5
        ("C17 S01 C01", "S17 S03 C03", [1, 1]),  # alike
        ("S17 S02", "S11 S06", [1, 2]),  # 10+5, 8+7
        ("S12 S07", "C12 S02", [1, 2]),  # 15, 14: no tie at all
        ("S16 C01 S01 S03", "C16 S06 C02", [2, 1]),  # 9+4+4+4, 9+7+5
    ],
)
def test_then_the_next_dearest_and_all_alike_share_the_victory(one: str, other: str, places: list[int]) -> None:
    result = outcome(" ".join(sorted(one.split())), " ".join(sorted(other.split())))
    assert result.places == places


@covers("scoring", "R20")
def test_places_of_four() -> None:
    # 10, 4+5 = 9, 9, nothing: the single 9 is dearer.
    result = outcome("S17", "C02 S01", "S16", "")
    assert result.scores == [10, 9, 9, 0]
    assert result.places == [1, 3, 2, 4]


@covers("R20")
def test_nobody_has_anything() -> None:
    result = outcome("", "", "")
    assert (result.scores, result.places) == ([0, 0, 0], [1, 1, 1])


@covers("teams", "scoring")
def test_a_team_adds_up_the_tasks_of_both() -> None:
    result = outcome("S01", "S16", "C17", "", **TEAMS)
    assert result.sides == [0, 1, 0, 1]
    assert result.scores == [14, 9, 14, 9]
    assert result.places == [1, 2, 1, 2]
    assert result.sheet[2] == {"shapes": 0, "colours": 10}


@covers("R26")
@pytest.mark.parametrize(
    ("won", "places"),
    [
        (("S16", "S06", "S02", "C06"), [1, 2, 1, 2]),  # 9+5 against 7+7
        (("S06", "S16", "C06", "S02"), [2, 1, 2, 1]),
        (("S01 S16", "C01", "", "C16"), [1, 1, 1, 1]),  # 9 and 4 on both sides
        (("S11 S16", "S12", "S01", "C02 S06"), [1, 2, 1, 2]),  # 9, 8, 4 against 9, 7, 5
    ],
)
def test_teams_that_are_equal_compare_their_dearest_tasks(won: tuple[str, ...], places: list[int]) -> None:
    result = outcome(*won, **TEAMS)
    assert len(set(result.scores)) == 1
    assert result.places == places


def test_who_gives_up_loses_with_the_whole_team() -> None:
    s = table(seats=4, won=["C17"], options=TEAMS)
    s.resign(0)
    result = s.outcome()
    assert result is not None
    assert result.places == [2, 1, 2, 1]
    assert result.scores == [10, 0, 10, 0]


def told(result: Outcome) -> list[tuple[str, dict[str, object]]]:
    """What decided between equal points."""
    return [(tie.reason, tie.words) for tie in result.ties]


@covers("tie", "R20", "R26")
def test_a_tie_tells_which_tasks_decided() -> None:
    both: dict[str, object] = {"ahead": [0], "behind": [1]}
    assert told(outcome("S02 S16", "C06 S06")) == [("dearest", {**both, "place": 1, "more": 9, "less": 7})]
    turned = {"ahead": [1], "behind": [0], "place": 1, "more": 9, "less": 7}
    assert told(outcome("C06 S06", "S02 S16")) == [("dearest", turned)]
    assert told(outcome("C16 S01 S11", "C02 S06 S16")) == [("next", {**both, "place": 2, "more": 8, "less": 7})]
    assert told(outcome("C01 C17 S01", "C03 S03 S17")) == [("alike", both)]
    assert told(outcome("S07 S12", "C12 S02")) == [], "the points are not equal"
    teams = outcome("S16", "S06", "S02", "C06", **TEAMS)
    assert told(teams) == [("dearest", {"ahead": [0, 2], "behind": [1, 3], "place": 1, "more": 9, "less": 7})]


def test_people_hear_of_a_tie_and_records_do_not() -> None:
    result = outcome("S02 S16", "C06 S06")
    assert result.told()["ties"] == [{"reason": tie.reason, "words": tie.words} for tie in result.ties]
    assert "ties" not in result.dump(), "it follows from the rest, and old records lack it"
    assert "ties" not in outcome("S07 S12", "C12 S02").told()


def test_a_tie_can_be_said() -> None:
    (tie,) = outcome("S02 S16", "C06 S06").ties
    said = words("emperors_gold", "ru").tie(tie.reason, tie.words, ["Аня", "Боря"])
    assert said == "Очков поровну, решает самое дорогое задание: Аня — 9, Боря — 7."
