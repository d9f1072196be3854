"""The next match at the same table, everybody one seat further."""

from __future__ import annotations

from igroteka.server.table.change import Change
from igroteka.server.table.shuffling import shuffle_anew


def begin(change: Change) -> None:
    """Shuffle if everybody is there; else gather again, so that whoever is gone can be replaced first."""
    doc = change.doc
    doc.match += 1
    doc.origin = None
    doc.places = [*doc.places[1:], doc.places[0]]
    doc.setup.seats = [*doc.setup.seats[1:], doc.setup.seats[0]]
    doc.status, doc.paused, doc.shuffle, doc.left, doc.window = "gathering", False, None, [], None
    for someone in doc.persons:
        if not someone.newer:  # that a new link has ended was told long enough
            someone.agreed = []
    for place in doc.places:
        place.stand_in = place.gave_up = False
        if place.kind == "person" and doc.persons[place.person].gone:
            place.kind, place.person = "open", -1
    here = change.table.presence.devices
    if all(place.kind == "bot" or (place.kind == "person" and here(place.person)) for place in doc.places):
        shuffle_anew(change)
