"""What was played, read back from the store: after a restart, step by step, as a file, and how it was shuffled."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec

from igroteka.core.event import HOST, SPECTATOR
from igroteka.core.match import Match
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store import LineRow
from igroteka.server.table import padding, windows
from igroteka.server.table.clock import running_clock
from igroteka.server.table.log import entry, seen
from igroteka.server.table.playback import Playback
from igroteka.server.table.publish import SHUFFLING, watch_silence
from igroteka.server.table.table import Table
from igroteka.server.wire import Entry, Frame, Me, Opened, Part

json = msgspec.json.Encoder()
# What everybody knows of a match from its header.
PUBLIC = ("format", "game", "rules", "data", "changes", "options", "seats", "players")


async def load(table: Table) -> None:
    """Bring the table back as it was; whoever had still to add to the shuffle gets the time again."""
    table.deal_at = table.runtime.time.now() + SHUFFLING
    if table.doc.status in ("playing", "over"):
        await load_match(table)
    # After those of the lines, of which there may be more than are remembered.
    for person, commands in table.doc.carried_out.items():
        for command in commands:
            table.recent.carried_out(person, command)


async def load_match(table: Table) -> None:
    """Bring the match back as it was, or as far as it can be read."""
    playback = Playback(table.game)
    async for row in rows(table):
        playback.take(row)
        if row.command is not None:
            table.recent.carried_out(table.doc.places[row.seat].person, row.command)
    table.stopped, table.log = playback.stopped, playback.log
    if playback.match is not None:
        table.match = playback.match.branch()
    else:
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
    """What the viewer saw, also of a match that is stopped; while it goes on its last line fills it up, as messages are."""
    playback = Playback(table.game)
    playback.take(first)
    secret = lines = 0

    def told(mine: list[Any], public: list[Any]) -> list[bytes]:
        nonlocal secret, lines
        mine, public = as_lines(mine), as_lines(public)
        secret += sum(map(len, mine)) - sum(map(len, public))
        lines += len(public)
        return mine

    header = {name: playback.header.get(name) for name in PUBLIC}
    for line in told([{**header, "seen_by": viewer}], [{**header, "seen_by": SPECTATOR}]):
        yield line
    for line in told(playback.log.whole(viewer), playback.log.whole(SPECTATOR)):
        yield line
    async for row in stored:
        new = playback.take(row)
        for line in told(playback.log.read(new, viewer), playback.log.read(new, SPECTATOR)):
            yield line
    if viewer != SPECTATOR and (room := past_room(table, lines)):
        yield json.encode({"pad": padding.noise(padding.missing(table, viewer, secret, room)).decode()}) + b"\n"


def as_lines(entries: list[Any]) -> list[bytes]:
    """Entries as lines of a file."""
    return [json.encode(made) + b"\n" for made in entries]


def past_room(table: Table, lines: int) -> int:
    """What a view of the past with a log of so many lines is filled up by while the match goes on."""
    return padding.log_room(table, False, lines) if table.doc.status == "playing" else 0


def frames(match: Match, viewer: int) -> list[tuple[int, Entry]]:
    """What a replay steps through: the deal, then every line in effect that the viewer may read."""
    out = [(0, Entry("deal", -1, "", seen(match.start.events, viewer)))]
    for number in match.path:
        made = entry(match.told[number - 1], viewer)
        if made is not None:
            out.append((number, made))
    return out


async def frame(table: Table, person: int | None, at: int, everything: bool) -> Frame:
    """One step of a replay."""
    viewer = eyes(table, person, everything)
    match = await played_again(table)
    steps = frames(match, viewer)
    at = len(steps) if at < 0 else at
    if not 1 <= at <= len(steps):
        raise Refusal("no-such-move", f"1 … {len(steps)}", status=404)
    names = [str(name) for name in cast(list[object], match.header["players"])]
    me = Me(-1 if person is None else person, max(viewer, SPECTATOR))
    line, entries = steps[at - 1][0], [made for _, made in steps[:at]]
    made = Frame(at, len(steps), me, table.game.data.facts, match.after(line).view(viewer), entries, names)
    if viewer != SPECTATOR and past_room(table, at):
        fill_frame(table, match, made, line, viewer)
    return made


def fill_frame(table: Table, match: Match, made: Frame, line: int, viewer: int) -> None:
    """Fill a frame up from the length of a spectator's at the same line."""
    steps = frames(match, SPECTATOR)
    entries = [entry for number, entry in steps if number <= line]
    view = match.after(line).view(SPECTATOR)
    public = Frame(len(entries), len(steps), Me(-1, SPECTATOR), made.facts, view, entries, made.names)
    secret, room = len(json.encode(made)) - len(json.encode(public)), past_room(table, len(entries))
    made.pad = padding.noise(padding.missing(table, viewer, secret, room)).decode()


async def opened(table: Table) -> Opened:
    """The shuffle laid open, after the end, if everything may be."""
    open_to_all(table)
    header = msgspec.json.decode((await anext(rows(table))).body)
    shuffle = header.get("shuffle")
    if shuffle is None:
        raise Refusal("no-shuffle", status=404)
    parts = [Part(**part) for part in shuffle["parts"]]
    return Opened(
        shuffle["promise"], shuffle["server"], parts, shuffle["header"], header["start"]["secret"].rjust(64, "0")
    )
