"""What a table does to an open window, and when somebody's time is over."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.chance import Rng
from igroteka.core.errors import IllegalAction
from igroteka.core.state import NO_EVENTS, NOBODY, OPEN, RULES_OF_THE_TABLE, State
from igroteka.core.windows import Window


def close(s: State, given: Mapping[int, int]) -> None:
    """Close a window that is held open, with these answers for the seats that gave none.

    Or IllegalAction and nothing changed.
    """
    window = s.top
    if not s.is_window or not isinstance(window, Window):
        raise IllegalAction("no-window", RULES_OF_THE_TABLE)
    if sorted(given) != ([] if window.silence else s.turn()):
        raise IllegalAction("not-missing", window.clause)
    for seat, action in given.items():
        if action not in s.legal(seat):
            raise IllegalAction("not-legal", window.clause)
    s.events = NO_EVENTS
    for seat, action in given.items():
        s.sealed[seat] = action
    s.flip()
    s.settle()


def missing(s: State, rng: Rng) -> dict[int, int]:
    """The answers with which an open window is closed, for those who gave none."""
    silent = isinstance(s.top, Window) and s.top.silence
    return {} if silent else {seat: s.default(seat, rng) for seat in s.turn()}


def expire(s: State, seat: int) -> bool:
    """The seat's time is over: something of its step's own happens.

    False: it has nothing, and the default is played.
    """
    if seat not in s.turn():
        raise IllegalAction("not-your-turn", RULES_OF_THE_TABLE)
    s.events = NO_EVENTS
    if not s.top.expire(s, seat):
        return False
    s.who = NOBODY
    s.can = None
    s.settle()
    return True


def reopen(s: State, seat: int) -> None:
    """One of several takes its answer back."""
    s.sealed[seat] = OPEN
    s.answered = 0


def may_sketch(s: State, seat: int) -> bool:
    """May the seat draw a sketch now? It changes nothing in the game."""
    return isinstance(s.top, Window) and s.has(seat) and s.top.may_sketch(s, seat)


def may_talk(s: State, seat: int) -> bool:
    """May the seat speak to all now?"""
    return not isinstance(s.top, Window) or s.top.may_talk(s, seat)
