"""A store in SQLite or PostgreSQL: SQLAlchemy reads and deletes, a group commit writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import ColumnElement, Delete, Row, Select, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import ReturningUpdate

from igroteka.server.store.database_errors import translated_errors
from igroteka.server.store.errors import BadDatabase, Elsewhere, StoreFailed
from igroteka.server.store.group_commit import GroupCommit, Write
from igroteka.server.store.lease import CHANNEL, Lease
from igroteka.server.store.schema import lines, servers, tables, touched
from igroteka.server.store.sqlite_file import copy_database
from igroteka.server.store.store import Database, LineRow, Stored

# How many tables are deleted in one transaction: in between, moves are written.
DELETE_BATCH = 50
SELECT_TABLE = select(tables.c.code, tables.c.watch, tables.c.doc, tables.c.created, touched)
SELECT_LINE = select(lines.c.match, lines.c.seq, lines.c.seat, lines.c.command, lines.c.body)
MATCH = (lines.c.code == bindparam("code"), lines.c.match == bindparam("match"))
LAST_LINE = select(lines.c.seq).where(*MATCH).order_by(lines.c.seq.desc()).limit(1)
COMMAND = select(lines.c.seq).where(*MATCH, lines.c.seat == bindparam("seat"), lines.c.command == bindparam("command"))
# A process that writes tables holds its own row, as in `igroteka_append`.
MINE = (
    select(servers.c.id).where(servers.c.id == bindparam("me")).with_for_update(key_share=True, read=True).cte("mine")
)
FREE = (
    update(tables)
    .where(tables.c.owner == MINE.c.id, tables.c.code.in_(bindparam("codes", expanding=True)))
    .values(owner=None)
    .returning(tables.c.code)
)

T = TypeVar("T")
Columns = TypeVarTuple("Columns")


class DatabaseStore(Database):
    """Tables in SQLite or PostgreSQL; without a writer it can only be read.

    With a lease several processes may have the database, and it decides which of them owns a table.
    """

    def __init__(self, engine: AsyncEngine, writer: GroupCommit | None = None, lease: Lease | None = None) -> None:
        self.engine = engine
        self.writer = writer
        self.lease = lease
        self.secret = lease.secret if lease else ""
        if lease and writer:
            lease.on_beat = writer.recover
        self.statements: set[asyncio.Task[Any]] = set()

    @property
    def healthy(self) -> bool:
        return self.writer is None or (self.writer.healthy and (self.lease is None or self.lease.heard_of))

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        assert self.writer, "opened to read only"
        assert doc is not None or new_watch is None, "a new table has a document"
        await self.writer.write(Write(code, doc, lines, now, new_watch))

    async def load(self, code: str) -> Stored | None:
        if unstorable(code):
            return None
        found = await self.read(SELECT_TABLE.where(tables.c.code == code))
        return Stored(*found[0]) if found else None

    async def claim(self, code: str) -> Stored | None:
        if self.lease is not None and not unstorable(code):
            url = (await self.call(select(func.igroteka_claim(self.lease.log.me, code))))[0][0]
            if url is not None:
                raise Elsewhere(url)
        return await self.load(code)

    async def release(self, codes: Sequence[str]) -> bool:
        if self.lease is None or not self.lease.others:
            return False
        with suppress(StoreFailed):  # then they stay ours
            await self.call(FREE, {"me": self.lease.log.me, "codes": codes})
        return True

    def listen(self, lost: Callable[[], None], freed: Callable[[list[str]], None]) -> None:
        if self.lease is not None:
            self.lease.on_lost, self.lease.on_freed = lost, freed
            freed(self.lease.freed)

    async def tell_others(self, message: str) -> None:
        if self.lease is not None and self.lease.others:
            with suppress(StoreFailed):
                await self.call(select(func.pg_notify(CHANNEL, f"{self.lease.log.me} {message}")))

    def watch_others(self, gone: Callable[[str], None]) -> None:
        if self.lease is not None:
            self.lease.on_gone = gone

    def hear_others(self, hear: Callable[[str], None]) -> None:
        if self.lease is not None:
            self.lease.on_told = hear

    async def hand_over(self) -> None:
        if self.lease is not None:
            await self.lease.end()
            await self.lease.log.leave()

    async def by_watch(self, watch: str) -> str | None:
        if unstorable(watch):
            return None
        found = await self.read(select(tables.c.code).where(tables.c.watch == watch))
        return found[0].code if found else None

    async def lines(self, code: str, match: int, after: int = -1, limit: int | None = None) -> list[LineRow]:
        later = SELECT_LINE.where(lines.c.code == code, lines.c.match == match, lines.c.seq > after)
        return [LineRow(*row) for row in await self.read(later.order_by(lines.c.seq).limit(limit))]

    async def last_line(self, code: str, match: int) -> int:
        found = await self.read(LAST_LINE, {"code": code, "match": match})
        return found[0].seq if found else -1

    async def has_command(self, code: str, match: int, seat: int, command: str) -> bool:
        key = {"code": code, "match": match, "seat": seat, "command": command}
        return bool(await self.read(COMMAND, key))

    async def tables(self) -> list[Stored]:
        return [Stored(*row) for row in await self.read(SELECT_TABLE.order_by(touched.desc(), tables.c.code))]

    async def sizes(self) -> dict[str, int]:
        rows = await self.read(select(lines.c.code, func.count().label("number")).group_by(lines.c.code))
        return {row.code: row.number for row in rows}

    async def delete(self, code: str) -> bool:
        return await self.change(delete(tables).where(tables.c.code == code, self.ours)) > 0

    async def latest(self) -> int | None:
        found: int | None = (await self.read(select(func.max(touched)).select_from(tables)))[0][0]
        return found

    async def clean(self, before: int) -> int:
        old = [row.code for row in await self.read(select(tables.c.code).where(touched < before))]
        deleted = 0
        for start in range(0, len(old), DELETE_BATCH):
            some = old[start : start + DELETE_BATCH]
            deleted += await self.change(delete(tables).where(tables.c.code.in_(some), touched < before, self.ours))
        return deleted

    @property
    def ours(self) -> ColumnElement[bool]:
        """What this process may delete: its own tables, and those that nobody owns."""
        free = tables.c.owner.is_(None)
        return free if self.lease is None else or_(free, tables.c.owner == self.lease.log.me)

    async def backup(self, path: Path) -> None:
        if self.engine.dialect.name != "sqlite":
            raise BadDatabase("a PostgreSQL database is backed up with its own tool: pg_dump")
        await asyncio.to_thread(copy_database, Path(str(self.engine.url.database)), path)

    async def close(self) -> None:
        await asyncio.gather(*self.statements, return_exceptions=True)
        await self.hand_over()
        await self.engine.dispose()
        if self.writer:  # last, for with it the database is unlocked
            await self.writer.close()

    async def read(
        self, question: Select[*Columns], values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*Columns]]:
        """The rows of a query, which waits for no writer."""

        async def run() -> Sequence[Row[*Columns]]:
            async with translated_errors(), self.engine.connect() as connection:
                return (await connection.execute(question, values)).all()

        return await self.to_the_end(run())

    async def call(
        self, function: Select[*Columns] | ReturningUpdate[*Columns], values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*Columns]]:
        """Call a function that is a transaction of its own: no lock waits for a second message of ours."""

        async def run() -> Sequence[Row[*Columns]]:
            async with translated_errors(), self.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return (await connection.execute(function, values)).all()

        return await self.to_the_end(run())

    async def change(self, statement: Delete) -> int:
        """Run a rare statement in a transaction of its own, beside the group commit; gives how many rows it met."""
        assert self.writer, "opened to read only"

        async def run() -> int:
            async with translated_errors(), self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount

        return await self.to_the_end(run())

    async def to_the_end(self, statement: Coroutine[Any, Any, T]) -> T:
        """Run a statement in a task of its own. A caller who is cancelled leaves at once; the statement ends by itself.

        A driver that is interrupted loses its connection, and SQLAlchemy logs an error if its caller is cancelled again
        while it closes that one, as Starlette does with the work for a client that has left.
        """
        task = asyncio.create_task(statement)
        self.statements.add(task)
        task.add_done_callback(self.statements.discard)
        return await asyncio.shield(task)


def unstorable(text: str) -> bool:
    """PostgreSQL refuses even a question with this character, and anybody may ask for anything."""
    return "\0" in text
