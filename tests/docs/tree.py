"""The names of the project's files, and of what they define."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from tests.docs.documents import ROOT

FOLDERS = ("src", "web/src", "tests", "tools", "bench", "solve", "docs", "requirements")
CODE = {".py", ".ts", ".svelte", ".js", ".cjs", ".mjs", ".toml", ".ftl", ".css", ".html", ".json"}
WORD = re.compile(r"[^\W\d]\w*")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)


@cache
def files() -> frozenset[str]:
    """The paths of all files and folders of the project."""
    found = {file.name for file in ROOT.iterdir() if file.is_file()} | {"web/" + f.name for f in ROOT.glob("web/*.*")}
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*"):
            if "__pycache__" not in file.parts:
                found.add(file.relative_to(ROOT).as_posix() + "/" * file.is_dir())
        found.add(folder + "/")
    found.add("web/")
    return frozenset(found)


@cache
def ending(path: str) -> tuple[str, ...]:
    """The files whose path is this or ends so; a name in capitals or angle brackets, `*` and `…` stand for anything."""
    pattern = re.sub(r"<\w+>|\b(ID|GAME|id)\b(?=[/.])|…", "*", path).replace("[", "[[]")
    return tuple(sorted(file for file in files() if fnmatchcase(file, pattern) or fnmatchcase(file, "*/" + pattern)))


@cache
def defined(file: str) -> frozenset[str]:
    """All names that a file defines or uses, comments aside."""
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".py"):
        return frozenset(of_python(ast.parse(text)))
    return frozenset(WORD.findall(COMMENT.sub("", text) if file.endswith((".ts", ".svelte", ".js")) else text))


def of_python(tree: ast.AST) -> Iterator[str]:
    """The names and the words of strings of a module, docstrings aside."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {text for node in ast.walk(tree) if isinstance(node, documented) for text in docstring(node.body)}
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield from WORD.findall(name)
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(text)) if node not in docstrings:
                yield from WORD.findall(text)


def docstring(body: list[ast.stmt]) -> Iterator[ast.expr]:
    """The docstring that this begins with, if it does."""
    match body:
        case [ast.Expr(value=ast.Constant() as text), *_]:
            yield text


@cache
def code() -> tuple[str, ...]:
    """The files of code and words, but the tests of documents, which name what does not exist."""
    chosen = (file for file in files() if Path(file).suffix in CODE and not file.startswith(("tests/docs/", "docs/")))
    return tuple(sorted(file for file in chosen if not file.endswith(("package-lock.json", "figures.json"))))


def modules(name: str) -> list[str]:
    """The modules of this name."""
    return [file for file in code() if file.endswith((f"/{name}.py", f"/{name}.ts"))]


@cache
def classes() -> dict[str, list[str]]:
    """The files that define each class of the package or a base of it."""
    found: dict[str, list[str]] = {}
    bases: dict[str, list[str]] = {}
    for file in code():
        if file.startswith("src/") and file.endswith(".py"):
            for name, of in re.findall(r"^class (\w+)(.*)", (ROOT / file).read_text("utf-8"), re.MULTILINE):
                found.setdefault(name, []).append(file)
                bases.setdefault(name, []).extend(WORD.findall(of))
    own = {name: [*files] for name, files in found.items()}
    for name in found:
        reached = [*bases[name]]
        for base in reached:
            reached.extend(more for more in bases.get(base, []) if more not in reached)
        found[name] = [*own[name], *(file for base in reached for file in own.get(base, []))]
    return found


@cache
def words() -> frozenset[str]:
    """All names of the project."""
    return frozenset().union(*map(defined, code()))


@cache
def text() -> str:
    """The whole code, for what is no name: flags, ids with hyphens."""
    return "\n".join((ROOT / file).read_text("utf-8") for file in code())
