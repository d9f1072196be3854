"""Who may import whom: the core knows no game, a game only the core and itself, nobody outside names a game, neither in
the page nor in the benches; the server has layers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import igroteka
from tests.laws.imports import (
    PACKAGE,
    cycle,
    edges,
    imported,
    module_of,
    modules,
    name_of,
    outside,
    private,
    reached,
    where,
)

# Chance, time and identity come from outside as numbers, never from the machine.
OUTSIDE = {"random", "time", "uuid", "secrets", "datetime", "os", "threading", "asyncio", "numpy"}
# What a terminal draws of a game: only the terminal imports it.
DRAWING = "terminal.py"
RULES = [path for part in ("core", "games") for path in sorted((PACKAGE / part).rglob("*.py")) if path.name != DRAWING]
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
# A game to come has only its folder of the page.
NAMES = sorted({*igroteka.names(), *(path.name for path in (PAGE / "games").iterdir())})
TEXT = (".py", ".ftl", ".toml", ".md", ".ts", ".js", ".svelte", ".css", ".svg", ".cpp")
SERVER = "igroteka.server"
# A module or package imports only from later layers; those of one layer do not know each other.
LAYERS = (
    ("one_of_several",),
    ("processes",),
    ("serve",),
    ("metrics",),
    ("http", "socket"),
    ("request_context",),
    ("relay",),
    ("bot_reasons", "hints", "review"),
    ("branches",),
    ("tables",),
    ("table",),
    ("bots", "limits", "store"),
    ("shuffle_check",),
    ("old_shuffle",),
    ("shuffle",),
    ("addresses", "logs", "origin", "refusal", "time", "wire"),
)
# What plays offline in a browser, and what its Python lacks.
BROWSER = (
    "igroteka.core",
    "igroteka.games",
    "igroteka.bots",
    "igroteka.server.tables",
    "igroteka.server.table",
    "igroteka.server.wire",
)
LACKING = {
    *("sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "psycopg"),
    *("uvicorn", "uvloop", "httptools", "starlette", "websockets", "socket", "ssl", "fcntl", "resource"),
    *("multiprocessing", "subprocess", "concurrent", "threading", "signal", "os"),
}
# The one place where the websocket joins the routes.
MOUNT = ("igroteka.server.http.app", "igroteka.server.socket.session")
PARTS = [part for layer in LAYERS for part in layer]


# What a game's own bot is made with, and what a game names that has none.
OF_BOTS = ("igroteka.bots.heuristics.", "igroteka.bots.hint.", "igroteka.bots.regret_matching.")
NO_BOT = "igroteka.bots.heuristics.Heuristics."


def may_import(path: Path, name: str) -> bool:
    """May rules in this file import this? The core, their own game, and nothing of the world nor of a drawing; its bot
    also what a bot is made with, and the game itself that it has no bot."""
    own = ["igroteka.core."]
    if "bot" in path.parts or path.name == "bot.py":
        own += OF_BOTS
    elif path.name == "game.py":
        own.append(NO_BOT)
    if where(path).startswith("games/") and path.parent.name != "games":
        own.append(f"igroteka.games.{path.relative_to(PACKAGE / 'games').parts[0]}.")
    if name.split(".")[0] in OUTSIDE or name.endswith(".terminal"):
        return False
    return not name.startswith("igroteka") or f"{name}.".startswith(tuple(own))


def test_rules_import_the_core_and_their_own_game_and_nothing_of_the_world() -> None:
    assert len(RULES) > 100
    found = ((path, name) for path in RULES for name, _ in imported(modules()[name_of(path)]))
    assert [f"{where(path)} imports {name}" for path, name in found if not may_import(path, name)] == []


@pytest.mark.parametrize(
    ("file", "name", "may"),
    [
        ("game.py", "igroteka.core.game.Game", True),
        ("game.py", "igroteka.games.famiglia.view", True),
        ("game.py", "igroteka.games.pechenka.view", False),
        ("game.py", "igroteka.bots.heuristics.Heuristics", True),
        ("game.py", "igroteka.bots.hint.Reason", False),
        ("state.py", "igroteka.bots.heuristics.Heuristics", False),
        ("bot.py", "igroteka.bots.hint.Reason", True),
        ("bot/reasons.py", "igroteka.bots.hint.Reason", True),
        ("bot.py", "igroteka.bots.search.Search", False),
        ("state.py", "random", False),
        ("view.py", "igroteka.games.famiglia.terminal", False),
    ],
)
def test_what_a_file_of_a_game_may_import(file: str, name: str, may: bool) -> None:
    assert may_import(PACKAGE / "games" / "famiglia" / file, name) == may


def test_nothing_outside_its_folder_names_a_game() -> None:
    written = [
        (root, path.relative_to(root))
        for root in (PACKAGE, PAGE, ROOT / "bench")
        for path in sorted(root.rglob("*"))
        if path.suffix in TEXT and not {"static", "node_modules"}.intersection(path.relative_to(root).parts)
    ]
    assert len(written) > 500
    named = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
    wrong = [
        f"{path} names {name}"
        for root, path in written
        for name in named.findall((root / path).read_text("utf-8"))
        if path.parts[:2] not in (("games", name.lower()), ("peer", name.lower()))
    ]
    assert wrong == []


# --- the server


def part_of(module: str) -> str:
    """The part of the server that a module belongs to; empty: none."""
    return module.removeprefix(f"{SERVER}.").partition(".")[0] if module.startswith(f"{SERVER}.") else ""


def test_every_module_of_the_server_has_a_layer() -> None:
    assert {part_of(module) for module in modules()} - {""} == set(PARTS)


def test_only_the_command_line_imports_the_server_and_nobody_the_command_line() -> None:
    for module, tree in modules().items():
        for name in {module_of(name) for name, _ in imported(tree)}:
            if f"{name}.".startswith(f"{SERVER}."):
                assert module.startswith((SERVER, "igroteka.cli.")), f"{module} imports {name}"
            if f"{name}.".startswith("igroteka.cli."):
                terminal = module == "igroteka.__main__" or module.endswith(DRAWING.removesuffix(".py"))
                assert terminal or module.startswith("igroteka.cli"), f"{module} imports {name}"


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_server_imports_only_from_layers_below(part: str) -> None:
    depth = next(number for number, layer in enumerate(LAYERS) if part in layer)
    allowed = {"", part, *(below for layer in LAYERS[depth + 1 :] for below in layer)}
    wrong = [
        f"{module} imports {to}"
        for module, tree in modules().items()
        if part_of(module) == part
        for to in sorted({module_of(name) for name, _ in imported(tree)})
        if part_of(to) not in allowed and (module, to) != MOUNT
    ]
    assert wrong == []


def test_what_plays_in_a_browser_imports_nothing_that_its_python_lacks() -> None:
    mine = [name for name in modules() if name.startswith(tuple(f"{part}." for part in BROWSER)) or name in BROWSER]
    ways = reached([name for name in mine if not name.endswith(".terminal")])
    assert len(ways) > 250 and "igroteka.registry" in ways
    assert [" → ".join((*way, name)) for way, name in outside(ways) if name.split(".")[0] in LACKING] == []


def test_only_two_modules_of_the_server_ask_a_game_about_windows_and_moderators() -> None:
    asks = re.compile(
        r"\b(state\.is_window|game\.moderated|igroteka\.core(\.| import )(windows|closing|moderated|removal))\b"
    )
    asking = {module for module, tree in modules().items() if part_of(module) and asks.search(ast.unparse(tree))}
    assert asking == {"igroteka.server.table.position", "igroteka.server.table.moderated_game"}


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    assert " → ".join(cycle(edges(SERVER))) == ""


def test_no_module_uses_a_private_name_of_another() -> None:
    assert [name for module in modules() for name in private(module)] == []
