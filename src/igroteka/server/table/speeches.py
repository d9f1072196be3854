"""The floor: a speech ends when those who have it say so, and at the latest with its time."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, windows
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import Spoken


def finish_speech(table: Table, person: int, command: Spoken) -> Change | None:
    """The person has said what they wanted; after the last one the window is closed."""
    state = length.going_on(table).state
    table.check_open(command.decision)
    seat, speakers, timer = table.doc.seat_of(person), windows.speakers(table.doc, state), table.window
    if seat not in speakers or timer is None:
        raise Refusal("not-speaking")
    if seat in timer.spoken:
        return None
    spoken = sorted([*timer.spoken, seat])
    if not windows.is_awaited(table.doc, state, spoken):
        return choices.close(table)
    return windows.spoken(table, spoken)
