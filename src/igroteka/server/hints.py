"""Hints: the strongest bot thinks in a player's place, and tells nobody else."""

from __future__ import annotations

import asyncio

from igroteka.bots.hint import Hint
from igroteka.bots.hints import undecided
from igroteka.server import wire
from igroteka.server.branches import running_origin
from igroteka.server.refusal import Refusal
from igroteka.server.table import hints, messages
from igroteka.server.table.presence import Connection
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables


async def ask(tables: Tables, table: Table, connection: Connection, command: wire.Hint) -> None:
    """Let the bot think about the device's decision in the background, or Refusal."""
    seat_at(table, connection.person, command)
    # What is known at a branch is what is known in the match it goes on from.
    if await running_origin(tables, table) is not None:
        raise Refusal("original-not-over")
    seat = seat_at(table, connection.person, command)
    tables.spawn(give(thought(tables, table, seat), table, connection, command))


async def give(thought: asyncio.Task[Hint | None], table: Table, connection: Connection, command: wire.Hint) -> None:
    """Tell the device what the bot has thought, unless the table went on meanwhile. Nothing is stored."""
    await asyncio.wait([thought])
    if thought.cancelled() or connection not in table.presence.connections:
        return
    try:
        seat = seat_at(table, connection.person, command)
    except Refusal:
        return
    hint = thought.result()
    if hint is None:
        table.hints.pop(seat, None)  # the person who asks again lets it think again
    connection.send(messages.hinted(table, seat, hint))


def seat_at(table: Table, person: int, command: wire.Hint) -> int:
    """The seat that asks about the present decision, or Refusal."""
    table.check_current()
    seat = table.doc.seat_of(person) if person >= 0 else -1
    hints.check(table, seat)
    table.check_open(command.decision)
    table.check_match(command.match)
    return seat


def thought(tables: Tables, table: Table, seat: int) -> asyncio.Task[Hint | None]:
    """The bot's thought about the present decision: one for all who ask, so that asking again costs nothing."""
    decision, task = table.hints.get(seat, (-1, None))
    if task is not None and decision == table.decision:
        return task
    if task is not None:
        task.cancel()  # nobody waits for what is over
    assert table.state is not None
    world = undecided(table.state, seat, table.rng)
    task = asyncio.create_task(tables.thinker.hint(world, seat, table.doc.maker or table.doc.code))
    table.hints[seat] = (table.decision, task)
    return task
