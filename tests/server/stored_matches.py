"""What a database holds of a table, compared with what the server has promised and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import igroteka
from igroteka.core.match.begin import replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.store.opening import open_store
from igroteka.server.store.store import LineRow
from igroteka.server.table.document import MOST_SCORES, Doc, decode
from igroteka.server.table.log import Log
from tests.server.evening import Acknowledged, Evening
from tests.server.websocket_client import Memory


class StoredTable(NamedTuple):
    """A document, and the matches that were dealt, by number."""

    doc: Doc
    matches: dict[int, Match]
    rows: dict[int, list[LineRow]]


async def read_tables(url: str, codes: Sequence[str]) -> list[StoredTable]:
    """These tables as they are stored; every match must replay."""
    store = await open_store(url, own=False)
    try:
        tables = []
        for code in codes:
            stored = await store.load(code)
            assert stored
            doc = decode(stored.doc)
            rows = {match: await store.lines(code, match) for match in range(1, doc.match + 1)}
            rows = {match: lines for match, lines in rows.items() if lines}
            tables.append(StoredTable(doc, {match: played(lines) for match, lines in rows.items()}, rows))
        return tables
    finally:
        await store.close()


def played(rows: list[LineRow]) -> Match:
    """The match of these rows."""
    record = read_record(b"".join(row.body + b"\n" for row in rows).decode())
    return replay(record, igroteka.game(str(record.header["game"])))


def check_promises(evening: Evening, table: StoredTable) -> None:
    """Every acknowledged command is stored once and in order, and nothing else but what the server gave unasked."""
    for number in range(1, table.doc.match):
        assert table.matches[number].state.over, "there is a rematch only after the end"
    assert set(evening.lines) <= set(table.matches)
    for number, match in table.matches.items():
        commands = {row.seq: row.command for row in table.rows[number]}
        stored = [
            Acknowledged(told.line.kind, told.line.seat, told.line.choice, commands[told.line.number])
            for told in match.contexts
            if not told.alone or commands[told.line.number] is not None
        ]
        assert stored == evening.lines.get(number, []), f"match {number}"
    over = [number for number, match in table.matches.items() if match.state.over]
    assert [score.match for score in table.doc.evening] == over[-MOST_SCORES:], (
        f"{table.doc.status} at match {table.doc.match}"
    )
    dealt = table.matches.get(table.doc.match)
    assert (table.doc.status == "over") == (dealt is not None and bool(dealt.state.over))
    assert table.doc.paused == evening.paused


def check_sight(device: Memory, table: StoredTable) -> None:
    """The device shows exactly the position that the stored lines lead to, and their log."""
    match = table.matches.get(device.table.match)
    assert (device.table.match, device.table.status) == (table.doc.match, table.doc.status)
    if match is None:
        assert (device.play, device.log) == (None, [])
        return
    seat = device.me.seat
    assert device.play and device.play.view == match.state.view(seat)
    log = Log(match.start.events)
    log.add(match.contexts)
    entries = msgspec.json.decode(msgspec.json.encode(log.whole(seat)), type=list[wire.Entry])
    assert holding(device.log) == holding(entries)


def holding(log: Sequence[wire.Entry]) -> list[wire.Entry]:
    """The log without what was taken back: an undo leaves the first `to` entries, and who sits where."""
    held: list[wire.Entry] = []
    for entry in log:
        if entry.kind == "undo":
            to = int(entry.to)
            held = held[:to] + [other for other in held[to:] if other.kind == "seat"]
        held.append(entry)
    return [msgspec.structs.replace(e, to=at) if e.kind == "undo" else e for at, e in enumerate(held)]
