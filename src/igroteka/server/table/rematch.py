"""The next match at the same table, everybody one seat further; partners stay together."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY
from igroteka.server.table.shuffling import shuffle_anew


def begin(change: Change) -> None:
    """Shuffle if everybody is there; else gather again, so that the person who is gone can be replaced first."""
    doc = change.doc
    doc.match += 1
    doc.origin = None
    on = seats_to_move_on(change.table.sides())
    doc.places = [*doc.places[on:], *doc.places[:on]]
    doc.setup.seats = [*doc.setup.seats[on:], *doc.setup.seats[:on]]
    doc.status, doc.paused, doc.shuffle, doc.left, doc.window = "gathering", False, None, [], None
    doc.deal = doc.setup.first = None
    doc.altering = {}
    for someone in doc.persons:
        if not someone.newer:  # that a new link has ended was told long enough
            someone.agreed = []
    for place in doc.places:
        place.stand_in = place.gave_up = False
        if place.kind == "person" and doc.persons[place.person].gone:
            place.kind, place.person = "open", -1
    here = change.table.presence.devices
    by_hand = change.table.has_moderator_here()
    moderated = not doc.setup.moderator or (doc.moderator != NOBODY and here(doc.moderator))
    if moderated and all(
        place.kind == "bot" or (place.kind == "person" and (by_hand or here(place.person))) for place in doc.places
    ):
        shuffle_anew(change)


def seats_to_move_on(sides: Sequence[int]) -> int:
    """By how many seats all move on so that partners remain partners.

    1 where sides are secret or no such move exists.
    """
    count = len(sides)
    for on in range(1, count):
        # Partners stay together exactly if each side as a whole moves to the seats of one side.
        moved = [sides[(seat + on) % count] for seat in range(count)]
        if len(set(zip(sides, moved, strict=True))) == len(set(sides)):
            return on
    return 1
