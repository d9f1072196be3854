"""The host's chair: somebody without a seat who sees everything, deals by hand, closes windows and answers for a seat."""

from __future__ import annotations

import secrets
from collections.abc import Container
from typing import Any

import msgspec

from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, consents, length, moderator, position, questions, seating, touches
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Doc, Place, new_token, sealed
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.table import Table
from igroteka.server.wire import Choose, Close, Question, Seated


def sit(doc: Doc, name: str, busy: Container[int] = ()) -> str:
    """Put a new person into the empty chair; gives the token."""
    if not doc.setup.chair:
        raise Refusal("no-chair")
    person, token = seating.newcomer(doc, name, busy), new_token()
    person.token = sealed(token)
    doc.chair = person.number
    return token


def join(table: Table, name: str, by: int | None = None) -> Change:
    """Sit down in the empty chair; after a kick the host of the table has to agree.

    While a match is on, the chair of somebody who left or has been gone for a while is free, and one may be brought that was not
    agreed. Whoever takes it sees everything: so it must be nobody who has a seat, and the others have to agree.
    """
    table.check_not_silent()  # before anything that would tell who is there
    change, doc = Change(table), table.doc
    if not may_be_led(table, doc):
        raise Refusal("no-chair")
    if doc.status == "playing":
        if by is not None:
            raise Refusal("has-seat")
        if doc.chair != NOBODY and table.presence.absence(doc.chair, table.runtime.time.now()) < LOST_AFTER:
            raise Refusal("chair-taken")
        seating.ask_to_join(change, name, consents.people_but(table, doc.chair), kind="chair")
        return change
    seating.before_start(table)
    if doc.chair != NOBODY:
        raise Refusal("chair-taken")
    if doc.guarded and doc.people() and by != doc.host:
        seating.ask_to_join(change, name, seating.host_if_here(table), kind="chair")
        return change
    token = sit(change.doc, name, seating.busy(table))
    person = change.newcomer = change.doc.chair
    if change.doc.people() == [person]:  # everybody had left
        change.doc.host = person
    change.seated = Seated(doc.code, token, person)
    return change


def may_be_led(table: Table, doc: Doc) -> bool:
    """Is there a chair, or may one be brought now?"""
    return doc.setup.chair or (doc.status == "playing" and moderator.may_lead(table.game))


def let_in(change: Change, question: Question) -> None:
    """Those who were asked agreed: the newcomer takes the chair, if its person has not come back."""
    table, doc, number = change.table, change.doc, question.by
    before = doc.chair
    kept = before != NOBODY and (doc.status != "playing" or table.presence.devices(before) > 0)
    if kept or not may_be_led(table, doc) or doc.status not in ("gathering", "playing"):
        change.question = question
        questions.drop(change, "late")
        return
    if before != NOBODY:
        doc.person(before).gone = True
        doc.host = number if doc.host == before else doc.host
    person = doc.person(number)
    person.token, person.pending = person.pending, ""
    doc.chair = change.newcomer = number
    if not doc.setup.chair:  # from now on a person leads what the table has led by itself
        doc.setup.chair, doc.setup.pace.closes = True, "host"
    if table.match is not None:
        change.branch().hand_over_chair(person.name, consents.names(table, question.agreed))
    questions.close_waiting(change, number, "admitted", again=True)


def change_places(table: Table, person: int, chair: bool) -> Change | None:
    """Before the start: from a seat to the empty chair, or from the chair to the first free seat."""
    seating.before_start(table)
    change = Change(table)
    doc, seat = change.doc, table.doc.seat_of(person)
    if not chair:
        if seat >= 0:
            return None
        table.check_chair(person)
        free = seating.chosen(seating.open_seats(doc), None, "full")
        doc.places[free] = Place("person", person, doc.places[free].level)
        doc.chair, doc.deal = NOBODY, None  # whoever dealt by hand knows the cards of the others
        return change
    if person == doc.chair:
        return None
    if not doc.setup.chair:
        raise Refusal("no-chair")
    if doc.chair != NOBODY:
        raise Refusal("chair-taken")
    doc.places[seat] = Place("open", level=doc.places[seat].level)
    doc.chair = person
    return change


def draw(table: Table, person: int) -> Change:
    """Before the start the host lets chance choose who leads; their seat goes with them, if one fewer can play."""
    table.check_host(person)
    seating.before_start(table)
    if table.doc.chair != NOBODY:  # perhaps of the only one at the table
        raise Refusal("chair-taken")
    drawn = secrets.choice(table.doc.seated())
    seat = table.doc.seat_of(drawn)
    change = change_places(table, drawn, True)
    assert change is not None  # who has a seat is not in the chair
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
    table.check_chair(person)
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


def close(table: Table, person: int, command: Close) -> Change:
    """Close the open window now: from the chair, or by the host where windows wait for one."""
    table.check_timekeeper(person)
    match = choices.going_on(table)
    table.check_open(command.decision)
    if not position.is_window(match.state):
        raise Refusal("no-window")
    return choices.close(table, table.doc.person(person).name)


def answer_for(table: Table, person: int, command: Choose) -> Change:
    """Answer for a seat, where the game allows it; the line says by whom."""
    table.check_chair(person)
    choices.going_on(table)
    seat = command.seat
    if seat is None or seat >= len(table.doc.places):
        raise Refusal("no-such-seat")
    if table.doc.places[seat].thinks:
        raise Refusal("bot-answers")
    name = table.doc.person(person).name
    length.check_answer(table, seat, "choice", name)
    change = choices.answer(table, seat, choices.named(table, command), name)
    if table.silence is not None:
        touches.keep(change, seat, "")  # what the seat's own screen showed was another answer
    return change
