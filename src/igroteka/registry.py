"""The games that are here: one folder each, found by looking."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from igroteka import games
from igroteka.core.data import read_data
from igroteka.core.errors import BadData, UnknownGame
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
    if id not in _files(data):
        raise BadData(f"{data}: there is no file {id}.toml in it")
    facts = read_data(data / f"{id}.toml")
    make = import_module(f"igroteka.games.{id}").GAME
    mine: Game = make(facts)
    facts.compare(_shipped(id).data)
    return mine


class Shelf:
    """The games as they are played in one place: as they ship, or with the facts that an owner has corrected."""

    def __init__(self, data: Path | None = None) -> None:
        self.data = data
        # Read and checked at once: a mistake is told before anybody sits down.
        self.corrected = {id: game(id, data) for id in _corrected(data)} if data is not None else {}

    def game(self, id: str) -> Game:
        """The game of this name."""
        return self.corrected.get(id) or game(id)

    def fingerprint(self) -> str:
        """What is played here, with rules and data: a match can go on wherever it is the same."""
        games = (self.game(id) for id in names())
        return "; ".join(f"{game.id} {game.rules} {game.data.fingerprint}" for game in games)


def _corrected(data: Path) -> list[str]:
    """The games for which there is a file in the folder; BadData if there is none, or one that is for no game."""
    found = _files(data)
    for id in found:
        if id not in names():
            raise BadData(f"{data}: {id[:40]}.toml is for no game; there are: {', '.join(names())}")
    return found


def _files(data: Path) -> list[str]:
    """The files of the folder, by name; BadData if there is none."""
    if not data.is_dir():
        raise BadData(f"{data}: is no folder")
    found = sorted(file.stem for file in data.glob("*.toml"))
    if not found:
        raise BadData(f"{data}: there is no file <game>.toml in it; there are: {', '.join(names())}")
    return found
