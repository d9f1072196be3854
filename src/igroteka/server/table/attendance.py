"""Devices that open and close the table, or ask for the whole again."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import answering, links, messages
from igroteka.server.table.change import Change
from igroteka.server.table.commit import commit
from igroteka.server.table.presence import Connection
from igroteka.server.table.publish import publish
from igroteka.server.table.table import Table


async def enter(table: Table, connection: Connection) -> int:
    """A device opens the table, unless its link has ended while it waited at the door.

    Gives how many bytes it was told.
    """
    async with table.lock:
        if table.dropped:
            connection.leave("moved", again=True)
            return 0
        if connection.person >= 0 and not await is_let_in(table, connection):
            return 0
        table.presence.come(connection)
        told = send_whole(table, connection)
        publish(table, Change(table))
        return told


async def is_let_in(table: Table, connection: Connection) -> bool:
    """Does its link let this device in? If not, it is told why."""
    refused = links.refused_because(table, connection)
    if refused is not None:
        connection.leave(*refused)
        return False
    change = None if connection.waiting else links.device_arrived(table, connection)
    if change is not None:
        try:
            await commit(table, change)
        except Refusal as refusal:
            connection.leave(refusal.reason, again=True)
            return False
    return True


async def exit(table: Table, connection: Connection) -> None:
    """A device closes the table; if it was the person's last one, questions go on without them or end."""
    async with table.lock:
        if table.dropped or connection not in table.presence.connections:
            return
        table.presence.go(connection, table.runtime.time.now())
        change = Change(table)
        if not connection.waiting and not table.presence.devices(connection.person):
            answering.away(change, connection.person)
        try:
            await commit(table, change)
        except Refusal:  # the question stays open, and is asked of them again
            publish(table, Change(table))


async def sync(table: Table, connection: Connection) -> int:
    """A device may have missed something; gives how many bytes it was told."""
    async with table.lock:
        return send_whole(table, connection)


def acknowledge(table: Table, connection: Connection, id: str, refusal: Refusal | None = None) -> None:
    """Tell a device what became of its command; while a covert window is open with the next beat."""
    ack = messages.ack(id, refusal)
    if table.silence is not None:
        connection.acks.append(ack)
    else:
        connection.send(messages.acknowledged(table, connection.person, ack, "" if refusal is None else refusal.detail))


def send_whole(table: Table, connection: Connection) -> int:
    """Everything that the device may know; gives its length."""
    message = messages.waiting() if connection.waiting else messages.whole_for(table, connection.person)
    connection.send(message)
    return len(message)
