"""The tables of the specification, line by line: scenarios, pairs of roles, flags, and what they leave out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import tables
from tests.games.covers import covers


def lines(name: str) -> list[Any]:
    """Every line of a table, with its name."""
    return [
        pytest.param(script, id=f"{key}-{number}" if number else key)
        for key, scripts in tables(f"{name}.toml").items()
        for number, script in enumerate(scripts)
    ]


@covers("fate", "extra", "first-night", "two-gangs")
@pytest.mark.parametrize("script", lines("scenarios"))
def test_a_scenario_of_the_specification(script: str) -> None:
    play(script)


@pytest.mark.parametrize("script", lines("pairs"))
def test_two_roles_meet(script: str) -> None:
    play(script)


@covers("candidate", "spirits", "modes")
@pytest.mark.parametrize("script", lines("flags"))
def test_a_rule_that_may_be_agreed_otherwise(script: str) -> None:
    play(script)


@covers("victory", "truce", "dusk", "vote", "shot")
@pytest.mark.parametrize("script", lines("more"))
def test_what_the_tables_leave_out(script: str) -> None:
    play(script)


@pytest.mark.parametrize("script", lines("effects"))
def test_what_becomes_of_a_role(script: str) -> None:
    play(script)


def test_every_row_of_the_tables_is_there() -> None:
    assert sorted(map(int, tables("pairs.toml"))) == list(range(1, 181))
    assert len(tables("scenarios.toml")) == 45
