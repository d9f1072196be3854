"""Group commit: many writes in few transactions, and a conflict fails nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import Conflict, InDoubt, StoreFailed
from igroteka.server.store.group_commit import GroupCommit, Write
from igroteka.server.store.sqlite_log import MAX_LINES, SqliteLog
from igroteka.server.store.store import Database
from tests.server.postgres import Postgres
from tests.server.store.sample_rows import CODE, DOCUMENT, line, new_table, numbers


class Gate:
    """A log that writes when it is told to, and refuses what it is told to refuse."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.open = asyncio.Event()
        self.refused: dict[str, Exception] = {}

    async def append(self, batch: Sequence[Write]) -> None:
        await self.open.wait()
        self.batches.append([write.code for write in batch])
        for write in batch:
            if write.code in self.refused:
                raise self.refused[write.code]

    async def close(self) -> None:
        """There is nothing to close."""


def writing(writer: GroupCommit, code: str) -> asyncio.Task[None]:
    """A table that waits for its write."""
    return asyncio.create_task(writer.write(Write(code, b"", (), 1)))


async def test_while_one_batch_is_written_the_next_collects() -> None:
    gate = Gate()
    writer = GroupCommit(gate)
    tasks = [writing(writer, "A")]
    await asyncio.sleep(0.01)
    tasks += [writing(writer, code) for code in "BCD"]
    await asyncio.sleep(0.01)
    gate.open.set()
    await asyncio.gather(*tasks)
    assert gate.batches == [["A"], ["B", "C", "D"]]


@pytest.mark.parametrize("error", [Conflict("taken"), UnicodeError("cannot be kept")])
async def test_one_by_one_after_somebodys_mistake(error: Exception) -> None:
    gate = Gate()
    gate.open.set()
    gate.refused["B"] = error
    writer = GroupCommit(gate)
    results = await asyncio.gather(*(writing(writer, code) for code in "ABC"), return_exceptions=True)
    assert results == [None, error, None]
    assert gate.batches == [["A", "B", "C"], ["A"], ["B"], ["C"]]
    assert writer.healthy


@pytest.mark.parametrize("error", [StoreFailed("disk full"), InDoubt("connection lost")])
async def test_a_failure_is_everybodys_and_health_comes_back(error: StoreFailed) -> None:
    gate = Gate()
    gate.open.set()
    gate.refused["B"] = error
    writer = GroupCommit(gate)
    results = await asyncio.gather(*(writing(writer, code) for code in "ABC"), return_exceptions=True)
    assert results == [error, error, error]
    assert gate.batches == [["A", "B", "C"]]
    assert not writer.healthy
    await writing(writer, "A")
    assert writer.healthy


async def test_whoever_is_called_away_does_not_hurt_the_others() -> None:
    gate = Gate()
    writer = GroupCommit(gate)
    first = writing(writer, "A")
    await asyncio.sleep(0.01)
    gone, stays = writing(writer, "B"), writing(writer, "C")
    await asyncio.sleep(0.01)
    first.cancel()
    gone.cancel()
    gate.open.set()
    await stays
    await writing(writer, "D")
    assert gate.batches == [["A"], ["B", "C"], ["D"]]
    assert first.cancelled() and gone.cancelled()


async def test_closing_finishes_what_is_being_written() -> None:
    gate = Gate()
    writer = GroupCommit(gate)
    task = writing(writer, "A")
    await asyncio.sleep(0)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    gate.open.set()
    await asyncio.gather(closing, task)


async def test_many_tables_in_few_commits(store: Database, request: pytest.FixtureRequest) -> None:
    assert isinstance(store, DatabaseStore) and store.writer
    statements: list[str] = []
    log = store.writer.log
    if isinstance(log, SqliteLog):
        log.connection.set_trace_callback(statements.append)
    codes = [f"T{number:05}" for number in range(40)]

    async def play(code: str) -> None:
        await new_table(store, code)
        for seq in range(1, 11):
            await store.write(code, None, [line(seq, f"command {seq}")], now=seq)

    await asyncio.gather(*(play(code) for code in codes))
    if isinstance(log, SqliteLog):
        number = sum(sql.startswith("INSERT INTO lines") for sql in statements)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        # every row knows its transaction
        number = int(server.psql("SELECT count(DISTINCT xmin::text) FROM lines"))
    assert 11 <= number < 110  # of 440 writes
    assert set((await store.sizes()).values()) == {11}


@pytest.mark.parametrize("number", [MAX_LINES, 2 * MAX_LINES + 50])
async def test_however_many_lines_are_written_all_or_none(store: Database, number: int) -> None:
    await new_table(store, "T00001")
    lines = [line(seq, f"command {seq}") for seq in range(1, number + 1)]
    with pytest.raises(Conflict):
        await store.write("T00001", None, [*lines[:-1], lines[0]], now=1)
    assert len(await store.lines("T00001", 1)) == 1
    await store.write("T00001", None, lines, now=1)
    assert [row.seq for row in await store.lines("T00001", 1)] == list(range(number + 1))


async def test_a_stale_owner_alone_hears_of_the_conflict(store: Database) -> None:
    codes = [f"T{number:05}" for number in range(12)]
    await asyncio.gather(*(new_table(store, code) for code in codes))
    await store.write(codes[3], None, [line(1, "by another")], now=2)
    writes = (store.write(code, b"later", [line(1, "mine")], now=3) for code in codes)
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [Conflict if k == 3 else type(None) for k in range(12)]
    for number, code in enumerate(codes):
        table = await store.load(code)
        assert table and table.doc == (DOCUMENT if number == 3 else b"later")
        assert [row.command for row in await store.lines(code, 1)] == [None, "by another" if number == 3 else "mine"]


async def test_a_document_without_a_table_does_not_hurt_the_others(store: Database) -> None:
    await new_table(store)
    writes = (store.write("GONE22", b"{}", now=2), store.write(CODE, b"later", [line(1)], now=2))
    gone, kept = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(gone, Conflict)
    assert kept is None
    assert await numbers(store) == [0, 1]


async def test_a_command_that_postgresql_cannot_keep_hurts_nobody_else(store: Database) -> None:
    await asyncio.gather(new_table(store), new_table(store, "DEF234"))
    writes = (store.write(CODE, None, [line(1, "\0")], now=2), store.write("DEF234", None, [line(1, "fine")], now=2))
    strange, fine = await asyncio.gather(*writes, return_exceptions=True)
    assert strange is None or isinstance(strange, Conflict)
    assert fine is None
    assert store.healthy
    assert await numbers(store, "DEF234") == [0, 1]
    assert await numbers(store) == ([0, 1] if strange is None else [0])


async def test_the_last_of_several_documents_of_one_batch_stays(store: Database) -> None:
    await new_table(store)
    await asyncio.gather(*(store.write(CODE, b"%d" % number, now=number) for number in range(20)))
    table = await store.load(CODE)
    assert table and table.doc == b"19"


async def test_a_cancelled_write_leaves_the_store_working(store: Database) -> None:
    await new_table(store)
    task = asyncio.create_task(store.write(CODE, None, [line(1)], now=2))
    other = asyncio.create_task(store.write(CODE, None, [line(2)], now=2))
    await asyncio.sleep(0)
    task.cancel()
    await other
    await store.write(CODE, None, [line(3)], now=3)
    assert task.cancelled()
    assert (await numbers(store))[-2:] == [2, 3]
