"""Bots among themselves."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import igroteka
from igroteka.cli import main, record_file
from igroteka.core.match.begin import replay
from igroteka.texts import words
from tests.laws.cases import ROOKS, TOY
from tests.shelf import put_on_the_shelf

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize("id", igroteka.names())
def test_records_are_written_and_fit_themselves(id: str, tmp_path: Path, capsys: Said) -> None:
    game = igroteka.game(id)
    bots = ["random"] * game.seat_counts[0]
    assert main(["selfplay", id, *bots, "--games", "3", "--seed", "4", "--out", str(tmp_path / "r"), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == id
    assert report["bots"] == bots
    assert [row["seed"] for row in report["games"]] == [4, 5, 6]
    if not game.words.winners:  # sides that come to light at the end may be of any size
        assert sum(report["score"]) == pytest.approx(len(bots) / 2)
    for row in report["games"]:
        match = replay(record_file.read(Path(row["record"])), game)
        outcome = match.state.outcome()
        assert outcome is not None
        assert outcome.dump() == {name: row[name] for name in outcome.dump()}
        assert row["draw"] == outcome.draw
        assert row["decisions"] == len(match.lines)
    assert len(list((tmp_path / "r").iterdir())) == 3


@pytest.mark.parametrize("id", igroteka.names())
def test_one_game_into_one_file_the_same_for_a_seed(id: str, tmp_path: Path) -> None:
    bots = ["greedy"] + ["random"] * (igroteka.game(id).seat_counts[0] - 1)
    for name in ("a.jsonl", "b.jsonl"):
        assert main(["selfplay", id, *bots, "--seed", "4", "--out", str(tmp_path / name)]) == 0
    assert (tmp_path / "a.jsonl").read_text() == (tmp_path / "b.jsonl").read_text()


@pytest.mark.parametrize("id", igroteka.names())
def test_the_table_for_people(id: str, capsys: Said) -> None:
    bots = ["random"] * igroteka.game(id).seat_counts[0]
    assert main(["selfplay", id, *bots, "--games", "2", "--seed", "4", "--lang", "ru"]) == 0
    told = capsys.readouterr()
    assert "Побед" in told.out
    assert "%" in told.out
    advice = {f"igroteka: {words(id, 'ru').advice(one)}" for one in igroteka.game(id).words.advices}
    assert {*told.err.splitlines()} <= advice


def test_wins_are_counted_by_side_where_some_play_together(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    put_on_the_shelf(monkeypatch, TOY)
    pairs = ["selfplay", TOY.id, *["random"] * 4, "--option", "flock=pairs", "--games", "6", "--seed", "4", "--json"]
    assert main(pairs) == 0
    report = json.loads(capsys.readouterr().out)
    wins = [sum(row["places"][seat] == 1 and not row["draw"] for row in report["games"]) for seat in (0, 1)]
    assert report["sides"] == [{"side": "1", "wins": wins[0]}, {"side": "2", "wins": wins[1]}]
    assert report["wins"] == [*wins, *wins] and sum(wins) > 0


def test_sides_that_were_secret_are_called_as_when_they_win(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    command = ["selfplay", ROOKS.id, *["random"] * 5, "--games", "12", "--seed", "1", "--lang", "en"]
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    won = Counter(row["winners"][0] for row in report["games"] if row.get("winners"))
    assert {row["side"]: row["wins"] for row in report["sides"]} == won and len(won) == 2
    assert main(command) == 0
    told = capsys.readouterr().out
    for side, wins in won.items():
        assert f"{words(ROOKS.id, 'en').say(f'won-{side}')}: {wins}\n" in told


def test_without_a_seed_every_game_is_another(tmp_path: Path) -> None:
    id = igroteka.names()[0]
    bots = ["random"] * igroteka.game(id).seat_counts[0]
    assert main(["selfplay", id, *bots, "--games", "2", "--out", str(tmp_path / "r")]) == 0
    starts = [json.dumps(record_file.read(file).header["start"]) for file in (tmp_path / "r").iterdir()]
    assert len(set(starts)) == 2


def test_all_places_must_be_free_before_the_first_game(tmp_path: Path, capsys: Said) -> None:
    id = igroteka.names()[0]
    bots = ["random"] * igroteka.game(id).seat_counts[0]
    (tmp_path / f"{id}-2.jsonl").write_text("mine")
    assert main(["selfplay", id, *bots, "--games", "3", "--out", str(tmp_path)]) == 2
    assert f"{id}-2.jsonl: is there already" in capsys.readouterr().err
    assert [file.read_text() for file in tmp_path.iterdir()] == ["mine"]
