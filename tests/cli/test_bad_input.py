"""Bad input: one sentence on the error stream, exit code 2, nothing played, nothing written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import igroteka
from igroteka.cli import main

GAME = igroteka.names()[0]
SEATS = igroteka.game(GAME).seat_counts[0]
BOTS = ["random"] * SEATS


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("play chess", "'chess'"),
        ("play", "which game"),
        ("rules chess", "'chess'"),
        ("data chess", "'chess'"),
        ("selfplay chess random random", "'chess'"),
        (f"play {GAME} --against deep-blue", "'deep-blue'"),
        (f"play {GAME} --against search:0", "'search:0'"),
        (f"play {GAME} --seats 99", "99"),
        (f"play {GAME} --seats two", "two"),
        (f"play {GAME} --seat 0", "'0'"),
        (f"play {GAME} --seat me", "'me'"),
        (f"play {GAME} --seat 1 --hotseat", "--hotseat"),
        (f"play {GAME} --seed seven", "'seven'"),
        (f"play {GAME} --seed -1", "'-1'"),
        (f"play {GAME} --seed {2**256}", "2**256"),
        (f"play {GAME} --option colour=red", "colour"),
        (f"play {GAME} --option colour", "name=value"),
        (f"play {GAME} --data nowhere", "nowhere: is no folder"),
        (f"play {GAME} --resume nowhere.jsonl", "nowhere.jsonl"),
        (f"play {GAME} --resume nowhere.jsonl --seed 1", "resume"),
        (f"play {GAME} --lang de", "--lang"),
        (f"data {GAME} --data nowhere", "nowhere: is no folder"),
        (f"rules {GAME} --clause nonsense", "'nonsense'"),
        (f"selfplay {GAME} random deep-blue", "'deep-blue'"),
        (f"selfplay {GAME} {' '.join(['random'] * 101)}", "101"),
        (f"selfplay {GAME} {' '.join(BOTS)} --games 0", "'0'"),
        (f"selfplay {GAME} {' '.join(BOTS)} --games many", "'many'"),
        (f"selfplay {GAME} {' '.join(BOTS)} --option colour=red", "colour"),
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("dance", "'dance'"),
        ("", "COMMAND"),
        (f"play {GAME} --dance", "--dance"),
    ],
)
def test_one_sentence_and_exit_code_2(
    line: str, names: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = main(line.split())
    except SystemExit as end:  # argparse leaves this way
        code = end.code
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert names in told.err
    assert list(tmp_path.iterdir()) == []


def test_an_option_twice_or_with_a_value_it_cannot_have(capsys: pytest.CaptureFixture[str]) -> None:
    for id in igroteka.names():
        for option in igroteka.game(id).options:
            default = option.default
            given = f"{option.id}={','.join(default) if isinstance(default, list) else default}"
            assert main(["play", id, "--option", given, "--option", given]) == 2
            assert f"option {option.id}: is there twice" in capsys.readouterr().err
            assert main(["play", id, "--option", f"{option.id}=ultraviolet"]) == 2
            wrong = "'ultraviolet' is none of" if option.kind == "set" else "must be"
            assert f"option {option.id}: {wrong}" in capsys.readouterr().err


def test_a_data_folder_without_the_file_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = igroteka.names()[:2]
    told = [f"{tmp_path}: there is no file <game>.toml in it; there are: {', '.join(igroteka.names())}"]
    told.append(f"{tmp_path}: there is no file {first}.toml in it")
    for said in told:
        assert main(["data", first, "--data", str(tmp_path)]) == 2
        assert capsys.readouterr().err == f"igroteka: {said}\n"
        (tmp_path / f"{second}.toml").write_text(igroteka.game(second).data.text, encoding="utf-8")
    assert main(["data", second, "--data", str(tmp_path)]) == 0


def test_a_wrong_data_file_is_refused_with_file_field_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for id in igroteka.names():
        text = igroteka.game(id).data.text
        (tmp_path / f"{id}.toml").write_text(re.sub(r'source = "[\w-]+"', 'source = "hearsay"', text), encoding="utf-8")
        assert main(["play", id, "--data", str(tmp_path)]) == 2
        told = capsys.readouterr()
        assert f"{id}.toml" in told.err
        assert ".source: must be one of" in told.err
        assert told.out == ""


def test_what_is_there_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.jsonl"
    mine.write_text("mine")
    assert main(["play", GAME, "--save", str(mine)]) == 2
    assert main(["selfplay", GAME, *BOTS, "--out", str(mine)]) == 2
    assert mine.read_text() == "mine"
    assert capsys.readouterr().err.count("is there already") == 2
