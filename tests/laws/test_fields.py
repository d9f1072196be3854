"""Every field of a position is declared once: as a plain one, as one that is written by hand, or as one that follows
from the others (`storing.load_undoes_dump` sees whether it does)."""

from __future__ import annotations

import ast
import importlib
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.core.chance import Rng
from igroteka.core.fields import FLAG, NUMBERS, Field, bound
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import PEBBLES, Case, cases
from tests.laws.imports import PACKAGE

GAMES = [*(igroteka.game(id) for id in igroteka.names()), PEBBLES]
ROOT = Path(__file__).parents[2]
# What every position holds, and the printed facts and agreed rules that never change.
BESIDE = ("facts", "house")
GAMES_PLAYED = 12
POSITIONS = 40


def package(game: Game) -> str:
    """Where the game's modules are."""
    return type(game).__module__.rpartition(".")[0]


@cache
def attributes(package: str) -> tuple[str, ...]:
    """What the positions of a game set when they are made, read from the source."""
    place = Path(*package.split("."), "state.py")
    source = next(root / place for root in (PACKAGE.parent, ROOT) if (root / place).exists())
    tree = ast.parse(source.read_text("utf-8"))
    made = [
        node
        for found in ast.walk(tree)
        if isinstance(found, ast.ClassDef) and any(ast.unparse(base) == "State" for base in found.bases)
        for node in found.body
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    ]
    assert len(made) == 1
    targets = [
        target
        for node in ast.walk(made[0])
        for target in (node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)])
    ]
    flat = [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
    names = [
        one.attr
        for one in flat
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self"
    ]
    return tuple(name for name in names if name not in BESIDE)


def declared(game: Game) -> tuple[tuple[Field, ...], tuple[str, ...], tuple[str, ...]]:
    """The plain fields, the names of those written by hand, the names of those that follow from the others."""
    store = importlib.import_module(f"{package(game)}.store")
    return tuple(store.FIELDS), tuple(store.BY_HAND), tuple(store.DERIVED)


def positions(game: Game) -> list[State]:
    """Some positions of random games."""
    found: list[State] = []
    among = cases(game)
    for case in among[:: max(1, len(among) // GAMES_PLAYED)]:
        found += walked(case)
    return found


def walked(case: Case) -> list[State]:
    """Every few positions of one game."""
    state, found = case.new(), []
    for number, _ in enumerate(islice(case.moves(state), 10 * POSITIONS)):
        if number % 10 == 0:
            found.append(state.clone())
    return [*found, state.clone()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_field_is_declared_once(game: Game) -> None:
    fields, by_hand, derived = declared(game)
    names = [*(field.name for field in fields), *by_hand, *derived]
    assert sorted(names) == sorted(set(attributes(package(game))))
    assert len(names) == len(set(names))


def others(value: Any) -> list[Any]:
    """Values that are not this one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, value ^ 1, value + 8, 0]
    if isinstance(value, str):
        return [value + "x", "", value[1:]]
    if isinstance(value, Rng):
        return [value.fork()]
    if isinstance(value, list):
        ends = [value[:-1], value[1:], [*value, *value[-1:]], value[::-1]]
        inside = [[*value[:k], other, *value[k + 1 :]] for k in range(min(len(value), 3)) for other in others(value[k])]
        return [*inside, *ends, [0], [1]]
    if not hasattr(value, "copy"):  # it never changes: positions have another one instead
        return []
    return [twin for name in dir(value) if not name.startswith("_") for twin in with_another(value, name)]


def with_another(held: Any, name: str) -> list[Any]:
    """The object with this one of its own fields otherwise; none for a method or what it works out itself."""
    twins = []
    inner = getattr(held, name)
    for other in [] if callable(inner) else others(inner)[:3]:
        twin = held.copy()
        try:
            setattr(twin, name, other)
        except AttributeError:
            break
        twins.append(twin)
    return twins


def tells(state: State, name: str) -> bool:
    """Is some change of this field seen in the dump and in the hash? A change that nobody could write down does not
    count."""
    before, hashed = state.dump(), state.hash()
    for other in others(getattr(state, name)):
        twin = state.clone()
        try:
            setattr(twin, name, other)
            if twin.dump() != before and twin.hash() != hashed:
                return True
        except (IndexError, KeyError, TypeError, ValueError, OverflowError, AttributeError):
            continue
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_change_of_any_field_is_written_and_hashed(game: Game) -> None:
    fields, by_hand, _ = declared(game)
    left = {*(field.name for field in fields), *by_hand}
    for state in positions(game):
        left = {name for name in left if not tells(state, name)}
        if not left:
            break
    assert left == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_plain_fields_keep_their_bounds_and_lists_are_shared_as_declared(game: Game) -> None:
    fields, _, _ = declared(game)
    for state in positions(game)[:12]:
        twin = state.clone()
        for field in fields:
            value = getattr(state, field.name)
            assert getattr(twin, field.name) == value, field.name
            if field.kind == NUMBERS:
                assert (getattr(twin, field.name) is value) == field.shared, field.name
                inside = list(value)
            else:
                inside = [value]
            if field.kind != FLAG:
                least, most = bound(field.least, state), bound(field.most, state)
                assert all(least <= number <= most for number in inside), field.name
