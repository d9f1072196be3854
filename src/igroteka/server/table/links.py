"""The links of a person: a new one at will, and a new one for somebody who lost theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.refusal import Refusal
from igroteka.server.table import gather, questions
from igroteka.server.table.doc import NOBODY, new_token, sealed
from igroteka.server.wire import Seated

if TYPE_CHECKING:
    from igroteka.server.table.presence import Connection
    from igroteka.server.table.table import Table

# So long must no device of a person be there before anybody may ask for a new link in their name.
LOST_AFTER = 30_000


async def renew(table: Table, person: int, key: str) -> Seated:
    """A new link in place of this one; younger ones end, and older ones, which outlive it, stay."""
    doc, token = table.doc.copy(), new_token()
    owner = doc.person(person)
    age = owner.age(key)
    if age < 0:
        raise Refusal("bad-token", status=401)
    links = [*[owner.token, *owner.newer][:age], sealed(token)]
    owner.token, owner.newer = links[0], links[1:]
    if not owner.newer:
        owner.agreed = []
    await table.commit(doc)
    await nothing_lost(table, person)
    end_all(table, person, "revoked")
    table.changed()
    return Seated(doc.code, token, person)


async def mend(table: Table, name: str) -> Seated:
    """A new link for somebody who has been gone for a while; it works once those who are there agree."""
    person = next((n for n in table.doc.seated() if table.doc.person(n).name == name), NOBODY)
    if person == NOBODY:
        raise Refusal("no-such-name", status=404)
    if table.presence.absence(person, table.house.time.now()) < LOST_AFTER:
        raise Refusal("still-here")
    if table.question is not None:
        raise Refusal("question-open")
    if not questions.asked(table, "mend", person):  # whoever knows code and name would else have the seat
        raise Refusal("nobody-to-agree")
    doc, token = table.doc.copy(), new_token()
    doc.person(person).pending = sealed(token)
    await table.commit(doc)
    await questions.ask(table, "mend", person)
    return Seated(doc.code, token, person)


async def grant(table: Table, person: int, agreed: list[int]) -> None:
    """The new link works beside the old ones, until one of those is used again; everybody is told who agreed."""
    doc = table.doc.copy()
    owner = doc.person(person)
    owner.newer.append(owner.pending)
    owner.pending = ""
    owner.agreed = [doc.person(number).name for number in agreed]
    await table.commit(doc)
    dismiss(table, person, "mended", again=True)


async def refuse(table: Table, person: int, reason: str = "not-mended") -> None:
    """There is no new link."""
    doc = table.doc.copy()
    doc.person(person).pending = ""
    await table.commit(doc)
    dismiss(table, person, reason, again=False)


async def admit(table: Table, connection: Connection) -> bool:
    """Does its link let this device in? If not, it is told why."""
    person = table.doc.person(connection.person)
    works = not person.gone and person.age(connection.key) >= 0
    if connection.waiting:
        asking = table.question is not None and table.question.by == person.number
        if asking and connection.key == person.pending:
            return True
        if works:  # consent came while the device was on its way
            connection.leave("mended", again=True)
        else:
            connection.leave("not-mended" if person.number in table.doc.seated() else "not-admitted", again=False)
        return False
    if not works:
        connection.leave("revoked", again=False)
        return False
    try:
        await used(table, connection)
        await gather.take_over(table, person.number)
    except Refusal as refusal:
        connection.leave(refusal.reason, again=True)
        return False
    return True


async def used(table: Table, connection: Connection) -> None:
    """A device came with this link: all that were given after it end."""
    age = table.doc.person(connection.person).age(connection.key)
    younger = table.doc.person(connection.person).newer[age:]
    if younger:
        doc = table.doc.copy()
        doc.person(connection.person).newer = doc.person(connection.person).newer[:age]
        await table.commit(doc)
        for other in table.presence.of(connection.person):
            if other.key in younger:
                other.leave("old-link", again=False)
    await nothing_lost(table, connection.person)


async def nothing_lost(table: Table, person: int) -> None:
    """The person has a link: nobody is asked for another."""
    question = table.question
    if question is not None and question.kind == "mend" and question.by == person:
        table.question = None
        await refuse(table, person, "old-link")


def dismiss(table: Table, person: int, reason: str, again: bool) -> None:
    """Close the connections that waited for consent."""
    for connection in table.presence.of(person):
        if connection.waiting:
            connection.leave(reason, again)


def end_all(table: Table, person: int, reason: str) -> None:
    """Close all connections of a person."""
    for connection in table.presence.of(person):
        connection.leave(reason, again=False)
