"""The moves of a match: every change of the position is written down, then told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.match import resign_line
from igroteka.core.record import Line
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.table import move
from igroteka.server.table.doc import Doc
from igroteka.server.table.story import Told
from igroteka.server.wire import Choose

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


async def choose(table: Table, seat: int, command: Choose) -> None:
    """A person's choice."""
    await play(table, "choice", seat, move.parsed(table, seat, command), command.id)


async def play(table: Table, kind: str, seat: int, action: int, command: str | None = None) -> None:
    """Play on a copy, write down, then let it be the position; single answers follow by themselves."""
    state, told = move.played(table, kind, seat, action)
    await publish(table, state, told, command)
    move.note_answer(table, seat, told, kind == "choice")


async def publish(table: Table, state: State, told: list[Told], command: str | None, doc: Doc | None = None) -> None:
    """Write the new lines down; then they are true, and everybody hears of them."""
    doc, left = move.after(table, state, doc)
    before = (table.doc.status, table.question)
    await table.commit(doc, move.rows_of(table, told, command))
    if left is not None and table.clock is not None:
        table.clock.left = left
    table.remember(told[0].line.seat, command)
    move.accept(table, state, told)
    table.wake()
    move.tell(table, told)
    if (table.doc.status, table.question) != before:
        table.changed()


async def time_up(table: Table, seat: int) -> None:
    """The seat did not answer in time: the table gives the answer that tells nothing."""
    assert table.state is not None
    await play(table, "time-up", seat, table.state.default(seat, table.rng))


async def resign(table: Table, person: int, match: int) -> None:
    """The person gives the match up; a retry changes nothing."""
    if table.doc.match != match or table.doc.status == "over":
        return
    seat = table.doc.seat_of(person)
    if seat < 0 or table.doc.status != "playing" or table.state is None:
        raise Refusal("not-playing")
    await give_up(table, seat)


async def give_up(table: Table, seat: int) -> None:
    """The seat gives the match up, whether its person says so or is gone for too long."""
    assert table.state is not None
    state = table.state.clone()
    line = resign_line(state, table.number + 1, seat)
    await publish(table, state, [Told(line)], None)


async def hand_over(table: Table, seat: int, stand_in: bool, doc: Doc | None = None) -> None:
    """A bot takes the seat for its person, or gives it back."""
    assert table.state is not None
    doc = doc or table.doc.copy()
    doc.places[seat].stand_in = stand_in
    name = f"bot {doc.places[seat].level}" if stand_in else doc.name_of(seat)
    line = Line(table.number + 1, "seat", seat, to=name)
    await publish(table, table.state, [Told(line)], None, doc)
    table.thinking.pop(seat, None)
    table.changed()


async def come_back(table: Table, person: int) -> None:
    """The person takes the seat back from the bot."""
    seat = table.doc.seat_of(person)
    if seat >= 0 and table.doc.places[seat].stand_in and table.doc.status == "playing":
        table.presence.restore(person)
        await hand_over(table, seat, stand_in=False)
