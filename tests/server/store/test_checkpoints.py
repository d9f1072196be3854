"""SQLite's log is checkpointed beside the writer, and its size is bounded."""

from __future__ import annotations

import resource
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest

from igroteka.server.store import sqlite_log
from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.opening import open_store
from igroteka.server.store.sqlite_log import SqliteLog
from igroteka.server.store.store import Database
from tests.server.store.sample_rows import line, new_table, numbers

ROUNDS, OFTEN = 40, 25


async def written(path: Path) -> int:
    """Write many lines, each checkpoint while nobody writes; how large SQLite's log is afterwards."""
    store = await open_store(f"sqlite:///{path}")
    assert isinstance(store, DatabaseStore) and store.writer and isinstance(store.writer.log, SqliteLog)
    await new_table(store)
    for seq in range(1, ROUNDS * OFTEN + 1):
        await store.write("ABC234", None, [line(seq, f"command {seq}")], now=seq)
        if store.writer.log.checkpointing:
            await store.writer.log.checkpointing
    size = Path(f"{path}-wal").stat().st_size
    assert await numbers(store) == list(range(ROUNDS * OFTEN + 1))
    await store.close()
    return size


async def test_the_log_begins_anew_while_tables_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", 10**9)
    whole = await written(tmp_path / "never.db")
    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", OFTEN)
    assert await written(tmp_path / "often.db") < whole / 4


async def test_a_reader_does_not_keep_anybody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", OFTEN)
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await new_table(store)
    reader = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    reader.execute("BEGIN")
    before = reader.execute("SELECT count(*) FROM lines").fetchone()
    for seq in range(1, 3 * OFTEN + 1):
        await store.write("ABC234", None, [line(seq)], now=seq)
    assert reader.execute("SELECT count(*) FROM lines").fetchone() == before
    reader.close()
    assert await numbers(store) == list(range(3 * OFTEN + 1))
    await store.close()


def log_of(path: Path) -> int:
    """How large SQLite's log is."""
    return Path(f"{path}-wal").stat().st_size


Mode = Literal["PASSIVE", "RESTART", "TRUNCATE"]


@pytest.mark.parametrize(
    ("waits", "often", "max_wal", "least", "most"),
    [
        ("RESTART", 5, sqlite_log.MAX_WAL, 0, 1_000_000),  # a checkpoint finds the moment
        ("TRUNCATE", 10**9, 100_000, 80_000, 150_000),  # there is none, and the log is far too large
    ],
)
async def test_the_log_stays_small_where_somebody_always_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: Mode, often: int, max_wal: int, least: int, most: int
) -> None:
    path, sizes, checkpoint = tmp_path / "tables.db", list[int](), sqlite_log.checkpoint
    store = await open_store(f"sqlite:///{path}")
    await new_table(store)
    reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def read() -> None:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM lines").fetchone()

    def among_readers(connection: sqlite3.Connection, mode: Mode) -> bool:
        """One has ended, and the next has not yet begun, only where the writer waits for it."""
        if mode == waits:
            reader.execute("COMMIT")
        done = checkpoint(connection, mode)
        if mode == waits:
            read()
        return done

    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", often)
    monkeypatch.setattr(sqlite_log, "RESTART_TIMEOUT", 1)
    monkeypatch.setattr(sqlite_log, "MAX_WAL", max_wal)
    monkeypatch.setattr(sqlite_log, "checkpoint", among_readers)
    read()
    for seq in range(1, 100):
        await store.write("ABC234", b"document", [line(seq, f"command {seq}")], now=seq)
        sizes.append(log_of(path))
    # some 20 kB a write: without bounds it would be two megabytes
    assert least < max(sizes) <= most
    assert await numbers(store) == list(range(100))
    await store.close()
    reader.close()


async def test_moves_wait_briefly_for_readers_until_the_log_is_far_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, checkpoint, timeouts = tmp_path / "tables.db", sqlite_log.checkpoint, dict[str, int]()
    store = await open_store(f"sqlite:///{path}")
    await new_table(store)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM lines").fetchone()

    def noted(connection: sqlite3.Connection, mode: Mode) -> bool:
        (timeouts[mode],) = connection.execute("PRAGMA busy_timeout").fetchone()
        return checkpoint(connection, mode)

    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", OFTEN)
    monkeypatch.setattr(sqlite_log, "checkpoint", noted)
    beside = {"PASSIVE": 5000}
    await rewrite(store, 4 * OFTEN)
    await store.close()
    assert timeouts == {**beside, "RESTART": sqlite_log.RESTART_TIMEOUT}

    timeouts.clear()
    store = await open_store(f"sqlite:///{path}")
    monkeypatch.setattr(sqlite_log, "MAX_WAL", 100_000)
    monkeypatch.setattr(sqlite_log, "TRUNCATE_TIMEOUT", 21)
    await rewrite(store, 4 * OFTEN)
    await store.close()
    assert timeouts == {**beside, "RESTART": sqlite_log.RESTART_TIMEOUT, "TRUNCATE": sqlite_log.TRUNCATE_TIMEOUT}
    reader.close()


async def test_on_a_small_disk_the_log_leaves_room_to_be_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, path, sizes = 500_000, tmp_path / "tables.db", [0]

    def free(_: Path) -> SimpleNamespace:
        used = sum(file.stat().st_size for file in tmp_path.iterdir())
        return SimpleNamespace(free=max(0, disk - used))

    monkeypatch.setattr(sqlite_log, "CHECKPOINT_WRITES", 10**9)
    monkeypatch.setattr(sqlite_log, "disk_usage", free)
    store = await open_store(f"sqlite:///{path}")
    await new_table(store)
    for seq in range(1, 400):
        await store.write("ABC234", None, [line(seq, f"command {seq}")], now=seq)
        room = disk - path.stat().st_size
        sizes.append(log_of(path))
        assert sizes[-1] <= room / 2 + 50_000
    assert 100_000 < max(sizes) < disk / 2
    await store.close()


async def rewrite(store: Database, times: int) -> None:
    """Write the same document again and again."""
    for number in range(times):
        await store.write("ABC234", b"%d" % number, now=number)


async def test_a_disk_that_is_full_of_log_recovers_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "TRUNCATE_TIMEOUT", 1)
    path = tmp_path / "tables.db"
    store = await open_store(f"sqlite:///{path}")
    await new_table(store)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM lines").fetchone()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most))
    try:
        with pytest.raises(StoreFailed):
            await rewrite(store, 100)
        reader.execute("COMMIT")
        await store.write("ABC234", b"after", now=200)
        stored = await store.load("ABC234")
        assert stored and stored.doc == b"after"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        reader.close()
    await store.close()
