"""One word for one thing: what docs/words.md says holds in every text."""

from __future__ import annotations

import pytest

import igroteka
from tests.texts.glossary import EVERYWHERE, WORDS, Row, says, spoken, terms, texts

ROWS = terms(WORDS.read_text(encoding="utf-8"))
each_section = pytest.mark.parametrize("section", [EVERYWHERE, *igroteka.names()])


def rivals(rows: list[Row], said: list[str]) -> list[str]:
    """Texts that say a thing by a word that is not its own."""
    return [f"{rival}: {text}" for row in rows for rival in row.rivals for text in said if says(rival, text)]


@each_section
def test_a_thing_has_no_second_name(section: str) -> None:
    assert rivals([row for row in ROWS if row.section == section], texts(section)) == []


@each_section
def test_every_term_is_in_use(section: str) -> None:
    said = texts(section)
    names = [name for row in ROWS if row.section == section for name in (row.ru, row.en)]
    assert names
    assert [name for name in names if not any(says(name, text) for text in said)] == []


def test_every_section_is_somebodys() -> None:
    assert {row.section for row in ROWS} == {EVERYWHERE, *igroteka.names()}


@pytest.mark.parametrize(
    ("fluent", "found"),
    [
        ("a = Верни карту.", ["верни: Верни карту."]),
        ("a = { $x ->\n    [one] ты\n   *[other] бери и верни\n}", ["верни: бери и верни"]),
        ("a = Ход\n    .hint = верни", ["верни: верни"]),
        ("-a = верни", ["верни: верни"]),
        ("a = Она вернись", []),
        ("a = Купленное", ["куплен*: Купленное"]),
        ("a = отдай { $card } назад", []),
        ("a = отдай  назад", ["отдай назад: отдай  назад"]),
        ("# верни\nx = да", []),
    ],
)
def test_a_second_name_is_found_wherever_it_is_said(fluent: str, found: list[str]) -> None:
    table = (
        "## x\n\n| ru | en | means | not |\n|---|---|---|---|\n| забрать | take | … | верни, куплен*, отдай назад |\n"
    )
    assert rivals(terms(table), spoken(fluent)) == found
