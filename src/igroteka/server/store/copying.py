"""Copies all tables of one database into another, empty one: all of them or none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.lease import ALONE, BEAT
from igroteka.server.store.opening import connect, naming
from igroteka.server.store.schema import IN_USE, lines, prepare, prepare_alone, servers, tables
from igroteka.server.store.sqlite_file import FileLock, create_file, refuse_hard_links

# How many lines are read and written at once.
PAGE = 500
# Everything but the owner: where a table is copied to, nobody has it.
TABLE = [column for column in tables.c if column is not tables.c.owner]


class Copied(NamedTuple):
    """How much was copied, and the hash of it."""

    tables: int
    lines: int
    digest: str


class Reserved(NamedTuple):
    """A database, what it is called in errors, and the transaction in which it is ours alone."""

    name: str
    connection: AsyncConnection

    async def codes(self) -> list[str]:
        """The codes of all tables, in an order that does not depend on the database."""
        async with naming(self.name):
            return sorted((await self.connection.scalars(select(tables.c.code))).all())

    async def rows(self, code: str) -> AsyncIterator[list[Row[Any]]]:
        """A table alone, then its lines in parts."""
        lines_of = select(lines).where(lines.c.code == code).order_by(lines.c.match, lines.c.seq)
        for question in (select(*TABLE).where(tables.c.code == code), lines_of):
            async for part in self.parts(question):
                yield part

    async def parts(self, question: Select[Any]) -> AsyncIterator[list[Row[Any]]]:
        """What is found, in parts."""
        async with naming(self.name):
            found = await self.connection.stream(question)
        parts = found.partitions(PAGE)
        while True:
            async with naming(self.name):
                part = await anext(parts, None)
            if part is None:
                return
            yield list(part)

    async def add(self, rows: list[Row[Any]]) -> None:
        """Write a part."""
        kind = lines if "seq" in rows[0]._fields else tables
        async with naming(self.name):
            await self.connection.execute(insert(kind), [row._asdict() for row in rows])


class Tally:
    """Counts and hashes what is read."""

    def __init__(self) -> None:
        self.tables = 0
        self.rows = 0
        self.hash = blake2b(digest_size=16)

    def add(self, rows: list[Row[Any]]) -> None:
        """One more part of a table."""
        self.rows += len(rows)
        for row in rows:
            self.hash.update(repr(tuple(row)).encode())

    def copied(self) -> Copied:
        """All that was counted."""
        return Copied(self.tables, self.rows - self.tables, self.hash.hexdigest())


async def copy_tables(source: str, target: str, told: Callable[[int, int], None]) -> Copied:
    """Copy everything, read it back, and only then commit; BadDatabase if a server has either, or the target tables.

    Until the end no server can start on either. `told` hears how many steps are done, and of how many.
    """
    if connect(source)[1].url == connect(target)[1].url:
        raise BadDatabase("FROM and TO are the same database")
    async with reserved(source) as here, reserved(target, new=True) as there:
        codes = await here.codes()
        if await there.codes():
            raise BadDatabase(f"{there.name}: has tables already; copy into an empty database")
        read, written = Tally(), Tally()
        for code in codes:
            async for part in here.rows(code):
                read.add(part)
                await there.add(part)
            read.tables += 1
            told(read.tables, 2 * len(codes))
        for code in await there.codes():
            async for part in there.rows(code):
                written.add(part)
            written.tables += 1
            told(read.tables + written.tables, 2 * len(codes))
        if read.copied() != written.copied():
            raise BadDatabase(f"{there.name}: gives back something else than was written; nothing of it is kept")
    return read.copied()


@asynccontextmanager
async def reserved(url: str, new: bool = False) -> AsyncIterator[Reserved]:
    """Have a database alone in one transaction, which is rolled back unless this ends well.

    A new one is made, or brought up to date.
    """
    name, engine = connect(url)
    file = Path(str(engine.url.database)) if engine.dialect.name == "sqlite" else None
    async with locked(name, file, new) if file else nullcontext():
        try:
            async with AsyncExitStack() as stack:
                async with naming(name):
                    connection = await stack.enter_async_context(engine.connect())
                    await begin(connection, new)
                yield Reserved(name, connection)
                async with naming(name):
                    await connection.commit()
        finally:
            await engine.dispose()


@asynccontextmanager
async def locked(name: str, file: Path, new: bool) -> AsyncIterator[None]:
    """Lock an SQLite file. One that was made here goes again if this does not end well."""
    made = new and not file.exists()
    async with naming(name):
        if new:
            create_file(file)
        elif not file.is_file():
            raise BadDatabase("there is no such file")
        refuse_hard_links(file)
        lock = FileLock(file)
    try:
        yield
    except BaseException:
        if made:
            file.unlink()
        raise
    finally:
        lock.close()


async def begin(connection: AsyncConnection, new: bool) -> None:
    """Begin the transaction: as durable as any write, and on PostgreSQL without any server."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="READ COMMITTED")
        await connection.execute(text("SET LOCAL synchronous_commit = on"))
        await connection.run_sync(prepare_alone)
    await connection.run_sync(prepare, new)
    if connection.dialect.name == "postgresql" and await connection.run_sync(has_servers):
        await depose_all(connection)


def has_servers(connection: Connection) -> bool:
    """Whether this version of our tables knows of several servers; one of the first version held the lock before us."""
    return inspect(connection).has_table(servers.name)


async def depose_all(connection: AsyncConnection) -> None:
    """Depose every server that is gone and let none come until the end of the transaction; BadDatabase if one lives."""
    until = time.monotonic() + ALONE
    for other in (await connection.scalars(select(servers.c.id))).all():
        while await connection.scalar(select(func.igroteka_depose(other))) is None:
            if time.monotonic() > until:
                raise BadDatabase(IN_USE)
            await asyncio.sleep(BEAT / 10)
    await connection.execute(text("LOCK TABLE servers IN SHARE MODE"))
    if (await connection.scalars(select(servers.c.id))).first() is not None:
        raise BadDatabase(IN_USE)
