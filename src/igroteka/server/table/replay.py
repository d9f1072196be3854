"""What was played, read back from the store: after a restart, step by step, as a file, and how it was shuffled."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import cast

import msgspec

from igroteka.core.event import HOST, SPECTATOR
from igroteka.core.match import Match
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store import LineRow
from igroteka.server.table import windows
from igroteka.server.table.clock import running_clock
from igroteka.server.table.document_check import check_match, require
from igroteka.server.table.log import entry, seen
from igroteka.server.table.playback import Playback
from igroteka.server.table.publish import SHUFFLING, watch_silence
from igroteka.server.table.shuffling import is_outdated
from igroteka.server.table.table import Table
from igroteka.server.wire import Entry, Frame, Me, Opened, Part

json = msgspec.json.Encoder()
# What everybody knows of a match from its header.
PUBLIC = ("format", "game", "rules", "data", "changes", "options", "seats", "players")


class Start(msgspec.Struct):
    """What the first cards come from; empty: from a given position."""

    secret: str = ""


class Shuffle(msgspec.Struct):
    """How it was shuffled."""

    promise: str
    server: str
    parts: list[Part]
    header: str
    version: int = 1


class Header(msgspec.Struct):
    """What the header of a match says of its shuffle; None: it began from a given position."""

    start: Start
    shuffle: Shuffle | None = None


async def load(table: Table) -> None:
    """Bring the table back as it was; whoever had still to add to the shuffle gets the time again, and a promise that cannot be kept is made anew."""
    table.deal_at = table.runtime.time.now() + SHUFFLING
    if is_outdated(table.game, table.doc):
        table.doc.status = "gathering"
    if table.doc.status in ("playing", "over"):
        await load_match(table)
    # After those of the lines, of which there may be more than are remembered.
    for person, commands in table.doc.carried_out.items():
        for command in commands:
            table.recent.carried_out(person, command)


async def load_match(table: Table) -> None:
    """Bring the match back as it was, or as far as it can be read."""
    playback = Playback(table.game)
    commands: list[tuple[int, str]] = []
    async for row in rows(table):
        playback.take(row)
        if row.command is not None:
            commands.append((row.seat, row.command))
    table.stopped, table.log = playback.stopped, playback.log
    if playback.match is not None:
        table.match = playback.match.branch()
    check_match(table, playback.header)
    for seat, command in commands:
        require(seat in range(len(table.doc.places)), "line.seat")
        table.recent.carried_out(table.doc.places[seat].person, command)
    if playback.match is None:
        note("match stopped", table=table.doc.code, why=playback.why)
    table.clock = running_clock(table.doc.setup.clock, table.doc.left)
    windows.take_timer(table)
    watch_silence(table)


def rows(table: Table) -> AsyncIterator[LineRow]:
    """The stored lines of the present match, the header first."""
    return table.runtime.store.each_line(table.doc.code, table.doc.match)


async def played_again(table: Table) -> Match:
    """The whole match; Refusal if it has not begun or cannot be played again."""
    playback = Playback(table.game)
    begun = False
    async for row in rows(table):
        begun = True
        playback.take(row)
    if not begun:
        raise Refusal("not-begun")
    if playback.match is None:
        raise Refusal(playback.stopped, playback.why)
    return playback.match


def eyes(table: Table, person: int | None, everything: bool) -> int:
    """Whose eyes a reader of the past has; everything only after the end, and if that was agreed."""
    viewer = SPECTATOR if person is None else table.viewer(person)
    if viewer == SPECTATOR and not table.doc.setup.spectators:
        raise Refusal("no-spectators", status=403)
    if everything:
        open_to_all(table)
        return HOST
    return viewer


def open_to_all(table: Table) -> None:
    """Refusal unless the match is over and everything was agreed to be shown then."""
    if table.doc.status != "over":
        raise Refusal("not-over", status=403)
    if not table.doc.setup.open_after:
        raise Refusal("stays-closed", status=403)


async def record(table: Table, person: int | None, everything: bool) -> AsyncIterator[bytes]:
    """The match as the lines of a file: the whole record after the end, or the viewer's own stream of events at any time."""
    viewer = eyes(table, person, everything)
    stored = rows(table)
    first = await anext(stored, None)
    if first is None:
        raise Refusal("not-begun")
    # Whoever is in the chair sees everything that happens, but not the secret from which the rest will come.
    return whole_record(first, stored) if everything else stream_of_events(table, first, stored, viewer)


async def whole_record(first: LineRow, stored: AsyncIterator[LineRow]) -> AsyncIterator[bytes]:
    """Everything, as it is stored."""
    yield first.body + b"\n"
    async for row in stored:
        yield row.body + b"\n"


async def stream_of_events(
    table: Table, first: LineRow, stored: AsyncIterator[LineRow], viewer: int
) -> AsyncIterator[bytes]:
    """What the viewer saw, also of a match that is stopped."""
    playback = Playback(table.game)
    playback.take(first)
    header = {name: playback.header.get(name) for name in PUBLIC}
    yield json.encode({**header, "seen_by": viewer}) + b"\n"
    for made in playback.log.whole(viewer):
        yield json.encode(made) + b"\n"
    async for row in stored:
        told = [line for line in playback.take(row) if is_told(table, line.number)]
        for made in playback.log.read(told, viewer):
            yield json.encode(made) + b"\n"


def is_told(table: Table, number: int) -> bool:
    """May anybody know of this line of a match by now? Not before it is published, nor while the covert window is open in which it came."""
    if table.silence is None or table.match is None:
        return True
    return number <= table.match.number and all(line.number != number for line in table.silence.untold)


def frames(match: Match, viewer: int) -> list[tuple[int, Entry]]:
    """What a replay steps through: the deal, then every line in effect that the viewer may read."""
    out = [(0, Entry("deal", -1, "", seen(match.start.events, viewer)))]
    for number in match.path:
        made = entry(match.told[number - 1], viewer)
        if made is not None:
            out.append((number, made))
    return out


def told_frames(table: Table, match: Match, viewer: int) -> list[tuple[int, Entry]]:
    """The same of a match that may still be on."""
    return [step for step in frames(match, viewer) if is_told(table, step[0])]


async def frame(table: Table, person: int | None, at: int, everything: bool) -> Frame:
    """One step of a replay."""
    viewer = eyes(table, person, everything)
    match = await played_again(table)
    steps = told_frames(table, match, viewer)
    at = len(steps) if at < 0 else at
    if not 1 <= at <= len(steps):
        raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
    position = match.after(steps[at - 1][0])
    names = [str(name) for name in cast(list[object], match.header["players"])]
    entries = [made for _, made in steps[:at]]
    me = Me(-1 if person is None else person, max(viewer, SPECTATOR))
    return Frame(at, len(steps), me, table.game.data.facts, position.view(viewer), entries, names)


async def opened(table: Table) -> Opened:
    """The shuffle laid open, after the end, if everything may be."""
    open_to_all(table)
    first = await anext(rows(table), None)
    if first is None:
        raise Refusal("not-begun")
    try:
        header = msgspec.json.decode(first.body, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("altered") from None
    shuffle = header.shuffle
    if shuffle is None:
        raise Refusal("no-shuffle", status=404)
    secret = header.start.secret.rjust(64, "0")
    return Opened(shuffle.version, shuffle.promise, shuffle.server, shuffle.parts, shuffle.header, secret)
