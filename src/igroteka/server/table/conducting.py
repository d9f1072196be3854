"""The hand on the evening's time: whoever moderates, or the owner where that was agreed, pauses, gives more time or
less, ends talk, and lets an option be another.

Nobody learns or may choose anything by it, and everybody reads that it was done.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from igroteka.core.errors import IllegalAction
from igroteka.server.refusal import Refusal
from igroteka.server.table import length, moderated_game, position, windows
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import Alter, Conduct, WindowSeconds

# How often in a match, so that nobody fills its log.
MOST: Final = 200
# A window is never cut shorter than this, nor made longer than that.
SHORTEST, LONGEST = 5_000, 3_600_000


def may_conduct(table: Table, person: int) -> bool:
    """Is the time of the evening in this person's hands?"""
    doc = table.doc.as_shown()
    if person < 0 or not moderated_game.may_be_moderated(table.game):
        return False
    return person == table.doc.moderator or (
        doc.setup.owner_conducts and not doc.setup.moderator and person == doc.owner
    )


def check_often(table: Table) -> None:
    """Refusal if it was done as often as may be."""
    if sum(line.kind in ("conduct", "alter") for line in table.log.lines) >= MOST:
        raise Refusal("changed-often")


def conduct(table: Table, person: int, command: Conduct) -> Change:
    """More time or less for the open window, or another tempo from the next window on."""
    if not may_conduct(table, person):
        raise Refusal("not-moderator", status=403)
    length.going_on(table)
    check_often(table)
    change = Change(table)
    if command.deed in ("longer", "shorter"):
        shift(change, command.deed == "longer")
    else:
        change.doc.setup.pace = replace(change.doc.setup.pace, tempo=command.deed, seconds=WindowSeconds())
    write(change, person, command.deed)
    return change


def alter(table: Table, person: int, command: Alter) -> Change:
    """An option is another from now on."""
    if not may_conduct(table, person):
        raise Refusal("not-moderator", status=403)
    length.going_on(table)
    check_often(table)
    change = Change(table)
    try:
        change.branch().alter(command.option, command.value, table.doc.person(person).name)
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    return change


def write(change: Change, person: int, deed: str) -> None:
    """A line in the log of the match."""
    change.branch().conduct(deed, change.table.doc.person(person).name)


def shift(change: Change, longer: bool) -> None:
    """Half of its length more for the open window, or half of what is left of it less."""
    table, state = change.table, change.table.state
    windows.checkpoint(change)
    window = change.doc.window
    if state is None or window is None or window.left is None:
        raise Refusal("no-window")
    more = windows.length(position.pace(state), table.doc.setup.pace) // 2
    left = window.left + more if longer else max(min(window.left, SHORTEST), window.left // 2)
    change.window_left = left = min(LONGEST, left)
    window.length += left - window.left
    window.left = left


def may_end_talk(table: Table, person: int) -> bool:
    """Is talk open, and may the person end it?"""
    state = table.state
    if state is None or not position.is_window(state) or position.is_covert(state):
        return False
    return position.pace(state) in windows.SPEECHES and may_conduct(table, person)
