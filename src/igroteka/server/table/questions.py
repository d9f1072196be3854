"""Questions that need consent: they are put, wait for answers, and end without consent.

Their kinds are in question_kinds.py, their answers in consent.py.
"""

from __future__ import annotations

import msgspec

from igroteka.server.refusal import Refusal
from igroteka.server.table import conducting, position, rematch, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY
from igroteka.server.table.question_kinds import ROWS, Kind
from igroteka.server.table.table import Table
from igroteka.server.wire import Question


def put(change: Change, kind: Kind, by: int, waiting: list[int], seat: int = NOBODY) -> None:
    """Ask those whose consent is needed.

    `seat`: that of the bot a newcomer would play for, or of the person who is gone.
    """
    table = change.table
    table.check_not_silent()
    if change.question is not None:
        raise Refusal("question-open")
    table.questions += 1
    table.asked_at = table.runtime.time.now()
    name = (change.draft or table.doc).person(by).name
    change.question = Question(table.questions, kind, by, name, waiting, seat=seat)


def ask_pause(table: Table, person: int) -> Change:
    """Ask those who are here for a pause; for whoever conducts, or where nobody is here, it begins at once."""
    if table.doc.status != "playing" or table.match is None:
        raise Refusal("not-playing")
    if table.doc.paused:
        raise Refusal("paused")
    change = Change(table)
    if conducting.may_conduct(table, person):
        conducting.check_often(table)
        conducting.write(change, person, "pause")
        if change.question is not None and change.question.kind == "pause":
            change.question = None
        pause(change, True)
        return change
    waiting = others_here(table, person)
    put(change, "pause", person, waiting)
    if not waiting:
        change.question = None
        pause(change, True)
    return change


def ask_rematch(table: Table, person: int, match: int, at_once: bool) -> Change | None:
    """Ask those who are here for another match, or agree to it; the owner may begin without those who do not answer."""
    if table.doc.match != match:  # it has begun
        return None
    if (table.doc.status != "over" and not table.stopped) or person not in table.doc.people():
        raise Refusal("not-over")
    change = Change(table)
    if at_once:
        table.check_owner(person)
        drop(change)
        rematch.begin(change)
        return change
    asked = table.question
    if asked is None or asked.kind != "rematch":
        put(change, "rematch", person, others_here(table, person))
    elif person == asked.by or person in asked.agreed:
        return None
    else:
        change.question = agree(asked, person)
    assert change.question is not None
    if not change.question.waiting:
        change.question = None
        rematch.begin(change)
    return change


def others_here(table: Table, person: int) -> list[int]:
    """The people of the table who have a device open, but for this one."""
    return [other for other in table.doc.people() if other != person and table.presence.devices(other)]


def asks_somebody_here(table: Table) -> bool:
    """Is a question open that will be answered, or end by itself? To take back is asked of the absent, too, and waits
    for them.
    """
    question = table.question
    if question is None or question.kind != "undo":
        return question is not None
    return any(table.presence.devices(person) for person in question.waiting)


def pause(change: Change, paused: bool) -> None:
    """Stand still, or go on; the clocks as they stand now are stored."""
    clock = change.table.clock
    change.doc.paused = paused
    windows.checkpoint(change)
    if clock is not None:
        clock.charge(change.table.runtime.time.now())
        change.doc.left = list(clock.left)


def resume(table: Table) -> Change | None:
    """Anybody at the table may end a pause."""
    if not table.doc.paused:
        return None
    change = Change(table)
    pause(change, False)
    return change


def agree(question: Question, person: int) -> Question:
    """The same question with this person's yes."""
    return msgspec.structs.replace(without(question, person), agreed=[*question.agreed, person])


def without(question: Question, person: int) -> Question:
    """The same question, no longer waiting for this person."""
    return msgspec.structs.replace(question, waiting=[other for other in question.waiting if other != person])


def drop(change: Change, reason: str = "") -> None:
    """The question ends without consent; a link that waited for it never works."""
    question, change.question = change.question, None
    refusal = "" if question is None else ROWS[question.kind].refusal
    if question is None or not refusal:
        return
    asker = change.doc.person(question.by)
    asker.pending = ""
    if refusal == "not-admitted":
        asker.gone = True
    close_waiting(change, question.by, reason or refusal, again=False)


def close_waiting(change: Change, person: int, reason: str, again: bool) -> None:
    """End the connections of a person that waited for consent."""
    waiting = [c for c in change.table.presence.of(person) if c.waiting]
    change.closing += [(connection, reason, again) for connection in waiting]


def end_with_match(change: Change, over: bool) -> None:
    """After a new line: a question that does not outlive it, or not the end of the match, ends."""
    ends_with = ("line", "match") if over else ("line",)
    if change.question is not None and ROWS[change.question.kind].ends_with in ends_with:
        drop(change, "late")
        change.info_changed = True


def end_in_silence(change: Change) -> None:
    """If these lines open a covert window a question ends: the person who answered it there could be seen."""
    assert change.match is not None
    if change.question is not None and position.is_night(change.match.state):
        drop(change, "late")
        change.info_changed = True
