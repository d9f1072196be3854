"""Made-up games on the shelf, as if they had shipped."""

from __future__ import annotations

import pytest

import igroteka.registry
from igroteka.core.game import Game


def put_on_the_shelf(patch: pytest.MonkeyPatch, *games: Game) -> None:
    """These games can be played by their names, too."""
    shipped, folder, made_up = igroteka.registry._shipped, igroteka.registry.folder, {game.id: game for game in games}
    patch.setattr(igroteka.registry, "_shipped", lambda id: made_up[id] if id in made_up else shipped(id))
    patch.setattr(igroteka.registry, "folder", lambda id: id if id in made_up else folder(id))
