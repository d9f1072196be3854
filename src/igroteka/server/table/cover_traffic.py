"""Beats: while a covert window is open everybody is sent one message of equal length at a fixed period, and nothing
else.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from igroteka.core.event import SPECTATOR
from igroteka.server.table import messages, padding
from igroteka.server.table.padding import ACKS
from igroteka.server.table.silence import Silence
from igroteka.server.table.table import Table

PERIOD: Final = 1_000


def start(table: Table, silence: Silence) -> None:
    """Send the first beat one period after the opening, and so on until the closing."""

    def beat() -> None:
        if table.silence is silence and not table.dropped:
            send(table)
            table.runtime.call_in(PERIOD, beat)

    table.runtime.call_in(PERIOD, beat)


def send(table: Table) -> None:
    """One message to every device: what may have changed of the game as it sees it, and what became of its last
    commands.
    """
    beats = {SPECTATOR: messages.beat(table, SPECTATOR)}
    devices = [connection for connection in table.presence.connections if not connection.waiting]
    made = []
    for connection in devices:
        viewer = table.viewer(connection.person)
        if viewer not in beats:
            beats[viewer] = messages.beat(table, viewer)
        acks, connection.acks = connection.acks[:ACKS], connection.acks[ACKS:]
        made.append((viewer, messages.encoded(replace(beats[viewer], acks=acks))))
    public = len(messages.encoded(beats[SPECTATOR]))
    for connection, beat in zip(devices, padding.fill(table, made, public, padding.beat_room(table)), strict=True):
        connection.send(beat)
