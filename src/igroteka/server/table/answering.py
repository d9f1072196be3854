"""Answers to questions, and what happens once everybody has agreed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.server.refusal import Refusal
from igroteka.server.table import absence, links, moderating, questions, quorum, rematch, removal, seating, undo
from igroteka.server.table.change import Change
from igroteka.server.table.question_kinds import ROWS, Kind
from igroteka.server.table.table import Table
from igroteka.server.wire import Answer, Question


def answer(table: Table, person: int, command: Answer) -> Change:
    """One yes less to wait for, or a no, which ends the question; the person who asked may withdraw it."""
    question = table.question
    if question is None or question.number != command.question:
        raise Refusal("question-gone")
    if person not in question.waiting and not (person == question.by and not command.yes):
        raise Refusal("not-asked")
    change = Change(table)
    if not command.yes:
        REFUSED.get(question.kind, end)(change, question)
        return change
    change.question = questions.agree(question, person)
    if quorum.is_granted(table, change.question):
        grant(change, change.question)
    return change


def without_the_absent(table: Table) -> Change | None:
    """Those who are away have had their time to come back: the question ends unless it waits for somebody who is here.

    None: it does not end.
    """
    question = table.question
    if question is None or not quorum.is_consent(question) or quorum.time_left(table):
        return None
    change = Change(table)
    if quorum.is_granted(table, question):
        grant(change, question)
    elif quorum.is_hopeless(table, question):
        questions.drop(change, "too-few-agreed")
        change.refused = (question.by, "too-few-agreed")
    return None if change.question is question else change


def grant(change: Change, question: Question) -> None:
    """All agreed who had to."""
    change.question = None
    GRANTED[question.kind](change, question)


def end(change: Change, question: Question) -> None:
    """Somebody said no: nothing comes of it."""
    questions.drop(change)


def left(change: Change, person: int) -> None:
    """The person stood up for good: what they asked ends, and nothing waits for them."""
    if change.question is not None and change.question.by == person:
        questions.drop(change)
    else:
        away(change, person)


def away(change: Change, person: int) -> None:
    """The person is not there to answer: a question to those present goes on without them, or ends if it needs them."""
    question = change.question
    if question is None or person not in question.waiting:
        return
    row = ROWS[question.kind]
    if row.answered_by == "consent":  # to pull a plug must not make a consent out of fewer
        questions.drop(change)
    elif row.answered_by == "here":
        change.question = questions.without(question, person)
        if change.question.waiting:
            return
        if row.yes_of_nobody:
            grant(change, change.question)
        else:
            questions.drop(change)


# What the last yes leads to.
GRANTED: Final[dict[Kind, Callable[[Change, Question], None]]] = {
    "undo": lambda change, question: undo.go_back(change, change.table.doc.seat_of(question.by)),
    "pause": lambda change, _: questions.pause(change, True),
    "rematch": lambda change, _: rematch.begin(change),
    "stand-in": absence.grant,
    "mend": links.grant,
    "join": seating.let_in,
    "moderator": moderating.let_in,
    "remove": removal.grant,
}
# What a no leads to, where it is more than the end of the question.
REFUSED: Final[dict[Kind, Callable[[Change, Question], None]]] = {"stand-in": absence.wait_on}
