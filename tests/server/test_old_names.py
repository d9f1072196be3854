"""The names of the last version: its tables are opened, its clients understood and answered in them.

`last_version.json` was written by that version: what it stored of three tables, and what it then told their people.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import LineRow
from igroteka.server.table import document, messages
from igroteka.server.table.document import NOBODY, Doc
from igroteka.server.table.table import Table
from igroteka.server.wire import old_names
from tests.laws.cases import ROOKS
from tests.rooks.steps import Talk
from tests.server.client import Room
from tests.server.http_client import told
from tests.server.in_process import running_tables
from tests.server.websocket_client import Device
from tests.shelf import put_on_the_shelf

STORED: dict[str, Any] = json.loads(Path(__file__).with_name("last_version.json").read_text(encoding="utf-8"))
OLD = {old_names.HEADER: "1"}


@pytest.fixture(autouse=True)
def rooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Birds that may draw a sketch while they talk."""
    put_on_the_shelf(monkeypatch, ROOKS)
    monkeypatch.setattr(Talk, "may_sketch", lambda step, s, seat: not s.left[seat], raising=False)


@asynccontextmanager
async def opened(name: str) -> AsyncIterator[Table]:
    """A table of the last version."""
    was, store = STORED[name], MemoryStore()
    rows = [LineRow(match, seq, seat, id, line(body)) for match, seq, seat, id, body in was["lines"]]
    await store.write(was["code"], line(was["doc"]), rows, now=0, new_watch=was["watch"])
    async with running_tables(store) as (tables, _):
        yield await tables.table(was["code"])


def line(body: object) -> bytes:
    """JSON as it is stored."""
    return msgspec.json.encode(body)


def as_told(message: bytes) -> Any:
    """What a client of the last version reads."""
    heard = json.loads(old_names.told(message))
    heard.pop("pad", None)
    heard.pop("facts")
    without_newer(heard["table"])
    if play := heard["play"]:
        assert play.pop("alterable") == {}
        if play["seats"] is not None:
            assert play["undo"] == "free", "a moderator could take nothing back"
            play["undo"] = "no"
        if window := play["window"]:
            assert [window.pop(field) for field in ("length", "passed", "alone")] == [0, 0, True], "nobody counted"
    return heard


def without_newer(info: Any) -> Any:
    """What is told of a table, without what could not be agreed in the last version and so is off."""
    assert info["setup"].pop("owner_conducts") is False
    assert info["setup"].pop("first") is None
    return info


@pytest.mark.parametrize("name", STORED)
async def test_a_table_of_the_last_version_is_opened_and_told_as_it_was(name: str) -> None:
    async with opened(name) as table:
        assert table.stopped == ""
        for person, was in STORED[name]["told"].items():
            assert as_told(messages.whole(table, int(person), table.viewer(int(person)))) == was
        looked = json.loads(old_names.answered(messages.info(table, member=True)))
        assert without_newer(looked) == STORED[name]["looked"]


async def test_what_the_last_version_stored_is_where_it_is_now() -> None:
    async with opened("evening") as table:
        doc, was = table.doc, STORED["evening"]["doc"]
        assert (doc.owner, doc.moderator) == (was["host"], was["chair"]) and doc.moderator != NOBODY
        assert doc.setup.moderator and doc.setup.pace.closes == "person"
        assert doc.window and doc.window.closes == "person"
        assert doc.window.taps == {int(seat): count for seat, count in was["window"]["touches"].items()} != {}
        assert doc.shown and (doc.shown.owner, doc.shown.moderator) == (was["shown"]["host"], was["shown"]["chair"])
    stored = line(was)
    assert msgspec.json.decode(old_names.asked(Doc, stored)) != was
    again = msgspec.json.encode(doc)
    assert old_names.asked(Doc, again) == again, "the next document has new names"


def test_a_record_has_the_bytes_it_had() -> None:
    rows = [body for match, _, _, _, body in STORED["evening"]["lines"]]
    text = "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
    record = read_record(text)
    assert {"sketch", "moderator"} < {row.kind for row in record.lines}
    assert replay(record, ROOKS).record.write() == record.write() == text
    newer = text.replace('"line":"draw"', '"line":"sketch"').replace('"line":"chair"', '"line":"moderator"')
    assert newer != text and read_record(newer).write() == text, "both words are read"


def test_every_old_name_belongs_to_a_field_that_is_there() -> None:
    for name, fields in old_names.FIELDS.items():
        kind = getattr(document if hasattr(document, name) else wire, name)
        assert set(fields) <= set(kind.__struct_fields__), name


async def test_a_client_of_the_last_version_plays(room: Room) -> None:
    agreed = {"game": "candy_mafia", "seats": [{}] * 6, "chair": True, "pace": {"closes": "host"}}
    answer = told(room.port, "/api/tables", {"setup": agreed, "name": "Ann", "chair": True}, headers=OLD)
    assert answer[0] == 201
    made = answer[1]
    path = f"/api/tables/{made['code']}"
    _, table = told(room.port, path, headers=OLD)
    assert table["chair"]["host"] and table["setup"]["chair"] and table["setup"]["pace"]["closes"] == "host"
    assert not {"moderator", "owner"} & {*table, *table["setup"], *table["seats"][0]}
    assert told(room.port, f"{path}/chair", {"chair": False}, made["token"], OLD)[0] == 204
    assert told(room.port, f"{path}/chair", {"chair": True}, made["token"], OLD)[0] == 204
    assert told(room.port, f"{path}/start", {}, made["token"], OLD)[0] == 409
    bob = told(room.port, f"{path}/join", {"name": "Bob"}, headers=OLD)[1]
    for token, what, reason in ((bob["token"], "start", "not-host"), (bob["token"], "deal", "not-chair")):
        body = {"deal": None} if what == "deal" else {}
        assert told(room.port, f"{path}/{what}", body, token, OLD)[1]["error"] == reason
    device = Device(room.port, made["code"], wire.Hello(token=bob["token"]))
    device.hello = wire.Hello(token=bob["token"])
    await device.connect()
    await device.send(device.hello)
    assert device.socket
    heard = json.loads(await device.socket.recv())
    assert (
        heard["type"] == "whole"
        and heard["table"]["chair"]["name"] == "Ann"
        and "owner" not in heard["table"]["seats"][0]
    )
    await device.send('{"do": "draw", "id": "d", "decision": 1, "strokes": []}')
    while (heard := json.loads(await device.socket.recv()))["type"] != "refused":
        pass
    assert (heard["id"], heard["reason"]) == ("d", "not-playing")
    await device.close()


def test_games_are_listed_under_the_names_that_were_asked_for(port: int) -> None:
    (old, new) = (told(port, "/api/games", headers=headers)[1] for headers in (OLD, {}))
    for was, now in zip(old, new, strict=True):
        assert was["host"] == was["host_answers"] == now["moderator"]
        assert [one["led"] for one in was["options"]] == [one["moderated"] for one in now["options"]]
        assert "host" not in now and "moderator" not in was


def test_what_is_equally_long_stays_so_under_old_names() -> None:
    def refused(reason: str, length: int = 400) -> bytes:
        made = msgspec.json.encode(wire.Refused(1, "id", reason, pad=""))
        return msgspec.json.encode(wire.Refused(1, "id", reason, pad="x" * (length - len(made))))

    told = [old_names.told(refused(reason)) for reason in ("late", *old_names.REASONS)]
    assert len({len(message) for message in told}) == 1
    assert json.loads(told[1])["reason"] == "not-host"
    growing = sum(max(0, len(old) - len(new)) for new, old in old_names.REASONS.items())
    assert 8 * growing + len("drawing") < 8 * old_names.LONGER


def test_a_word_in_what_somebody_says_is_no_name() -> None:
    said = msgspec.json.encode({"do": "say", "id": "1", "text": '"do":"draw"'})
    assert old_names.said(said) == said
