"""The check that a stored document fits itself, its game and its match.

One that does not was altered, and its table is not opened.
"""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.chance import SECRET_BITS
from igroteka.core.errors import BadOptions, IgrotekaError, UnknownGame
from igroteka.registry import Shelf
from igroteka.server.refusal import Refusal
from igroteka.server.table import moderating, position, seating
from igroteka.server.table.document import NOBODY, Doc
from igroteka.server.table.table import Table
from igroteka.server.wire import Setup

# No table plays more matches, and no clock has more milliseconds: both are numbers that every database can store.
MOST = 2**31


class BadDocument(IgrotekaError):
    """A stored document that does not fit."""


def require(fits: bool, what: str) -> None:
    """Raise BadDocument that names what does not fit."""
    if not fits:
        raise BadDocument(what)


def check_document(doc: Doc, code: str, shelf: Shelf) -> None:
    """Raise BadDocument unless everything that the document names is there, and its game can be played so."""
    seats = range(len(doc.places))
    require(doc.code == code, "code")
    check_people(doc)
    check_people(doc.as_shown())
    require(doc.shown is None or (doc.is_night() and len(doc.shown.places) == len(doc.places)), "shown")
    require(0 < doc.match < MOST, "match")
    require(doc.status != "shuffling" or doc.shuffle is not None, "shuffle")
    check_times(doc)
    window = doc.window
    require(window is None or ({*window.spoken} | {*window.touched} | {*window.taps}) <= {*seats}, "window")
    require(window is None or 0 <= window.night < 1 << SECRET_BITS, "window.night")
    check_game(doc, shelf)


def check_people(doc: Doc) -> None:
    """Everybody has a number of their own and at most one place, and the owner and the moderator are among them."""
    persons = range(len(doc.persons))
    seated = [place.person for place in doc.places if place.kind == "person"]
    require(len(doc.setup.seats) == len(doc.places), "places")
    require([person.number for person in doc.persons] == list(persons), "persons")
    require(len({*seated}) == len(seated) and {*seated} <= {*persons}, "places.person")
    require(doc.owner == NOBODY or doc.owner in persons, "owner")
    require(
        doc.moderator == NOBODY or (doc.moderator in persons and doc.moderator not in seated and doc.setup.moderator),
        "moderator",
    )


def check_times(doc: Doc) -> None:
    """Whatever still has time has some that can be counted, and where there is a clock every seat has an entry."""
    window = doc.window
    times = [*doc.left, None if window is None else window.left]
    require(all(left is None or 0 <= left < MOST for left in times), "left")
    begun = doc.status in ("playing", "over") and doc.setup.clock is not None
    require(len(doc.left) == len(doc.places) or not (doc.left or begun), "left")


def check_game(doc: Doc, shelf: Shelf) -> None:
    """The game is known, and takes these seats and the cards that were dealt by hand; options that are newer than the
    document are added.

    If some are no longer taken, the next match has the usual ones: one that has begun has its own in its record, and
    can be read by that.
    """
    try:
        if not are_taken(doc.setup, shelf):
            doc.setup.options, doc.deal = {}, None
        doc.setup = seating.checked(doc.setup, shelf)
        if doc.deal is not None:
            moderating.check_deal(shelf.game(doc.setup.game), doc, doc.deal)
    except Refusal as refusal:
        raise BadDocument(f"setup: {refusal}") from None


def are_taken(setup: Setup, shelf: Shelf) -> bool:
    """Does the game take these options?"""
    try:
        shelf.game(setup.game).agreed(len(setup.seats), setup.options)
    except (UnknownGame, BadOptions):
        return False
    return True


def check_match(table: Table, header: Mapping[str, object]) -> None:
    """Raise BadDocument unless the document is of the match that was read.

    Of one that is stopped there is at most the header.
    """
    doc, match = table.doc, table.match
    require(header.get("seats", len(doc.places)) == len(doc.places), "places")
    if match is None:
        return
    require(bool(match.state.over) == (doc.status == "over"), "status")
    require(position.is_window(match.state) == (doc.window is not None), "window")
    require(doc.window is None or doc.window.decision == match.decision, "window.decision")
