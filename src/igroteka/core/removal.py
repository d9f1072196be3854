"""Seats that are sent out of a game which goes on without them."""

from __future__ import annotations

from igroteka.core.errors import IllegalAction
from igroteka.core.state import NO_EVENTS, RULES_OF_THE_TABLE, State
from igroteka.core.windows import is_covert


def send_out(state: State, seat: int) -> None:
    """The room sends the seat out and plays on: a line of the table's own; or IllegalAction and nothing changed.

    Whatever is being asked is asked anew; at a covert step nobody can be sent away, for it would show who was asked.
    """
    moderated = state.game.moderated
    if moderated is None:
        raise IllegalAction("not-removable", RULES_OF_THE_TABLE)
    if state.over:
        raise IllegalAction("game-over", RULES_OF_THE_TABLE)
    if not state.has(seat) or not moderated.is_in(state, seat):
        raise IllegalAction("not-in-the-game", RULES_OF_THE_TABLE)
    if is_covert(state.top):
        raise IllegalAction("covert-now", state.top.clause)
    state.events = NO_EVENTS
    state.nobody_asked()
    moderated.take_out(state, seat)
    state.settle()


def is_in(state: State, seat: int) -> bool:
    """Does the seat still play?"""
    moderated = state.game.moderated
    return moderated is None or moderated.is_in(state, seat)
