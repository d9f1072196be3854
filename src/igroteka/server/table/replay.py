"""What was played, read back from the store: after a restart, step by step, as a file, and how it was shuffled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, aclosing
from typing import Any

import msgspec

from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.match.line_context import LineContext
from igroteka.core.option import copied
from igroteka.core.state import State
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store.store import LineRow
from igroteka.server.table import padding, windows
from igroteka.server.table.clock import running_clock
from igroteka.server.table.document_check import check_match, require
from igroteka.server.table.log import Log, Stream, deal_entry
from igroteka.server.table.playback import Playback
from igroteka.server.table.played import Played
from igroteka.server.table.publish import SHUFFLING, watch_silence
from igroteka.server.table.replays import PAGE
from igroteka.server.table.shuffling import is_outdated
from igroteka.server.table.table import Table
from igroteka.server.wire import Contribution, Me, Opened, Snapshot

json = msgspec.json.Encoder()
# Held, in this order, while a record is sent.
Download = tuple[asyncio.Semaphore, asyncio.Semaphore]
# How many bytes of a record are sent at once while its match goes on and hides something.
BLOCK = 16 * 1024
# What everybody knows of a match from its header.
PUBLIC = ("format", "game", "rules", "data", "changes", "options", "seats", "players")


class Start(msgspec.Struct):
    """What the first cards come from; empty: from a given position."""

    secret: str = ""


class Shuffle(msgspec.Struct):
    """How it was shuffled."""

    promise: str
    server: str
    parts: list[Contribution]
    header: str
    version: int = 1


class Header(msgspec.Struct):
    """What the header of a match says of its shuffle; None: it began from a given position."""

    start: Start
    shuffle: Shuffle | None = None


async def load(table: Table) -> None:
    """Bring the table back as it was.

    Those who had still to add to the shuffle get the time again, and a promise that cannot be kept is made anew.
    """
    table.deal_at = table.runtime.time.now() + SHUFFLING
    if is_outdated(table.game, table.doc):
        table.doc.status = "gathering"
    if table.doc.status in ("playing", "over"):
        await load_match(table)
    # After those of the lines, of which there may be more than are remembered.
    for person, commands in table.doc.carried_out.items():
        for command in commands:
            table.carried_out.add(person, command)


async def load_match(table: Table) -> None:
    """Bring the match back as it was, or as far as it can be read."""
    playback, decision, since = Playback(table.game), 0, []
    async for row in table.runtime.store.each_line(table.doc.code, table.doc.match):
        told = playback.take(row)
        if row.seq == 0:
            table.log = Log(playback.dealt)
        since += table.log.add(told)
        if playback.match is not None and playback.match.decision != decision:  # a window that is open now began here
            decision, since = playback.match.decision, []
        playback.forget()
        if row.command is not None:
            require(row.seat in range(len(table.doc.places)), "line.seat")
            table.carried_out.add(table.doc.places[row.seat].person, row.command)
    table.stopped, table.match = playback.stopped, playback.match
    check_match(table, playback.header)
    if playback.match is None:
        note("match stopped", table=table.doc.code, why=playback.why)
    else:  # its record has the last word
        table.doc.setup.options = copied(playback.match.state.options)
    table.clock = running_clock(table.doc.setup.clock, table.doc.left)
    windows.take_timer(table)
    watch_silence(table)
    if table.silence is not None:
        table.silence.untold = since


def look_back(table: Table, visitor: str) -> AbstractAsyncContextManager[Played]:
    """The present match played again, when it is the visitor's turn."""
    return table.runtime.replays.look_back(table.game, table.doc, visitor)


def eyes(table: Table, person: int | None, everything: bool) -> int:
    """Whose eyes a reader of the past has; everything only after the end, and if that was agreed."""
    viewer = SPECTATOR if person is None else table.viewer(person)
    if viewer == SPECTATOR and not table.doc.setup.spectators:
        raise Refusal("no-spectators", status=403)
    if everything:
        open_to_all(table)
        return MODERATOR
    return viewer


def open_to_all(table: Table) -> None:
    """Refusal unless the match is over and everything was agreed to be shown then."""
    if table.doc.status != "over":
        raise Refusal("not-over", status=403)
    if not table.doc.setup.open_after:
        raise Refusal("stays-closed", status=403)


async def record(table: Table, person: int | None, everything: bool, visitor: str = "") -> AsyncIterator[bytes]:
    """The match as the lines of a file, a page at a time: the whole record after the end, or the viewer's own stream of
    events at any time.
    """
    viewer = eyes(table, person, everything)
    match = table.doc.match  # another one may begin while this one is sent
    if not await page_of(table, match, -1, 1):
        raise Refusal("not-begun")
    download = table.runtime.replays.download(visitor, table.doc.watch, person is not None)
    if everything:
        return whole_record(table, match, download)
    # The moderator sees everything that happens, but not the secret from which the rest will come.
    lines = stream_of_events(table, match, viewer, visitor, download)
    return in_blocks(lines) if past_room(table, 0) else lines


async def page_of(table: Table, match: int, after: int, limit: int = PAGE) -> list[LineRow]:
    """Some stored lines of a match, the header first."""
    return await table.runtime.store.lines(table.doc.code, match, after, limit)


async def whole_record(table: Table, match: int, download: Download) -> AsyncIterator[bytes]:
    """Everything, as it is stored."""
    after = -1
    async with download[0], download[1]:
        while page := await page_of(table, match, after):
            yield b"".join(row.body + b"\n" for row in page)
            after = page[-1].seq


async def stream_of_events(
    table: Table, match: int, viewer: int, visitor: str, download: Download
) -> AsyncGenerator[bytes, None]:
    """What the viewer saw, also of a match that is stopped.

    While it goes on its last line fills it up, as messages are.
    """
    playback, mine, public, after = Playback(table.game), Stream(viewer), Stream(SPECTATOR), -1
    secret = lines = 0
    async with download[0], download[1]:
        while page := await page_of(table, match, after):
            async with table.runtime.replays.turn(visitor):
                told = [one for row in page for one in playback.take(row) if is_told(table, match, one.line.number)]
                made, seen = (as_lines(read(playback, stream, told, after < 0)) for stream in (mine, public))
                playback.forget()
            secret += sum(map(len, made)) - sum(map(len, seen))
            lines += len(seen)
            yield b"".join(made)
            after = page[-1].seq
    if viewer != SPECTATOR and (room := past_room(table, lines)):
        yield json.encode({"pad": padding.noise(padding.missing(table, viewer, secret, room)).decode()}) + b"\n"


async def in_blocks(pages: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    """The same in blocks of one size, the last one shorter: pages are as long as what they tell, and each is sent by
    itself.
    """
    rest = bytearray()
    async with aclosing(pages):
        async for page in pages:
            rest += page
            while len(rest) >= BLOCK:
                yield bytes(rest[:BLOCK])
                del rest[:BLOCK]
    yield bytes(rest)


def as_lines(entries: Iterable[object]) -> list[bytes]:
    """Entries as lines of a file."""
    return [json.encode(made) + b"\n" for made in entries]


def past_room(table: Table, lines: int) -> int:
    """What a view of the past with a log of this many lines is filled up by while the match goes on."""
    return padding.log_room(table, False, lines) if table.doc.status == "playing" else 0


def read(playback: Playback, stream: Stream, told: Sequence[LineContext], from_the_deal: bool) -> Iterator[object]:
    """What a viewer's record says of these lines."""
    if from_the_deal:
        yield {**{name: playback.header.get(name) for name in PUBLIC}, "seen_by": stream.viewer}
        yield deal_entry(playback.dealt, stream.viewer)
    yield from (made for one in told if (made := stream.read(one)) is not None)


def is_told(table: Table, match: int, number: int) -> bool:
    """May anybody know of this line of a match by now? Not before it is published, nor while the covert window is open
    in which it came.
    """
    if table.silence is None or table.match is None or table.doc.match != match:
        return True
    return number <= table.match.number and all(line.number != number for line in table.untold)


def told_snapshots(table: Table, played: Played, viewer: int) -> list[tuple[int, Any]]:
    """What a replay of the present match steps through by now."""
    return [made for made in played.snapshots(viewer) if is_told(table, table.doc.match, made[0])]


async def snapshot(table: Table, person: int | None, at: int, everything: bool, visitor: str = "") -> Snapshot:
    """One step of a replay."""
    viewer = eyes(table, person, everything)
    async with look_back(table, visitor) as played:
        steps = told_snapshots(table, played, viewer)
        at = len(steps) if at < 0 else at
        if not 1 <= at <= len(steps):
            raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
        line, entries = steps[at - 1][0], [made for _, made in steps[:at]]
        me = Me(-1 if person is None else person, max(viewer, SPECTATOR))
        position = played.after(line)
        made = Snapshot(at, len(steps), me, table.game.data.facts, position.view(viewer), entries, played.names)
        if viewer != SPECTATOR and past_room(table, at):
            fill_snapshot(table, played, made, line, position, viewer)
        return made


def fill_snapshot(table: Table, played: Played, made: Snapshot, line: int, position: State, viewer: int) -> None:
    """Fill a snapshot up from the length of a spectator's at the same line, which leads to this position."""
    steps = told_snapshots(table, played, SPECTATOR)
    entries = [entry for number, entry in steps if number <= line]
    view, me = position.view(SPECTATOR), Me(-1, SPECTATOR)
    public = Snapshot(len(entries), len(steps), me, made.facts, view, entries, made.names)
    secret, room = len(json.encode(made)) - len(json.encode(public)), past_room(table, len(entries))
    made.pad = padding.noise(padding.missing(table, viewer, secret, room)).decode()


async def opened(table: Table) -> Opened:
    """The shuffle laid open, after the end, if everything may be."""
    open_to_all(table)
    first = await page_of(table, table.doc.match, -1, 1)
    if not first:
        raise Refusal("not-begun")
    try:
        header = msgspec.json.decode(first[0].body, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("altered") from None
    shuffle = header.shuffle
    if shuffle is None:
        raise Refusal("no-shuffle", status=404)
    secret = header.start.secret.rjust(64, "0")
    return Opened(shuffle.version, shuffle.promise, shuffle.server, shuffle.parts, shuffle.header, secret)
