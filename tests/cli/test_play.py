"""A match in the terminal, for every game and in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import igroteka
from igroteka.bots.heuristics import heuristics_of
from igroteka.cli import main, record_file
from igroteka.cli.words import TerminalWords
from igroteka.core.match.begin import replay
from igroteka.core.match.match import Match
from igroteka.rules import rules
from tests.cli.conftest import first_of, last_of, moves, only_file

GAME = "famiglia"
Typing = Callable[..., list[str]]
Said = pytest.CaptureFixture[str]


def played(path: Path) -> Match:
    """The match of a record, checked."""
    record = record_file.read(path)
    return replay(record, igroteka.game(str(record.header["game"])))


@pytest.mark.parametrize("id", igroteka.names())
@pytest.mark.parametrize(("language", "answers"), [("ru", first_of), ("en", last_of)])
def test_a_whole_match(
    id: str, language: str, answers: Callable[[str], str], typing: Typing, terminal: Path, capsys: Said
) -> None:
    asked = typing(then=answers)
    assert main(["play", id, "--against", "random", "--seed", "5", "--lang", language]) == 0
    match = played(only_file(terminal))
    outcome = match.state.outcome()
    assert outcome is not None
    told = capsys.readouterr().out
    assert len(asked) >= 1
    assert f"igroteka replay {only_file(terminal)}" in told
    assert str(outcome.scores[0]) in told
    speech = TerminalWords(id, language)
    assert speech.ending(outcome.reason) in " ".join(told.split())
    players = ["", speech.say("cli-rival")] if len(outcome.scores) == 2 else []  # more are called by their numbers
    assert speech.result(outcome.dump(), players, viewer=0) in " ".join(told.split())


def test_the_same_seed_and_answers_give_the_same_match(typing: Typing, tmp_path: Path) -> None:
    for name in "ab":
        typing(then=last_of)
        assert main(["play", GAME, "--against", "greedy", "--seed", "8", "--save", str(tmp_path / name)]) == 0
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_without_a_seed_the_secret_has_256_bits(typing: Typing, tmp_path: Path) -> None:
    secrets = []
    for name in "ab":
        typing(then=last_of)
        main(["play", GAME, "--against", "random", "--save", str(tmp_path / name)])
        start = record_file.read(tmp_path / name).header["start"]
        assert isinstance(start, dict)
        secrets.append(int(start["secret"], 16))
    assert secrets[0] != secrets[1]
    assert all(secret.bit_length() > 200 for secret in secrets)


def test_a_move_in_words(typing: Typing, terminal: Path, capsys: Said) -> None:
    game = igroteka.game(GAME)
    typing(then=last_of)
    main(["play", GAME, "--against", "random", "--seed", "5"])
    mine = [line.choice for line in played(only_file(terminal)).lines if line.seat == 0]
    only_file(terminal).unlink()
    typing(*mine, then=last_of)
    assert main(["play", GAME, "--against", "random", "--seed", "5"]) == 0
    assert [line.choice for line in played(only_file(terminal)).lines if line.seat == 0] == mine
    assert game.parse(mine[0]) >= 0


def test_words_that_fit_several_moves_or_none_play_nothing(typing: Typing, terminal: Path, capsys: Said) -> None:
    typing("", "no such words", "99", "\x1b[2J", "0", "-1")
    assert main(["play", GAME, "--hotseat", "--seed", "5", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Choose a number from 1 to" in told
    assert told.count("I do not understand") == 5
    assert "\x1b" not in told
    assert "Nothing was played" in told
    assert not terminal.exists()


def test_the_end_of_the_input_keeps_the_match_and_resume_plays_it_on(
    typing: Typing, terminal: Path, capsys: Said
) -> None:
    typing(then=moves(3))
    assert main(["play", GAME, "--hotseat", "--seed", "5", "--lang", "en"]) == 0
    file = only_file(terminal)
    assert f"igroteka play --resume {file}" in capsys.readouterr().out
    before = file.read_text()
    assert len(played(file).lines) == 3
    typing(then=moves(1))
    assert main(["play", "--resume", str(file), "--lang", "en"]) == 0
    assert len(played(file).lines) == 4
    assert file.read_text().startswith(before)
    typing(then=last_of)
    assert main(["play", GAME, "--resume", str(file)]) == 0
    assert played(file).state.over
    capsys.readouterr()
    assert main(["play", GAME, "--resume", str(file)]) == 2
    assert "is over" in capsys.readouterr().err


def test_ctrl_c_keeps_the_match(typing: Typing, terminal: Path, capsys: Said) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    typing("1", then=interrupt)
    assert main(["play", GAME, "--hotseat", "--seed", "5"]) == 130
    assert str(only_file(terminal)) in capsys.readouterr().out
    assert len(played(only_file(terminal)).lines) == 1


def test_quit_leaves_resigns_or_stays(typing: Typing, terminal: Path, capsys: Said) -> None:
    typing("1", "q", "s", "в", "о", "q", "")
    assert main(["play", GAME, "--hotseat", "--seed", "5", "--lang", "ru"]) == 0
    file = only_file(terminal)
    assert len(played(file).lines) == 1
    typing("q", "r")
    assert main(["play", "--resume", str(file), "--lang", "en"]) == 0
    assert "has resigned" in capsys.readouterr().out
    assert played(file).state.over == "resigned"


def test_a_broken_record_is_neither_resumed_nor_changed(typing: Typing, terminal: Path, capsys: Said) -> None:
    typing(then=moves(2))
    main(["play", GAME, "--hotseat", "--seed", "5"])
    file = only_file(terminal)
    whole = file.read_text()
    for broken, line in ((whole[:-9], "line 3"), (whole.replace('"seat":0', '"seat":1'), "line"), ("", "line 1")):
        file.write_text(broken)
        capsys.readouterr()
        assert main(["play", "--resume", str(file)]) == 2
        told = capsys.readouterr()
        assert f"{file}: {line}" in told.err
        assert told.err.count("\n") == 1
        assert file.read_text() == broken


def test_a_copy_is_saved_under_a_free_name_only(typing: Typing, tmp_path: Path, capsys: Said) -> None:
    copy = tmp_path / "copy.jsonl"
    typing("1", f"s {copy}", f"s {copy}", "s", "s /dev/null/x")
    assert main(["play", GAME, "--hotseat", "--seed", "5", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert len(played(copy).lines) == 1
    assert "is there already" in told
    assert "Say the file too" in told
    assert "/dev/null/x: cannot be written" in told


def test_where_nothing_can_be_kept_one_can_still_play(
    typing: Typing, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    typing(then=last_of)
    assert main(["play", GAME, "--against", "random", "--seed", "5", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("is not being kept") == 1
    assert "igroteka replay" not in told


@pytest.mark.parametrize("id", igroteka.names())
def test_help_rules_and_why(id: str, typing: Typing, capsys: Said) -> None:
    typing("?", "? 1", "r", "п", "? no such words")
    assert main(["play", id, "--hotseat", "--seed", "5", "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert "назад к своему прошлому решению" in told
    assert "Так можно." in told
    game = igroteka.game(id)
    clause = game.new(seed=5).stack[-1].clause
    title = rules(id)[clause].title["ru"]
    assert told.count(f"{title}. ") >= 3
    assert "не похоже" in told


@pytest.mark.parametrize("id", igroteka.names())
def test_a_hint_tells_a_turn_and_why_and_changes_nothing(
    id: str, typing: Typing, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    heuristics = heuristics_of(igroteka.game(id))
    monkeypatch.setattr(heuristics, "levels", {**heuristics.levels, "strong": "search:4"})
    typing("h", "б", "hint", "подсказка")
    assert main(["play", id, "--hotseat", "--seed", "5", "--lang", "ru"]) == 0
    told = re.findall(r"^  ★ .+\n(?:    .+\n)+", capsys.readouterr().out, re.MULTILINE)
    assert len(told) == 4 and len(set(told)) == 1


@pytest.mark.parametrize("id", igroteka.names())
def test_every_refusal_is_explained(id: str, typing: Typing, capsys: Said) -> None:
    game = igroteka.game(id)
    state = game.new(seed=5)
    seat = state.turn()[0]
    refused = [a for a in range(int(game.actions)) if a not in state.legal(seat)][::20]
    typing(*[f"? {game.notation(action)}" for action in refused], *[game.notation(action) for action in refused])
    assert main(["play", id, "--hotseat", "--seed", "5", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("Not allowed. ") == 2 * len(refused)
    assert "Nothing was played" in told


def test_a_bot_takes_every_other_seat(typing: Typing, terminal: Path) -> None:
    typing(then=last_of)
    main(["play", GAME, "--against", "random", "--seat", "2", "--seed", "1"])
    header = record_file.read(only_file(terminal)).header
    assert header["players"] == ["random", "human"]


def test_bots_alone_do_not_play_here(capsys: Said) -> None:
    seats = igroteka.game(GAME).seat_counts[-1]
    line = [part for _ in range(seats) for part in ("--against", "random")]
    assert main(["play", GAME, *line]) == 2
    assert "players" in capsys.readouterr().err


def test_a_move_that_ends_the_game_is_asked_about_once_more(typing: Typing, terminal: Path, capsys: Said) -> None:
    # Nobody recruits, so the second pass in a row is the end; an empty line is no consent to it.
    asked = typing("pass", "pass", "", "pass", "n", "pass", "y")
    assert main(["play", "famiglia", "--hotseat", "--seed", "5", "--lang", "en"]) == 0
    match = played(only_file(terminal))
    assert [line.choice for line in match.lines][-2:] == ["pass", "pass"]
    assert match.state.over == "passes"
    assert sum("ends the game" in question for question in asked) == 3
