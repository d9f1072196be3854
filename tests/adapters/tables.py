"""The tables at which the adapters are tested: every game with its numbers of seats, of very many with three, its
flags, and the made-up games for what the others lack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

import igroteka
from tests.laws.pairwise import tried_counts
from tests.rooks import Rooks
from tests.toy import Magpies

GAMES = [*(igroteka.game(id) for id in igroteka.names()), Magpies(), Rooks()]
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def at_tables(counts: Callable[[Sequence[int]], Iterable[int]]) -> pytest.MarkDecorator:
    """Every game with these of its numbers of players."""
    tables = [(game, seats) for game in GAMES for seats in counts(game.seat_counts)]
    return pytest.mark.parametrize(
        ("game", "seats"), [pytest.param(game, seats, id=f"{game.id}-{seats}") for game, seats in tables]
    )


at_every_table = at_tables(tried_counts)
# For what is the adapter's own, and alike at all tables.
at_the_smallest_and_the_largest = at_tables(lambda counts: dict.fromkeys((counts[0], counts[-1])))
# Where a choice is only for some numbers of players, one that is not usual may still be for the same number.
CHOICES = [
    pytest.param(game, seats, {option.id: option.read(choice)}, id=f"{game.id}-{seats}-{choice}")
    for game in GAMES
    for option in game.options
    for choice, counts in option.seats.items()
    for seats in tried_counts(counts)
    if option.read(choice) != option.usual(seats)
]
# Variants that are a flag, each by itself; what stands in a group is a ruling, not a game of its own.
FLAGS = [
    pytest.param(game, game.seat_counts[0], {option.id: not option.default}, id=f"{game.id}-{option.id}")
    for game in GAMES
    for option in game.options
    if option.kind == "flag" and not option.group and not option.view_only and not option.lacks(game.defaults)
]
at_unusual_tables = pytest.mark.parametrize(("game", "seats", "options"), [*CHOICES, *FLAGS])
