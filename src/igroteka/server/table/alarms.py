"""What happens when a table's alarm rings or a bot has thought: time-ups, absent people, answers of bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.refusal import Refusal
from igroteka.server.table import begin, moves

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

# After a failed write the table tries again by itself, but not at once.
TRY_AGAIN = 1_000


async def due(table: Table) -> None:
    """Do what is due; a write that failed is tried again."""
    now = table.house.time.now()
    try:
        if table.doc.status == "shuffling" and now >= table.deal_at:
            await begin.deal(table)
        table.presence.charge(now)
        if table.clock is not None:
            table.clock.charge(now)
            for seat in table.clock.empty():
                if table.state is not None and seat in table.state.turn():
                    await moves.time_up(table, seat)
        for person in [p for p in table.presence.counting if not table.presence.left(p)]:
            await lose_patience(table, person)
    except Refusal:
        table.house.later(TRY_AGAIN, table.ring)
        return
    # No message of its own: whatever happened above was told by itself, and a sealed time-up must not be.
    table.wake()


async def lose_patience(table: Table, person: int) -> None:
    """What was agreed for somebody who is gone for too long."""
    seat = table.doc.seat_of(person)
    if seat < 0 or table.doc.status != "playing":
        return
    if table.doc.setup.absent == "bot":
        await moves.hand_over(table, seat, stand_in=True)
    elif table.doc.setup.absent == "end":
        await moves.give_up(table, seat)
    else:
        table.changed()


async def think(table: Table, seat: int, decision: int) -> None:
    """A bot answers: it sees an imagined world, takes its time, and plays if it is still awaited."""
    state = table.state
    if state is None:
        return
    world = state.imagine(seat, table.rng)
    action = await table.house.answer(table, seat, world)
    try:
        async with table.lock:
            on = table.doc.status == "playing" and not table.doc.paused and table.doc.places[seat].thinks
            if on and table.decision == decision and table.state is not None and seat in table.state.turn():
                table.thinking.pop(seat, None)
                await moves.play(table, "choice", seat, action)
    except Refusal:
        await asyncio.sleep(0)
        table.house.later(TRY_AGAIN, table.ring)
    finally:
        if table.thinking.get(seat) == decision:
            del table.thinking[seat]
