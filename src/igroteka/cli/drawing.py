"""Drawing a table: by the game itself if it can, else as a tidy tree of what the viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from igroteka.cli.scene import Scene
from igroteka.core.event import MODERATOR, SPECTATOR

# What the terminal says in its own way.
ELSEWHERE = ("prompt", "outcome")


def draw(game_id: str, scene: Scene) -> RenderableType:
    """The table as the viewer sees it."""
    return artist(game_id)(scene)


@cache
def artist(game_id: str) -> Callable[[Scene], RenderableType]:
    """The game's own `terminal.py`, or the plain drawing."""
    module = f"igroteka.games.{game_id}.terminal"
    if find_spec(module) is None:
        return plain
    own: Callable[[Scene], RenderableType] = import_module(module).draw
    return own


def plain(scene: Scene) -> Tree:
    """Every field of the view under its label."""
    looker = {SPECTATOR: scene.words.say("cli-spectator"), MODERATOR: scene.words.say("cli-moderator")}
    root = Tree(Text(looker.get(scene.viewer) or scene.players[scene.viewer], style="bold"))
    grow(root, {name: value for name, value in scene.view.items() if name not in ELSEWHERE}, scene)
    return root


def grow(tree: Tree, fields: Mapping[str, object], scene: Scene, within: str = "") -> None:
    """Add fields to a branch, or the numbered items within one field; what is nested becomes a branch of its own."""
    for name, value in fields.items():
        field = within or name
        label = Text(name if within else scene.words.label(name), style="dim")
        if isinstance(value, dict):
            grow(tree.add(label), value, scene)
        elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
            branch = tree.add(label)
            grow(branch, {str(number): item for number, item in enumerate(value, 1)}, scene, field)
        else:
            tree.add(label.append(" ").append(one_line(field, value, scene), style="not dim"))


def one_line(field: str, value: object, scene: Scene) -> str:
    """A plain value of a field, or a row of them."""
    if isinstance(value, bool):
        return scene.words.say("yes" if value else "no")
    if isinstance(value, list):
        return " ".join(one_line(field, item, scene) for item in value) or "–"
    return "–" if value is None else scene.words.field_value(field, value, scene.players, scene.viewer)
