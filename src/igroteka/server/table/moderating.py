"""What the moderator does, who has no seat and sees everything: comes and goes, deals by hand, closes windows, answers
for a seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Container
from typing import Any

import msgspec

from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.server.refusal import Refusal
from igroteka.server.table import (
    choices,
    conducting,
    length,
    moderated_game,
    position,
    questions,
    quorum,
    seating,
    shared_devices,
    taps,
)
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Doc, Place, new_token, sealed
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.table import Table
from igroteka.server.wire import Choose, Close, Question, Seated


def sit(doc: Doc, name: str, busy: Container[int] = ()) -> str:
    """Make a new person the moderator; gives the token."""
    if not doc.setup.moderator:
        raise Refusal("no-moderator")
    person, token = seating.newcomer(doc, name, busy), new_token()
    person.token = sealed(token)
    doc.moderator = person.number
    return token


def join(table: Table, name: str, by: int | None = None) -> Change:
    """Become the moderator of a table that has none; after a kick the owner of the table has to agree.

    While a match is on, somebody may take the place of a moderator who left or has been gone for a while, also where
    none was agreed. A moderator sees everything: so it must be nobody who has a seat, and the others have to agree.
    """
    table.check_not_silent()  # before anything that would tell who is there
    change, doc = Change(table), table.doc
    if not may_have_moderator(table, doc):
        raise Refusal("no-moderator")
    if doc.status == "playing":
        if by is not None:
            raise Refusal("has-seat")
        if doc.moderator != NOBODY and table.presence.absence(doc.moderator, table.runtime.time.now()) < LOST_AFTER:
            raise Refusal("moderator-taken")
        seating.ask_to_join(change, name, quorum.people_but(table, doc.moderator), kind="moderator")
        return change
    seating.before_start(table)
    if doc.moderator != NOBODY:
        raise Refusal("moderator-taken")
    if doc.guarded and doc.people() and by != doc.owner:
        seating.ask_to_join(change, name, seating.owner_if_here(table), kind="moderator")
        return change
    token = sit(change.doc, name, seating.busy(table))
    person = change.newcomer = change.doc.moderator
    if change.doc.people() == [person]:  # everybody had left
        change.doc.owner = person
    change.seated = Seated(doc.code, token, person)
    return change


def may_have_moderator(table: Table, doc: Doc) -> bool:
    """Was a moderator agreed, or may one come now?"""
    return doc.setup.moderator or (doc.status == "playing" and moderated_game.may_be_moderated(table.game))


def let_in(change: Change, question: Question) -> None:
    """Those who were asked agreed: the newcomer becomes the moderator, if the former one has not come back."""
    table, doc, number = change.table, change.doc, question.by
    before = doc.moderator
    kept = before != NOBODY and (doc.status != "playing" or table.presence.devices(before) > 0)
    if kept or not may_have_moderator(table, doc) or doc.status not in ("gathering", "playing"):
        change.question = question
        questions.drop(change, "late")
        return
    if before != NOBODY:
        doc.person(before).gone = True
        doc.owner = number if doc.owner == before else doc.owner
    person = doc.person(number)
    person.token, person.pending = person.pending, ""
    doc.moderator = change.newcomer = number
    if not doc.setup.moderator:  # from now on a person does what the table has done by itself
        doc.setup.moderator, doc.setup.pace.closes = True, "person"
    if table.match is not None:
        change.branch().change_moderator(person.name, quorum.names(table, question.agreed))
    questions.close_waiting(change, number, "admitted", again=True)


def switch(table: Table, person: int, moderator: bool) -> Change | None:
    """Before the start: somebody with a seat becomes the moderator, or the moderator takes the first free seat."""
    seating.before_start(table)
    change = Change(table)
    doc, seat = change.doc, table.doc.seat_of(person)
    if not moderator:
        if seat >= 0:
            return None
        table.check_moderator(person)
        free = seating.chosen(seating.open_seats(doc), None, "full")
        doc.places[free] = Place("person", person, doc.places[free].level)
        doc.moderator, doc.deal = NOBODY, None  # the person who dealt by hand knows the cards of the others
        return change
    if person == doc.moderator:
        return None
    if not doc.setup.moderator:
        raise Refusal("no-moderator")
    if doc.moderator != NOBODY:
        raise Refusal("moderator-taken")
    doc.places[seat] = Place("open", level=doc.places[seat].level)
    doc.moderator = person
    return change


def draw(table: Table, person: int) -> Change:
    """Before the start the owner lets chance choose the moderator; their seat goes with them, if one fewer can play."""
    table.check_owner(person)
    seating.before_start(table)
    if table.doc.moderator != NOBODY:  # perhaps of the only one at the table
        raise Refusal("moderator-taken")
    drawn = secrets.choice(table.doc.seated())
    seat = table.doc.seat_of(drawn)
    change = switch(table, drawn, True)
    assert change is not None  # who has a seat is not the moderator
    doc = change.doc
    fewer = msgspec.structs.replace(doc.setup, seats=[*doc.setup.seats[:seat], *doc.setup.seats[seat + 1 :]])
    try:
        doc.setup = seating.checked(fewer, table.runtime.shelf)
    except Refusal:
        return change  # somebody else may sit there
    del doc.places[seat]
    return change


def give_deal(table: Table, person: int, deal: dict[str, Any] | None) -> Change:
    """Before the start: the cards as they were dealt by hand, checked by the game; None: the table deals."""
    table.check_moderator(person)
    seating.before_start(table)
    if deal is not None:
        check_deal(table.game, table.doc, deal)
    change = Change(table)
    change.doc.deal = deal
    return change


def check_deal(game: Game, doc: Doc, deal: dict[str, Any]) -> None:
    """Refusal if the game cannot begin with these cards."""
    try:
        game.new(len(doc.places), 0, doc.setup.options, telling=False, held=True, deal=deal)
    except BadOptions as error:
        raise Refusal("bad-deal", str(error), status=400, fault=error.fault) from None


def close(table: Table, person: int, command: Close) -> Change | None:
    """Close the open window now: as the moderator, or as the owner where windows wait for a person, or for talk.

    For a device that several people share it is as much as its part.
    """
    if shared_devices.may_end_round(table, person) and person != table.doc.moderator:
        table.check_open(command.decision)
        return shared_devices.end_round(table, person)
    if not conducting.may_end_talk(table, person):
        table.check_timekeeper(person)
    match = length.going_on(table)
    table.check_open(command.decision)
    if not position.is_window(match.state):
        raise Refusal("no-window")
    return choices.close(table, table.doc.person(person).name)


def answer_for(table: Table, person: int, command: Choose) -> Change:
    """Answer for a seat, where the game allows it; the line says by whom."""
    table.check_moderator(person)
    length.going_on(table)
    seat = command.seat
    if seat is None or seat >= len(table.doc.places):
        raise Refusal("no-such-seat")
    if table.doc.places[seat].thinks:
        raise Refusal("bot-answers")
    name = table.doc.person(person).name
    length.check_answer(table, seat, "choice", name)
    change = choices.answer(table, seat, choices.named(table, command), name)
    if table.silence is not None:
        taps.keep(change, seat, "")  # what the seat's own screen showed was another answer
    return change
