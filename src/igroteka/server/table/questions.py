"""Questions that need consent: taking back, a pause, a new link for somebody who lost theirs."""

# A few times an evening:
# not compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from igroteka.server.refusal import Refusal
from igroteka.server.table import gather, takeback
from igroteka.server.wire import Answer, Question

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


async def ask(table: Table, kind: Literal["undo", "pause", "mend"], person: int) -> None:
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
    """Whose yes is needed: everybody's to take back, of those present for a pause, the host's for a new link."""
    others = [other for other in table.doc.seated() if other != person]
    if kind == "undo":
        return takeback.others(table, table.doc.seat_of(person))
    here = [other for other in others if table.presence.devices(other)]
    if kind == "pause":
        return here
    return [table.doc.host] if table.doc.host != person else here[:1] or others[:1]


async def answer(table: Table, person: int, command: Answer) -> None:
    """One yes less to wait for, or a no, which ends the question; whoever asked may withdraw it."""
    question = table.question
    if question is None or question.number != command.question:
        raise Refusal("question-gone")
    if person not in question.waiting and not (person == question.by and not command.yes):
        raise Refusal("not-asked")
    if not command.yes:
        table.question = None
        if question.kind == "mend":
            await gather.forget_mend(table, question.by)
        table.changed()
        return
    left = [other for other in question.waiting if other != person]
    if left:
        question.waiting = left
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
        await gather.grant_mend(table, question.by)
    else:
        await pause(table, True)
    table.changed()


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
