"""tables: list, export, backup, delete, clean, with and without a running server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.core.match.begin import new_match
from igroteka.core.match.match import Match
from igroteka.registry import game, names
from igroteka.server.store.opening import open_store
from igroteka.server.store.store import LineRow

Said = pytest.CaptureFixture[str]
DAY = 24 * 60 * 60 * 1000
GAME = names()[0]


@pytest.fixture
def match() -> Match:
    """A match of a few moves."""
    match = new_match(game(GAME), 7, players=["Аня", "bot steady"])
    for _ in range(5):
        seat = match.state.turn()[0]
        match.choose(seat, match.state.legal(seat)[-1])
    return match


def document(status: str, number: int = 1) -> bytes:
    """What a server keeps of a table, as far as the list reads it."""
    persons = [{"name": "Аня\x1b[2J"}, {"name": "gone away", "gone": True}, {"name": "Боря"}]
    return json.dumps({"setup": {"game": GAME}, "status": status, "match": number, "persons": persons}).encode()


async def fill(url: str, match: Match) -> None:
    """Two tables: one of today, at its second match, and one of long ago."""
    store = await open_store(url)
    now = int(time.time() * 1000)
    rows = [LineRow(1, seq, -1, None, text.encode()) for seq, text in enumerate(match.record.write().splitlines())]
    await store.write("ABC234", document("playing", 2), rows, now=now, new_watch="one")
    await store.write("ABC234", None, [LineRow(2, 0, -1, None, rows[0].body)], now=now)
    await store.write("XYZ789", document("gathering"), now=now - 100 * DAY, new_watch="two")
    await store.close()


@pytest.fixture
def url(tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database that is meant if none is named."""
    url = f"sqlite:///{tmp_path / 'kept.db'}"
    monkeypatch.setenv("IGROTEKA_DATABASE", url)
    asyncio.run(fill(url, match))
    return url


@pytest.fixture
def server(url: str) -> Iterator[None]:
    """A server that runs on the same file."""
    with asyncio.Runner() as runner:
        store = runner.run(open_store(url))
        yield
        runner.run(store.close())


def test_list_shows_the_last_played_first(url: str, capsys: Said) -> None:
    assert main(["tables", "list"]) == 0
    head, first, second = capsys.readouterr().out.splitlines()
    assert head.split() == ["code", "game", "status", "people", "lines", "last", "touched"]
    assert first.split()[:3] == ["ABC234", GAME, "playing"]
    assert first.split()[-3] == "7"
    assert second.split()[:3] == ["XYZ789", GAME, "gathering"]
    assert "Боря" in first
    assert "gone away" not in first
    assert "\x1b" not in first


def test_list_for_a_program(url: str, capsys: Said) -> None:
    assert main(["tables", "list", "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert (first["code"], first["game"], first["match"], first["lines"]) == ("ABC234", GAME, 2, 7)
    assert (second["code"], second["people"], second["lines"]) == ("XYZ789", ["Аня\x1b[2J", "Боря"], 0)
    assert first["touched"] - second["touched"] == 100 * DAY


def test_list_reads_the_document_of_another_version_as_far_as_it_goes(tmp_path: Path, capsys: Said) -> None:
    async def strange(url: str) -> None:
        store = await open_store(url)
        await store.write("ABC234", b"{}", now=1, new_watch="w")
        await store.close()

    url = f"sqlite:///{tmp_path / 'strange.db'}"
    asyncio.run(strange(url))
    assert main(["tables", "list", "--database", url]) == 0
    assert "ABC234" in capsys.readouterr().out


def test_an_exported_record_can_be_replayed(url: str, match: Match, tmp_path: Path, capsys: Said) -> None:
    assert main(["tables", "export", "abc234", "--match", "1"]) == 0
    told = capsys.readouterr().out
    assert told == match.record.write()
    (tmp_path / "game.jsonl").write_text(told, encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.jsonl"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["checked"]


def test_the_last_match_is_exported_if_none_is_named(url: str, match: Match, capsys: Said) -> None:
    assert main(["tables", "export", "ABC234"]) == 0
    assert capsys.readouterr().out == match.record.write().splitlines(keepends=True)[0]


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        (["export", "NO"], "table NO: there is none"),
        (["export", "XYZ789"], "table XYZ789: has no record of match 1"),
        (["export", "ABC234", "--match", "3"], "table ABC234: has no record of match 3"),
        (["export", "ABC234", "--match", "-1"], "match: must be a whole number from 1"),
        (["delete", "NO"], "table NO: there is none"),
        (["clean", "--days", "soon"], "days: must be a whole number from 0"),
        (["list", "--database", "sqlite:////nowhere/a.db"], "/nowhere/a.db: there is no such file"),
        (["delete", "ABC234", "--database", "sqlite:////nowhere/a.db"], "/nowhere/a.db: there is no such file"),
        (["copy", "sqlite:////nowhere/a.db", "sqlite:////nowhere/b.db"], "/nowhere/a.db: there is no such file"),
        (["copy", "kept.db", "new.db"], "the address of the database must look like sqlite:///FILE or postgresql://…"),
    ],
)
def test_a_mistake_is_one_sentence(part: list[str], complaint: str, url: str, capsys: Said) -> None:
    assert main(["tables", *part]) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


def test_delete_takes_one_table(url: str, capsys: Said) -> None:
    assert main(["tables", "delete", "abc234"]) == 0
    assert codes(capsys) == ["XYZ789"]


def test_clean_takes_the_old_ones(url: str, capsys: Said) -> None:
    assert main(["tables", "clean", "--days", "101"]) == 0
    assert capsys.readouterr().out == "deleted: 0\n"
    assert main(["tables", "clean", "--days", "99"]) == 0
    assert capsys.readouterr().out == "deleted: 1\n"
    assert codes(capsys) == ["ABC234"]


def test_a_backup_can_be_used_as_it_is(url: str, tmp_path: Path, capsys: Said) -> None:
    copy = str(tmp_path / "copy.db")
    assert main(["tables", "backup", copy]) == 0
    assert main(["tables", "delete", "ABC234"]) == 0
    assert codes(capsys, "--database", f"sqlite:///{copy}") == ["ABC234", "XYZ789"]
    assert main(["tables", "backup", copy]) == 2
    assert "is there already" in capsys.readouterr().err


def test_looking_and_backing_up_work_beside_a_server(server: None, tmp_path: Path, capsys: Said) -> None:
    assert codes(capsys) == ["ABC234", "XYZ789"]
    assert main(["tables", "export", "ABC234"]) == 0
    assert main(["tables", "backup", str(tmp_path / "copy.db")]) == 0
    capsys.readouterr()
    assert codes(capsys, "--database", f"sqlite:///{tmp_path / 'copy.db'}") == ["ABC234", "XYZ789"]


def test_a_copy_is_another_database_that_can_be_used(url: str, tmp_path: Path, capsys: Said) -> None:
    there = f"sqlite:///{tmp_path / 'there.db'}"
    assert main(["tables", "copy", url, there, "--lang", "ru"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("Скопировано и перечитано: столов 2, строк 7, хеш ")
    assert told.err == ""
    assert codes(capsys, "--database", there) == codes(capsys) == ["ABC234", "XYZ789"]


@pytest.mark.parametrize("part", [["delete", "ABC234"], ["clean", "--days", "0"]])
def test_deleting_is_refused_beside_a_server(part: list[str], server: None, capsys: Said) -> None:
    assert main(["tables", *part]) == 2
    assert "another server is running on this file; stop it first" in capsys.readouterr().err
    assert codes(capsys) == ["ABC234", "XYZ789"]


def codes(capsys: Said, *more: str) -> list[str]:
    """The codes of all tables."""
    assert main(["tables", "list", "--json", *more]) == 0
    return [row["code"] for row in json.loads(capsys.readouterr().out)]
