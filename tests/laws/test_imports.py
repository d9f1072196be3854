"""Who may know whom: the core knows no game, a game knows only the core and itself, nobody outside names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import igroteka

PACKAGE = Path(igroteka.__file__).parent
# Chance, time and identity come from outside as numbers, never from the machine.
OUTSIDE = {"random", "time", "uuid", "secrets", "datetime", "os", "threading", "asyncio", "numpy"}
# What a terminal draws of a game: only the terminal imports it.
DRAWING = "terminal.py"
RULES = [path for part in ("core", "games") for path in sorted((PACKAGE / part).rglob("*.py")) if path.name != DRAWING]
WRITTEN = [
    path
    for path in sorted(PACKAGE.rglob("*"))
    if path.suffix in (".py", ".ftl", ".toml", ".md") and "static" not in path.relative_to(PACKAGE).parts
]


def where(path: Path) -> str:
    """The path inside the package."""
    return path.relative_to(PACKAGE).as_posix()


def imported(path: Path) -> set[str]:
    """The full names of all that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", RULES, ids=where)
def test_rules_import_the_core_and_their_own_game_and_nothing_of_the_world(path: Path) -> None:
    own = ["igroteka.core."]
    if where(path).startswith("games/") and path.parent.name != "games":
        own.append(f"igroteka.games.{path.relative_to(PACKAGE / 'games').parts[0]}.")
    for name in imported(path):
        assert name.split(".")[0] not in OUTSIDE, f"{where(path)} imports {name}"
        assert not name.startswith("igroteka") or f"{name}.".startswith(tuple(own)), f"{where(path)} imports {name}"
        assert not name.endswith(".terminal"), f"{where(path)} imports a drawing"


@pytest.mark.parametrize("path", WRITTEN, ids=where)
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    text = path.read_text("utf-8")
    for name in igroteka.names():
        if not where(path).startswith(f"games/{name}/"):
            assert not re.search(rf"\b{name}\b", text, re.IGNORECASE), f"{where(path)} names {name}"
