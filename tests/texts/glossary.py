"""The list of terms in docs/words.md, and the texts that it speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Visitor

import igroteka
from igroteka import cli
from igroteka.registry import folder
from igroteka.rules import rules
from tests.texts.files import PACKAGE
from tests.texts.page import WEB

WORDS = Path(__file__).parents[2] / "docs" / "words.md"
EVERYWHERE = "everywhere"
# From here on the list is about names in the code.
IN_THE_CODE = "\n# In the code\n"


class Row(NamedTuple):
    """A term: what it is called in both languages, and what it is not called."""

    section: str
    ru: str
    en: str
    rivals: tuple[str, ...]


def terms(text: str) -> list[Row]:
    """The rows of all tables."""
    found: list[Row] = []
    section = ""
    for line in text.partition(IN_THE_CODE)[0].splitlines():
        if line.startswith("## "):
            section = line[3:]
        if not line.startswith("|") or line.startswith(("|---", "| ru |")):
            continue
        ru, en, _, rivals = (cell.strip() for cell in line.strip("|").split("|"))
        found.append(Row(section, ru, en, tuple(word.strip() for word in rivals.split(",") if word.strip())))
    return found


def says(word: str, text: str) -> bool:
    """Is the word, or words in a row, in the text? A `*` stands for any ending."""
    pattern = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return re.search(rf"(?<!\w){pattern}(?!\w)", text, re.IGNORECASE) is not None


class Spoken(Visitor):
    """The words of each pattern, without what is put into it and without keys and comments."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        self.texts.append("…".join(part.value for part in node.elements if isinstance(part, TextElement)))
        self.generic_visit(node)


@cache
def spoken(fluent: str) -> list[str]:
    """All that a Fluent file says, variant by variant."""
    found = Spoken()
    for entry in FluentParser().parse(fluent).body:
        assert not isinstance(entry, Junk)
        if isinstance(entry, (Message, Term)):
            found.visit(entry)
    return found.texts


def of_game(id: str) -> Iterator[str]:
    """All that a game, its drawings and its rules say."""
    for home in (folder(id) / "texts", WEB / "games" / id / "texts"):
        for file in sorted(home.rglob("*.ftl")):
            yield from spoken(file.read_text(encoding="utf-8"))
    for rule in rules(id).values():
        yield from (*rule.title.values(), *rule.text.values())


def of_shell() -> Iterator[str]:
    """All that belongs to no single game."""
    for home in (PACKAGE / "texts", Path(cli.__file__).parent / "texts", WEB / "texts"):
        for file in sorted(home.glob("*.ftl")):
            yield from spoken(file.read_text(encoding="utf-8"))


def texts(section: str) -> list[str]:
    """The texts that a section holds for."""
    if section != EVERYWHERE:
        return list(of_game(section))
    return [*of_shell(), *(text for id in igroteka.names() for text in of_game(id))]
