"""Opening a store: the database is checked to be ours, durable, and owned by no other server."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from igroteka.core.errors import IgrotekaError
from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.database_errors import reason, translated_errors
from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.group_commit import GroupCommit
from igroteka.server.store.lease import Lease
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.postgres_log import DRIVER_ERRORS, Member, PostgresLog
from igroteka.server.store.schema import Statements, prepare
from igroteka.server.store.sqlite_connection import configure_engine
from igroteka.server.store.sqlite_file import FileLock, create_file, refuse_hard_links
from igroteka.server.store.sqlite_log import SqliteLog
from igroteka.server.store.store import Database

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# Readers check that their connection still works; nobody waits for ever (seconds).
POSTGRES_OPTIONS = {"pool_pre_ping": True, "connect_args": {"timeout": 10, "command_timeout": 10}}


async def open_store(url: str, *, own: bool = True, member: Member | None = None) -> Database:
    """Open the store at this URL: sqlite:///FILE, postgresql://…, or `memory`, which loses everything.

    The owner alone writes, and creates the database if there is none; without `own` it can only be read. On PostgreSQL
    several members may own it together.
    BadDatabase names the database, without its password.
    """
    if url == "memory":
        return MemoryStore()
    name, engine = connect(url)
    open_kind = open_sqlite if engine.dialect.name == "sqlite" else open_postgres
    async with naming(name):
        try:
            return await open_kind(engine, own, member)
        except BaseException:
            await engine.dispose()
            raise


def connect(url: str) -> tuple[str, AsyncEngine]:
    """The database at this URL: what it is called in errors, without its password, and what connects to it."""
    address = parse_url(url)
    if address.get_backend_name() == "sqlite":
        name = str(address.database)
        engine = create_async_engine(address.set(database=os.path.realpath(name)))
        configure_engine(engine)
        return name, engine
    return str(address.set(query={})), create_async_engine(address, **POSTGRES_OPTIONS)


@asynccontextmanager
async def naming(name: str) -> AsyncIterator[None]:
    """Raise BadDatabase, which names the database, in place of whatever is wrong with it."""
    try:
        yield
    except (OSError, sqlite3.Error, *DRIVER_ERRORS, IgrotekaError) as error:
        raise BadDatabase(f"{name}: {reason(error)}") from None


def parse_url(url: str) -> URL:
    """The URL of a database of a known kind, with the driver that we use."""
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


async def open_sqlite(engine: AsyncEngine, own: bool, member: Member | None) -> DatabaseStore:
    """Check the file; the owner creates it if there is none, locks it, and gets a log to write to."""
    path = Path(str(engine.url.database))
    if not own:
        if not path.is_file():
            raise BadDatabase("there is no such file")
        refuse_hard_links(path)
        await prepare_tables(engine, own)
        return DatabaseStore(engine)
    create_file(path)
    lock = FileLock(path)
    try:
        await prepare_tables(engine, own)
        return DatabaseStore(engine, GroupCommit(SqliteLog(path, Statements(engine.dialect), lock)))
    except BaseException:
        lock.close()
        raise


async def open_postgres(engine: AsyncEngine, own: bool, member: Member | None) -> DatabaseStore:
    """Check the database; the owner creates our tables if there are none, and joins with a log to write to."""
    await prepare_tables(engine, own)
    if not own:
        return DatabaseStore(engine)
    log = PostgresLog(engine)
    lease = Lease(engine, log, member)
    try:
        await lease.begin()
    except BaseException:
        await lease.end()
        await log.close()
        raise
    return DatabaseStore(engine, GroupCommit(log), lease)


async def prepare_tables(engine: AsyncEngine, own: bool) -> None:
    """Check that the tables are ours, or create them."""
    async with translated_errors(), engine.begin() as connection:
        await connection.run_sync(prepare, own)
