"""Tables that go on from a match of another table, and what may be known there while that match is played."""

from __future__ import annotations

import secrets

from igroteka.core.chance import SECRET_BITS
from igroteka.core.event import SPECTATOR
from igroteka.core.state import NO_EVENTS, State
from igroteka.server.refusal import Refusal
from igroteka.server.table import replay
from igroteka.server.table.document import Origin
from igroteka.server.table.hindsight import decisions
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from igroteka.server.wire import Hindsight, Level, Me, Seated, SeatSetup, Setup


async def play_on(
    tables: Tables, table: Table, person: int | None, at: int, name: str, level: Level, visitor: str
) -> Seated:
    """A table of one person and bots, from a move of this match, as that seat could believe the world to be."""
    viewer = replay.eyes(table, person, False)
    async with replay.look_back(table, visitor) as played:
        steps = replay.told_snapshots(table, played, viewer)
        if not 1 <= at <= len(steps):
            raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
        position = played.after(steps[at - 1][0])
    if position.over:
        raise Refusal("game-over", clause="table")
    seat = max(viewer, 0)
    world = dealt_anew(position, max(viewer, SPECTATOR), table)
    seats = [SeatSetup("person" if s == seat else "bot", level) for s in range(len(table.doc.places))]
    setup = Setup(table.doc.setup.game, seats, dict(world.options), spectators=table.doc.setup.spectators)
    origin = await running_origin(tables, table)
    if origin is None and table.doc.status == "playing":
        origin = Origin(table.doc.code, table.doc.match)
    return await tables.create(setup, name, world, origin, visitor=visitor)


def dealt_anew(position: State, viewer: int, table: Table) -> State:
    """The position with all that the viewer could not know dealt anew, and a secret that nobody guesses."""
    world = position.imagine(viewer, table.rng)
    world.secret = secrets.randbits(SECRET_BITS)
    world.events = NO_EVENTS
    world.telling = True
    return world


async def looks_back(tables: Tables, table: Table, person: int) -> int:
    """The seat whose decisions the person may look back at, or Refusal: only after the end, for before it would be
    advice; only one's own, so that what stays closed stays closed.
    """
    if table.doc.status != "over":
        raise Refusal("not-over", status=403)
    # What is known at a branch is what is known in the match it goes on from: advice, while that one is played.
    if await running_origin(tables, table) is not None:
        raise Refusal("original-not-over", status=403)
    seat = table.doc.seat_of(person)
    if seat < 0:
        raise Refusal("only-watching", status=403)
    return seat


async def hindsight(tables: Tables, table: Table, person: int, visitor: str = "") -> Hindsight:
    """What the person could have known."""
    seat = await looks_back(tables, table, person)
    async with replay.look_back(table, visitor) as played:
        return Hindsight(Me(person, seat), decisions(played, seat, table.doc.name_of(seat)))


async def running_origin(tables: Tables, table: Table) -> Origin | None:
    """The match that this one goes on from, if it is still being played."""
    origin = table.doc.origin
    if origin is None:
        return None
    try:
        original = await tables.document(origin.code)
    except Refusal as refusal:
        if refusal.status == 404:
            return None
        raise
    return origin if (original.match, original.status) == (origin.match, "playing") else None
