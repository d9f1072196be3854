"""The words of the shell: all of the core's are there, and each is used by somebody."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.texts import LANGUAGES
from tests.texts.files import PACKAGE, file
from tests.texts.said import reasons_of_core

WEB = Path(__file__).parents[2] / "web" / "src"
OF_CORE = {f"why-{reason}" for reason in reasons_of_core()} | {"event-resigned", "ending-resigned", "clause-table"}


def code() -> str:
    """Everything that could ask for a word of the shell."""
    pages = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*sorted(PACKAGE.rglob("*.py")), *sorted(pages)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_core_are_there(language: str) -> None:
    of_schemes = {key for key in file(None, language).texts if key.startswith(("why-", "event-", "ending-", "clause-"))}
    assert of_schemes == OF_CORE


def test_each_word_is_asked_for_somewhere() -> None:
    asked = code()
    unused = [
        key
        for key in file(None, LANGUAGES[0]).texts
        if key not in OF_CORE and not any(f"{quote}{key.split('.')[0]}{quote}" in asked for quote in "'\"`")
    ]
    # A row of texts with one beginning is asked for by it.
    rows = {key for key in unused if any(f"'{key.split('-')[0]}-{end}" in asked for end in "'")}
    assert set(unused) - rows == set()
