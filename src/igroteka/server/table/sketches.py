"""Sketches that a step lets a seat draw: lines of the match that change nothing, shown to all without a name when the
step ends.
"""

from __future__ import annotations

from igroteka.core.errors import BadNotation, IllegalAction
from igroteka.core.match.sketch import sketch_of, strokes_of
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, position
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import Sketch


def draw(table: Table, person: int, command: Sketch) -> Change:
    """The person's sketch for the step that is open now, in place of an earlier one.

    Without strokes it is taken back.
    """
    seat = table.doc.seat_of(person)
    if seat < 0:
        raise Refusal("no-sketch")
    choices.ready(table, seat)
    table.check_open(command.decision)
    length.check_answer(table, seat, "sketch")
    if any(len(stroke) % 2 for stroke in command.strokes):
        raise Refusal("bad-sketch")
    change = Change(table, info_changed=False)
    try:
        change.branch().draw(seat, sketch_of(command.strokes))
    except BadNotation:
        raise Refusal("bad-sketch") from None
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    choices.settle(change)
    return change


def standing(table: Table, viewer: int) -> list[list[int]] | None:
    """The viewer's own sketch as it stands; None: the viewer may not draw now."""
    match = table.match
    if match is None or viewer < 0 or table.doc.status != "playing" or not position.may_sketch(match.state, viewer):
        return None
    return strokes_of(match.sketches.get(viewer, ""))
