"""A database of an older version of the schema is brought up to ours, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.store import migrations, schema
from igroteka.server.store.migrations import REVISION_TABLE, migrate
from igroteka.server.store.opening import open_store
from igroteka.server.store.schema import SCHEMA_VERSION, metadata
from igroteka.server.store.store import LineRow, Stored
from tests.server.store.sample_rows import CODE, DOCUMENT

BODY = bytes(range(256))
FIRST_TABLE = """
INSERT INTO tables (code, watch, created, touched, doc) VALUES (:code, 'w', 1, 2, :doc);
INSERT INTO lines (code, match, seq, seat, command, body, at) VALUES (:code, 1, 0, -1, NULL, :body, 2);
INSERT INTO lines (code, match, seq, seat, command, body, at) VALUES (:code, 1, 1, 0, 'c', :body, 3)
"""


def make_first(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first version of the program left: its tables with a match, and no note of Alembic."""
    with monkeypatch.context() as patch:
        upgrade = command.upgrade
        patch.setattr(command, "upgrade", lambda config, _: upgrade(config, "1"))
        migrate(connection, 0)
    connection.execute(text(f"DROP TABLE {REVISION_TABLE}"))
    for statement in FIRST_TABLE.split(";"):
        values = {name: value for name, value in VALUES.items() if f":{name}" in statement}
        connection.execute(text(statement), values)


VALUES: dict[str, Any] = {"code": CODE, "doc": DOCUMENT, "body": BODY}


@pytest.fixture
async def first(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database of the first version."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(make_first, monkeypatch)
    await engine.dispose()
    return url


async def test_a_database_of_the_first_version_keeps_everything(first: str) -> None:
    for own in (False, True, True, False):  # whoever only reads may do so before and after
        store = await open_store(first, own=own)
        assert await store.tables() == [Stored(CODE, "w", DOCUMENT, 1, 3)]
        assert await store.lines(CODE, 1) == [LineRow(1, 0, -1, None, BODY), LineRow(1, 1, 0, "c", BODY)]
        await store.close()


async def test_a_migrated_database_is_as_a_new_one(first: str) -> None:
    await (await open_store(first)).close()
    assert await differences(first) == []


async def test_a_new_database_is_as_the_program_says(url: str) -> None:
    await (await open_store(url)).close()
    assert await differences(url) == []


async def differences(url: str) -> list[Any]:
    """What the schema of the program has and the database has not, or the other way round."""

    def compare(connection: Connection) -> list[Any]:
        assert connection.scalar(text("SELECT version FROM igroteka")) == SCHEMA_VERSION
        context = MigrationContext.configure(connection, opts={"version_table": REVISION_TABLE})
        assert context.get_current_revision() == str(SCHEMA_VERSION)
        found = list(compare_metadata(context, metadata))
        if connection.dialect.name == "sqlite":  # whose reflection leaves out what a key does when its row goes
            assert connection.execute(text("PRAGMA foreign_key_list(tables)")).one().on_delete == "SET NULL"
            found = [change for change in found if change[0] not in ("add_fk", "remove_fk")]
        return found

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        found = await connection.run_sync(compare)
    await engine.dispose()
    return found


async def test_a_migration_that_breaks_off_has_changed_nothing(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(connection: Connection, version: int) -> None:
        migrate(connection, version)
        raise OSError("the machine stopped here")

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "migrate", broken)
        with pytest.raises(Exception, match="the machine stopped here"):
            await open_store(first)
    engine = create_async_engine(first)
    async with engine.begin() as connection:
        assert await connection.scalar(text("SELECT version FROM igroteka")) == 1
        assert REVISION_TABLE not in await connection.run_sync(lambda c: inspect(c).get_table_names())
    await engine.dispose()
    await test_a_database_of_the_first_version_keeps_everything(first)


async def test_the_last_migration_is_the_version_of_the_program() -> None:
    files = Path(migrations.__file__).parent.glob("versions/v*.py")
    numbers = await asyncio.to_thread(lambda: sorted(int(file.name[1:].partition("_")[0]) for file in files))
    assert numbers == list(range(1, schema.SCHEMA_VERSION + 1))
