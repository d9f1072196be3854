"""SQLite's own log is brought into the file by another hand, beside the writing, and begins anew."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from igroteka.server.store import Store
from igroteka.server.store import sqlite as sqlite_log
from igroteka.server.store.hand import Hand
from tests.server.store.lines import line, new_table, numbers

ROUNDS, OFTEN = 40, 25


async def written(path: Path) -> int:
    """Write many lines; how large SQLite's log is afterwards."""
    store = await Store.open(f"sqlite:///{path}")
    await new_table(store)
    for seq in range(1, ROUNDS * OFTEN + 1):
        await store.write("ABC234", None, [line(seq, f"command {seq}")], now=seq)
    size = Path(f"{path}-wal").stat().st_size
    assert await numbers(store) == list(range(ROUNDS * OFTEN + 1))
    await store.close()
    return size


async def test_the_log_begins_anew_while_tables_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "MANY_WRITES", 10**9)
    whole = await written(tmp_path / "never.db")
    monkeypatch.setattr(sqlite_log, "MANY_WRITES", OFTEN)
    assert await written(tmp_path / "often.db") < whole / 4


async def test_a_reader_does_not_keep_anybody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "MANY_WRITES", OFTEN)
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
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


async def test_a_hand_does_one_thing_after_another() -> None:
    hand, done = Hand("a test"), list[int]()
    await asyncio.gather(*(hand.do(partial(done.append, number)) for number in range(100)))
    assert done == list(range(100))
    hand.rest()
    assert not hand.thread.is_alive()


async def test_a_hand_tells_what_went_wrong_and_goes_on() -> None:
    hand, done = Hand("a test"), list[int]()
    with pytest.raises(ZeroDivisionError):
        await hand.do(lambda: done.append(1 // 0))
    await hand.do(lambda: done.append(1))
    assert done == [1]
    hand.rest()


async def test_whoever_is_called_away_disturbs_no_hand() -> None:
    hand, done = Hand("a test"), list[int]()
    waiting = asyncio.create_task(hand.do(lambda: done.append(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    await hand.do(lambda: done.append(2))
    assert done == [1, 2]
    hand.rest()
