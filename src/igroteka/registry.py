"""The games that are here: one folder each, found by looking."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from igroteka import games
from igroteka.core.data import read_data
from igroteka.core.errors import UnknownGame
from igroteka.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


def folder(id: str) -> Path:
    """Where a game lives: its data, rules and texts."""
    if id not in names():
        raise UnknownGame(f"there is no game {id[:40]!r}; there are: {', '.join(names())}")
    return Path(games.__path__[0]) / id


@cache
def _shipped(id: str) -> Game:
    make = import_module(f"igroteka.games.{id}").GAME
    game: Game = make(read_data(folder(id) / "data.toml"))
    return game


def game(id: str, data: Path | None = None) -> Game:
    """The game of this name; with `data`, a folder that holds <id>.toml, with an owner's corrected facts."""
    folder(id)
    if data is None:
        return _shipped(id)
    facts = read_data(data / f"{id}.toml")
    make = import_module(f"igroteka.games.{id}").GAME
    mine: Game = make(facts)
    facts.compare(_shipped(id).data)
    return mine
