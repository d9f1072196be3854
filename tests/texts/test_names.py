"""Names in Russian sentences: nobody declines them and nobody asks for their gender, so no sentence may need either."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.texts.files import PACKAGE
from tests.texts.page import WEB

FILES = sorted([*WEB.rglob("*ru.ftl"), *PACKAGE.rglob("*ru.ftl")])
NAME = r"\{ \$(?:[a-z_]+-)?(?:names?|players?|who) \}"
BEFORE = r"(?:игрок(?:а|у|ом|е)|на|от|для|до|у|с|со|к|ко|за|о|об|из|без|кроме|против|перед|под|над|вместо|после|через)"
# What a name stands after or before in another form than its own, and verbs that know who is a man.
OBLIQUE = re.compile(rf"\b{BEFORE} «?{NAME}", re.IGNORECASE)
GENDERED = re.compile(
    rf"{NAME} (?:уже |снова |пока |не )?[а-яё]+(?:л|ла|лся|лась)\b|\bПервым ходит\b|\bсамого\b|\bодин из игроков\b"
)


def lines(path: Path) -> list[str]:
    """What the file says."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def broken(line: str) -> bool:
    """Would the line want another form of the name, or know the gender?"""
    return bool(OBLIQUE.search(line)) or ("$" in line and bool(GENDERED.search(line)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_names_stay_as_they_are_given(path: Path) -> None:
    assert [line for line in lines(path) if broken(line)] == []


@pytest.mark.parametrize(
    "line",
    [
        "[no] роль игрока { $owner-name }",
        "Ход перешёл к { $name }.",
        "{ $seat-name } сделал ход.",
        "{ $name } снова вернулся.",
        "Первым ходит { $name }",
        "{ $card } у тебя самого.",
    ],
)
def test_a_sentence_that_would_decline_a_name_is_noticed(line: str) -> None:
    assert broken(line)


def test_plain_sentences_are_left_alone() -> None:
    assert not broken("{ $name } берёт свой выбор назад.")
    assert not broken("Меч поднят: противник — { $target-name }.")
