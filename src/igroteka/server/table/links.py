"""The links of a person: a new one at will, and a new one for somebody who lost theirs."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, names, questions, quorum
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, new_token, sealed
from igroteka.server.table.presence import Connection
from igroteka.server.table.question_kinds import ROWS
from igroteka.server.table.table import Table
from igroteka.server.wire import Question, Seated

# So long must no device of a person be there before anybody may ask for a new link in their name.
LOST_AFTER = 30_000
# How many links a person has at most beside the oldest: then a new one takes the place of the youngest.
MOST_NEWER = 8


def renew(table: Table, person: int, token: str) -> Change:
    """A new link in place of this one; younger ones end, and older ones, which outlive it, stay."""
    change, new = Change(table), new_token()
    owner = change.doc.person(person)
    age = owner.age(sealed(token))
    if age < 0:
        raise Refusal("bad-token", status=401)
    links = [*[owner.token, *owner.newer][:age], sealed(new)]
    owner.token, owner.newer = links[0], links[1:]
    if not owner.newer:
        owner.agreed = []
    end_request(change, person)
    close_all(change, person, "revoked")
    change.seated = Seated(table.doc.code, new, person)
    return change


def mend(table: Table, name: str) -> Change:
    """A new link for somebody who has been gone for a while; it works once the others agree."""
    table.check_not_silent()  # before anything that would tell who is there
    called = (name, names.cleaned(name))  # a name from before they were cleaned is kept as it was
    person = next((n for n in table.doc.people() if table.doc.person(n).name in called), NOBODY)
    if person == NOBODY:
        raise Refusal("no-such-name", status=404)
    if table.presence.absence(person, table.runtime.time.now()) < LOST_AFTER:
        raise Refusal("still-here")
    if table.question is not None:
        raise Refusal("question-open")
    asked = quorum.people_but(table, person)
    if not asked:
        raise Refusal("nobody-to-agree")
    change, token = Change(table), new_token()
    change.doc.person(person).pending = sealed(token)
    questions.put(change, "mend", person, asked)
    change.seated = Seated(table.doc.code, token, person)
    return change


def lend(table: Table, person: int, seat: int) -> Change:
    """From the moderator: a link for somebody who has no device here, beside the older ones.

    Nobody else is asked: the moderator sees all that the seat does, and answers for it.
    """
    table.check_moderator(person)
    table.check_not_silent()  # before anything that would tell who is there
    places = table.doc.places
    if seat >= len(places) or places[seat].person not in table.doc.seated():
        raise Refusal("nobody-there")
    owner = places[seat].person
    if table.presence.devices(owner):
        raise Refusal("still-here")
    if length.is_full(table):
        raise Refusal("match-full")
    change, token = Change(table), new_token()
    add(change, owner, sealed(token), [table.doc.person(person).name])
    change.seated = Seated(table.doc.code, token, owner)
    return change


def grant(change: Change, question: Question) -> None:
    """Those who were asked agreed: the new link works beside the old ones, until one of those is used again."""
    owner = change.doc.person(question.by)
    key, owner.pending = owner.pending, ""
    add(change, question.by, key, [change.doc.person(number).name for number in question.agreed])
    questions.close_waiting(change, question.by, "mended", again=True)


def add(change: Change, person: int, key: str, agreed: list[str]) -> None:
    """One link more for the person; everybody is told who agreed to it, and while a match is on its log says so."""
    table, owner = change.table, change.doc.person(person)
    owner.newer = [*owner.newer[: MOST_NEWER - 1], key]
    owner.agreed = agreed
    if table.match is not None and table.doc.status == "playing":
        change.branch().replace_link(quorum.seat_or_moderator(table, person), owner.name, ", ".join(agreed))


def refused_because(table: Table, connection: Connection) -> tuple[str, bool] | None:
    """Why this device's link does not let it in, and whether to come again; None: it does."""
    person = table.doc.person(connection.person)
    works = not person.gone and person.age(connection.key) >= 0
    if not connection.waiting:
        return None if works else ("revoked", False)
    if table.question is not None and table.question.by == person.number and connection.key == person.pending:
        return None
    if works:  # consent came while the device was on its way
        return ("mended", True)
    return ("not-mended" if person.number in table.doc.people() else "not-admitted", False)


def device_arrived(table: Table, connection: Connection) -> Change | None:
    """A device came with this link: all that were given after it end.

    Its person has the seat again, and a table without an owner has one now.
    """
    person = connection.person
    change = Change(table)
    owner = table.doc.person(person)
    age = owner.age(connection.key)
    younger = owner.newer[age:]
    if younger:
        change.doc.person(person).newer = owner.newer[:age]
        others = [other for other in table.presence.of(person) if other.key in younger]
        change.closing += [(other, "old-link", False) for other in others]
    end_request(change, person)
    choices.come_back(change, person)
    people = table.doc.people()
    if table.doc.owner not in people and person in people:
        change.doc.owner = person
    return None if change.draft is None and change.question is table.question else change


def end_request(change: Change, person: int) -> None:
    """The person has a link: nobody is asked for another, nor whether a bot should play for them, nor for another
    moderator if it is theirs.
    """
    question = change.question
    if question is None:
        return
    whose = {"": NOBODY, "asker": question.by, "moderator": change.table.doc.moderator}
    if person == whose[ROWS[question.kind].needless_with]:
        questions.drop(change, "old-link")


def close_all(change: Change, person: int, reason: str) -> None:
    """End all connections of a person."""
    change.closing += [(connection, reason, False) for connection in change.table.presence.of(person)]
