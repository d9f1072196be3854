"""Answers to questions, and what happens once everybody has agreed."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import absence, chair, links, questions, removal, seating, undo
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
    if not change.question.waiting:
        grant(change, change.question)
    return change


def refuse(change: Change, question: Question) -> None:
    """Somebody said no, which is also an answer where a bot should play for somebody gone."""
    if question.kind == "stand-in":
        absence.wait_on(change, question)
    else:
        questions.drop(change)


def grant(change: Change, question: Question) -> None:
    """Everybody agreed."""
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
