"""Seats that are sent out of a game which goes on without them."""

from __future__ import annotations

from igroteka.core.errors import IllegalAction
from igroteka.core.state import NO_EVENTS, RULES_OF_THE_TABLE, State
from igroteka.core.windows import is_covert


def send_out(state: State, seat: int) -> None:
    """The room sends the seat out and plays on: a line of the table's own; or IllegalAction and nothing changed.

    Whatever is being asked is asked anew; at a covert step nobody can be sent away, for it would show who was asked.
    """
    led = state.game.led
    if led is None:
        raise IllegalAction("not-removable", RULES_OF_THE_TABLE)
    if state.over:
        raise IllegalAction("game-over", RULES_OF_THE_TABLE)
    if not state.has(seat) or not led.is_in(state, seat):
        raise IllegalAction("not-in-the-game", RULES_OF_THE_TABLE)
    if is_covert(state.top):
        raise IllegalAction("covert-now", state.top.clause)
    state.events = NO_EVENTS
    state.nobody_asked()
    led.take_out(state, seat)
    state.settle()


def is_in(state: State, seat: int) -> bool:
    """Does the seat still play?"""
    led = state.game.led
    return led is None or led.is_in(state, seat)
