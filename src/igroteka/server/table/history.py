"""The match read back from where it is kept: after a restart, for the log, for a replay, for a file."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, cast

import msgspec

from igroteka.core.chance import SECRET_BITS
from igroteka.core.errors import BadRecord
from igroteka.core.event import HOST, SPECTATOR
from igroteka.core.record import Line, Record, parse_json, read_header, read_line
from igroteka.core.state import NO_EVENTS, State
from igroteka.server.refusal import Refusal
from igroteka.server.table import messages
from igroteka.server.table.clock import Clock
from igroteka.server.table.doc import Origin
from igroteka.server.table.story import Story, entry
from igroteka.server.wire import Entry, Frame, Level, Me, Opened, Part, Seated, SeatSetup, Setup

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

json = msgspec.json.Encoder()


def encode_line(line: Line) -> bytes:
    """A line as it is kept and as a record has it."""
    return json.encode(line.dump())


async def story(table: Table) -> Story:
    """The present match from its header on."""
    rows = await table.house.store.lines(table.doc.code, table.doc.match)
    if not rows:
        raise Refusal("not-begun")
    try:
        header = read_header(parse_json(rows[0].body.decode(), "header"))
        lines = [
            read_line(parse_json(row.body.decode(), f"line {row.seq}"), row.seq, f"line {row.seq}") for row in rows[1:]
        ]
        return Story(table.game, Record(header, lines))
    except (BadRecord, UnicodeDecodeError) as error:
        raise Refusal("other-rules", str(error)) from None


async def whole(table: Table, person: int) -> bytes:
    """Everything, for whoever comes or may have missed something."""
    told = None
    if table.doc.status in ("playing", "over"):
        try:
            told = await story(table)
        except Refusal:  # a match of other rules: the people are still there, the game cannot be shown
            told = None
    return messages.whole_of(table, person, told)


async def load(table: Table) -> None:
    """Bring a match back as it was; one of other rules can be read, not played."""
    if table.doc.status not in ("playing", "over"):
        return
    rows = await table.house.store.lines(table.doc.code, table.doc.match)
    for row in rows:
        table.remember(row.seat, row.command)
    table.number = len(rows) - 1
    try:
        take(table, await story(table))
    except Refusal:
        table.state = None
    start_clock(table)


def take(table: Table, told: Story) -> None:
    """The match as told is the match of the table."""
    table.state = told.state
    table.number = len(told.told)
    table.effect = told.effect
    table.decision = told.decision
    table.back = told.back


def start_clock(table: Table) -> None:
    """A clock as agreed, with what is left on it."""
    agreed = table.doc.setup.clock
    table.clock = None
    if agreed is not None:
        table.clock = Clock(table.doc.left, agreed.bank * 1000, agreed.increment * 1000)


def eyes(table: Table, person: int | None, everything: bool) -> int:
    """Whose eyes a reader of the past has; everything only after the end, and if that was agreed."""
    seat = SPECTATOR if person is None else table.doc.seat_of(person)
    if seat < 0 and not table.doc.setup.spectators:
        raise Refusal("no-spectators", status=403)
    if everything:
        open_to_all(table)
        return HOST
    return seat


def open_to_all(table: Table) -> None:
    """Refusal unless the match is over and everything was agreed to be shown then."""
    if table.doc.status != "over":
        raise Refusal("not-over", status=403)
    if not table.doc.setup.open_after:
        raise Refusal("stays-closed", status=403)


async def record(table: Table, person: int | None, everything: bool) -> str:
    """The whole record after the end, or the viewer's own stream of events at any time."""
    viewer = eyes(table, person, everything)
    if viewer == HOST:
        rows = await table.house.store.lines(table.doc.code, table.doc.match)
        return "".join(row.body.decode() + "\n" for row in rows)
    told = await story(table)
    header = told.record.header
    kept = ("format", "game", "rules", "data", "changes", "options", "seats", "players")
    first = {name: header[name] for name in kept}
    rows_seen: list[object] = [{**first, "seen_by": viewer}, *told.log(viewer)]
    return "".join(json.encode(row).decode() + "\n" for row in rows_seen)


def frames(told: Story, viewer: int) -> list[tuple[int, Entry]]:
    """What a replay steps through: the deal, then every line in effect that the viewer may read."""
    out = [(0, told.deal(viewer))]
    for number in told.path(len(told.told)):
        made = entry(told.told[number - 1], viewer)
        if made is not None:
            out.append((number, made))
    return out


async def frame(table: Table, person: int | None, at: int, everything: bool) -> Frame:
    """One step of a replay."""
    viewer = eyes(table, person, everything)
    told = await story(table)
    steps = frames(told, viewer)
    at = len(steps) if at < 0 else at
    if not 1 <= at <= len(steps):
        raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
    position = told.after(steps[at - 1][0])
    names = [str(name) for name in cast(list[object], told.record.header["players"])]
    entries = [made for _, made in steps[:at]]
    return Frame(at, len(steps), Me(-1 if person is None else person, viewer), position.view(viewer), entries, names)


async def play_on(table: Table, person: int | None, at: int, name: str, level: Level, visitor: str) -> Seated:
    """A table of one person and bots, from a move of this match, as that seat could believe the world to be."""
    viewer = eyes(table, person, False)
    told = await story(table)
    steps = frames(told, viewer)
    if not 1 <= at <= len(steps):
        raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
    position = told.after(steps[at - 1][0])
    if position.over:
        raise Refusal("game-over", clause="table")
    seat = max(viewer, 0)
    world = dealt_anew(position, viewer, table)
    seats = [SeatSetup("person" if s == seat else "bot", level) for s in range(len(table.doc.places))]
    setup = Setup(table.doc.setup.game, seats, dict(world.options), spectators=table.doc.setup.spectators)
    origin = await running_origin(table)
    if origin is None and table.doc.status == "playing":
        origin = Origin(table.doc.code, table.doc.match)
    return await table.house.create(setup, name, world, origin, visitor=visitor)


async def running_origin(table: Table) -> Origin | None:
    """The match that this one goes on from, if it is still being played."""
    origin = table.doc.origin
    if origin is None:
        return None
    try:
        original = await table.house.table(origin.code)
    except Refusal as refusal:
        if refusal.status == 404:
            return None
        raise
    return origin if (original.doc.match, original.doc.status) == (origin.match, "playing") else None


def dealt_anew(position: State, viewer: int, table: Table) -> State:
    """The position with all that the viewer could not know dealt anew, and a secret that nobody guesses."""
    world = position.imagine(viewer, table.rng)
    world.secret = secrets.randbits(SECRET_BITS)
    world.events = NO_EVENTS
    world.telling = True
    return world


async def opened(table: Table) -> Opened:
    """The shuffle laid open, after the end, if everything may be."""
    open_to_all(table)
    rows = await table.house.store.lines(table.doc.code, table.doc.match)
    header = msgspec.json.decode(rows[0].body)
    shuffle = header.get("shuffle")
    if shuffle is None:
        raise Refusal("no-shuffle", status=404)
    parts = [Part(**part) for part in shuffle["parts"]]
    return Opened(
        shuffle["promise"], shuffle["server"], parts, shuffle["header"], header["start"]["secret"].rjust(64, "0")
    )
