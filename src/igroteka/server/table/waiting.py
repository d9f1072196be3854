"""Waiting: whose clock runs, which bot thinks, how long the table is patient with those who are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


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
