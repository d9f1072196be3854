"""Deals counted by the engine without trying them: the same as when they are tried."""

from __future__ import annotations

from itertools import permutations

import pytest

import igroteka
from igroteka.games.pechenka.deals import deals, odds, sample


def fitting(may: list[int]) -> list[tuple[int, ...]]:
    """Every deal that gives each place one of its roles."""
    return [
        deal for deal in permutations(range(len(may))) if all(may[place] >> role & 1 for place, role in enumerate(deal))
    ]


def whole(deal: int, places: int) -> tuple[int, ...]:
    """The roles of a packed deal, by place."""
    return tuple(deal >> 4 * place & 15 for place in range(places))


@pytest.mark.parametrize("places", [4, 5, 6])
def test_counting_is_trying(places: int) -> None:
    rng = igroteka.seeded(places)
    tried = 0
    while tried < 60:
        may = [rng.below(1 << places) for _ in range(places)]
        possible = fitting(may)
        if not possible:
            assert deals(may) == []
            continue
        tried += 1
        assert sorted(whole(one, places) for one in deals(may)) == possible
        assert odds(may) == [
            [sum(deal[place] == role for deal in possible) for role in range(places)] for place in range(places)
        ]
        assert whole(sample(may, rng), places) in possible
