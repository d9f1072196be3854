"""A role in one place: the six that were scattered most lie in four files each; no name is defined in two modules."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.games import candy_mafia

GAME = Path(candy_mafia.__file__).parent
MODULES = {path.relative_to(GAME).as_posix(): path.read_text(encoding="utf-8") for path in GAME.rglob("*.py")}
DATA = {path.name: path.read_text(encoding="utf-8") for path in (*GAME.glob("*.toml"), *GAME.glob("*.json"))}
RULES = {name: text for name, text in MODULES.items() if not name.startswith("bot/")}
MOST = 4
# What the code calls something that one role alone has: fields, kinds of knowledge, events, options.
OWN = {
    "sorcerer": {"refused", "not_this", "turned", "REFUSED", "TURNED"},
    "wanderer": {"follows", "robbed", "swapped"},
    "drunk": {"aside", "joined"},
    "admirer": {"guest", "host", "guest_with_host", "guest_dies_with_host_only"},
    "matchmaker": {"links"},
    "teacher": {"LAST", "teacher-alone"},
}
# Every role has one; a package says what it gives.
EVERYWHERE = {"ROLE", "__all__"}


@pytest.mark.parametrize("role", list(OWN))
def test_four_files_name_a_role(role: str) -> None:
    """As `git grep -liw ROLE -- src/igroteka/games/candy_mafia ':!**/bot/*' ':!**/texts/*' ':!**/rules.md'`
    counts."""
    found = [name for name, text in (RULES | DATA).items() if re.search(rf"\b{role}\b", text, re.IGNORECASE)]
    assert {"cards.py", f"roles/{role}.py"} <= set(found)
    assert len(found) <= MOST, found


@pytest.mark.parametrize("role", list(OWN))
def test_the_rules_of_a_role_and_what_is_its_own_lie_in_four_modules(role: str) -> None:
    found = [
        name
        for name, text in RULES.items()
        if re.search(rf"\b{role}\b", text, re.IGNORECASE) or OWN[role] & set(used(ast.parse(text)))
    ]
    assert OWN[role] <= {word for name in found for word in used(ast.parse(RULES[name]))}
    assert len(found) <= MOST, found


def used(tree: ast.Module) -> Iterator[str]:
    """The names and short texts that a module uses, whatever its prose says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_name_is_defined_in_two_modules() -> None:
    where: defaultdict[str, set[str]] = defaultdict(set)
    for module, text in MODULES.items():
        for name in defined(ast.parse(text)):
            where[name].add(module)
    assert {name: places for name, places in where.items() if len(places) > 1 and name not in EVERYWHERE} == {}


def defined(tree: ast.Module) -> Iterator[str]:
    """What a module defines for others to read."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        for target in (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        ):
            if isinstance(target, ast.Name):
                yield target.id
