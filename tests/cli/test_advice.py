"""What a game advises to think about is said once on stderr, in the language of the terminal, and blocks nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from igroteka.cli import drawing, main
from igroteka.texts import words
from tests.laws.cases import ROOKS
from tests.shelf import put_on_the_shelf

Said = pytest.CaptureFixture[str]
MANY, FEW = 20, 5


@pytest.fixture(autouse=True)
def rooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is on the shelf; it has no drawing of its own."""
    put_on_the_shelf(monkeypatch, ROOKS)
    monkeypatch.setattr(drawing, "artist", lambda id: drawing.plain)


def said(language: str) -> str:
    """The advice as it stands on stderr."""
    return f"igroteka: {words(ROOKS.id, language).advice('crowded')}\n"


@pytest.mark.parametrize(("seats", "advised"), [(MANY, True), (FEW, False)])
def test_selfplay_advises_beside_its_output(seats: int, advised: bool, capsys: Said) -> None:
    assert main(["selfplay", ROOKS.id, *["random"] * seats, "--seed", "1", "--json", "--lang", "ru"]) == 0
    told = capsys.readouterr()
    assert len(json.loads(told.out)["games"]) == 1
    assert told.err == (said("ru") if advised else "")


def test_the_arena_advises_beside_its_output(capsys: Said) -> None:
    command = ["arena", ROOKS.id, "random", "random", "--seats", str(MANY), "--pairs", "1", "--jobs", "1", "--json"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["pairs"] == 1 and told.err == said("en")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_play_advises_before_it_begins(language: str, typing: Callable[..., list[str]], capsys: Said) -> None:
    typing()
    main(["play", ROOKS.id, *["--against", "random"] * (MANY - 1), "--lang", language])
    assert capsys.readouterr().err.count(said(language)) == 1
