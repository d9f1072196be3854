"""Tables that are set up behind the scenes, so that a test begins where it has something to show."""

from __future__ import annotations

import asyncio
from typing import Any

from igroteka.server import wire
from tests.browser.guests import Guests
from tests.browser.settled import settled
from tests.browser.table import Table
from tests.server.client import Room, deal, setup

NAMES = ("Аня", "Боря", "Вера", "Гоша")


def link(who: wire.Seated) -> str:
    """The personal link: its owner sits on the seat."""
    return f"t/{who.code}#{who.token}"


async def invited(room: Room, agreed: wire.Setup) -> list[wire.Seated]:
    """Everybody has a place at a new table; the first is its owner."""
    people = [await room.create(agreed, NAMES[0])]
    for name in NAMES[1 : sum(seat.kind == "person" for seat in agreed.seats)]:
        people.append(await room.join(people[0].code, name))
    return people


async def dealt(room: Room, agreed: wire.Setup) -> list[wire.Seated]:
    """The same, and the game has begun; nobody is there yet. A page that need not draw the lobby takes half as long."""
    people = await invited(room, agreed)
    devices = [await room.sit(who) for who in people]
    await room.at(people[0], "start")
    await deal(devices)
    await asyncio.gather(*(device.close() for device in devices))
    return people


async def reviewed(room: Room, who: wire.Seated) -> list[wire.Judged]:
    """All decisions of somebody in a match that is over, judged."""
    found: list[wire.Judged] = []
    while True:
        told = await room.get(f"/api/tables/{who.code}/review/{len(found)}", wire.Review, who.token)
        found += told.judged
        if not told.left:
            return found


async def begin(room: Room, owner: wire.Seated, *tables: Table) -> None:
    """The game begins as soon as everybody looks at the table."""
    await settled(*(table.page for table in tables))
    await room.at(owner, "start")


async def sit_down(
    guests: Guests, room: Room, agreed: wire.Setup, **more: Any
) -> tuple[list[wire.Seated], list[Table]]:
    """The cards are dealt, and everybody opens a personal link."""
    people = await dealt(room, agreed)
    return people, [await guests.sit(link(who), **more) for who in people]


async def alone(guests: Guests, room: Room, **more: Any) -> Table:
    """One person against the easiest bot."""
    _, (table,) = await sit_down(guests, room, setup(bots=1), **more)
    return table


async def turns(one: Table, other: Table) -> tuple[Table, Table]:
    """Who begins, and who waits."""
    return (one, other) if await one.golden.count() else (other, one)
