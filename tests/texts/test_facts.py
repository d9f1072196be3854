"""Names of printed facts: every fact has one, with a sentence on where it comes from, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

import igroteka
from igroteka.rules import printed
from igroteka.texts import LANGUAGES, words

each_game = pytest.mark.parametrize("id", igroteka.names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
LATIN, CYRILLIC = re.compile("[A-Za-z]{2}"), re.compile("[А-Яа-яЁё]")


def fits(fact: str, pattern: str) -> bool:
    """Has the fact this name? A star stands for one part."""
    return fact.count(".") == pattern.count(".") and fnmatchcase(fact, pattern)


@each_game
def test_every_fact_has_one_name_and_every_name_a_fact(id: str) -> None:
    facts = igroteka.game(id).data.facts
    assert [fact for fact in facts if sum(fits(fact, name) for name in printed(id)) != 1] == []
    assert [name for name in printed(id) if not any(fits(fact, name) for fact in facts)] == []


@each_game
def test_names_and_sources_are_said_in_their_language(id: str) -> None:
    for name in printed(id).values():
        assert set(name.title) == set(name.text) == set(LANGUAGES)
        assert not LATIN.search(name.title["ru"] + name.text["ru"])
        assert not CYRILLIC.search(name.title["en"] + name.text["en"])


@each_game
@each_language
def test_whatever_a_fact_names_has_a_word(id: str, language: str) -> None:
    game, says = igroteka.game(id), words(id, language)
    for fact, value in game.data.facts.items():
        for word in named(value):
            assert says.has(f"card-{word}"), f"{fact}: {word}"
    for name in printed(id):
        star = name.split(".").index("*") if "*" in name else 0
        rows = {fact.split(".")[star] for fact in game.data.facts if "*" in name and fits(fact, name)}
        unnamed = [row for row in rows if not all(says.has(f"card-{part}") for part in row.split("-"))]
        assert unnamed in ([], list(rows)), "either all rows of a table have a name, or it needs none"


def named(value: object) -> Iterator[str]:
    """The ids in a value, without its numbers."""
    if isinstance(value, list):
        for one in value:
            yield from named(one)
    elif isinstance(value, str):
        yield from (word for word in value.split() if not word.isdecimal())
