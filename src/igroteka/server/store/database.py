"""A store in a database: SQLAlchemy for all that is rare, one writer for all that is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from sqlalchemy import delete, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.store.rows import BadDatabase, LineRow, Stored, StoreFailed, Write, reason
from igroteka.server.store.schema import lines, tables, touched
from igroteka.server.store.sqlite import copy
from igroteka.server.store.store import Store
from igroteka.server.store.writer import Writer

# So many tables are cleaned away at once: in between, moves are written.
PORTION = 50
SHEET = select(tables.c.code, tables.c.watch, tables.c.doc, tables.c.created, touched)
LINE = select(lines.c.match, lines.c.seq, lines.c.seat, lines.c.command, lines.c.body)


class Database(Store):
    """Tables in SQLite or PostgreSQL."""

    def __init__(self, engine: AsyncEngine, writer: Writer | None) -> None:
        self.engine = engine
        self.writer = writer

    @property
    def healthy(self) -> bool:
        return self.writer is None or self.writer.healthy

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        assert self.writer, "opened to read only"
        assert doc is not None or new_watch is None, "a new table has a sheet"
        await self.writer.write(Write(code, doc, lines, now, new_watch))

    async def load(self, code: str) -> Stored | None:
        if unnamed(code):
            return None
        async with self.reading() as connection:
            row = (await connection.execute(SHEET.where(tables.c.code == code))).one_or_none()
        return None if row is None else Stored(*row)

    async def by_watch(self, watch: str) -> str | None:
        if unnamed(watch):
            return None
        async with self.reading() as connection:
            found: str | None = await connection.scalar(select(tables.c.code).where(tables.c.watch == watch))
        return found

    async def lines(self, code: str, match: int) -> list[LineRow]:
        wanted = LINE.where(lines.c.code == code, lines.c.match == match).order_by(lines.c.seq)
        async with self.reading() as connection:
            return [LineRow(*row) for row in await connection.execute(wanted)]

    async def tables(self) -> list[Stored]:
        async with self.reading() as connection:
            rows = await connection.execute(SHEET.order_by(touched.desc(), tables.c.code))
            return [Stored(*row) for row in rows]

    async def sizes(self) -> dict[str, int]:
        async with self.reading() as connection:
            rows = await connection.execute(select(lines.c.code, func.count().label("number")).group_by(lines.c.code))
            return {row.code: row.number for row in rows}

    async def delete(self, code: str) -> bool:
        async with self.changing() as connection:
            return (await connection.execute(delete(tables).where(tables.c.code == code))).rowcount > 0

    async def latest(self) -> int | None:
        async with self.reading() as connection:
            found: int | None = await connection.scalar(select(func.max(touched)).select_from(tables))
        return found

    async def clean(self, before: int) -> int:
        async with self.reading() as connection:
            old = list(await connection.scalars(select(tables.c.code).where(touched < before)))
        gone = 0
        for start in range(0, len(old), PORTION):
            some = delete(tables).where(tables.c.code.in_(old[start : start + PORTION]), touched < before)
            async with self.changing() as connection:
                gone += (await connection.execute(some)).rowcount
        return gone

    async def backup(self, path: Path) -> None:
        if self.engine.dialect.name != "sqlite":
            raise BadDatabase("a PostgreSQL database is backed up with its own tool: pg_dump")
        await asyncio.to_thread(copy, Path(str(self.engine.url.database)), path)

    async def close(self) -> None:
        if self.writer:
            await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection of one's own, which waits for no writer."""
        async with told(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A rare change, in a transaction of its own."""
        assert self.writer, "opened to read only"
        async with told(), self.engine.begin() as connection:
            yield connection


def unnamed(code: str) -> bool:
    """A stranger may ask for anything, but PostgreSQL cannot be asked for this."""
    return "\0" in code


@asynccontextmanager
async def told() -> AsyncIterator[None]:
    """Say in one sentence why the database did not do it; SQLAlchemy's own words would quote the values."""
    try:
        yield
    except DBAPIError as error:
        raise StoreFailed(f"cannot use the database: {reason(error.orig or error)}") from None
    except (OSError, asyncpg.PostgresError) as error:
        raise StoreFailed(f"cannot use the database: {reason(error)}") from None
