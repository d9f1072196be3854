"""Sending somebody out of the game for good: by the moderator at once, else with the consent of the others."""

from __future__ import annotations

from igroteka.core.errors import IllegalAction
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, moderated_game, questions, quorum
from igroteka.server.table.change import Change
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.table import Table
from igroteka.server.wire import Question, Remove


def remove(table: Table, person: int, command: Remove) -> Change:
    """Send the person of this seat away, or ask the others.

    Unless the moderator does it, it must be somebody who has been gone for a while.
    """
    length.going_on(table)
    seat = command.seat
    if seat >= len(table.doc.places):
        raise Refusal("no-such-seat")
    if table.doc.places[seat].kind != "person":
        raise Refusal("bot-answers")
    table.check_not_silent()
    check(table, seat)
    change = Change(table, info_changed=False)
    if person == table.doc.moderator:
        drop_question_about(change, seat)
        send_away(change, seat, table.doc.person(person).name)
        return change
    if not gone(table, seat):
        raise Refusal("not-gone")
    asked = quorum.people_but(table, person, table.doc.places[seat].person)
    if not asked:
        raise Refusal("nobody-to-agree")
    change.info_changed = True
    questions.put(change, "remove", person, asked, seat=seat)
    return change


def grant(change: Change, question: Question) -> None:
    """All agreed who had to.

    The question comes to nothing if the person is back, or the game has gone on without them.
    """
    try:
        check(change.table, question.seat)
    except Refusal:
        return
    if gone(change.table, question.seat):
        send_away(change, question.seat, quorum.names(change.table, [question.by, *question.agreed]))


def send_away(change: Change, seat: int, by: str) -> None:
    """Add the line; `by`: the name of the moderator who did it, or all who agreed."""
    change.branch().remove(seat, by)
    choices.go_on(change)


def check(table: Table, seat: int) -> None:
    """Refusal if the game does not let the seat be sent away now."""
    assert table.match is not None
    try:
        moderated_game.send_out(table.match.state.clone(), seat)
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None


def gone(table: Table, seat: int) -> bool:
    """Has the person of the seat had no device at the table for a while?"""
    return table.presence.absence(table.doc.places[seat].person, table.runtime.time.now()) >= LOST_AFTER


def drop_question_about(change: Change, seat: int) -> None:
    """The moderator has decided what was being asked."""
    question = change.question
    if question is not None and question.kind == "remove" and question.seat == seat:
        questions.drop(change)
        change.info_changed = True
