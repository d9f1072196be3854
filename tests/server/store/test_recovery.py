"""A PostgreSQL is restored as docs/serving.md tells: from a dump, or to a moment between two moves."""

from __future__ import annotations

import asyncio
import os
import shutil
import time

import pytest

from igroteka.server.store.opening import open_store
from tests.server.postgres import DATABASE, NOBODY, USER, Postgres, running
from tests.server.store.sample_rows import new_table

PATIENCE = 60


async def add(url: str, code: str) -> None:
    """A server writes one more table."""
    store = await open_store(url)
    await new_table(store, code)
    await store.close()


async def codes(url: str) -> list[str]:
    """The tables that are there."""
    store = await open_store(url, own=False)
    found = sorted(table.code for table in await store.tables())
    await store.close()
    return found


def until(postgres: Postgres, question: str, answer: str) -> None:
    """Wait for this answer."""
    late = time.monotonic() + PATIENCE
    while postgres.psql(question) != answer:
        assert time.monotonic() < late
        time.sleep(0.05)


@pytest.mark.long
def test_it_goes_back_to_a_moment_and_a_dump_fills_an_empty_database() -> None:
    with running() as postgres:
        url, folder = postgres.new(), postgres.folder
        (folder / "wal").mkdir()
        if os.geteuid() == 0:
            shutil.chown(folder / "wal", NOBODY)
        postgres.psql("ALTER SYSTEM SET archive_mode = on")
        postgres.psql(f"ALTER SYSTEM SET archive_command = 'test ! -f {folder}/wal/%f && cp %p {folder}/wal/%f'")
        postgres.stop()
        postgres.start()
        asyncio.run(add(url, "AAAAAA"))
        postgres.run("pg_basebackup", "-h", folder, "-U", USER, "-D", folder / "base", "-X", "fetch")
        asyncio.run(add(url, "BBBBBB"))
        postgres.run("pg_dump", "-h", folder, "-U", USER, "-Fc", "-f", folder / "dump", DATABASE)
        postgres.psql("SELECT pg_create_restore_point('then')")
        asyncio.run(add(url, "CCCCCC"))
        last = postgres.psql("SELECT pg_walfile_name(pg_switch_wal())")
        until(postgres, f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver", "t")
        postgres.stop()

        shutil.rmtree(folder / "data")
        (folder / "base").rename(folder / "data")
        with (folder / "data" / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"restore_command = 'cp {folder}/wal/%f %p'\n")
            settings.write("recovery_target_name = 'then'\nrecovery_target_action = 'promote'\n")
        (folder / "data" / "recovery.signal").touch()
        if os.geteuid() == 0:
            shutil.chown(folder / "data" / "recovery.signal", NOBODY)
        postgres.start()
        until(postgres, "SELECT pg_is_in_recovery()", "f")
        assert asyncio.run(codes(url)) == ["AAAAAA", "BBBBBB"]
        asyncio.run(add(url, "DDDDDD"))

        restored = postgres.another("restored")
        postgres.run("pg_restore", "-h", folder, "-U", USER, "-d", "restored", folder / "dump")
        assert asyncio.run(codes(restored)) == ["AAAAAA", "BBBBBB"]
        asyncio.run(add(restored, "EEEEEE"))
