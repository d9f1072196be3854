"""Made-up games on the shelf, as if they were shipped."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import igroteka
import igroteka.registry
import igroteka.rules
from igroteka import cli, texts
from igroteka.core.game import Game
from igroteka.server.http import catalogue


def put_on_the_shelf(patch: pytest.MonkeyPatch, *games: Game) -> None:
    """Let this process know these games, too, each with the texts and rules beside its class."""
    shipped, folder, names = igroteka.registry._shipped, igroteka.registry.folder, igroteka.registry.names()
    made_up = {game.id: game for game in games}
    homes = {game.id: Path(inspect.getfile(type(game))).parent for game in games}
    for module in (catalogue, cli.words, igroteka.registry, igroteka.rules, texts.speech):
        patch.setattr(module, "folder", lambda id: homes[id] if id in homes else folder(id))
    patch.setattr(igroteka.registry, "_shipped", lambda id: made_up[id] if id in made_up else shipped(id))
    for package in (igroteka, igroteka.registry):
        patch.setattr(package, "names", lambda: (*names, *made_up))
