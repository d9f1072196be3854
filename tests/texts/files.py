"""Fluent files as a test reads them: keys, variables, terms."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

import igroteka
from igroteka.registry import folder

PACKAGE = Path(igroteka.__file__).parent


class Wanted(Visitor):
    """Collects the variables and the terms that a pattern wants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.terms.add(node.id.name)


class File(NamedTuple):
    """A file: what each key (`id`, or `id.attribute`) wants, and the terms it defines."""

    texts: dict[str, Wanted]
    terms: set[str]


def file(game_id: str | None, language: str) -> File:
    """The words of a game, or of the core."""
    return read((PACKAGE if game_id is None else folder(game_id)) / "texts" / f"{language}.ftl")


@cache
def read(path: Path) -> File:
    """A file; nothing in it may be unreadable or there twice."""
    found = File({}, set())
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: cannot be read: {entry.content}"
        if isinstance(entry, Term):
            assert entry.id.name not in found.terms, f"{path}: -{entry.id.name} is there twice"
            found.terms.add(entry.id.name)
        if isinstance(entry, Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, pattern in parts:
                assert key not in found.texts, f"{path}: {key} is there twice"
                found.texts[key] = Wanted()
                found.texts[key].visit(pattern)
    return found
