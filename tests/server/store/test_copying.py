"""Everything is copied into another database, of any kind, or nothing is."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.server.store import copying, schema
from igroteka.server.store.copying import Copied, copy_tables
from igroteka.server.store.errors import BadDatabase
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import Member
from igroteka.server.store.store import LineRow, Stored
from tests.child import child
from tests.server.postgres import Postgres
from tests.server.store.sample_rows import DOCUMENT, line

CODES = ["XYZ789", "abc234", "ABC234"]
DIRECTIONS = [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite"), ("postgres", "postgres")]
House = tuple[list[Stored], dict[str, list[LineRow]]]


@pytest.fixture
def url_of(postgres: Postgres, tmp_path: Path) -> Callable[[str, str], str]:
    """Addresses of empty databases: of a kind, under a name."""

    def url_of(kind: str, name: str) -> str:
        return (
            (postgres.new() if name == "new" else postgres.another(name))
            if kind == "postgres"
            else f"sqlite:///{tmp_path / name}.db"
        )

    return url_of


@pytest.fixture(params=DIRECTIONS, ids="-".join)
def urls(request: pytest.FixtureRequest, url_of: Callable[[str, str], str]) -> tuple[str, str]:
    """A house, and where it shall go."""
    source, target = (url_of(kind, name) for kind, name in zip(request.param, ("old", "new"), strict=True))
    asyncio.run(fill(source))
    return source, target


async def fill(url: str) -> None:
    """Three tables: one without lines, one with more than are read at once, one with two matches."""
    store = await open_store(url)
    for number, code in enumerate(CODES):
        await store.write(code, DOCUMENT + b"\xff" * number, now=1000 + number, new_watch=f"watch {code} ж")
    await store.write(CODES[1], None, [line(seq, f"c{seq}", seat=seq % 3) for seq in range(copying.PAGE + 1)], now=7000)
    await store.write(CODES[2], None, [line(0), line(1, "one"), line(0, match=2)], now=8000)
    await store.close()


async def everything(url: str) -> House:
    """All that a database keeps."""
    store = await open_store(url, own=False)
    tables, sizes = await store.tables(), await store.sizes()
    lines = {code: [row for match in (1, 2) for row in await store.lines(code, match)] for code in CODES}
    assert {code: len(rows) for code, rows in lines.items() if rows} == sizes
    await store.close()
    return tables, lines


def copied(source: str, target: str) -> Copied:
    """Copy, as the command does."""
    return asyncio.run(copy_tables(source, target, lambda done, of: None))


def is_empty(url: str) -> bool:
    """Whether nothing came there: no file, or no table."""
    if url.startswith("sqlite") and not Path(url.removeprefix("sqlite:///")).exists():
        return True
    with pytest.raises(BadDatabase, match="no tables of igroteka are here"):
        asyncio.run(everything(url))
    return True


def test_all_of_it_comes_over_and_can_be_written_further(urls: tuple[str, str]) -> None:
    source, target = urls
    told: list[tuple[int, int]] = []
    done = asyncio.run(copy_tables(source, target, lambda *step: told.append(step)))
    assert (done.tables, done.lines) == (3, copying.PAGE + 4)
    assert told == [(step, 6) for step in range(1, 7)]
    assert asyncio.run(everything(source)) == asyncio.run(everything(target))

    async def go_on() -> None:
        store = await open_store(target)
        assert await store.claim(CODES[2])
        await store.write(CODES[2], b"{}", [line(1, match=2)], now=9000)
        await store.close()

    asyncio.run(go_on())
    with pytest.raises(BadDatabase, match="has tables already; copy into an empty database"):
        copied(source, target)


def test_the_hash_is_that_of_the_content_alone(url_of: Callable[[str, str], str]) -> None:
    first, second, third = url_of("sqlite", "old"), url_of("postgres", "new"), url_of("sqlite", "third")
    asyncio.run(fill(first))
    assert copied(first, second) == copied(second, third)


@pytest.mark.parametrize("urls", DIRECTIONS[:2], ids="-".join, indirect=True)
def test_an_empty_house_of_ours_may_be_filled(urls: tuple[str, str]) -> None:
    source, target = urls

    async def make() -> None:
        await (await open_store(target)).close()

    asyncio.run(make())
    assert copied(source, target).tables == 3


@pytest.mark.parametrize("urls", DIRECTIONS[:2], ids="-".join, indirect=True)
@pytest.mark.parametrize("number", [0, 1], ids=["source", "target"])
def test_it_is_refused_beside_a_server(urls: tuple[str, str], number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "ALONE", 0.1)
    with asyncio.Runner() as runner:
        server = runner.run(open_store(urls[number], member=Member("http://127.0.0.1:1", lambda: "")))
        with pytest.raises(BadDatabase, match=r"another server is running on this (file|database); stop it first"):
            copied(*urls)
        runner.run(server.close())
    assert copied(*urls).tables == 3


@pytest.mark.parametrize("urls", DIRECTIONS[:2], ids="-".join, indirect=True)
@pytest.mark.parametrize("number", [0, 1], ids=["source", "target"])
def test_no_server_starts_meanwhile(urls: tuple[str, str], number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PREPARE_TIMEOUT", 50)
    refused: list[BaseException | None] = []

    def start(done: int, of: int) -> None:
        if done == 1:
            with ThreadPoolExecutor() as elsewhere:
                refused.append(elsewhere.submit(asyncio.run, open_store(urls[number])).exception())

    asyncio.run(copy_tables(*urls, start))
    assert [type(error) for error in refused] == [BadDatabase]
    assert "another server is running on this" in str(refused[0])
    assert asyncio.run(everything(urls[0])) == asyncio.run(everything(urls[1]))


@pytest.mark.parametrize("urls", DIRECTIONS[:2], ids="-".join, indirect=True)
@pytest.mark.parametrize("when", [1, 5])
def test_ctrl_c_leaves_the_target_as_it_was(urls: tuple[str, str], when: int) -> None:
    source, target = urls

    def interrupt(done: int, of: int) -> None:
        if done == when:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    try:
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(copy_tables(source, target, interrupt))
    finally:
        signal.signal(signal.SIGINT, before)
    assert is_empty(target)
    assert copied(source, target).tables == 3


def test_a_killed_server_is_no_hindrance(url_of: Callable[[str, str], str]) -> None:
    source, target = url_of("postgres", "old"), url_of("sqlite", "new")
    command = [sys.executable, str(Path(__file__).with_name("writer_process.py")), source]
    with child(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stdout.readline()
    assert copied(source, target).lines > 0


def test_what_comes_back_otherwise_than_it_was_written_is_not_kept(postgres: Postgres, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'old.db'}"
    asyncio.run(fill(source))
    target = postgres.new()

    async def make() -> None:
        await (await open_store(target)).close()

    asyncio.run(make())
    postgres.psql(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.body := 'x'; RETURN NEW; END $$;"
        "CREATE TRIGGER spoil BEFORE INSERT ON lines FOR EACH ROW WHEN (NEW.seq = 500) EXECUTE FUNCTION spoil()"
    )
    with pytest.raises(BadDatabase, match="gives back something else than was written; nothing of it is kept"):
        copied(source, target)
    assert postgres.psql("SELECT count(*) FROM tables") == "0"


def test_what_cannot_be_copied_is_refused_in_a_sentence(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(BadDatabase, match=r"old.db: there is no such file"):
        copied(source, target)
    assert not (tmp_path / "old.db").exists()
    asyncio.run(fill(source))
    with pytest.raises(BadDatabase, match="FROM and TO are the same database"):
        copied(source, f"sqlite:///{tmp_path}/./old.db")
    with pytest.raises(BadDatabase, match="must look like"):
        copied("memory", target)
    with closing(sqlite3.connect(tmp_path / "new.db")) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadDatabase, match=r"new.db: belongs to another program"):
        copied(source, target)
    with pytest.raises(BadDatabase, match="igroteka@/postgres: No such file or directory"):
        copied(source, f"postgresql://igroteka@/postgres?host={tmp_path}/nobody")
