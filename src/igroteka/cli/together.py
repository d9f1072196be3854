"""Several answers in one line, in whatever order they were typed."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.match.knowledge import told_something
from igroteka.core.state import State


def in_turn(state: State, seat: int, answers: Sequence[int]) -> list[int]:
    """The answers in an order that the rules allow; empty if there is none, or if something new comes between them."""
    after, left, order = state.clone(), list(answers), list[int]()
    while left:
        action = next((action for action in after.legal(seat) if action in left), None)
        if action is None:
            return []
        after.play(seat, action)
        left.remove(action)
        order.append(action)
    return [] if told_something(state, seat, [(seat, action) for action in order], after) else order
