"""Answers to questions, and what happens once everybody has agreed."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import absence, chair, consents, links, questions, removal, seating, undo
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import Answer, Question


def answer(table: Table, person: int, command: Answer) -> Change:
    """One yes less to wait for, or a no, which ends the question; whoever asked may withdraw it."""
    question = table.question
    if question is None or question.number != command.question:
        raise Refusal("question-gone")
    if person not in question.waiting and not (person == question.by and not command.yes):
        raise Refusal("not-asked")
    change = Change(table)
    if not command.yes:
        refuse(change, question)
        return change
    change.question = questions.agree(question, person)
    if consents.is_granted(table, change.question):
        grant(change, change.question)
    return change


def refuse(change: Change, question: Question) -> None:
    """Somebody said no, which is also an answer where a bot should play for somebody gone."""
    if question.kind == "stand-in":
        absence.wait_on(change, question)
    else:
        questions.drop(change)


def without_the_absent(table: Table) -> Change | None:
    """Those who are away have had their time to come back: the question ends unless it waits for somebody who is here; None: it does not end."""
    question = table.question
    if question is None or question.kind not in consents.KINDS or consents.time_left(table):
        return None
    change = Change(table)
    if consents.is_granted(table, question):
        grant(change, question)
    elif consents.is_hopeless(table, question):
        questions.drop(change, "too-few-agreed")
        change.refused = (question.by, "too-few-agreed")
    return None if change.question is question else change


def grant(change: Change, question: Question) -> None:
    """All agreed who had to."""
    change.question = None
    if question.kind == "undo":
        undo.go_back(change, change.table.doc.seat_of(question.by))
    elif question.kind == "mend":
        links.grant(change, question)
    elif question.kind == "join":
        seating.let_in(change, question)
    elif question.kind == "chair":
        chair.let_in(change, question)
    elif question.kind == "remove":
        removal.grant(change, question)
    elif question.kind == "stand-in":
        absence.grant(change, question)
    else:
        questions.grant(change, question.kind)
