"""Who closes windows that wait for a person, where nobody is in the chair: the host, until somebody is out of the game."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY
from igroteka.server.table.table import Table


def pass_to_first_out(change: Change) -> None:
    """After new lines, in the open: a host who plays hands over to the first person who is there and does not play any more."""
    table, match = change.table, change.match
    doc = change.draft or table.doc
    assert match is not None
    state = match.state
    if doc.setup.chair or doc.setup.pace.closes != "host" or not state.is_window or state.top.covert:
        return
    seat = doc.seat_of(doc.host)
    if seat < 0 or not state.is_in(seat):
        return
    for seat, place in enumerate(doc.places):
        watches = place.kind == "person" and not place.stand_in and not state.is_in(seat)
        if watches and table.presence.devices(place.person):
            change.doc.host = place.person
            change.info_changed = True
            return


def keep(table: Table, person: int) -> Change:
    """The chair is empty in the middle of a match: the host closes the windows that are opened from now on, as where no chair was agreed."""
    if person != table.doc.host:  # also who is it only since tonight: nobody else is there to go on with the night
        raise Refusal("not-host", status=403)
    if table.doc.status != "playing" or not table.doc.setup.chair:
        raise Refusal("no-chair")
    if table.doc.chair != NOBODY:
        raise Refusal("chair-taken")
    if table.doc.setup.pace.closes != "host":
        raise Refusal("not-chair", status=403)  # that a person without the chair closes windows was not agreed
    change = Change(table)
    change.doc.setup.chair = False
    return change
