"""Leaving: standing up, and being sent away before the start."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import answering, choices, links, seating, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Place
from igroteka.server.table.table import Table


def leave(table: Table, person: int) -> Change:
    """Stand up: the seat is free again, or a bot plays on.

    Owner rights pass to somebody who is there, or wait for one.
    """
    seat = table.doc.seat_of(person)
    change = Change(table)
    doc = change.doc
    doc.persons[person].gone = True
    if doc.moderator == person:
        vacate(change)
    if doc.owner == person:
        doc.owner = next((p for p in doc.people() if table.presence.devices(p)), NOBODY)
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
    answering.left(change, person)
    return change


def vacate(change: Change) -> None:
    """The moderator leaves for good: their deal goes with them, and what only they could close ends by time."""
    doc = change.doc
    doc.persons[doc.moderator].gone = True
    doc.moderator, doc.deal = NOBODY, None
    if doc.status == "shuffling":
        doc.status = "gathering"
    windows.give_time(change)


def kick(table: Table, person: int, seat: int | None) -> Change:
    """The owner frees a seat, or the moderator, before the start."""
    table.check_owner(person)
    seating.before_start(table)
    places = table.doc.places
    if seat is None:
        out = table.doc.moderator
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
    change.doc.guarded = True  # the person who was sent away may come under any name
    links.close_all(change, out, "kicked")
    answering.left(change, out)
    return change
