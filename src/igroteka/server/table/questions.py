"""Questions that need consent: taking back, a pause, a new link for somebody who lost theirs, a newcomer after a kick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from igroteka.server.refusal import Refusal
from igroteka.server.table import back, gather, links, takeback
from igroteka.server.wire import Answer, Question

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


async def ask(table: Table, kind: Literal["undo", "pause", "mend", "join"], person: int) -> None:
    """Put a question to those whose consent it needs; without any it is granted at once."""
    if kind == "pause" and (table.doc.status != "playing" or table.doc.paused):
        raise Refusal("not-playing" if table.doc.status != "playing" else "paused")
    if table.question is not None:
        raise Refusal("question-open")
    table.asked += 1
    table.question = Question(table.asked, kind, person, table.doc.person(person).name, asked(table, kind, person))
    if not table.question.waiting:
        await grant(table, table.question)
    else:
        table.changed()


def asked(table: Table, kind: str, person: int) -> list[int]:
    """Whose yes is needed: everybody's to take back, of those present for a pause or a new link, the host's for a newcomer."""
    if kind == "undo":
        return back.others(table, table.doc.seat_of(person))
    if kind == "join":
        return [table.doc.host]
    others = [other for other in table.doc.seated() if other != person]
    here = [other for other in others if table.presence.devices(other)]
    # Whoever asks for a new link may be one of those who agree to it: among three or more, one of them is not enough.
    enough = kind == "pause" or len(here) >= min(2, len(others))
    return here if enough else []


async def answer(table: Table, person: int, command: Answer) -> None:
    """One yes less to wait for, or a no, which ends the question; whoever asked may withdraw it."""
    question = table.question
    if question is None or question.number != command.question:
        raise Refusal("question-gone")
    if person not in question.waiting and not (person == question.by and not command.yes):
        raise Refusal("not-asked")
    if not command.yes:
        await drop(table)
        table.changed()
        return
    question.agreed.append(person)
    await go_on(table, [other for other in question.waiting if other != person])


async def go_on(table: Table, waiting: list[int]) -> None:
    """Wait for these; for nobody any more: it is granted."""
    question = table.question
    assert question is not None
    question.waiting = waiting
    if waiting:
        table.changed()
    else:
        await grant(table, question)


async def grant(table: Table, question: Question) -> None:
    """Everybody agreed."""
    table.question = None
    if question.kind == "undo":
        seat = table.doc.seat_of(question.by)
        if table.back.may(seat) == "no":
            raise Refusal("cannot-undo")
        await takeback.go_back(table, seat, table.back.asking[seat], None)
    elif question.kind == "mend":
        await links.grant(table, question.by, question.agreed)
    elif question.kind == "join":
        await gather.let_in(table, question.by)
    else:
        await pause(table, True)
    table.changed()


async def drop(table: Table) -> None:
    """The question ends without consent."""
    question, table.question = table.question, None
    if question is not None and question.kind == "mend":
        await links.refuse(table, question.by)
    elif question is not None and question.kind == "join":
        await gather.turn_away(table, question.by)


async def left(table: Table, person: int) -> None:
    """The person stood up for good: what they asked ends, and nothing waits for them."""
    question = table.question
    if question is None:
        return
    if question.by == person:
        await drop(table)
    else:
        await away(table, person)


async def away(table: Table, person: int) -> None:
    """The person is not there to answer: a question to those present goes on without them, or ends if it needs them."""
    question = table.question
    if question is None or person not in question.waiting:
        return
    if question.kind in ("mend", "join"):  # to pull a plug must not make a consent out of fewer
        await drop(table)
    elif question.kind == "pause":  # taking back is asked of everybody, present or not, and ends with the next move
        await go_on(table, [other for other in question.waiting if other != person])


async def pause(table: Table, paused: bool) -> None:
    """Stand still, or go on."""
    doc = table.doc.copy()
    doc.paused = paused
    if table.clock is not None:
        table.clock.charge(table.house.time.now())
        doc.left = list(table.clock.left)
    await table.commit(doc)


async def resume(table: Table) -> None:
    """Anybody at the table may end a pause."""
    if table.doc.paused:
        await pause(table, False)
        table.changed()
