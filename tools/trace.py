"""The trace of the rules: the code that follows each rule of a game, and the tests that watch it.

python3 dev.py trace GAME [--json]    exit code 1 if something is missing
"""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import tokenize
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from igroteka.cli.screen import console
from igroteka.core.errors import IgrotekaError
from igroteka.registry import folder
from igroteka.rules import Rule, rules
from tools.environment import ROOT

TOKEN = re.compile(r"\[(R\d+|[a-z]+(?:-[a-z]+)*)\]")


class Place(NamedTuple):
    """A position in a source: a file, a line, and the class or function around it."""

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


def trace(game_id: str, tests: Path | None = None) -> list[Row]:
    """Every rule with its places in the code and, if the tests are present, its tests."""
    if tests is None:
        tests = ROOT / "tests" / "games" / game_id
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
    """The holes of the trace: a clause needs code and a test, a ruling and an example need a test."""
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


# --- for people and programs


def main(words: Sequence[str]) -> int:
    """Rule, code, tests; and what is missing."""
    parser = ArgumentParser("dev.py trace", description="Each rule of a game, the code that follows it and its tests.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print JSON for a program")
    args = parser.parse_args(words)
    try:
        rows = trace(args.game)
    except IgrotekaError as error:
        print(f"dev.py trace: {error}", file=sys.stderr)
        return 2
    holes = missing(rows)
    if args.json:
        print(json.dumps({"rows": [traced(row) for row in rows], "missing": holes}, ensure_ascii=False))
    else:
        show(rows, holes)
    return 1 if holes else 0


def traced(row: Row) -> dict[str, object]:
    """A row of the trace for a program."""
    return {
        "id": row.rule.id,
        "kind": row.rule.kind,
        "code": [str(place) for place in row.code],
        "tests": [str(place) for place in row.tests],
    }


def show(rows: Sequence[Row], holes: Sequence[str]) -> None:
    """The trace for people."""
    screen = console()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("rule", "code", "tests"):
        grid.add_column(title, overflow="fold")
    for row in rows:
        grid.add_row(Text(row.rule.id, style="bold"), places(row.code), places(row.tests))
    screen.print(grid)
    for hole in holes:
        screen.print(Text(f"missing: {hole}", style="bold red"))
    screen.print(Text(f"{len(rows)} rules, {len(holes)} holes", style="bold"))


def places(found: Sequence[Place]) -> Text:
    """Places, one a line."""
    return Text("\n".join(str(place) for place in found) or "–")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
