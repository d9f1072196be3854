"""Who closes windows that wait for a person, where nobody moderates: the owner, until somebody is out of the game."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import moderated_game, position
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY
from igroteka.server.table.table import Table


def pass_to_first_out(change: Change) -> None:
    """After new lines, in the open: an owner who plays hands over to the first person who is there and does not play
    any more.
    """
    table, match = change.table, change.match
    doc = change.draft or table.doc
    assert match is not None
    state = match.state
    if (
        doc.setup.moderator
        or doc.setup.pace.closes != "person"
        or not position.is_window(state)
        or position.is_covert(state)
    ):
        return
    seat = doc.seat_of(doc.owner)
    if seat < 0 or not moderated_game.is_in(state, seat):
        return
    for seat, place in enumerate(doc.places):
        watches = place.kind == "person" and not place.stand_in and not moderated_game.is_in(state, seat)
        if watches and table.presence.devices(place.person):
            change.doc.owner = place.person
            change.info_changed = True
            return


def is_gone(table: Table) -> bool:
    """Is the moderator, who has no seat, not there? That is told at night, too."""
    moderator = table.doc.moderator
    return moderator != NOBODY and not table.presence.devices(moderator)


def keep(table: Table, person: int) -> Change:
    """The moderator left in the middle of a match: the owner closes the windows that are opened from now on, as where
    no moderator was agreed.
    """
    if person != table.doc.owner:  # also who is it only since tonight: nobody else is there to go on with the night
        raise Refusal("not-owner", status=403)
    if table.doc.status != "playing" or not table.doc.setup.moderator:
        raise Refusal("no-moderator")
    if table.doc.moderator != NOBODY:
        raise Refusal("moderator-taken")
    if table.doc.setup.pace.closes != "person":
        raise Refusal("not-moderator", status=403)  # that somebody else closes windows was not agreed
    change = Change(table)
    change.doc.setup.moderator = False
    return change
