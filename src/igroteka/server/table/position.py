"""All that the server asks of a position about windows, covert steps, talk and sketches: nothing else here reads it
from a step.
"""

from __future__ import annotations

from typing import cast

from igroteka.core import closing, windows
from igroteka.core import position as core_position
from igroteka.core.chance import Rng
from igroteka.core.game import Game
from igroteka.core.state import SEVERAL, State
from igroteka.server.wire import Pace


def is_window(state: State) -> bool:
    """Is a window open that somebody has to close?"""
    return state.is_window


def is_covert(state: State) -> bool:
    """Is the step covert? Then nobody else may know who is asked."""
    return windows.is_covert(state.top)


def is_night(state: State) -> bool:
    """Is a covert window open?"""
    return state.is_window and windows.is_covert(state.top)


def hides_answers(state: State) -> bool:
    """May nobody know whether a seat has answered, or by what means? So where several answer at once, and at covert
    steps.
    """
    return state.who == SEVERAL or windows.is_covert(state.top)


def pace(state: State) -> Pace:
    """The kind of the window that is open."""
    return cast(Pace, windows.pace_of(state.top))


def talks_on(state: State) -> bool:
    """Is the open window a talk that answers do not end?"""
    return windows.talks_on(state.top, state)


def is_unhurried(state: State) -> bool:
    """Is the open window new to everybody?"""
    return windows.is_unhurried(state.top, state)


def paces(game: Game) -> set[str]:
    """The kinds of windows that there are in the game; empty: that of steps which are none."""
    return {windows.pace_of(step) for step in game.steps.values()}


def asks_in_windows_only(game: Game) -> bool:
    """Is every step that asks anybody a window, which ends without the answer of a seat that is gone?"""
    return all(windows.pace_of(step) or step.last < step.first for step in game.steps.values())


def may_talk(state: State, seat: int) -> bool:
    """May the seat speak to all now?"""
    return closing.may_talk(state, seat)


def may_sketch(state: State, seat: int) -> bool:
    """May the seat draw a sketch now?"""
    return closing.may_sketch(state, seat)


def missing(state: State, rng: Rng) -> dict[int, int]:
    """The answers with which an open window is closed, for those who gave none."""
    return closing.missing(state, rng)


def readers(state: State, seat: int) -> list[int]:
    """The others who see the seat's sealed answer as it stands."""
    return windows.readers_of(state.top, state, seat)


def read_by(state: State, viewer: int) -> list[tuple[int, int]]:
    """The sealed answers that the viewer may read as they stand."""
    return core_position.read_by(state, viewer)
