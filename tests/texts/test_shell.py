"""The words of the shell: all of the core's and of the page's are there, and each is used by somebody."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from igroteka.texts import LANGUAGES
from tests.laws.hints import OF_EVERY_GAME
from tests.texts import page
from tests.texts.files import PACKAGE, File, file
from tests.texts.said import reasons_of_core, sources

SCHEMES = ("why-", "event-", "ending-", "clause-", "hint-")
OTHER, *_ = LANGUAGES[1:]


def of_core() -> set[str]:
    """The keys of what is said whatever the game."""
    keys = {f"why-{reason}" for reason in reasons_of_core()} | {"event-resigned", "ending-resigned", "clause-table"}
    keys |= {f"hint-{reason}" for reason in OF_EVERY_GAME}
    keys |= {"hint-mix", "hint-mix-part"}  # what the bot mixes, from the hint itself
    # What happens in a match whatever its game: somebody draws, and a moderator reads to whom a thing was said.
    return keys | {"event-drawing", "event-heard-by"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_core_are_there(language: str) -> None:
    assert {key for key in file(None, language).texts if key.startswith(SCHEMES)} == of_core()


def same(one: File, other: File) -> None:
    """Two languages say the same, and of the same things."""
    assert set(one.texts) == set(other.texts)
    for key, text in one.texts.items():
        assert text.variables == other.texts[key].variables, key


@pytest.mark.parametrize("name", page.areas())
def test_a_part_of_the_page_says_the_same_in_both_languages(name: str) -> None:
    same(page.area(name, LANGUAGES[0]), page.area(name, OTHER))


@pytest.mark.parametrize("game", page.drawings())
def test_a_drawing_says_the_same_in_both_languages(game: str) -> None:
    same(page.drawing(game, LANGUAGES[0]), page.drawing(game, OTHER))


@pytest.mark.parametrize(("game", "name"), page.parts())
def test_a_part_of_a_drawing_says_the_same_in_both_languages(game: str, name: str) -> None:
    same(page.part(game, name, LANGUAGES[0]), page.part(game, name, OTHER))


def test_no_word_is_there_twice() -> None:
    assert [key for key, times in Counter(page.shell(LANGUAGES[0])).items() if times > 1] == []


def test_each_word_is_asked_for_somewhere() -> None:
    keys = set(page.shell(LANGUAGES[0])) - of_core()
    assert keys - page.used(keys) == set()


def test_each_word_that_is_asked_for_is_there() -> None:
    said = page.said()
    assert said, "no `locale.say(…)` was found in the page"
    assert said - set(page.shell(LANGUAGES[0])) == set()


def test_each_refusal_has_a_word() -> None:
    reasons = {
        str(call.args[0].value)
        for call in sources(PACKAGE / "server")
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        if isinstance(call.args[0], ast.Constant) and not any(word.arg == "clause" for word in call.keywords)
    }
    reasons |= page.refusals()
    assert {f"refused-{reason}" for reason in reasons} - set(page.shell(LANGUAGES[0])) == set()
