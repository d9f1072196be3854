"""Looking back costs little: what was played again is kept, visitors take turns, nobody works for those who left, and
records are sent by the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import LineRow
from igroteka.server.table import choices, rematch, replay, replays
from igroteka.server.table.change import Change
from igroteka.server.table.commit import act
from igroteka.server.table.log import Log
from igroteka.server.table.playback import Playback
from igroteka.server.table.played import CHECKPOINT, Played
from igroteka.server.table.replays import MOST_DOWNLOADS, MOST_OF_A_TABLE, PAGE
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.fake_transport import running_server
from tests.server.in_process import Listener, everybody, record_of, rest, running_tables, table_from, tables_of
from tests.server.websocket_client import command_id

GOLD = igroteka.game("emperors_gold")
EMPIRE = igroteka.game("candy_empire")


class CountingStore(MemoryStore):
    """Counts the lines that were read."""

    read = 0

    async def lines(self, code: str, match: int, after: int = -1, limit: int | None = None) -> list[LineRow]:
        """Read them, and count them."""
        found = await super().lines(code, match, after, limit)
        self.read += len(found)
        return found


async def wavering(devices: list[Listener], lines: int) -> None:
    """Play for a while, and take back most of what may be taken back."""
    chance, table = seeded(5), devices[0].at
    for _ in range(5 * lines):
        assert table.match and table.state and not table.state.over
        if table.match.number >= lines:
            return
        device = next(one for one in devices if one.choices)
        undo = next((one for one in devices if one.play and one.play.undo == "free"), None)
        if undo is None or chance.below(3) == 0 or await undo.do(wire.Undo(command_id())):
            assert await device.choose(device.choices[chance.below(len(device.choices))]) == ""
    raise AssertionError("the match does not get so long")


@asynccontextmanager
async def long_match(
    lines: int = 3 * PAGE, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Table, list[Listener]]]:
    """A match of this many lines, of which some are taken back."""
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(GOLD.id), GOLD.new(2, 3), deal=True)
        people = await everybody(table)
        await wavering(people, lines)
        yield table, people


async def shown(table: Table, at: int = -1, visitor: str = "") -> wire.Snapshot:
    """A step of the replay, as it is sent."""
    frame = await replay.snapshot(table, 0, at, False, visitor)
    return msgspec.json.decode(msgspec.json.encode(frame), type=wire.Snapshot)


async def test_every_position_is_found_from_a_checkpoint() -> None:
    async with long_match() as (table, people):
        ann = people[0]
        await shown(table)
        (played,) = table.runtime.replays.kept.values()
        path = played.match.path
        assert any(line.kind == "undo" for line in played.match.lines)
        assert len(played.checkpoints) > played.match.number // CHECKPOINT - 2
        for number in (0, *path):
            assert played.after(number).hash() == played.match.after(number).hash()
        assert (await shown(table)).view == ann.play.view  # type: ignore[union-attr]


async def test_a_position_that_was_taken_back_is_no_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.table.played.CHECKPOINT", 1)
    async with long_match(60) as (table, _):
        await shown(table)
        (played,) = table.runtime.replays.kept.values()
        assert set(played.checkpoints) - {0, *played.match.path}, "some were taken back"
        for number in (0, *played.match.path):
            assert played.after(number).hash() == played.match.after(number).hash()


async def test_what_was_played_again_once_is_not_read_again() -> None:
    store = CountingStore()
    async with long_match(store=store) as (table, people):
        ann = people[0]
        assert table.match
        first = await shown(table, 2)
        assert store.read == table.match.number + 1
        assert await shown(table, 2) == first
        assert store.read == table.match.number + 1
        before = table.match.number
        await wavering(people, before + 3)
        last = await shown(table)
        assert store.read == table.match.number + 1
        assert ann.play and last.view == ann.play.view


class CountingFolds:
    """A match played again; notes which of its positions were made."""

    def __init__(self, played: Played, made: list[int]) -> None:
        self.played = played
        self.made = made

    def __getattr__(self, name: str) -> object:
        return getattr(self.played, name)

    def after(self, number: int) -> State:
        """The position after this line."""
        self.made.append(number)
        return self.played.after(number)


async def test_a_click_folds_the_match_once_also_where_a_frame_is_filled_up(monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    @asynccontextmanager
    async def look_back(table: Table, visitor: str) -> AsyncIterator[CountingFolds]:
        async with table.runtime.replays.look_back(table.game, table.doc, visitor) as played:
            yield CountingFolds(played, folded)

    monkeypatch.setattr(replay, "look_back", look_back)
    async with running_tables() as (made, _):
        table = await table_from(made, setup(EMPIRE.id), EMPIRE.new(2, 3), deal=True)
        people = await everybody(table)
        asked = next(one for one in people if one.choices)
        assert await asked.choose(asked.choices[0]) == ""
        assert (await shown(table)).pad and len(folded) == 1


async def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async with long_match() as (table, _):
        kept = table.runtime.replays.kept
        other = await table_from(tables_of(table), setup(GOLD.id), GOLD.new(2, 4), deal=True, code="BBBBBB")
        await everybody(other)
        await shown(table)
        await shown(other)
        assert [watch for watch, _ in kept] == [table.doc.watch, other.doc.watch]
        monkeypatch.setattr(replays, "KEPT_LINES", 100)
        await shown(other)
        assert [watch for watch, _ in kept] == [other.doc.watch]
        await shown(table)
        assert not kept, "longer than all that may be kept"


async def test_visitors_take_turns() -> None:
    async with long_match() as (table, _):
        order: list[str] = []

        async def look(visitor: str) -> None:
            await shown(table, visitor=visitor)
            order.append(visitor)

        async with table.runtime.replays.turn("other"):
            waiting = [asyncio.create_task(look(visitor)) for visitor in ("crowd", "crowd", "crowd", "crowd", "Ann")]
            await rest()
            assert order == []
        await asyncio.gather(*waiting)
        assert order == ["crowd", "Ann", "crowd", "crowd", "crowd"]


@pytest.mark.parametrize("what", ["replay/last", "record"])
async def test_nobody_works_for_a_client_that_left(what: str) -> None:
    async with running_server() as raw_server:
        table = await table_from(raw_server.tables, setup(GOLD.id), GOLD.new(2, 3), deal=True)
        queue = raw_server.tables.replays.queue
        request = f"GET /api/tables/{table.doc.code}/{what} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        async with raw_server.tables.replays.turn("somebody"):
            there, left = raw_server.connect("10.0.0.1"), raw_server.connect("10.0.0.2")
            for socket in (there, left):
                await socket.says(request)
            assert len(queue.waiting) == 2
            left.lose()
            await rest()
            assert len(queue.waiting) == 1
        while b"{" not in there.sent:
            await asyncio.sleep(0.001)
        assert there.sent.startswith(b"HTTP/1.1 200 ")
        assert b"{" not in left.sent


# --- records


@pytest.mark.parametrize("everything", [False, True])
async def test_a_record_is_read_by_the_page(everything: bool) -> None:
    store = CountingStore()
    async with long_match(store=store) as (table, people):
        ann = people[0]
        await act(table, choices.resign, ann.person, 1)
        whole = await record_of(table, 0, everything)
        store.read = 0
        lines = await replay.record(table, 0, everything)
        assert store.read == 1, "the header, to see that it has begun"
        pages = [await anext(lines)]
        assert store.read == 1 + PAGE
        pages += [page async for page in lines]
        assert len(pages) > 3
        assert b"".join(pages).decode() == whole


async def test_the_record_of_what_i_saw_says_the_same_as_the_log_does() -> None:
    async with long_match() as (table, _):
        playback, log, said = Playback(GOLD), Log(), []
        for row in await table.runtime.store.lines(table.doc.code, 1):
            said += [msgspec.json.encode(made).decode() for made in log.read(log.add(playback.take(row)), 0)]
        assert any('"undo"' in line for line in said)
        assert (await record_of(table, 0, False)).splitlines()[2:] == said


def next_match(table: Table) -> Change:
    """The next match begins."""
    change = Change(table)
    rematch.begin(change)
    return change


async def test_a_rematch_does_not_mix_two_records() -> None:
    async with long_match() as (table, people):
        ann = people[0]
        await act(table, choices.resign, ann.person, 1)
        whole = await record_of(table, 0, True)
        lines = await replay.record(table, 0, True)
        sent = await anext(lines)
        await act(table, next_match)
        assert table.doc.match == 2
        assert (sent + b"".join([page async for page in lines])).decode() == whole


async def test_a_visitor_gets_so_many_records_at_once_and_keeps_nobody_else_waiting() -> None:
    async with long_match() as (table, _):
        slow = [await replay.record(table, 0, False, "slow") for _ in range(MOST_DOWNLOADS)]
        for lines in slow:
            await anext(lines)
        late = await replay.record(table, 0, False, "slow")
        waiting = asyncio.ensure_future(anext(late))
        other = await replay.record(table, 0, False, "Ann")
        assert b"".join([page async for page in other]).decode() == await record_of(table, 0, False)
        assert not waiting.done()
        await slow[0].aclose()  # type: ignore[attr-defined]
        assert await waiting


async def test_a_table_sends_so_many_records_at_once_and_strangers_keep_its_people_not_waiting() -> None:
    async with long_match() as (table, _):
        visitors = [f"visitor {number // MOST_DOWNLOADS}" for number in range(MOST_OF_A_TABLE)]
        assert len({*visitors}) > 1, "no visitor alone has them all"
        slow = [await replay.record(table, None, False, visitor) for visitor in visitors]
        for lines in slow:
            await anext(lines)
        late = await replay.record(table, None, False, "another")
        waiting = asyncio.ensure_future(anext(late))
        member = await replay.record(table, 0, False, "Ann")
        assert [page async for page in member]
        other = await table_from(tables_of(table), setup(GOLD.id), GOLD.new(2, 4), deal=True, code="BBBBBB")
        assert [page async for page in await replay.record(other, None, False, "another")]
        await rest()
        assert not waiting.done()
        await slow[0].aclose()  # type: ignore[attr-defined]
        assert await waiting
