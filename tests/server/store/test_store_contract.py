"""What every kind of store promises."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects.sqlite import dialect

from igroteka.server.store.database import COMMAND, LAST_LINE
from igroteka.server.store.errors import Conflict
from igroteka.server.store.opening import open_store
from igroteka.server.store.store import PAGE, Database, LineRow, Stored
from tests.server.store.sample_rows import CODE, DOCUMENT, HEADER, line, new_table, numbers


async def test_a_table_comes_back_as_it_was_written(any_store: Database) -> None:
    store = any_store
    await new_table(store)
    assert await store.load(CODE) == Stored(CODE, f"watch {CODE}", DOCUMENT, 1000, 1000)
    assert await store.by_watch(f"watch {CODE}") == CODE
    assert await store.lines(CODE, 1) == [HEADER]
    assert await store.sizes() == {CODE: 1}


async def test_lines_come_back_in_order_each_match_by_itself(any_store: Database) -> None:
    store = any_store
    await new_table(store)
    await store.write(CODE, None, [line(2), line(1, "first")], now=2000)
    await store.write(CODE, b"{}", [line(0, match=2), line(1, "first", match=2)], now=3000)
    assert await store.lines(CODE, 1) == [HEADER, line(1, "first"), line(2)]
    assert await store.lines(CODE, 2) == [line(0, match=2), line(1, "first", match=2)]
    assert await store.lines(CODE, 3) == []
    assert await store.sizes() == {CODE: 5}


async def test_lines_are_read_from_a_number_on_and_no_more_than_wanted(any_store: Database) -> None:
    await new_table(any_store)
    await any_store.write(CODE, b"{}", [*(line(seq) for seq in range(1, 10)), line(0, match=2)], now=2000)

    async def read(after: int, limit: int | None) -> list[int]:
        return [row.seq for row in await any_store.lines(CODE, 1, after, limit)]

    assert await read(-1, 3) == [0, 1, 2]
    assert await read(2, 3) == [3, 4, 5]
    assert await read(8, 3) == [9]
    assert await read(9, 3) == []
    assert await read(6, None) == [7, 8, 9]
    assert await read(-1, 0) == []


@pytest.mark.parametrize("number", [0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE])
async def test_each_line_comes_once_however_many_pages_there_are(any_store: Database, number: int) -> None:
    await any_store.write(CODE, DOCUMENT, [line(seq) for seq in range(number)], now=1, new_watch="w")
    await any_store.write(CODE, None, [line(0, match=2)], now=2)
    assert [row async for row in any_store.each_line(CODE, 1)] == [line(seq) for seq in range(number)]
    assert [row.seq async for row in any_store.each_line(CODE, 1, after=5)] == list(range(6, number))


async def test_a_reader_of_pages_sees_what_is_written_meanwhile(any_store: Database) -> None:
    await any_store.write(CODE, DOCUMENT, [line(seq) for seq in range(PAGE)], now=1, new_watch="w")
    reader = any_store.each_line(CODE, 1)
    assert await anext(reader) == line(0)
    await any_store.write(CODE, None, [line(PAGE)], now=2)
    assert [row.seq async for row in reader] == list(range(1, PAGE + 1))


async def test_the_last_line_of_a_match_has_the_greatest_number(any_store: Database) -> None:
    store = any_store
    await store.write(CODE, DOCUMENT, now=1, new_watch="w")
    assert await store.last_line(CODE, 1) == -1
    await store.write(CODE, None, [line(1, match=2), line(0, match=2), line(0, match=4)], now=2)
    assert [await store.last_line(CODE, match) for match in (1, 2, 3, 4, 5)] == [-1, 1, -1, 0, -1]
    await store.write(CODE, None, [line(2, match=2)], now=3)
    assert await store.last_line(CODE, 2) == 2
    assert await store.last_line("NOBODY", 2) == -1


async def test_a_command_is_known_by_its_table_its_match_and_its_seat(any_store: Database) -> None:
    store = any_store
    await new_table(store)
    await new_table(store, "DEF234")
    await store.write(CODE, None, [line(1, "mine", seat=1), line(2)], now=2)
    assert await store.has_command(CODE, 1, 1, "mine")
    for code, match, seat, command in (
        ("DEF234", 1, 1, "mine"),
        (CODE, 2, 1, "mine"),
        (CODE, 1, 0, "mine"),
        (CODE, 1, 1, "min"),
        (CODE, 1, 0, ""),
        ("NOBODY", 1, 1, "mine"),
    ):
        assert not await store.has_command(code, match, seat, command)


@pytest.mark.parametrize(
    ("question", "columns"),
    [(LAST_LINE, "(code=? AND match=?)"), (COMMAND, "(code=? AND match=? AND seat=? AND command=?)")],
)
async def test_an_index_finds_the_last_line_and_a_command(
    question: Select[tuple[int]], columns: str, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    await (await open_store(f"sqlite:///{path}")).close()
    asked = question.params(code=CODE, match=1, seat=0, command="one")
    sql = asked.compile(dialect=dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(path)) as connection:
        (plan,) = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]  # one step: nothing is sorted
    assert plan.startswith("SEARCH lines USING ") and plan.endswith(columns)


async def test_a_line_touches_the_table_and_leaves_its_document(any_store: Database) -> None:
    store = any_store
    await new_table(store)
    await store.write(CODE, None, [line(1)], now=2000)
    assert await store.load(CODE) == Stored(CODE, f"watch {CODE}", DOCUMENT, 1000, 2000)
    await store.write(CODE, b"new", now=3000)
    assert await store.load(CODE) == Stored(CODE, f"watch {CODE}", b"new", 1000, 3000)


@pytest.mark.parametrize("nobody", ["ABC235", "", "abc234", "АВС234", "no\0body", "' OR 1=1 --"])
async def test_what_is_not_there_is_none(any_store: Database, nobody: str) -> None:
    await new_table(any_store)
    assert await any_store.load(nobody) is None
    assert await any_store.by_watch(nobody) is None


async def test_tables_are_listed_by_their_last_touch(any_store: Database) -> None:
    for code, now in (("AAAAAA", 5000), ("BBBBBB", 7000), ("CCCCCC", 6000)):
        await new_table(any_store, code, now)
    await any_store.write("AAAAAA", None, [line(1)], now=8000)
    assert [table.code for table in await any_store.tables()] == ["AAAAAA", "BBBBBB", "CCCCCC"]


@pytest.mark.parametrize(
    ("doc", "lines"),
    [
        (None, [LineRow(1, 1, 1, "other", b"{}")]),  # the place is taken
        (None, [line(3, "one")]),  # the command was carried out
        (b"changed", [line(3, "three"), line(1, "four")]),  # only one of them
        (b"changed", [line(3, "same"), line(4, "same")]),  # a command twice at once
    ],
)
async def test_a_conflict_changes_nothing(any_store: Database, doc: bytes | None, lines: list[LineRow]) -> None:
    store = any_store
    await new_table(store)
    await store.write(CODE, None, [line(1, "one"), line(2)], now=2000)
    before = await store.load(CODE), await store.lines(CODE, 1)
    with pytest.raises(Conflict):
        await store.write(CODE, doc, lines, now=9000)
    assert (await store.load(CODE), await store.lines(CODE, 1)) == before
    assert store.healthy
    await store.write(CODE, None, [line(3, "three")], now=3000)


async def test_the_same_command_is_another_one_elsewhere(any_store: Database) -> None:
    store = any_store
    await new_table(store)
    await new_table(store, "DEF234")
    await store.write(CODE, None, [line(1, "same", seat=0), line(2, "same", seat=1)], now=1)
    await store.write(CODE, None, [line(1, "same", match=2)], now=1)
    await store.write("DEF234", None, [line(1, "same")], now=1)
    assert await store.sizes() == {CODE: 4, "DEF234": 2}


async def test_lines_without_a_command_are_never_doubles(any_store: Database) -> None:
    await new_table(any_store)
    await any_store.write(CODE, None, [line(seq) for seq in range(1, 20)], now=1)
    assert await numbers(any_store) == list(range(20))


@pytest.mark.parametrize(("code", "watch"), [(CODE, "another"), ("DEF234", f"watch {CODE}")])
async def test_a_code_and_a_link_belong_to_one_table(any_store: Database, code: str, watch: str) -> None:
    await new_table(any_store)
    with pytest.raises(Conflict):
        await any_store.write(code, b"intruder", now=2000, new_watch=watch)
    assert [table.doc for table in await any_store.tables()] == [DOCUMENT]


@pytest.mark.parametrize(("doc", "lines"), [(b"{}", []), (None, [line(1)]), (b"{}", [line(1)])])
async def test_a_table_that_is_gone_takes_nothing(any_store: Database, doc: bytes | None, lines: list[LineRow]) -> None:
    await new_table(any_store)
    assert await any_store.delete(CODE)
    with pytest.raises(Conflict):
        await any_store.write(CODE, doc, lines, now=2000)
    assert await any_store.tables() == []
    assert await any_store.sizes() == {}


async def test_a_deleted_table_is_gone_with_its_lines_and_its_code_is_free(any_store: Database) -> None:
    await new_table(any_store)
    await new_table(any_store, "DEF234")
    assert await any_store.delete(CODE)
    assert not await any_store.delete(CODE)
    assert await any_store.load(CODE) is None
    assert await any_store.by_watch(f"watch {CODE}") is None
    assert await any_store.lines(CODE, 1) == []
    assert await numbers(any_store, "DEF234") == [0]
    await new_table(any_store)
    assert await numbers(any_store) == [0]


async def test_cleaning_takes_what_nobody_has_touched_since(any_store: Database) -> None:
    for code in ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"):
        await new_table(any_store, code, 1000)
    await any_store.write("BBBBBB", b"{}", now=2000)
    await any_store.write("CCCCCC", None, [line(1)], now=2000)
    assert await any_store.clean(2000) == 2
    assert sorted(table.code for table in await any_store.tables()) == ["BBBBBB", "CCCCCC"]
    assert await any_store.sizes() == {"BBBBBB": 1, "CCCCCC": 2}
    assert await any_store.clean(2001) == 2
    assert await any_store.clean(2001) == 0


async def test_cleaning_goes_on_beside_writing(any_store: Database) -> None:
    await asyncio.gather(*(new_table(any_store, f"OLD{number:03}", 1000) for number in range(120)))
    await new_table(any_store, CODE, 5000)
    writes = [any_store.write(CODE, None, [line(seq)], now=5000) for seq in range(1, 40)]
    gone, *_ = await asyncio.gather(any_store.clean(2000), *writes)
    assert gone == 120
    assert await numbers(any_store) == list(range(40))


async def test_the_latest_time_is_that_of_a_document_or_a_line(any_store: Database) -> None:
    assert await any_store.latest() is None
    await new_table(any_store, "AAAAAA", 1000)
    await new_table(any_store, "BBBBBB", 2000)
    assert await any_store.latest() == 2000
    await any_store.write("AAAAAA", None, [line(1)], now=3000)
    assert await any_store.latest() == 3000
    await any_store.write("BBBBBB", b"{}", now=4000)
    assert await any_store.latest() == 4000
