"""Gathering around a table: sitting down, standing up, agreeing on the game."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

import igroteka
from igroteka.core.errors import BadOptions, UnknownGame
from igroteka.server.refusal import Refusal
from igroteka.server.table import links, moves, questions
from igroteka.server.table.doc import NOBODY, Doc, Person, Place, new_token, sealed
from igroteka.server.wire import Seated, Setup

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


def checked(setup: Setup) -> Setup:
    """The set-up with its options written out, or Refusal that says what is wrong with it."""
    try:
        setup.options = dict(igroteka.game(setup.game).agreed(len(setup.seats), setup.options))
    except (BadOptions, UnknownGame) as error:
        raise Refusal("bad-setup", str(error), status=400) from None
    if all(seat.kind == "bot" for seat in setup.seats):
        raise Refusal("no-people", status=400)
    return setup


def places(setup: Setup) -> list[Place]:
    """The seats of a new table."""
    return [Place("open" if seat.kind == "person" else "bot", level=seat.level) for seat in setup.seats]


def sit(doc: Doc, name: str, seat: int, busy: Container[int] = ()) -> str:
    """Put a new person on a seat; gives the token."""
    person, token = newcomer(doc, name, busy), new_token()
    person.token = sealed(token)
    doc.places[seat] = Place("person", person.number, doc.places[seat].level)
    return token


def newcomer(doc: Doc, name: str, busy: Container[int] = ()) -> Person:
    """A new person without a seat; takes a number that nobody at the table has any more, so that they never run out."""
    seated = {place.person for place in doc.places if place.kind == "person"}
    number = next((n for n in range(len(doc.persons)) if n not in seated and n not in busy), len(doc.persons))
    person = Person(number, unique(doc, name), "")
    doc.persons[number : number + 1] = [person]
    return person


def unique(doc: Doc, name: str) -> str:
    """A name that nobody else at the table has."""
    taken = {doc.person(number).name for number in doc.seated()}
    name = " ".join(name.split()) or "?"
    tries = [name, *(f"{name[:20]} {number}" for number in range(2, 30))]
    return next(one for one in tries if one not in taken)


async def join(table: Table, name: str, seat: int | None, by: int | None) -> Seated:
    """Sit down on this seat, or on the first free one; once somebody was sent away, the host has to agree."""
    before_start(table)
    doc = table.doc.copy()
    free = open_seats(doc)
    if not free or (seat is not None and seat not in free):
        raise Refusal("full" if not free else "seat-taken")
    if doc.guarded and doc.seated() and by != doc.host:
        return await knock(table, name)
    chosen = free[0] if seat is None else seat
    token = sit(doc, name, chosen, busy(table))
    person = doc.places[chosen].person
    if doc.seated() == [person]:  # everybody had left
        doc.host = person
    await table.commit(doc)
    table.presence.expect(person, table.house.time.now())
    table.changed()
    return Seated(doc.code, token, person)


def open_seats(doc: Doc) -> list[int]:
    """The seats that wait for somebody."""
    return [seat for seat, place in enumerate(doc.places) if place.kind == "open"]


def busy(table: Table) -> set[int]:
    """Numbers that are in use although their person may have no seat: of connections, a question, the chat."""
    question = {table.question.by} if table.question is not None else set()
    spoke = {line.person for line in table.talk.people}
    return {connection.person for connection in table.presence.connections} | question | spoke


async def knock(table: Table, name: str) -> Seated:
    """A link that works once the host lets its person sit down."""
    if table.question is not None:
        raise Refusal("question-open")
    if table.doc.host == NOBODY or not table.presence.devices(table.doc.host):
        raise Refusal("host-away")
    doc, token = table.doc.copy(), new_token()
    person = newcomer(doc, name, busy(table))
    person.pending = sealed(token)
    await table.commit(doc)
    await questions.ask(table, "join", person.number)
    return Seated(doc.code, token, person.number)


async def let_in(table: Table, number: int) -> None:
    """The host agreed: the newcomer takes the first free seat."""
    doc = table.doc.copy()
    free, person = open_seats(doc), doc.person(number)
    if not free or doc.status != "gathering":
        await turn_away(table, number)
        return
    person.token, person.pending = person.pending, ""
    doc.places[free[0]] = Place("person", number, doc.places[free[0]].level)
    await table.commit(doc)
    table.presence.expect(number, table.house.time.now())
    links.dismiss(table, number, "admitted", again=True)


async def turn_away(table: Table, number: int) -> None:
    """The host did not agree."""
    doc = table.doc.copy()
    doc.person(number).pending, doc.person(number).gone = "", True
    await table.commit(doc)
    links.dismiss(table, number, "not-admitted", again=False)


def host_only(table: Table, person: int) -> None:
    """Some things only the host may do."""
    if person != table.doc.host:
        raise Refusal("not-host", status=403)


def before_start(table: Table) -> None:
    """Some things can be done only before the start."""
    if table.doc.status != "gathering":
        raise Refusal("begun")


async def take_over(table: Table, person: int) -> None:
    """Somebody is there: they are the host if the table has none."""
    seated = table.doc.seated()
    if table.doc.host not in seated and person in seated:
        doc = table.doc.copy()
        doc.host = person
        await table.commit(doc)


async def leave(table: Table, person: int) -> None:
    """Stand up: the seat is free again, or a bot plays on; host rights pass to somebody who is there, or wait for one."""
    seat = table.doc.seat_of(person)
    doc = table.doc.copy()
    doc.persons[person].gone = True
    if doc.host == person:
        doc.host = next((p for p in doc.seated() if table.presence.devices(p)), NOBODY)
    if table.doc.status == "playing" and seat >= 0 and table.state is not None:
        if doc.setup.absent == "end" or not doc.seated():
            await moves.give_up(table, seat)
            doc.status, doc.evening = table.doc.status, table.doc.evening
            await table.commit(doc)
        else:
            await moves.hand_over(table, seat, True, doc)
    else:
        if seat >= 0 and table.doc.status != "over":
            doc.places[seat] = Place("open", level=doc.places[seat].level)
            doc.status = "gathering"
        await table.commit(doc)
    links.end_all(table, person, "left")
    await questions.left(table, person)
    table.changed()


async def kick(table: Table, person: int, seat: int) -> None:
    """The host frees a seat before the start."""
    host_only(table, person)
    before_start(table)
    if seat >= len(table.doc.places) or table.doc.places[seat].kind != "person":
        raise Refusal("nobody-there")
    out = table.doc.places[seat].person
    if out == person:
        raise Refusal("not-yourself")
    doc = table.doc.copy()
    doc.persons[out].gone = True
    doc.places[seat] = Place("open", level=doc.places[seat].level)
    doc.guarded = True  # whoever was sent away may come under any name
    await table.commit(doc)
    links.end_all(table, out, "kicked")
    await questions.left(table, out)
    table.changed()


async def agree(table: Table, person: int, setup: Setup) -> None:
    """A new set-up before the start; whoever sits keeps a seat."""
    host_only(table, person)
    before_start(table)
    if setup.game != table.doc.setup.game:
        raise Refusal("other-game")
    doc = table.doc.copy()
    doc.setup = checked(setup)
    doc.places = places(setup)
    seated = [(seat, place) for seat, place in enumerate(table.doc.places) if place.kind == "person"]
    homeless = []
    for seat, place in seated:
        if seat < len(doc.places) and doc.places[seat].kind == "open":
            doc.places[seat] = place
        else:
            homeless.append(place)
    for place in homeless:
        free = next((seat for seat, p in enumerate(doc.places) if p.kind == "open"), None)
        if free is None:
            raise Refusal("too-few-seats")
        doc.places[free] = place
    await table.commit(doc)
    table.changed()


async def switch_chat(table: Table, person: int, on: bool) -> None:
    """The host opens or closes the chat."""
    host_only(table, person)
    doc = table.doc.copy()
    doc.setup.chat = on
    await table.commit(doc)
    table.changed()
