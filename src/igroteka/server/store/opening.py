"""Opening a database: seen to be ours, to be durable, and to be nobody else's at the moment."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from igroteka.core.errors import IgrotekaError
from igroteka.server.store.database import Database, told
from igroteka.server.store.postgres import PostgresLog
from igroteka.server.store.rows import BadDatabase, reason
from igroteka.server.store.schema import Sql, prepare
from igroteka.server.store.sqlite import SqliteLog, has_one_name, hold, make_file, settle_engine
from igroteka.server.store.writer import Log, Writer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# Readers ask whether their connection still lives; nobody waits for ever (seconds).
ASKING = {"pool_pre_ping": True, "connect_args": {"timeout": 10, "command_timeout": 10}}


async def open_database(url: str, own: bool) -> Database:
    """The database at this address; every complaint names it, without its password."""
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        where, opened = str(address.database), open_sqlite
        engine = create_async_engine(address.set(database=os.path.realpath(where)))
    else:
        where, engine, opened = str(address.set(query={})), create_async_engine(address, **ASKING), open_postgres
    try:
        log = await opened(engine, own)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, (OSError, sqlite3.Error, IgrotekaError)):
            raise BadDatabase(f"{where}: {reason(error)}") from None
        raise
    return Database(engine, Writer(log) if log else None)


def read_url(url: str) -> URL:
    """The address of a database of a kind that we know."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("the address of the database must look like sqlite:///FILE or postgresql://…") from None
    kind = address.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"the database must be sqlite or postgresql, not {kind[:40]!r}")
    if kind == "sqlite" and address.database in (None, "", ":memory:"):
        raise BadDatabase("sqlite needs a file: sqlite:///FILE (or write `memory`, which forgets everything)")
    return address.set(drivername=DRIVERS[kind])


async def open_sqlite(engine: AsyncEngine, own: bool) -> Log | None:
    """A file by its real name; its owner makes it if there is none."""
    settle_engine(engine)
    path = Path(str(engine.url.database))
    if not own:
        if not path.is_file():
            raise BadDatabase("there is no such file")
        has_one_name(path)
        await check(engine, own)
        return None
    make_file(path)
    lock = hold(path)
    try:
        has_one_name(path)
        await check(engine, own)
        return SqliteLog(path, Sql(engine.dialect), lock)
    except BaseException:
        lock.close()
        raise


async def open_postgres(engine: AsyncEngine, own: bool) -> Log | None:
    """A database of a server; its owner makes our tables if there are none."""
    if not own:
        await check(engine, own)
        return None
    log = PostgresLog(engine, Sql(engine.dialect))
    try:
        async with told():
            await log.connect()
            await check(engine, own)
            await log.claim()
    except BaseException:
        await log.close()
        raise
    return log


async def check(engine: AsyncEngine, own: bool) -> None:
    """See that the tables are ours, or make them."""
    async with told(), engine.begin() as connection:
        await connection.run_sync(prepare, own)
