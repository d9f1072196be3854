"""Every option: what it may be, what it needs, and that what cannot be together is refused."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka

GAME = igroteka.game("emperors_gold")
TEAMS = {"sides": "teams"}


def test_what_is_played_when_nobody_says() -> None:
    assert GAME.defaults == {
        "sides": "alone",
        "children": False,
        "two_sided": False,
        "row_discard": "forced_only",
        "claim_any_row": False,
        "team_goal_counts": "team",
        "team_last_turn": "literal",
    }
    assert GAME.seat_counts == (2, 3, 4)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"children": True, "two_sided": True}, "option two_sided: means something only with children=False"),
        (2, TEAMS, "option sides: teams is for 4 players, not 2"),
        (3, TEAMS, "option sides: teams is for 4 players, not 3"),
        (4, {"team_goal_counts": "person"}, "option team_goal_counts: means something only with sides=teams"),
        (4, {"team_last_turn": "equalise"}, "option team_last_turn: means something only with sides=teams"),
        (2, {"row_discard": "never"}, "option row_discard: must be one of forced_only, at_chosen_position, free"),
        (2, {"claim_any_row": 1}, "option claim_any_row: must be true or false"),
        (2, {"timer": True}, "option timer: unknown"),
        (5, {}, "seats: emperors_gold is for 2, 3, 4 players, not 5"),
        (1, {}, "seats: emperors_gold is for 2, 3, 4 players, not 1"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(igroteka.BadOptions) as refusal:
        GAME.new(seats, 1, options)
    assert said in str(refusal.value)


@pytest.mark.parametrize("option", [option.id for option in GAME.options])
def test_every_option_changes_what_is_played(option: str) -> None:
    """Some walk with the option is another than without it."""
    teams = option.startswith("team_")
    usual: dict[str, Any] = dict(TEAMS) if teams else {}
    (other,) = [one for one in GAME.options if one.id == option]
    for value in other.values():
        if value == other.default:
            continue
        assert any(story(seed, usual) != story(seed, {**usual, option: value}) for seed in range(30))


def story(seed: int, options: dict[str, Any]) -> list[list[int]]:
    """What may be done in a game that is always played with the same rng."""
    s, rng, seen = GAME.new(4, seed, options, telling=False), igroteka.seeded(seed), []
    while not s.over:
        legal = list(s.legal(s.turn()[0]))
        seen.append(legal)
        s.play(s.turn()[0], legal[rng.below(len(legal))])
    return seen


def test_there_is_no_option_for_the_minute_glass() -> None:
    """The clock of a table is that of every game."""
    assert "timer" not in {option.id for option in GAME.options}
