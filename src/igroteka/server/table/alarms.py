"""What a table waits for: clocks that run, bots that think, patience with the absent, the deal.

And what is due when time is up.
"""

from __future__ import annotations

from igroteka.server.table import (
    absence,
    answering,
    choices,
    length,
    questions,
    quorum,
    shared_devices,
    shuffling,
    starting,
    windows,
)
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table


def reschedule(table: Table) -> None:
    """Start and stop clocks, patience and bots as the table now stands, and set the alarm for what is due first."""
    now = table.touched = table.runtime.time.now()
    awake = is_awake(table)
    turn = table.match.state.turn() if awake and table.match is not None else []
    table.presence.count([person for person in missed(table) if table.presence.left(person)], now)
    if table.window is not None:
        table.window.run(awake, now)
        table.window.share(table.presence.shared())
        table.window.waits = shared_devices.is_awaited(table)
    if table.clock is not None:
        away = [seat for seat in turn if not table.presence.devices(table.doc.places[seat].person)]
        table.clock.run([seat for seat in turn if runs(table, seat)], away, now)
    for seat in turn:
        if table.doc.places[seat].thinks and seat not in table.bot_answers:
            table.runtime.think(table, seat)
    set_alarm(table, now)


def is_awake(table: Table) -> bool:
    """Does the match go on? One of full length stands still, and one with nobody there unless agreed otherwise."""
    on = table.doc.status == "playing" and not table.doc.paused and table.match is not None
    return on and not length.is_full(table) and (table.presence.anybody() or absence.needs_nobody(table.doc))


def missed(table: Table) -> list[int]:
    """The people who are gone while the match would go on with them."""
    return absence.awaited(table) if is_awake(table) else []


def overdue(table: Table) -> int | None:
    """Somebody with whom patience is at an end; None: nobody, or those who are here are still being asked something."""
    person = next((person for person in missed(table) if not table.presence.left(person)), None)
    asks = person is not None and absence.agreed(table) == "wait"
    return None if asks and questions.asks_somebody_here(table) else person


def somebody_waits(table: Table) -> bool:
    """Is any person of the table there?"""
    return any(table.presence.devices(person) for person in table.doc.people())


def runs(table: Table, seat: int) -> bool:
    """Is the seat's time or its grace used while it is awaited? Not a bot's, not in secret, not if nobody waits."""
    if table.doc.places[seat].thinks or (table.state is not None and seat not in choices.timed(table.state)):
        return False
    return somebody_waits(table)


def set_alarm(table: Table, now: int) -> None:
    """Ring when the first clock or patience runs out, or when cards can be dealt."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    waits = [table.presence.left(person) for person in table.presence.counting]
    if overdue(table) is not None:
        waits.append(0)
    if table.clock is not None and (first := table.clock.next()) is not None:
        waits.append(first)
    if table.window is not None and (first := table.window.next()) is not None:
        waits.append(first)
    if (patience := windows.patience_with_timekeeper(table, now)) is not None:
        waits.append(patience)
    if (absent := quorum.time_left(table)) > 0:
        waits.append(absent)
    if table.doc.status == "shuffling":
        waits.append(0 if shuffling.all_parts_are_here(table) else max(0, table.deal_at - now))
    if waits:
        table.alarm = table.runtime.ring_in(table, min(waits))


def due(table: Table) -> Change | None:
    """The first thing that is due now; None: nothing is."""
    now = table.runtime.time.now()
    if table.doc.status == "shuffling" and (now >= table.deal_at or shuffling.all_parts_are_here(table)):
        return starting.deal(table)
    if (change := answering.without_the_absent(table)) is not None:
        return change
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
    person = overdue(table)
    return None if person is None else absence.too_long(table, person)


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
