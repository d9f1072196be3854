"""The hand on the evening's time: whoever moderates, or the owner where that was agreed, pauses, gives more time or
less, ends talk, and lets an option be another.

Nobody learns or may choose anything by it, and everybody reads that it was done.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from igroteka.core.errors import IllegalAction
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.table import length, moderated_game, position, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import Alteration
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
    """An option is another from now on; at a covert step, from when none is open."""
    if not may_conduct(table, person):
        raise Refusal("not-moderator", status=403)
    length.going_on(table)
    check_often(table)
    change, by = Change(table), table.doc.person(person).name
    assert table.state is not None
    try:
        if position.is_covert(table.state):
            moderated_game.check_alteration(table.state, command.option, command.value)
            change.doc.altering[command.option] = Alteration(command.value, by)
        else:
            change.branch().alter(command.option, command.value, by)
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    return change


def take_effect(change: Change) -> None:
    """What was said at a covert step becomes a line for each option as soon as none is open."""
    match, altering = change.match, (change.draft or change.table.doc).altering
    assert match is not None
    if not altering or position.is_covert(match.state):
        return
    for option, wanted in altering.items():
        with suppress(IllegalAction):  # the match may be over by now
            match.alter(option, wanted.value, wanted.by)
    change.doc.altering = {}


def alterable(table: Table, state: State) -> dict[str, str]:
    """The options that may become others, each as it is or has been said to be."""
    said = {option: wanted.value for option, wanted in table.doc.altering.items()}
    return {**moderated_game.alterable(state), **said}


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
