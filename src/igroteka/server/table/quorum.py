"""Consent to new eyes or powers while a match is on: who is asked, how long those who are away may come back, how many
must agree.

The person who asks may sit at the table, under another name or on another phone. So the people whom it is not about are
all asked, here or not, and of two or more of them one yes is never enough.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from igroteka.server.table.document import NOBODY
from igroteka.server.table.question_kinds import ROWS
from igroteka.server.table.table import Table
from igroteka.server.wire import Question

# How long everybody who is asked has to come back; after that only those who are here are waited for.
RETURN_WITHIN = 60_000
FEWEST = 2


def people_but(table: Table, *concerned: int) -> list[int]:
    """Whom to ask: all people of the table, here or not, but the person who asks and whom it is about."""
    return [person for person in table.doc.people() if person not in concerned]


def is_consent(question: Question) -> bool:
    """Does the question ask for consent to new eyes or powers?"""
    return ROWS[question.kind].answered_by == "consent"


def needed(question: Question) -> int:
    """How many must agree at least: the only one who was asked, or two."""
    return min(FEWEST, len(question.waiting) + len(question.agreed))


def time_left(table: Table) -> int:
    """How many milliseconds those who are away still have; 0: they are not waited for."""
    if table.question is None or not is_consent(table.question):
        return 0
    return max(0, table.asked_at + RETURN_WITHIN - table.runtime.time.now())


def awaited(table: Table, question: Question) -> list[int]:
    """Whose answer the open question waits for; a no of anybody who was asked ends it in any case."""
    if not is_consent(question) or time_left(table):
        return question.waiting
    return [person for person in question.waiting if table.presence.devices(person)]


def is_granted(table: Table, question: Question) -> bool:
    """Have all agreed who are waited for, and enough of them?"""
    return not awaited(table, question) and len(question.agreed) >= needed(question)


def is_hopeless(table: Table, question: Question) -> bool:
    """Are those who agreed and those who may still do so too few?"""
    return len(question.agreed) + len(awaited(table, question)) < needed(question)


def names(table: Table, people: Iterable[int]) -> str:
    """Who agreed, for the log."""
    return ", ".join(table.doc.person(person).name for person in people)


def shown_question(table: Table) -> Question | None:
    """The open question as everybody may know it."""
    question = table.question
    if question is None or not is_consent(question):
        return question
    return msgspec.structs.replace(question, left=time_left(table))


def seat_or_moderator(table: Table, person: int) -> int:
    """The seat of one of the people; NOBODY: they moderate."""
    return NOBODY if person == table.doc.moderator else table.doc.seat_of(person)
