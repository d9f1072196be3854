"""All that the server asks of a position about windows, covert steps, talk and drawings: nothing else here reads it from a step."""

from __future__ import annotations

from typing import cast

from igroteka.core.game import Game
from igroteka.core.state import SEVERAL, State
from igroteka.server.wire import Pace


def is_window(state: State) -> bool:
    """Is a window open that somebody has to close?"""
    return state.is_window


def is_covert(state: State) -> bool:
    """Is the step covert? Then nobody else may know who is asked."""
    return state.top.covert


def is_night(state: State) -> bool:
    """Is a covert window open?"""
    return state.is_window and state.top.covert


def hides_answers(state: State) -> bool:
    """May nobody know whether a seat has answered, or by what means? So where several answer at once, and at covert steps."""
    return state.who == SEVERAL or state.top.covert


def pace(state: State) -> Pace:
    """The kind of the window that is open."""
    return cast(Pace, state.top.pace)


def paces(game: Game) -> set[str]:
    """The kinds of windows that there are in the game; empty: that of steps which are none."""
    return {step.pace for step in game.steps.values()}


def asks_in_windows_only(game: Game) -> bool:
    """Is every step that asks anybody a window, which ends without the answer of a seat that is gone?"""
    return all(step.pace or step.last < step.first for step in game.steps.values())


def may_talk(state: State, seat: int) -> bool:
    """May the seat speak to all now?"""
    return state.top.may_talk(state, seat)


def may_draw(state: State, seat: int) -> bool:
    """May the seat make a small drawing now?"""
    return state.may_draw(seat)
