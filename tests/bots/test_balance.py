"""`igroteka balance`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import igroteka
from igroteka.bots.arena import Meeting
from igroteka.bots.balance import row
from igroteka.cli import main
from tests.laws.cases import ROOKS
from tests.shelf import put_on_the_shelf

WORDS = ("--players", "5,8", "--games", "12", "--bot", "random", "--seed", "3")


@pytest.fixture
def rooks(monkeypatch):
    put_on_the_shelf(monkeypatch, ROOKS)


def balance(capsys, *words):
    """What the command prints, on stdout and stderr, and its exit code."""
    code = main(["balance", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_row_for_each_table_and_a_bar_for_each_side(capsys, rooks):
    code, out, _ = balance(capsys, ROOKS.id, *WORDS, "--jobs", "1")
    assert code == 0
    lines = out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == ["5 players, 12 games", "8 players, 12 games"]
    assert any(line.startswith("  flock") and "█" in line and "± " in line for line in lines)


def test_what_the_sides_win_adds_up_and_processes_change_nothing(capsys, rooks):
    one = json.loads(balance(capsys, ROOKS.id, *WORDS, "--jobs", "1", "--json")[1])
    assert [(each["seats"], each["games"]) for each in one] == [(5, 12), (8, 12)]
    for each in one:
        assert sum(side["wins"] for side in each["sides"].values()) == pytest.approx(1, abs=1e-5)
    again = json.loads(balance(capsys, ROOKS.id, *WORDS, "--jobs", "1", "--json")[1])
    assert again == one


def test_a_shared_victory_is_shared_and_nobody_is_somebody():
    meeting = Meeting("", None, "", "", 9, {}, 0)
    rates = row(meeting, "", [["town"], ["town", "piper"], ["nobody"], ["town"]]).sides
    assert {name: rate.score for name, rate in rates.items()} == {"town": 0.625, "piper": 0.125, "nobody": 0.25}
    assert next(iter(rates)) == "town"


def test_a_picture_and_a_table(capsys, tmp_path, rooks):
    code, out, _ = balance(capsys, ROOKS.id, *WORDS, "--jobs", "1", "--markdown", "--plot", str(tmp_path / "b.svg"))
    assert code == 0
    assert out.splitlines()[0].startswith("| mode | players | ")
    assert len(out.splitlines()) == 4
    drawn = ET.parse(tmp_path / "b.svg").getroot()
    widths = [float(bar.get("width", 0)) for bar in drawn.iter("{http://www.w3.org/2000/svg}rect")]
    assert sum(widths) == pytest.approx(2 * 500, abs=1)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--mode", "none"), "mode: rooks has none to choose from"),
        (("--players", "x"), "players: must be a whole number from 1"),
        (("--players", "77"), "seats: "),
        (("--games", "0"), "games: must be a whole number from 1"),
        (("--bot", "clever"), "there is no bot"),
    ],
)
def test_bad_input_is_one_sentence(capsys, rooks, words, told):
    code, out, err = balance(capsys, ROOKS.id, *words)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_a_game_without_secret_sides_has_no_balance(capsys):
    code, out, err = balance(capsys, igroteka.names()[0])
    assert (code, out) == (2, "")
    assert "has no secret sides" in err


def test_a_picture_that_cannot_be_written(capsys, rooks, tmp_path):
    code, _, err = balance(capsys, ROOKS.id, *WORDS, "--jobs", "1", "--plot", str(tmp_path / "no" / "b.svg"))
    assert code == 2
    assert "b.svg" in err
