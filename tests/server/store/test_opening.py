"""Whose database it is, and whether it keeps its promises."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.server.store import lease, sqlite_connection
from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import PostgresLog
from igroteka.server.store.sqlite_file import FileLock
from igroteka.server.store.sqlite_log import SqliteLog
from igroteka.server.store.store import Database
from tests.child import child
from tests.server.postgres import DATABASE, Postgres
from tests.server.store.sample_rows import CODE, line, new_table, numbers


def sqlite_url(path: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{path}"


async def open_impatiently(url: str, monkeypatch: pytest.MonkeyPatch) -> Database:
    """Open without waiting for a server that may be about to end."""
    with monkeypatch.context() as patch:
        patch.setattr(lease, "ALONE", 0.05)
        return await open_store(url)


async def test_commits_are_durable_on_the_live_connection(store: Database) -> None:
    assert isinstance(store, DatabaseStore) and store.writer
    log = store.writer.log
    if isinstance(log, SqliteLog):
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
        assert {name: log.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted} == wanted
    else:
        assert isinstance(log, PostgresLog)
        for name in ("synchronous_commit", "fsync"):
            assert await log.connection.fetchval(f"SHOW {name}") == "on"


async def test_a_file_that_is_not_durable_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_connection, "PRAGMAS", {**sqlite_connection.PRAGMAS, "synchronous": 1})
    with pytest.raises(BadDatabase, match="SQLite has synchronous = 1 here, and 2 is needed"):
        await open_store(sqlite_url(tmp_path / "a.db"))
    monkeypatch.undo()
    await (await open_store(sqlite_url(tmp_path / "a.db"))).close()


async def test_a_postgresql_that_is_not_durable_is_refused(postgres: Postgres) -> None:
    url = postgres.new()
    postgres.psql("ALTER SYSTEM SET fsync = off")
    postgres.psql("SELECT pg_reload_conf()")
    try:
        with pytest.raises(BadDatabase, match="PostgreSQL has fsync = off here, and it must be on"):
            await open_store(url)
    finally:
        postgres.psql("ALTER SYSTEM RESET fsync")
        postgres.psql("SELECT pg_reload_conf()")
    # a database may relax its commits for others, never for us
    postgres.psql(f"ALTER DATABASE {DATABASE} SET synchronous_commit = off")
    store = await open_store(url)
    postgres.psql(f"ALTER DATABASE {DATABASE} RESET synchronous_commit")
    assert isinstance(store, DatabaseStore) and store.writer and isinstance(store.writer.log, PostgresLog)
    assert await store.writer.log.connection.fetchval("SHOW synchronous_commit") == "on"
    await store.close()


async def test_the_second_server_is_refused_until_the_first_is_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await open_store(url)
    await new_table(first)
    for _ in range(2):
        with pytest.raises(BadDatabase, match="another server is running on this"):
            await open_impatiently(url, monkeypatch)
    await first.write(CODE, None, [line(1)], now=2)
    await first.close()
    second = await open_store(url)
    assert await numbers(second) == [0, 1]
    await second.close()


async def test_another_process_is_refused_until_it_is_killed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, str(Path(__file__).with_name("writer_process.py")), url]
    with child(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stdout.readline()
        with pytest.raises(BadDatabase, match="another server is running on this"):
            await asyncio.wait_for(open_impatiently(url, monkeypatch), 30)
    await (await open_store(url)).close()


async def test_a_file_has_one_owner_whatever_it_is_called(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "a.db", tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, str(Path(__file__).with_name("writer_process.py")), sqlite_url(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        written, _ = process.stdout.readline().split()
        (elsewhere / "link.db").symlink_to(file)
        (elsewhere / "relative.db").symlink_to(Path("..", "a.db"))
        (elsewhere / "folder").symlink_to(tmp_path, target_is_directory=True)
        links = [elsewhere / "link.db", elsewhere / "relative.db", elsewhere / "folder" / "a.db"]
        for link in links:
            with pytest.raises(BadDatabase, match=f"{link}: another server is running on this file"):
                await open_store(sqlite_url(link))
        hard = elsewhere / "hard.db"
        hard.hardlink_to(file)
        for own in (True, False):
            with pytest.raises(BadDatabase, match=f"{hard}: the file has another name"):
                await open_store(sqlite_url(hard), own=own)
        process.kill()
    # the log of the killed one is found only under the first name: a reader that opened the other would lose moves
    for path in (file, hard, links[0]):
        with pytest.raises(BadDatabase, match="the file has another name"):
            await open_store(sqlite_url(path))
    hard.unlink()
    for path in (*links, file):
        store = await open_store(sqlite_url(path))
        assert len(await store.lines(written, 1)) > 1
        await store.close()


async def test_a_file_whose_lock_was_removed_has_still_one_owner(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    command = [sys.executable, str(Path(__file__).with_name("writer_process.py")), sqlite_url(file)]
    with child(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stdout.readline()
        # As it also is where the file is mounted a second time: there is no lock beside it.
        Path(f"{file}.lock").unlink()
        for _ in range(2):
            with pytest.raises(BadDatabase, match="another server is running on this file"):
                await open_store(sqlite_url(file))
        assert process.stdout.readline(), "the owner goes on writing"
    await (await open_store(sqlite_url(file))).close()


async def test_a_symlink_may_come_before_its_file(tmp_path: Path) -> None:
    link, file = tmp_path / "link.db", tmp_path / "there" / "a.db"
    link.symlink_to(file)
    store = await open_store(sqlite_url(link))
    await new_table(store)
    await store.backup(tmp_path / "copy.db")
    await store.close()
    assert file.is_file()
    link.unlink()
    link.symlink_to(link)
    with pytest.raises(BadDatabase, match="symbolic links"):
        await open_store(sqlite_url(link))


async def test_a_full_disk_does_not_look_like_another_server(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await (await open_store(sqlite_url(path))).close()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    try:
        lock = FileLock(path)
        with pytest.raises(BadDatabase, match="another server is running on this file"):
            FileLock(path)
        lock.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


async def test_whoever_only_reads_may_come_any_time(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"there is no such file|no tables of igroteka are here"):
        await open_store(url, own=False)
    owner = await open_store(url)
    await new_table(owner)
    reader = await open_store(url, own=False)
    assert await numbers(reader) == [0]
    await owner.write(CODE, None, [line(1)], now=2)
    assert await numbers(reader) == [0, 1]
    await reader.close()
    await owner.close()


async def test_a_reader_does_not_wait_for_a_writer_in_the_middle_of_a_commit(url: str) -> None:
    store = await open_store(url)
    await new_table(store)
    assert isinstance(store, DatabaseStore) and store.writer
    log = store.writer.log
    if isinstance(log, SqliteLog):
        log.connection.execute("BEGIN IMMEDIATE")
        log.connection.execute("UPDATE tables SET doc = x'00'")
    else:
        assert isinstance(log, PostgresLog)
        await log.connection.execute("BEGIN; UPDATE tables SET doc = '0'")
    assert await numbers(store) == [0]
    assert await store.load(CODE) == (await store.tables())[0]
    if isinstance(log, SqliteLog):
        log.connection.execute("ROLLBACK")
    else:
        await log.connection.execute("ROLLBACK")
    await store.close()


async def test_another_version_is_refused(url: str, request: pytest.FixtureRequest) -> None:
    await (await open_store(url)).close()
    change = "UPDATE igroteka SET version = 99"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.partition("///")[2])) as connection, connection:
            connection.execute(change)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        server.psql(change)
    for own in (True, False):
        with pytest.raises(BadDatabase, match=r"another version of igroteka .* version 99, ours 2"):
            await open_store(url, own=own)


async def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE photos (id INTEGER)")
    before = path.read_bytes()
    for own in (True, False):
        with pytest.raises(BadDatabase, match="belongs to another program"):
            await open_store(sqlite_url(path), own=own)
    assert path.read_bytes() == before
    path.write_text("a letter to grandmother, certainly no database\n" * 100)
    with pytest.raises(BadDatabase, match="file is not a database"):
        await open_store(sqlite_url(path))
    assert path.read_text().startswith("a letter")


async def test_tables_of_another_program_in_our_way_are_refused(postgres: Postgres) -> None:
    url = postgres.new()
    postgres.psql("CREATE TABLE photos (id int); CREATE TABLE lines (id int)")
    with pytest.raises(BadDatabase, match=r"belongs to another program .*'lines'"):
        await open_store(url)
    postgres.psql("DROP TABLE lines")
    await (await open_store(url)).close()


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "a.db"
    store = await open_store(sqlite_url(path))
    await new_table(store)
    await store.backup(tmp_path / "copy.db")
    for file in (path, Path(f"{path}-wal"), tmp_path / "copy.db"):
        assert file.stat().st_mode & 0o077 == 0
    await store.close()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("nonsense", "must look like"),
        ("", "must look like"),
        ("mysql://root:secret@127.0.0.1/x", "must be sqlite or postgresql, not 'mysql'"),
        ("sqlite://", "sqlite needs a file"),
        ("sqlite:///:memory:", "sqlite needs a file"),
        ("sqlite:////proc/nowhere/a.db", "No such file or directory"),
        ("postgresql://me:secret@127.0.0.1:1/x", "Connection refused"),
        ("postgresql://me@127.0.0.1:1/x?password=secret", "Connection refused"),
    ],
)
async def test_a_bad_address_is_told_without_its_password(url: str, complaint: str) -> None:
    with pytest.raises(BadDatabase, match=complaint) as told:
        await open_store(url)
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


async def test_a_backup_is_a_whole_database_of_one_moment(tmp_path: Path) -> None:
    store = await open_store(sqlite_url(tmp_path / "a.db"))
    await new_table(store)
    copy = tmp_path / "copy.db"
    writes = [store.write(CODE, b"%d" % seq, [line(seq)], now=seq) for seq in range(1, 300)]
    await asyncio.gather(store.backup(copy), *writes)
    with pytest.raises(BadDatabase, match="is there already, and nothing is written over"):
        await store.backup(copy)
    with pytest.raises(BadDatabase, match="cannot be written: No such file or directory"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    await store.close()
    restored = await open_store(sqlite_url(copy))
    lines, table = await numbers(restored), await restored.load(CODE)
    assert lines == list(range(len(lines)))
    assert table and (len(lines) == 1 or int(table.doc) == lines[-1])
    await restored.write(CODE, None, [line(1000)], now=9)
    await restored.close()


async def test_postgresql_has_a_backup_of_its_own(postgres: Postgres, tmp_path: Path) -> None:
    store = await open_store(postgres.new())
    with pytest.raises(BadDatabase, match="pg_dump"):
        await store.backup(tmp_path / "copy.db")
    await store.close()
