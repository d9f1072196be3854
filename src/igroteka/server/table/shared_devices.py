"""Devices that several people share: at a covert window such a device goes from hand to hand, and says itself when
everybody has had it.
"""

from __future__ import annotations

from igroteka.server.table import choices, length, position, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY
from igroteka.server.table.table import Table


def may_end_round(table: Table, person: int) -> bool:
    """Is a covert window open that time ends, and does the person share a device that goes round at it?"""
    state, window = table.state, table.window
    if state is None or window is None or window.closes == "person" or not position.is_night(state):
        return False
    return any(person in people for people in window.shared.values())


def end_round(table: Table, person: int) -> Change | None:
    """The person's device has been in everybody's hands.

    The window is closed if nobody plays elsewhere; else with its time, once every shared device has gone round.
    """
    length.going_on(table)
    doc, window = table.doc, table.window
    assert window is not None
    seats = {doc.seat_of(one) for people in window.shared.values() if person in people for one in people}
    rounded = sorted({*window.spoken, *(seat for seat in seats if seat >= 0)})
    if rounded == window.spoken:
        return None
    people = [seat for seat, place in enumerate(doc.places) if place.kind == "person" and not place.thinks]
    only_here = doc.moderator == NOBODY and all(seat in rounded for seat in people)
    if only_here or (window.left == 0 and not goes_round(table, rounded)):
        return choices.close(table)
    return windows.spoken(table, rounded)


def is_awaited(table: Table) -> bool:
    """Does a device still go round at the covert window that is open?"""
    window, state = table.window, table.state
    return window is not None and state is not None and position.is_night(state) and goes_round(table, window.spoken)


def goes_round(table: Table, rounded: list[int]) -> bool:
    """Is there a shared device whose people are not all among these seats?"""
    shared = table.window.shared.values() if table.window else ()
    seats = [table.doc.seat_of(person) for people in shared for person in people]
    return any(seat >= 0 and seat not in rounded for seat in seats)
