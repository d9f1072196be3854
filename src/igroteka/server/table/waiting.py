"""Waiting: whose clock runs, which bot thinks, how long the table is patient with those who are gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.server.refusal import Refusal
from igroteka.server.table import begin, moves

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

# After a failed write the table tries again by itself, but not at once.
TRY_AGAIN = 1_000


def arrange(table: Table) -> None:
    """Set everything that waits as the table now stands, and the alarm for the first of them."""
    now = table.touched = table.house.time.now()
    # An empty table stands still: nobody's time runs, no bot moves.
    on = table.doc.status == "playing" and not table.doc.paused and table.state is not None
    awake = on and table.presence.anybody()
    turn = table.state.turn() if awake and table.state is not None else []
    table.presence.count(missed(table) if awake else [], now)
    if table.clock is not None:
        away = [seat for seat in turn if not table.presence.devices(table.doc.places[seat].person)]
        table.clock.run([seat for seat in turn if runs(table, seat)], away, now)
    for seat in turn:
        if table.doc.places[seat].thinks:
            table.house.think(table, seat)
    set_alarm(table, now)


def missed(table: Table) -> list[int]:
    """The people who are gone while somebody else waits for them."""
    presence = table.presence
    people = [place.person for place in table.doc.places if place.kind == "person" and not place.stand_in]
    gone = [person for person in people if not presence.devices(person) and presence.left(person)]
    return gone if gone and somebody_waits(table) else []


def somebody_waits(table: Table) -> bool:
    """Is any person of the table there?"""
    return any(table.presence.devices(person) for person in table.doc.seated())


def runs(table: Table, seat: int) -> bool:
    """Is the seat's time or its grace used while it is awaited? Not a bot's, not in secret, not while no person waits."""
    place = table.doc.places[seat]
    if place.thinks or (table.state is not None and table.state.top.covert):
        return False
    return somebody_waits(table)


def set_alarm(table: Table, now: int) -> None:
    """Ring when the first clock or patience runs out."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    waits = [table.presence.left(person) for person in table.presence.counting]
    if table.clock is not None and (first := table.clock.next()) is not None:
        waits.append(first)
    if table.doc.status == "shuffling":
        waits.append(max(0, table.deal_at - now))
    if waits:
        table.alarm = table.house.time.later(min(waits), table.house.ringing(table))


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
    action = await table.house.answer(table.doc.places[seat].level, world, seat, table.rng)
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
