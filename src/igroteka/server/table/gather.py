"""Gathering around a table: sitting down, standing up, agreeing on the game, links."""

# A few times an evening:
# not compiled

from __future__ import annotations

from typing import TYPE_CHECKING

import igroteka
from igroteka.core.errors import BadOptions, UnknownGame
from igroteka.server.refusal import Refusal
from igroteka.server.table import moves, questions
from igroteka.server.table.doc import NOBODY, Doc, Person, Place, new_token, sealed
from igroteka.server.wire import Seated, Setup

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

MOST_PERSONS = 200


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


def sit(doc: Doc, name: str, seat: int) -> str:
    """Put a new person on a seat; gives the token."""
    if len(doc.persons) >= MOST_PERSONS:
        raise Refusal("too-many-people")
    token = new_token()
    doc.persons.append(Person(len(doc.persons), unique(doc, name), sealed(token)))
    doc.places[seat] = Place("person", len(doc.persons) - 1, doc.places[seat].level)
    return token


def unique(doc: Doc, name: str) -> str:
    """A name that nobody else at the table has."""
    taken = {person.name for person in doc.persons if not person.gone}
    name = " ".join(name.split()) or "?"
    tries = [name, *(f"{name[:20]} {number}" for number in range(2, 30))]
    return next(one for one in tries if one not in taken)


async def join(table: Table, name: str, seat: int | None) -> Seated:
    """Sit down on this seat, or on the first free one."""
    if table.doc.status != "gathering":
        raise Refusal("begun")
    doc = table.doc.copy()
    free = [s for s, place in enumerate(doc.places) if place.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("full" if not free else "seat-taken")
    token = sit(doc, name, free[0] if seat is None else seat)
    if not any(not person.gone for person in doc.persons[:-1]):  # everybody had left
        doc.host = len(doc.persons) - 1
    await table.commit(doc)
    table.changed()
    return Seated(doc.code, token, len(doc.persons) - 1)


def host_only(table: Table, person: int) -> None:
    """Some things only the host may do."""
    if person != table.doc.host:
        raise Refusal("not-host", status=403)


def before_start(table: Table) -> None:
    """Some things can be done only before the start."""
    if table.doc.status != "gathering":
        raise Refusal("begun")


async def leave(table: Table, person: int) -> None:
    """Stand up: the seat is free again, or a bot plays on; host rights pass to the next person."""
    seat = table.doc.seat_of(person)
    doc = table.doc.copy()
    doc.persons[person].gone = True
    if doc.host == person:
        doc.host = next((p for p in doc.seated() if p != person), NOBODY)
    if table.doc.status == "playing" and seat >= 0 and table.state is not None:
        if doc.setup.absent == "end" or doc.host == NOBODY:
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
    send_away(table, person, "left")
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
    await table.commit(doc)
    send_away(table, out, "kicked")
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


# --- links


async def renew(table: Table, person: int) -> Seated:
    """A new link; the others of this person end."""
    doc = table.doc.copy()
    token = new_token()
    doc.persons[person].token = sealed(token)
    await table.commit(doc)
    send_away(table, person, "revoked")
    table.changed()
    return Seated(doc.code, token, person)


async def mend(table: Table, name: str) -> Seated:
    """A link that works once the host agrees."""
    asking = [p for p in table.doc.persons if not p.gone and p.name == name and table.doc.seat_of(p.number) >= 0]
    if not asking:
        raise Refusal("no-such-name", status=404)
    if table.question is not None:
        raise Refusal("question-open")
    person, token = asking[0].number, new_token()
    if not questions.asked(table, "mend", person):  # whoever knows code and name would else have the seat
        raise Refusal("nobody-to-agree")
    doc = table.doc.copy()
    doc.persons[person].pending = sealed(token)
    await table.commit(doc)
    await questions.ask(table, "mend", person)
    return Seated(doc.code, token, person)


async def grant_mend(table: Table, person: int) -> None:
    """The new link works, the old ones end."""
    doc = table.doc.copy()
    doc.persons[person].token = doc.persons[person].pending
    doc.persons[person].pending = ""
    await table.commit(doc)
    for connection in table.presence.of(person):
        if connection.waiting:
            connection.leave("mended", again=True)
        else:
            connection.leave("revoked", again=False)


async def forget_mend(table: Table, person: int) -> None:
    """The host said no."""
    doc = table.doc.copy()
    doc.persons[person].pending = ""
    await table.commit(doc)
    for connection in table.presence.of(person):
        if connection.waiting:
            connection.leave("not-mended", again=False)


def send_away(table: Table, person: int, reason: str) -> None:
    """Close all connections of a person."""
    for connection in table.presence.of(person):
        connection.leave(reason, again=False)
