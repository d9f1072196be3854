"""The rules of a game in our own words, and the trace: which code and which test stands behind each of them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.registry import folder

TEXT = re.compile(r"^(\w\w): \*\*(.+?)\*\* (.+)$")
TOKEN = re.compile(r"\[(R\d+|[a-z]+(?:-[a-z]+)*)\]")
HERE = Path(__file__).resolve().parent


class BadRules(IgrotekaError):
    """A rules.md that cannot be read."""


class Rule(NamedTuple):
    """A clause, a ruling (R1, R2 …) or a worked example (example:…), with a title and a text in each language."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]

    @property
    def kind(self) -> str:
        """clause, ruling or example."""
        if self.id.startswith("example:"):
            return "example"
        return "ruling" if re.fullmatch(r"R\d+", self.id) else "clause"


class Place(NamedTuple):
    """Where something stands: a file, a line, and the class or function around it."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


class Row(NamedTuple):
    """One rule with the code that follows it and the tests that watch it."""

    rule: Rule
    code: tuple[Place, ...]
    tests: tuple[Place, ...]


def parse(text: str, file: str) -> dict[str, Rule]:
    """Rules by id: each a heading `## id` and a paragraph `ru: **Title.** Text` for each language."""
    found: dict[str, Rule] = {}
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        id, _, body = section.partition("\n")
        title: dict[str, str] = {}
        words: dict[str, str] = {}
        for paragraph in re.split(r"\n\s*\n", re.split(r"^# ", body, flags=re.MULTILINE)[0].strip()):
            match = TEXT.match(" ".join(paragraph.split()))
            if match is None or match[1] in title:
                raise BadRules(f"{file}: {id}: expected one 'xx: **Title.** Text' for each language")
            title[match[1]], words[match[1]] = match[2].rstrip("."), match[3]
        if id in found:
            raise BadRules(f"{file}: {id}: is there twice")
        found[id] = Rule(id, title, words)
    return found


@cache
def rules(game_id: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the file."""
    return parse((folder(game_id) / "rules.md").read_text(encoding="utf-8"), f"{game_id}/rules.md")


# The trace.


def trace(game_id: str, tests: Path | None = None) -> list[Row]:
    """Every rule with its places in the code and, where the tests are at hand, its tests."""
    if tests is None:
        tests = HERE.parents[1] / "tests" / "games" / game_id
    code = in_code(folder(game_id))
    watched = in_tests(tests) if tests.is_dir() else []
    return [
        Row(
            rule,
            tuple(place for id, place in code if id == rule.id),
            tuple(place for id, place in watched if id == rule.id),
        )
        for rule in rules(game_id).values()
    ]


def missing(rows: Sequence[Row]) -> list[str]:
    """What the trace lacks: a clause needs code and a test, a ruling and an example need a test."""
    out = [f"{row.rule.id}: no code" for row in rows if row.rule.kind == "clause" and not row.code]
    return out + [f"{row.rule.id}: no test" for row in rows if not row.tests]


def unknown(game_id: str, tests: Path) -> list[str]:
    """Ids that the code or a test names and rules.md does not have."""
    known = rules(game_id)
    return [f"{place}: {id}" for id, place in [*in_code(folder(game_id)), *in_tests(tests)] if id not in known]


def in_code(home: Path) -> list[tuple[str, Place]]:
    """Ids in brackets, in the comments and docstrings of a game's source."""
    out: list[tuple[str, Place]] = []
    for file in sorted(home.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for line, words in [*comments(source), *docstrings(tree)]:
            place = Place(file.relative_to(home).as_posix(), line, around(tree, line))
            out += [(id, place) for id in TOKEN.findall(words)]
    return out


def in_tests(home: Path) -> list[tuple[str, Place]]:
    """Ids in the `@covers(...)` of test functions."""
    out: list[tuple[str, Place]] = []
    for file in sorted(home.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                place = Place(file.relative_to(home).as_posix(), node.lineno, node.name)
                out += [(id, place) for id in covered(node)]
    return out


def covered(test: ast.FunctionDef) -> Iterator[str]:
    """The ids that a test function says it covers."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "covers":
            for word in decorator.args:
                if isinstance(word, ast.Constant):
                    yield str(word.value)


def comments(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a source, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The docstrings of a source, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and (words := ast.get_docstring(node)):
            yield node.body[0].lineno, words


def around(tree: ast.Module, line: int) -> str:
    """The dotted name of the class or function that a line stands in."""
    names: list[str] = []
    body: Iterable[ast.stmt] = tree.body
    while True:
        inner = [
            node
            for node in body
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.lineno <= line <= (node.end_lineno or 0)
        ]
        if not inner:
            return ".".join(names)
        names.append(inner[0].name)
        body = inner[0].body
