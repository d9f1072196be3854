"""What a game advises to think about before it is played so: said once, beside the output."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from igroteka.core.game import Game
from igroteka.texts import words


def advise(game: Game, seats: int, options: Mapping[str, object], language: str) -> None:
    """Say it; it blocks nothing."""
    for id in game.advice(seats, options):
        print(f"igroteka: {words(game.id, language).advice(id)}", file=sys.stderr)
