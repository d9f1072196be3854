"""The list of games that can be played."""

from __future__ import annotations

from typing import TypedDict

import igroteka


class Listed(TypedDict):
    """What a shelf has to know of a game."""

    id: str
    seats: list[int]


def games() -> list[Listed]:
    """Every game, in the order of their ids."""
    return [{"id": id, "seats": list(igroteka.game(id).seat_counts)} for id in igroteka.names()]
