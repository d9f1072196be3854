"""games, rules, data, and the help that teaches."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import igroteka
from igroteka.cli import COMMANDS, main
from igroteka.cli.arguments import language
from igroteka.core import state
from igroteka.rules import rules
from igroteka.texts import words
from tests.laws.cases import ROOKS
from tests.shelf import put_on_the_shelf

Said = pytest.CaptureFixture[str]


def test_the_version_says_which_build_runs(capsys: Said) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    runs = "uncompiled" if state.__file__.endswith(".py") else "compiled"
    assert capsys.readouterr().out == f"igroteka {igroteka.__version__} ({runs})\n"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_games_lists_every_game_with_its_options(language: str, capsys: Said) -> None:
    assert main(["games", "--lang", language]) == 0
    told = capsys.readouterr().out
    for id in igroteka.names():
        assert id in told
        assert words(id, language).say("title") in told
        assert all(option.id in told for option in igroteka.game(id).options)


def test_games_for_a_program(capsys: Said) -> None:
    assert main(["games", "--json", "--lang", "ru"]) == 0
    listed = {row["id"]: row for row in json.loads(capsys.readouterr().out)}
    assert sorted(listed) == list(igroteka.names())
    for id, row in listed.items():
        game = igroteka.game(id)
        assert row["seats"] == list(game.seat_counts)
        assert row["rules"] == game.rules
        assert row["title"] == words(id, "ru").say("title")
        for option in game.options:
            told = row["options"]["properties"][option.id]
            assert told["default"] == option.default
            assert told.get("seats", {}) == {choice: list(counts) for choice, counts in option.seats.items()}


def test_a_set_is_listed_with_its_choices_and_how_many_of_them(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    assert main(["games", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "1–3 with commas out of owl,jay,dove (default owl)" in told
    assert told.index("owl_rests") < told.index("days"), "by group"
    assert main(["games", "--json"]) == 0
    options = next(row for row in json.loads(capsys.readouterr().out) if row["id"] == ROOKS.id)["options"]["properties"]
    assert options["guests"] == {
        "type": "array",
        "items": {"type": "string", "enum": ["owl", "jay", "dove"]},
        "uniqueItems": True,
        "minItems": 1,
        "maxItems": 3,
        "default": ["owl"],
    }
    assert options["owl_rests"]["needs"] == {"guests": ["owl"]} and options["days"]["group"] == "day"


@pytest.mark.parametrize("id", igroteka.names())
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_have_every_clause_in_the_language(id: str, language: str, capsys: Said) -> None:
    assert main(["rules", id, "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for rule in rules(id).values():
        assert f"[{rule.id}]" in told
        assert " ".join(rule.text[language].split()) in told
    assert main(["rules", id, "--json", "--lang", language]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == list(rules(id))


@pytest.mark.parametrize("id", igroteka.names())
def test_one_clause(id: str, capsys: Said) -> None:
    one, other, *_ = rules(id).values()
    assert main(["rules", id, "--clause", one.id, "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert one.text["en"] in told
    assert other.text["en"] not in told


@pytest.mark.parametrize("id", igroteka.names())
def test_the_trace_fails_exactly_when_it_has_holes(id: str, capsys: Said) -> None:
    code = main(["rules", id, "--trace", "--json"])
    trace = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in trace["rows"]] == list(rules(id))
    assert code == (1 if trace["missing"] else 0)
    assert main(["rules", id, "--trace"]) == code
    assert f"{len(trace['rows'])} rules, {len(trace['missing'])} holes" in capsys.readouterr().out


@pytest.mark.parametrize("id", igroteka.names())
def test_data_prints_a_file_that_can_be_given_back(id: str, tmp_path: Path, capsys: Said) -> None:
    assert main(["data", id]) == 0
    told = capsys.readouterr()
    assert tomllib.loads(told.out)
    assert told.err == ""
    (tmp_path / f"{id}.toml").write_text(told.out, encoding="utf-8")
    assert main(["data", id, "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == told.out


def test_every_command_teaches_by_examples(capsys: Said) -> None:
    for name in ("", *(command.__name__.rpartition(".")[2] for command in COMMANDS)):
        with pytest.raises(SystemExit) as end:
            main([name, "--help"] if name else ["--help"])
        assert end.value.code == 0
        told = capsys.readouterr().out
        if name != "serve":
            assert (
                f"examples:\n  igroteka {name}".rstrip() in told or f"igroteka {name}" in told.partition("examples:")[2]
            )


def test_the_balance_of_sides_is_taught_with_a_game_that_has_some(capsys: Said) -> None:
    with pytest.raises(SystemExit):
        main(["balance", "--help"])
    examples = capsys.readouterr().out.partition("examples:")[2].splitlines()[1:]
    assert all(igroteka.game(example.split()[2]).winners for example in examples)
    ends = {example.index("each mode") for example in examples if "each mode" in example}
    assert ends == {example.index("a picture too") for example in examples if "a picture too" in example}


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected
