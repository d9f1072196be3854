"""`igroteka balance`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import igroteka
from igroteka.balance import FILE, measured, read, ready
from igroteka.bots.arena import Meeting
from igroteka.bots.balance import row
from igroteka.cli import main
from igroteka.parallel import simulate
from igroteka.registry import folder
from tests.laws.cases import ROOKS
from tests.shelf import put_on_the_shelf
from tools import keep_balance

DOCUMENT = Path(__file__).parents[2] / "docs" / "balance.md"
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


def test_what_the_sides_win_adds_up(capsys, rooks):
    rows = json.loads(balance(capsys, ROOKS.id, *WORDS, "--jobs", "1", "--json")[1])
    assert [(each["seats"], each["games"]) for each in rows] == [(5, 12), (8, 12)]
    for each in rows:
        assert sum(side["wins"] for side in each["sides"].values()) == pytest.approx(1, abs=1e-5)


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


KEPT = [id for id in igroteka.names() if (moderated := igroteka.game(id).moderated) and moderated.sides]


@pytest.mark.parametrize("id", KEPT)
def test_processes_change_nothing(id):
    """Game by game, on one that ships: other processes know no made-up one."""
    meeting = Meeting(id, None, "random", "random", 9, {}, 3)
    here = list(simulate(meeting, 20, 1))
    assert len({*map(tuple, here)}) > 1
    assert list(simulate(meeting, 20, 2)) == here


@pytest.mark.parametrize("id", KEPT)
def test_what_is_kept_is_of_the_game_as_it_is_now_and_the_document_has_the_same_table(id):
    """A change of the data makes the figures void: docs/balance.md says which command measures them again."""
    game, kept = igroteka.game(id), read(folder(id) / FILE)
    assert (kept["rules"], kept["data"]) == (game.rules, game.data.fingerprint)
    told = {(row["mode"], row["seats"]): row["sides"] for row in kept["rows"]}
    (headline,) = (option for option in game.options if option.headline)
    assert set(told) == {
        (name, seats)
        for mode in headline.choices
        for seats in game.seat_counts
        for name in ready(game, seats, {headline.id: mode})
    }
    table = DOCUMENT.read_text("utf-8")
    for (mode, seats), sides in told.items():
        (row,) = (line for line in table.splitlines() if line.startswith(f"| {mode} | {seats} |"))
        assert sorted(row.replace(" ", "").split("|")[3:-1], reverse=True)[: len(sides)] == sorted(
            (f"{100 * won:.1f}%±{100 * error:.1f}" for _, won, error in sides), reverse=True
        )


@pytest.mark.parametrize("id", KEPT)
def test_figures_are_told_of_the_cast_that_was_measured_and_of_no_other(id):
    game = igroteka.game(id)
    seats = game.seat_counts[2]
    usual = game.agreed(seats, None)
    found = measured(game, seats, usual)
    assert found is not None and found.games > 1
    assert sum(won for won, _ in found.sides.values()) == pytest.approx(1, abs=0.01)
    (wanted,) = (option for option in game.options if option.kind == "set")
    assert game.moderated
    names = {each.card for each in game.moderated.cast(seats, usual)}
    other = next(card for card in wanted.choices if card not in names)
    assert measured(game, seats, game.agreed(seats, {wanted.id: [other]})) is None


@pytest.mark.parametrize("id", KEPT)
def test_every_ready_cast_has_figures_of_its_own(id):
    game, kept = igroteka.game(id), read(folder(id) / FILE)
    told = {(row["mode"], row["seats"]): [side for side, _, _ in row["sides"]] for row in kept["rows"]}
    (headline,) = (option for option in game.options if option.headline)
    seats = max(game.seat_counts)
    among = ready(game, seats, {headline.id: headline.default})
    assert len(among) > 1
    for name, chosen in among.items():
        found = measured(game, seats, game.agreed(seats, chosen))
        assert found is not None and list(found.sides) == told[name, seats]


@pytest.mark.parametrize("id", KEPT)
def test_the_same_cards_by_other_rules_are_another_table(id):
    """A flag that makes a ready cast of its own also tells apart a table whose cards were chosen one by one."""
    game = igroteka.game(id)
    (headline,) = (option for option in game.options if option.headline)
    (wanted,) = (option for option in game.options if option.kind == "set")
    (flag,) = (option for option in game.options if option.kind == "flag" and option.seats)
    seats = min(flag.seats["True"])
    assert game.moderated
    cards = [each.card for each in game.moderated.cast(seats, game.agreed(seats, {flag.id: True}))]
    assert measured(game, seats, game.agreed(seats, {flag.id: True, wanted.id: cards})) is not None
    assert measured(game, seats, game.agreed(seats, {headline.id: headline.default, wanted.id: cards})) is None


def test_keeping_writes_the_figures_beside_the_data_and_the_table_into_the_document(rooks, tmp_path, monkeypatch):
    home, document = tmp_path / ROOKS.id, tmp_path / "doc.md"
    home.mkdir()
    monkeypatch.setattr("igroteka.balance.folder", lambda id: tmp_path / id)
    monkeypatch.setattr(keep_balance, "GAMES", tmp_path)
    monkeypatch.setattr(keep_balance, "DOCUMENT", document)
    document.write_text("Before\n\n| mode | players | old |\n|---|---|---|\n| x | 1 | 2 |\n\nAfter\n", "utf-8")
    assert keep_balance.main([ROOKS.id, "--games", "2", "--bot", "random", "--jobs", "1"]) == 0
    lines = document.read_text("utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("Before", "After")
    assert len(lines) == 4 + 2 + len(ROOKS.seat_counts) and "old" not in lines[2]
    seats = ROOKS.seat_counts[0]
    found = measured(ROOKS, seats, ROOKS.agreed(seats, None))
    assert found is not None and found.games == 2
    monkeypatch.setattr(ROOKS, "rules", ROOKS.rules + 1)
    assert measured(ROOKS, seats, ROOKS.agreed(seats, None)) is None


def test_what_is_not_of_every_table_is_not_kept(capsys, rooks):
    assert keep_balance.main([ROOKS.id, "--players", "5"]) == 2
    assert "of every table" in capsys.readouterr().err
