"""What a table waits for: clocks that run, bots that think, patience with the absent, the deal; and what is due when time is up."""

from __future__ import annotations

from igroteka.server.table import choices, length, shuffling, starting, windows
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table


def reschedule(table: Table) -> None:
    """Start and stop clocks, patience and bots as the table now stands, and set the alarm for what is due first."""
    now = table.touched = table.runtime.time.now()
    # An empty table stands still: nobody's time runs, no bot moves.
    on = (
        table.doc.status == "playing" and not table.doc.paused and table.match is not None and not length.is_full(table)
    )
    awake = on and table.presence.anybody()
    turn = table.match.state.turn() if awake and table.match is not None else []
    table.presence.count(missed(table) if awake else [], now)
    if table.window is not None:
        table.window.run(awake, now)
    if table.clock is not None:
        away = [seat for seat in turn if not table.presence.devices(table.doc.places[seat].person)]
        table.clock.run([seat for seat in turn if runs(table, seat)], away, now)
    for seat in turn:
        if table.doc.places[seat].thinks and seat not in table.bot_answers:
            table.runtime.think(table, seat)
    set_alarm(table, now)


def missed(table: Table) -> list[int]:
    """The people who are gone while somebody else waits for them."""
    presence = table.presence
    if table.silence is not None:
        return []  # whoever is gone at a covert window is nobody's business
    if table.led_by_hand():
        return []  # whoever has no device is answered for
    people = [place.person for place in table.doc.places if place.kind == "person" and not place.stand_in]
    gone = [person for person in people if not presence.devices(person) and presence.left(person)]
    return gone if gone and somebody_waits(table) else []


def somebody_waits(table: Table) -> bool:
    """Is any person of the table there?"""
    return any(table.presence.devices(person) for person in table.doc.people())


def runs(table: Table, seat: int) -> bool:
    """Is the seat's time or its grace used while it is awaited? Not a bot's, not in secret, not while no person waits."""
    if table.doc.places[seat].thinks or (table.state is not None and seat not in choices.timed(table.state)):
        return False
    return somebody_waits(table)


def set_alarm(table: Table, now: int) -> None:
    """Ring when the first clock or patience runs out, or when cards can be dealt."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    waits = [table.presence.left(person) for person in table.presence.counting]
    if table.clock is not None and (first := table.clock.next()) is not None:
        waits.append(first)
    if table.window is not None and (first := table.window.next()) is not None:
        waits.append(first)
    if (patience := windows.patience_with_timekeeper(table, now)) is not None:
        waits.append(patience)
    if table.doc.status == "shuffling":
        waits.append(0 if shuffling.all_parts_are_here(table) else max(0, table.deal_at - now))
    if waits:
        table.alarm = table.runtime.ring_in(table, min(waits))


def due(table: Table) -> Change | None:
    """The first thing that is due now; None: nothing is."""
    now = table.runtime.time.now()
    if table.doc.status == "shuffling" and (now >= table.deal_at or shuffling.all_parts_are_here(table)):
        return starting.deal(table)
    table.presence.charge(now)
    if table.clock is not None:
        table.clock.charge(now)
        for seat in table.clock.empty():
            if table.match is not None and seat in table.match.state.turn():
                return choices.time_up(table, seat)
    window = table.window
    if window is not None:
        window.charge(now)
        if window.next() == 0:
            return choices.close(table) if window.left == 0 else checkpoint(table)
        if windows.patience_with_timekeeper(table, now) == 0:
            return without_timekeeper(table)
    for person in table.presence.counting:
        if not table.presence.left(person):
            return absent_for_too_long(table, person)
    return None


def checkpoint(table: Table) -> Change:
    """Store what is left of the window's time."""
    change = Change(table, info_changed=False)
    windows.checkpoint(change)
    return change


def without_timekeeper(table: Table) -> Change:
    """Nobody is there to close the window: time will."""
    change = Change(table, info_changed=False)
    windows.give_time(change)
    return change


def absent_for_too_long(table: Table, person: int) -> Change:
    """What was agreed for somebody who is gone for too long."""
    seat = table.doc.seat_of(person)
    change = Change(table)
    if seat >= 0 and table.match is not None and table.doc.status == "playing":
        if table.doc.setup.absent == "bot":
            choices.hand_over(change, seat, stand_in=True)
        elif table.doc.setup.absent == "end":
            choices.give_up(change, seat)
    return change
