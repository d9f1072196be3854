"""Twin games of Rooks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from igroteka.core.position import ask_again
from igroteka.core.state import State
from tests.laws.cases import Case, viewers
from tests.laws.twin_games import Twins
from tests.rooks.state import RooksState


def twin_rooks(case: Case) -> Iterator[Twins]:
    """Games in which two birds have exchanged their cards, for everybody who knows neither."""
    one = case.new()
    assert isinstance(one, RooksState)
    for pair in combinations(range(case.seats), 2):
        if one.cards[pair[0]] != one.cards[pair[1]]:
            other = one.clone()
            for here, there in (pair, pair[::-1]):
                other.cards[here] = one.cards[there]
            ask_again(other)
            for viewer in viewers(one):
                if not any(one.knows(viewer, bird) or other.knows(viewer, bird) for bird in pair):
                    yield Twins(viewer, one, other, pair, partial(has_left, pair))


def has_left(pair: tuple[int, int], state: State) -> bool:
    """The player who leaves shows the card, and at the end all do."""
    assert isinstance(state, RooksState)
    return bool(state.over) or any(state.left[bird] for bird in pair)
