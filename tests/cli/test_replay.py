"""Records: checked and told; broken ones refused; those of other rules only told."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.cli import main
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.record import read_record
from igroteka.texts import words

Said = pytest.CaptureFixture[str]


@pytest.fixture(params=igroteka.names())
def file(request: pytest.FixtureRequest, tmp_path: Path, capsys: Said) -> Path:
    """The record of a whole game of random bots."""
    bots = ["random"] * igroteka.game(request.param).seat_counts[0]
    path = tmp_path / "game.jsonl"
    assert main(["selfplay", request.param, *bots, "--seed", "9", "--out", str(path)]) == 0
    capsys.readouterr()
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    """The record as JSON."""
    return [json.loads(row) for row in path.read_text().splitlines()]


def rewrite(path: Path, new: list[dict[str, Any]]) -> None:
    """The record, altered."""
    path.write_text("".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in new))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_whole_story(file: Path, language: str, capsys: Said) -> None:
    assert main(["replay", str(file), "--lang", language]) == 0
    told = capsys.readouterr().out
    record = read_record(file.read_text())
    outcome = record.lines[-1].outcome
    assert outcome is not None
    game = str(record.header["game"])
    assert words(game, language).ending(str(outcome["reason"])) in " ".join(told.split())
    for line in record.lines:
        if any(event.seen_by(SPECTATOR) for event in line.events):
            assert f"\n{line.number:>4}  " in told


def test_the_story_up_to_an_entry(file: Path, capsys: Said) -> None:
    assert main(["replay", str(file), "--to", "2", "--lang", "en"]) == 0
    assert "not finished" in capsys.readouterr().out
    assert main(["replay", str(file), "--to", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    record = read_record(file.read_text())
    match = replay(read_record("".join(file.read_text().splitlines(keepends=True)[:3])), igroteka.game(report["game"]))
    assert len(report["lines"]) == 2
    assert report["view"] == match.state.view(SPECTATOR)
    assert report["outcome"] is None
    for bad in ("-1", "all", str(len(record.lines) + 1)):
        assert main(["replay", str(file), "--to", bad]) == 2


def test_each_viewer_hears_no_more_than_his_own(file: Path, capsys: Said) -> None:
    record = read_record(file.read_text())
    for name, viewer in (("spectator", SPECTATOR), ("moderator", MODERATOR), ("1", 0)):
        assert main(["replay", str(file), "--as", name, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert report["checked"] is True
        for line, row in zip(record.lines, report["lines"], strict=True):
            assert row["events"] == [seen for event in line.events if (seen := event.seen_by(viewer)) is not None]
            assert ("choice" in row) == (viewer in (MODERATOR, line.seat))
    assert main(["replay", str(file), "--as", "99"]) == 2


def test_a_record_of_other_rules_is_told_with_a_notice_and_never_continued(file: Path, capsys: Said) -> None:
    old = rows(file)
    old[0]["rules"] = 77
    old[2]["events"] = [{"event": "vanished", "public": {"what": "\x1b[2Jrule"}}]
    rewrite(file, old)
    assert main(["replay", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "other rules" in told
    assert "rules 77" in " ".join(told.split())
    assert "vanished what=\ufffd[2Jrule" in told
    assert main(["replay", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["checked"] is False
    assert report["view"] is None
    before = file.read_text()
    assert main(["play", "--resume", str(file)]) == 2
    assert "watched, not played" in capsys.readouterr().err
    assert file.read_text() == before


def test_who_leads_and_who_got_a_new_link_is_told(file: Path, capsys: Said) -> None:
    told = rows(file)
    said = [
        {"line": "moderator", "seat": -1, "to": "Zed", "by": "Ann"},
        {"line": "link", "seat": 0, "to": "Cat", "by": "Dan"},
    ]
    rewrite(file, [told[0], *({"n": number, **row} for number, row in enumerate(said, 1))])
    assert main(["replay", str(file), "--lang", "en"]) == 0
    story = " ".join(capsys.readouterr().out.split())
    assert "Zed leads from here on; agreed: Ann." in story
    assert "Cat was given a new link; agreed: Dan." in story


def test_a_record_of_older_rules_is_checked_if_all_goes_the_same_way_and_told_if_not(
    file: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = igroteka.game(rows(file)[0]["game"])
    older = game.rules
    monkeypatch.setattr(game, "rules", older + 1)
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["checked"] is True
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"begun by version {older}; by today’s version {older + 1}" in capsys.readouterr().out
    old = rows(file)
    number = next(number for number, row in enumerate(old) if number and "hash" in row)
    rewrite(file, [*old[:number], {**old[number], "hash": "0" * 16}, *old[number + 1 :]])
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["checked"] is False
    assert main(["verify", str(file), "--lang", "en"]) == 2
    assert f"rules {older} / {older + 1}" in capsys.readouterr().err


def test_a_match_of_older_rules_is_resumed_by_the_newer_ones(
    file: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = rows(file)[:2]
    old[0]["players"] = ["me", *old[0]["players"][1:]]
    rewrite(file, old)
    game = igroteka.game(old[0]["game"])
    monkeypatch.setattr(game, "rules", game.rules + 1)
    monkeypatch.setattr("sys.stdin", io.StringIO("save\nquit\n"))
    assert main(["play", "--resume", str(file)]) == 0
    told = rows(file)
    assert told[:2] == old
    assert told[2] == {"n": 2, "line": "rules", "seat": -1, "to": game.rules}
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert f"From here on by rules {game.rules}" in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"all {len(told) - 1} entries are played again" in capsys.readouterr().out, "both halves"


@pytest.mark.parametrize(
    ("name", "value"),
    [("scores", None), ("places", [1]), ("sheet", 7), ("sheet", [None, None]), ("scores", ["a", "b"])],
)
def test_a_result_that_cannot_be_checked_must_have_the_form_of_one(
    file: Path, name: str, value: object, capsys: Said
) -> None:
    old = rows(file)
    old[0]["rules"] = 77
    old[-1]["outcome"][name] = value
    rewrite(file, old)
    assert main(["replay", str(file)]) == 2
    assert name in capsys.readouterr().err


def cut(text: str) -> str:
    return text[:-20]


def no_line(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(lines[:3] + lines[4:])


def other_hash(text: str) -> str:
    rows = text.splitlines(keepends=True)
    rows[-1] = rows[-1].replace('"hash":"', '"hash":"0')
    return "".join(rows)


def other_secret(text: str) -> str:
    return text.replace('"secret":"', '"secret":"1', 1)


def no_json(text: str) -> str:
    return text.replace("{", "", 1)


@pytest.mark.parametrize("spoil", [cut, no_line, other_hash, other_secret, no_json, str.upper])
def test_a_broken_record_is_refused_with_its_line(file: Path, spoil: Callable[[str], str], capsys: Said) -> None:
    file.write_text(spoil(file.read_text()))
    assert main(["replay", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"igroteka: {file}: line ")
    assert told.err.count("\n") == 1
    assert main(["replay", str(file), "--to", "1"]) == 2


def test_what_is_no_text_is_no_record(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    for path in (tmp_path / "noise", tmp_path):
        assert main(["replay", str(path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_an_undo_a_new_player_and_a_resignation_are_told(tmp_path: Path, capsys: Said) -> None:
    for id in igroteka.names():
        game = igroteka.game(id)
        match = new_match(game, 5, players=["bot easy", *["Ann"] * (game.seat_counts[0] - 1)])
        seat = match.state.turn()[0]
        match.choose(seat, match.state.legal(seat)[0])
        match.undo(seat, 0)
        match.hand_over(seat, "bot strong")
        match.hand_over(seat, "Ann\x07")
        match.time_up(seat, igroteka.seeded(1))
        match.resign(seat)
        file = tmp_path / f"{id}.jsonl"
        file.write_text(match.record.write())
        assert main(["replay", str(file), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert f"   2  Player {seat + 1}: back to the beginning." in told
        assert "is now taken by a strong bot." in told
        assert "is now taken by Ann\ufffd." in told
        assert "Player 1 (a beginner bot)" in told
        assert "time is up" in told
        assert "resigns" in told
