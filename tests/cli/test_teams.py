"""Teams in the terminal: who plays with whom, and that they win together."""

from __future__ import annotations

import re

import pytest

from igroteka.cli.play import teams
from igroteka.cli.screen import Screen, console
from igroteka.cli.words import TerminalWords
from tests.laws.cases import TOY

PLAYERS = ["Ann", "Bob", "Cat", "Dan"]


def test_it_is_told_who_plays_together() -> None:
    assert teams(TOY.new(4, options={"flock": "pairs"}), PLAYERS) == [["Ann", "Cat"], ["Bob", "Dan"]]
    assert teams(TOY.new(4), PLAYERS) == []


@pytest.mark.parametrize(
    ("viewer", "said"),
    [(0, "Your team has won: you and Cat."), (1, "Ann and Cat have won."), (-1, "Ann and Cat have won.")],
)
def test_partners_win_together(viewer: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = {
        "reason": "dusk",
        "scores": [5, 4, 5, 4],
        "places": [1, 2, 1, 2],
        "sheet": [{}] * 4,
        "sides": [0, 1, 0, 1],
        # Other rules may name winners that these have no text for.
        "winners": ["suns"],
    }
    Screen(TerminalWords(None, "en"), PLAYERS, console()).outcome(outcome, viewer)
    told = capsys.readouterr().out
    assert said in told
    assert re.search(r"Team +1 +2 +1 +2", told)
