"""A terminal of 80 columns without colours, a home of its own, and players who type by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

LONGEST = 3000


@pytest.fixture(autouse=True)
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept during a test."""
    for name, value in {"COLUMNS": "80", "NO_COLOR": "1", "LANG": "C.UTF-8", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "igroteka"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """typing("1", "?", then=last_of): answers one by one, then by a rule, else the end of the input; gives the
    questions."""

    def begin(*answers: str, then: Callable[[str], str] | None = None) -> list[str]:
        asked: list[str] = []
        rest = iter(answers)

        def answer(question: str = "") -> str:
            asked.append(question)
            assert len(asked) < LONGEST, "the match does not end"
            for text in rest:
                return text
            if then is None:
                raise EOFError
            return then(question)

        monkeypatch.setattr("builtins.input", answer)
        return asked

    return begin


def last_of(question: str) -> str:
    """The last number of the list: in most games the boldest move; and yes, it may end the game."""
    if not question.startswith("["):
        return "y"
    listed = re.match(r"\[1–(\d+)", question)
    return listed[1] if listed else ""


def first_of(question: str) -> str:
    """The first number of the list; and yes, it may end the game."""
    return "1" if question.startswith("[") else "y"


def moves(number: int) -> Callable[[str], str]:
    """Give this many moves, then the end of the input."""
    left = iter(range(number))

    def answer(question: str) -> str:
        for _ in left:
            return last_of(question)
        raise EOFError

    return answer


def only_file(folder: Path) -> Path:
    """The one file that is there."""
    (file,) = folder.iterdir()
    return file
