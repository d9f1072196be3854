"""Who knows what: has anybody learnt anything, and what is plain to all?"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from igroteka.core.windows import is_covert

# If the same thing happens in this many worlds that the seat may believe in, it told the seat nothing.
WORLDS = 200
FEW_WORLDS = 40


def told_something(before: State, seat: int, moves: Sequence[tuple[int, int]], after: State) -> bool:
    """Could these moves have led to another sight for the seat than they did?

    Where imagination is approximate nobody can show that they could not.
    """
    if not before.game.exact:
        return True
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


def need_not_ask(state: State, seat: int) -> bool:
    """Is it a trifle, and plain to all that the seat has but one answer? To give it unasked would else tell what the
    seat holds.
    """
    step = state.top
    if not state.game.exact or not step.trifling or is_covert(step) or state.who != seat or len(state.legal(seat)) != 1:
        return False
    if state.game.parts.all_see_alike(state):  # then all know what the seat knows of its answers
        return True
    for viewer in (*range(int(state.seats)), SPECTATOR):
        for number in range(FEW_WORLDS):
            if viewer != seat and len(state.imagine(viewer, seeded(number)).legal(seat)) != 1:
                return False
    return True
