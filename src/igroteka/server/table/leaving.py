"""Leaving: standing up, and being sent away before the start."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, consent, links, seating, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Place
from igroteka.server.table.table import Table


def leave(table: Table, person: int) -> Change:
    """Stand up: the seat is free again, or a bot plays on; host rights pass to somebody who is there, or wait for one."""
    seat = table.doc.seat_of(person)
    change = Change(table)
    doc = change.doc
    doc.persons[person].gone = True
    if doc.chair == person:
        vacate(change)
    if doc.host == person:
        doc.host = next((p for p in doc.people() if table.presence.devices(p)), NOBODY)
        if doc.timekeeper() == NOBODY:
            windows.give_time(change)
    if seat >= 0 and doc.status in ("gathering", "shuffling"):
        doc.places[seat] = Place("open", level=doc.places[seat].level)
        doc.status = "gathering"
    elif seat >= 0 and doc.status == "playing" and table.match is not None:
        if doc.setup.absent == "end" or not doc.seated() or choices.goes_on_without_one(table.game, table.doc):
            choices.give_up(change, seat)
        else:
            choices.hand_over(change, seat, stand_in=True)
    links.close_all(change, person, "left")
    consent.left(change, person)
    return change


def vacate(change: Change) -> None:
    """Whoever is in the chair leaves it for good: their deal goes with them, and what only they could close ends by time."""
    doc = change.doc
    doc.persons[doc.chair].gone = True
    doc.chair, doc.deal = NOBODY, None
    if doc.status == "shuffling":
        doc.status = "gathering"
    windows.give_time(change)


def kick(table: Table, person: int, seat: int | None) -> Change:
    """The host frees a seat, or the chair, before the start."""
    table.check_host(person)
    seating.before_start(table)
    places = table.doc.places
    if seat is None:
        out = table.doc.chair
    else:
        out = places[seat].person if seat < len(places) else NOBODY
    if out == NOBODY:
        raise Refusal("nobody-there")
    if out == person:
        raise Refusal("not-yourself")
    change = Change(table)
    if seat is None:
        vacate(change)
    else:
        change.doc.persons[out].gone = True
        change.doc.places[seat] = Place("open", level=places[seat].level)
    change.doc.guarded = True  # whoever was sent away may come under any name
    links.close_all(change, out, "kicked")
    consent.left(change, out)
    return change
