"""Whether anybody has learnt anything: the question behind every taking back."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.chance import seeded
from igroteka.core.state import State

# If the same thing happens in so many worlds that the seat may believe in, it told the seat nothing.
WORLDS = 200


def told_something(before: State, seat: int, moves: Sequence[tuple[int, int]], after: State) -> bool:
    """Could these moves have led to another sight for the seat than they did?"""
    sight = after.view(seat)
    for number in range(WORLDS):
        world = before.imagine(seat, seeded(number))
        for mover, action in moves:
            if action not in world.legal(mover):
                return True
            world.advance(mover, action)
        if world.view(seat) != sight:
            return True
    return False
