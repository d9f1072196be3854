"""What a screen shows of an answer at a covert window, or of none: kept alike for those who are asked and those who are
not.
"""

from __future__ import annotations

from igroteka.server.table import choices, length, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import OpenWindow
from igroteka.server.table.table import Table
from igroteka.server.wire import Choose, Tap


def choose(table: Table, seat: int, command: Choose) -> Change:
    """A person's choice for the covert window that is open now, with what their screen shows of it."""
    choices.ready(table, seat)
    action = choices.named(table, command)
    length.check_tap(table, seat)
    change = choices.answer(table, seat, action)
    count(change, seat, command.touched)
    return change


def tap(table: Table, person: int, command: Tap) -> Change | None:
    """No choice, but refused, stored and acknowledged as one would be; it is of use in a covert window alone."""
    table.check_open(command.decision)
    seat = table.doc.seat_of(person)
    if seat < 0 or table.silence is None:
        return None
    choices.ready(table, seat)
    length.check_tap(table, seat)
    change = Change(table, info_changed=False)
    windows.checkpoint(change)
    count(change, seat, kept(table, seat) if command.touched is None else command.touched)
    return change


def keep(change: Change, seat: int, touched: str) -> OpenWindow:
    """Store it with the open window, in place of an earlier one; gives the window."""
    window = change.doc.window
    assert window is not None
    window.touched = {**window.touched, seat: touched}
    return window


def count(change: Change, seat: int, touched: str) -> None:
    """Store it, and that the seat has tapped once more."""
    window = keep(change, seat, touched)
    window.taps = {**window.taps, seat: window.taps.get(seat, 0) + 1}


def kept(table: Table, viewer: int) -> str:
    """What the viewer's screen shows."""
    assert table.window is not None
    return table.window.touched.get(viewer, "")
