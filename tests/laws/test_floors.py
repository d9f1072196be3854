"""The contract stays small, and modules that know each other stay few: in the core, in each game, among the bots."""

from __future__ import annotations

import ast
from collections.abc import Mapping

import pytest

import igroteka
from tests.laws.imports import PACKAGE, edges

GROUND = ("state", "step", "game", "event", "outcome")
MOST_LINES = 700
MOST_ARGUMENTS = 16
# How many modules may need one another: a position, its game, and what is told of it.
MOST_TOGETHER = 3


def together(graph: Mapping[str, list[str]]) -> list[list[str]]:
    """The modules that reach one another, those alone left out: every module with whatever it reaches that reaches
    it."""
    reached = {module: reach(graph, module) for module in graph}
    groups = {tuple(sorted(to for to in reached[module] if module in reached[to])) for module in graph}
    return [list(group) for group in sorted(groups) if len(group) > 1]


def reach(graph: Mapping[str, list[str]], module: str) -> set[str]:
    """All that a module needs, and what that needs."""
    found: set[str] = set()
    left = [module]
    while left:
        for to in graph[left.pop()]:
            if to not in found:
                found.add(to)
                left.append(to)
    return found


def test_together_finds_a_circle_and_leaves_a_chain() -> None:
    graph = {"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": ["e"], "e": []}
    assert together(graph) == [["a", "b", "c"]]


@pytest.mark.parametrize("part", ["core", "bots", *(f"games.{id}" for id in igroteka.names())])
def test_no_more_than_three_modules_need_one_another(part: str) -> None:
    assert [group for group in together(edges(f"igroteka.{part}")) if len(group) > MOST_TOGETHER] == []


def test_the_ground_floor_is_read_in_a_quarter_of_an_hour() -> None:
    lines = {name: len((PACKAGE / "core" / f"{name}.py").read_text("utf-8").splitlines()) for name in GROUND}
    assert sum(lines.values()) <= MOST_LINES, lines


def arguments(name: str) -> list[str]:
    """What a class of the core is made with, as `argument` or `argument=default`; read from the source, for compiled
    ones do not say."""
    tree = ast.parse((PACKAGE / "core" / f"{name}.py").read_text("utf-8"))
    (init,) = (
        node
        for owner in tree.body
        if isinstance(owner, ast.ClassDef) and owner.name == name.title()
        for node in owner.body
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    )
    names, defaults = [one.arg for one in init.args.args[1:]], [ast.unparse(one) for one in init.args.defaults]
    plain = len(names) - len(defaults)
    return names[:plain] + [f"{name}={default}" for name, default in zip(names[plain:], defaults, strict=True)]


def test_a_game_and_a_step_are_told_little() -> None:
    assert len(arguments("game")) <= MOST_ARGUMENTS
    assert [one for one in arguments("step") if one.endswith(("=False", "=True"))] == ["trifling=False"]
