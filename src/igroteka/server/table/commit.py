"""The one way in which a table changes: under its lock, written first, then true and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store.errors import Conflict, InDoubt, StoreFailed
from igroteka.server.store.store import LineRow
from igroteka.server.table import alarms, commands
from igroteka.server.table.change import Change
from igroteka.server.table.document import Doc, encode
from igroteka.server.table.publish import publish
from igroteka.server.table.silence import keep_shown
from igroteka.server.table.table import Table
from igroteka.server.wire import Command

P = ParamSpec("P")
# After a failed write the table tries again by itself, but not at once.
TRY_AGAIN = 1_000
# More things than are ever due at one moment.
MOST_DUE = 100


async def act(
    table: Table, command: Callable[Concatenate[Table, P], Change | None], *args: P.args, **named: P.kwargs
) -> Change | None:
    """Carry a command out: it says what changes (None: nothing) or raises Refusal; then that is committed."""
    async with table.lock:
        table.check_current()
        change = command(table, *args, **named)
        if change is not None:
            await commit(table, change)
        return change


async def do(table: Table, person: int, command: Command) -> None:
    """Carry out a command of the websocket, once; a retry changes nothing."""
    async with table.lock:
        table.check_current()
        change = commands.carry_out(table, person, command)
        if change is not None:
            await commit(table, change)


async def commit(table: Table, change: Change) -> None:
    """Write the change; then it is true and told. If it cannot be written nothing has changed: Refusal."""
    rows = change.rows()
    if change.draft is not None:
        keep_shown(table.doc, change.draft)
    if rows or change.draft is not None:
        await write(table, change.draft, rows)
    if change.tell_at:
        await wait_to_tell(table, change.tell_at)
    publish(table, change)


async def wait_to_tell(table: Table, at: int) -> None:
    """Wait until this moment.

    The person who is cancelled meanwhile leaves a table that does not know what is written.
    """
    time, rested = table.runtime.time, asyncio.Event()
    time.later(max(0, at - time.now()), rested.set)
    try:
        await rested.wait()
    except asyncio.CancelledError:
        table.runtime.drop(table, "moved")
        raise


async def write(table: Table, doc: Doc | None, rows: Sequence[LineRow]) -> None:
    """Store the document and the lines together.

    A table about whose stored state there is doubt is dropped from memory.
    """
    store, code = table.runtime.store, table.doc.code
    try:
        await store.write(code, None if doc is None else encode(doc), rows, now=table.runtime.time.date())
    except Conflict:
        if await repeats_id(table, rows):
            raise Refusal("used-id") from None
        table.runtime.drop(table, "moved")
        raise Refusal("moved", status=503) from None
    except Exception as error:
        in_doubt = isinstance(error, InDoubt) or not isinstance(error, StoreFailed)  # what nobody foresaw says nothing
        note("store in doubt" if in_doubt else "store failed", level=logging.ERROR, table=code, error=error)
        if in_doubt:
            table.runtime.drop(table, "store-failed")
        raise Refusal("store-failed", status=503) from None
    except asyncio.CancelledError:  # the person who waited for it is gone, and the write may be done
        table.runtime.drop(table, "moved")
        raise


async def repeats_id(table: Table, rows: Sequence[LineRow]) -> bool:
    """Is the log as long as we know it, and only a command's id in it already? Then nobody has gone on without us."""
    store, code, match = table.runtime.store, table.doc.code, table.doc.match
    named = [(row.seat, row.command) for row in rows if row.command is not None]
    if table.match is None or not named:
        return False
    try:
        if await store.last_line(code, match) != table.match.number:
            return False
        return any([await store.has_command(code, match, seat, command) for seat, command in named])
    except StoreFailed:
        return False


async def ring(table: Table) -> None:
    """Do all that is due; what cannot be written now is tried again, but never by a table that was dropped."""
    async with table.lock:
        if table.dropped:
            return
        try:
            for _ in range(MOST_DUE):
                change = alarms.due(table)
                if change is None:
                    break
                await commit(table, change)
        except Refusal:
            table.runtime.ring_in(table, TRY_AGAIN)
            return
        # No message of its own: whatever happened was told by itself, and a sealed time-up must not be.
        alarms.reschedule(table)
