"""The modules of the package and what each of them imports, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import igroteka

PACKAGE = Path(igroteka.__file__).parent


def where(path: Path) -> str:
    """The path inside the package."""
    return path.relative_to(PACKAGE).as_posix()


def name_of(path: Path) -> str:
    """The full name of the module in this file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, ast.Module]:
    """All modules of the package, read."""
    return {name_of(path): ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def imported(tree: ast.Module) -> list[tuple[str, str]]:
    """All that a module imports, by full name, and what it calls it: also inside functions and for type checkers
    alone."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, alias.asname or alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            found += [(f"{node.module}.{alias.name}", alias.asname or alias.name) for alias in node.names]
    return found


def module_of(name: str) -> str:
    """The module that is imported with this name: itself, or the one that the name comes from; empty: it is not
    ours."""
    while name and name not in modules():
        name = name.rpartition(".")[0]
    return name


def edges(under: str) -> dict[str, list[str]]:
    """Which modules of a package import which others of it; what a package's `__init__` imports is not counted for its
    modules."""
    graph = {module: tree for module, tree in modules().items() if f"{module}.".startswith(f"{under}.")}
    return {
        module: sorted({to for name, _ in imported(tree) if (to := module_of(name)) in graph and to != module})
        for module, tree in graph.items()
    }


def reached(start: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """All modules of ours that are loaded with these, each with the way there: imported, or a package in which one
    lies."""
    ways: dict[str, tuple[str, ...]] = {name: (name,) for name in start}
    todo = list(ways)
    for name in todo:
        packages = [name.rsplit(".", up)[0] for up in range(1, name.count(".") + 1)]
        for to in (*packages, *(module_of(one) for one, _ in imported(modules()[name]))):
            if to and to not in ways:
                ways[to] = (*ways[name], to)
                todo.append(to)
    return ways


def outside(ways: Mapping[str, tuple[str, ...]]) -> list[tuple[tuple[str, ...], str]]:
    """What these modules import that is not ours, each with the chain of imports that leads to it."""
    return [
        (way, name) for module, way in ways.items() for name, _ in imported(modules()[module]) if not module_of(name)
    ]


def cycle(graph: Mapping[str, list[str]]) -> list[str]:
    """Modules of which each imports the next, the last one being the first again; empty: there is no cycle."""
    done: set[str] = set()

    def search(path: list[str]) -> list[str]:
        for to in graph[path[-1]]:
            if to in path:
                return [*path[path.index(to) :], to]
            if to not in done and (found := search([*path, to])):
                return found
        done.add(path[-1])
        return []

    return next((found for module in graph if module not in done and (found := search([module]))), [])


def private(module: str) -> list[str]:
    """The private names of other modules that a module uses: imported, or read from an imported module."""
    ours = {called: name for name, called in imported(modules()[module]) if name in modules()}
    names = [name for name, _ in imported(modules()[module]) if module_of(name) not in ("", module)]
    names += [
        f"{ours[ast.unparse(node.value)]}.{node.attr}"
        for node in ast.walk(modules()[module])
        if isinstance(node, ast.Attribute) and is_private(node.attr) and ast.unparse(node.value) in ours
    ]
    return [name for name in names if any(map(is_private, name.split(".")))]


def is_private(name: str) -> bool:
    """Is this name nobody else's business?"""
    return name.startswith("_") and not name.endswith("__")
