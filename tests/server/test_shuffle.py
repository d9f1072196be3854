"""The verifiable shuffle: promised, contributed to by all, and checked by anybody at the end."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.shuffle_check import verdict
from igroteka.server.table import choices, leaving, questions, replay, seating, starting
from igroteka.server.table.commit import act, do
from igroteka.server.table.messages import info
from igroteka.server.table.table import Table
from tests.server.client import Rejected, Room, setup
from tests.server.in_process import Listener, given, record_of, running_tables
from tests.server.websocket_client import command_id


async def finished(room: Room) -> tuple[wire.Seated, wire.ShuffleInfo, dict[int, str], wire.Opened]:
    """A match that is over: who played, what was shown before anybody's part, the parts, and what was opened."""
    people = [await room.create(setup())]
    people.append(await room.join(people[0].code))
    devices = [await room.sit(who) for who in people]
    await room.at(people[0], "start")
    parts = {who.person: secrets.token_hex(32) for who in people}
    shown: wire.ShuffleInfo | None = None
    for device in devices:
        await device.until(lambda d: d.table.status == "shuffling")
        assert device.table.shuffle
        shown = shown or device.table.shuffle
        assert (device.table.shuffle.promise, device.table.shuffle.header) == (shown.promise, shown.header)
        assert isinstance(await device.do(wire.Contribute(command_id(), parts[device.me.person])), wire.Done)
    for device in devices:
        await device.until(lambda d: d.play)
        assert device.table.shuffle
        assert {part.person: part.part for part in device.table.shuffle.parts} == parts
    with pytest.raises(Rejected) as early:
        await room.get(f"/api/tables/{people[0].code}/shuffle", wire.Opened, people[0].token)
    assert early.value.error == "not-over"
    await room.at(people[0], "resign", wire.OfMatch(1))
    opened = await room.get(f"/api/tables/{people[0].code}/shuffle", wire.Opened, people[0].token)
    assert shown and not any(part.part for part in shown.parts)
    return people[0], shown, parts, opened


def hashed(opened: wire.Opened, first: str, *parts: str) -> str:
    """The SHA-256 of a text of docs/shuffle.md."""
    rows = [first, f"server {opened.server}", f"header {opened.header}", *parts]
    return sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()


async def test_promise_and_secret_are_the_documented_hashes(room: Room) -> None:
    who, shown, parts, opened = await finished(room)
    assert opened.version == 2
    assert opened.promise == shown.promise == hashed(opened, "igroteka promise 2")
    assert opened.header == shown.header
    assert {part.person: part.part for part in opened.parts} == parts
    rows = [f"part {person} {part}" for person, part in sorted(parts.items())]
    assert opened.secret == hashed(opened, "igroteka shuffle 2", *rows)
    record = read_record((await room.text("GET", record_path(who), None, who.token)).decode())
    assert record.header["start"] == {"secret": f"{int(opened.secret, 16):x}"}
    agreed = json.loads(opened.header)
    assert [one["person"] for one in agreed["contributors"]] == sorted(parts)
    both = agreed.keys() & record.header.keys()
    assert both == {"game", "rules", "data", "options", "seats", "players"}
    assert {key: record.header[key] for key in both} == {key: agreed[key] for key in both}
    assert opened.header == json.dumps(agreed, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


async def test_a_part_that_does_not_come_is_shown_as_missing_and_the_cards_are_dealt() -> None:
    async with running_tables() as (made, time):
        owner = await made.create(setup(), "Ann")
        table = await made.table(owner.code)
        guest = await given(table, seating.join, "Bob", None)
        ann, _ = [await Listener(table, person).enter() for person in (owner.person, guest.person)]
        await act(table, starting.start, owner.person)
        assert ann.table.status == "shuffling"
        await ann.do(wire.Contribute(command_id(), "ab" * 32))
        await time.turn(60_000)
        assert ann.play and ann.table.shuffle
        assert [(part.name, part.part) for part in ann.table.shuffle.parts] == [("Ann", "ab" * 32), ("Bob", "")]
        await act(table, choices.resign, owner.person, 1)
        opened = await replay.opened(table)
        assert hashed(opened, "igroteka shuffle 2", f"part 0 {'ab' * 32}", "part 1 -") == opened.secret


async def test_whoever_was_agreed_begins_one_match_and_the_promise_binds_it() -> None:
    async with running_tables() as (made, time):
        owner = await made.create(setup("pechenka", 4, 1, options={"variant": "big_hunt"}, first=0), "Ann")
        table = await made.table(owner.code)
        people = [owner, *[await given(table, seating.join, name, None) for name in ("Bob", "Cat")]]
        ann, *_ = [await Listener(table, one.person).enter() for one in people]
        await act(table, seating.move, owner.person, people[2].person, 3)
        assert table.doc.setup.first == 0, "somebody else moved"
        await act(table, seating.move, owner.person, owner.person, 2)
        assert table.doc.setup.first == 2, "Ann begins wherever she sits"
        await act(table, seating.move, owner.person, people[1].person, 2)
        assert table.doc.setup.first == 1, "and where she was sent by an exchange"
        await act(table, starting.start, owner.person)
        made_now = table.doc.shuffle
        assert made_now and json.loads(made_now.header)["first"] == 1
        await time.turn(60_000)
        assert table.match and table.match.header["first"] == 1 and table.match.state.turn() == [1]
        for person in sorted(table.doc.people()):
            await act(table, choices.resign, person, 1)
        found = verdict(read_record(await record_of(table, owner.person, True)))
        assert found and found.holds
        await act(table, questions.ask_rematch, owner.person, 1, True)
        again = table.doc
        assert again.match == 2 and again.setup.first is None and ann.table.setup.first is None


async def test_a_secret_that_begins_with_zeros_keeps_them() -> None:
    async with running_tables() as (made, time):
        secret = ""
        while not secret.startswith("0"):
            owner = await made.create(setup(bots=1), "Ann")
            table = await made.table(owner.code)
            await act(table, starting.start, 0)
            await do(table, 0, wire.Contribute(command_id(), secrets.token_hex(32)))
            await time.turn(0)
            await act(table, choices.resign, 0, 1)
            secret = (await replay.opened(table)).secret
            assert len(secret) == 64


def record_path(who: wire.Seated) -> str:
    """Where all of the match is to be had."""
    return f"/api/tables/{who.code}/record?everything=true"


def verify(path: Path) -> subprocess.CompletedProcess[str]:
    """`igroteka verify FILE`."""
    command = [sys.executable, "-m", "igroteka", "verify", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


async def test_verify_believes_the_record_and_no_altered_one(room: Room, tmp_path: Path) -> None:
    who, *_ = await finished(room)
    text = (await room.text("GET", record_path(who), None, who.token)).decode()
    path = tmp_path / "record.jsonl"
    path.write_text(text, encoding="utf-8")
    done = verify(path)
    assert (done.returncode, done.stderr) == (0, ""), done
    header, *lines = text.splitlines()
    secret = json.loads(header)["start"]["secret"]
    other = f"{int(secret, 16) ^ 1:x}"
    for altered in (text.replace(secret, other), "\n".join([header, *lines[:-1], lines[-1].replace("0", "1")]) + "\n"):
        path.write_text(altered, encoding="utf-8")
        done = verify(path)
        assert done.returncode != 0, altered
        assert "Traceback" not in done.stderr


async def test_a_part_is_given_once_and_only_while_shuffling(room: Room) -> None:
    people, devices = await room.table(setup())
    assert people
    answer = await devices[0].do(wire.Contribute(command_id(), "0" * 64))
    assert isinstance(answer, wire.Refused)
    owner = await room.create(setup())
    device = await room.sit(owner)
    answer = await device.do(wire.Contribute(command_id(), "0" * 64))
    assert isinstance(answer, wire.Refused)


async def test_all_parts_are_seen_before_the_first_card() -> None:
    async with running_tables() as (made, time):
        owner = await made.create(setup(), "Ann")
        table = await made.table(owner.code)
        guest = await given(table, seating.join, "Bob", None)
        people = [await Listener(table, person).enter() for person in (owner.person, guest.person)]
        await act(table, starting.start, owner.person)
        for person, part in zip(people, ("ab" * 32, "cd" * 32), strict=True):
            await person.do(wire.Contribute(command_id(), part))
        await time.turn(0)
        for person in people:
            shown = next(n for n, text in enumerate(person.heard) if "ab" * 32 in text and "cd" * 32 in text)
            dealt = next(n for n, text in enumerate(person.heard) if '"play":{' in text)
            assert shown < dealt


async def test_a_shuffle_that_begins_anew_has_another_promise_and_takes_no_part_for_the_last_one() -> None:
    async with running_tables() as (made, _):
        owner = await made.create(setup(), "Ann")
        table = await made.table(owner.code)
        guest = await given(table, seating.join, "Bob", None)
        ann = await Listener(table, owner.person).enter()
        await act(table, starting.start, owner.person)
        first = ann.table.shuffle
        await act(table, leaving.leave, guest.person)
        assert ann.table.status == "gathering"
        await given(table, seating.join, "Cid", None)
        await act(table, starting.start, owner.person)
        second = ann.table.shuffle
        assert first and second and first.promise != second.promise
        assert '"Bob"' in first.header and '"Bob"' not in second.header
        assert await ann.do(wire.Contribute(command_id(), "ab" * 32, first.promise)) == ""
        assert ann.table.shuffle and not any(part.part for part in ann.table.shuffle.parts)
        assert await ann.do(wire.Contribute(command_id(), "cd" * 32, second.promise)) == ""
        assert [part.part for part in ann.table.shuffle.parts] == ["cd" * 32, ""]


async def loaded(table: Table) -> str:
    """What a table is at after a restart."""
    await replay.load(table)
    return table.doc.status


@pytest.mark.parametrize("other", ["rules", "version 1"])
async def test_a_promise_that_the_next_server_cannot_keep_is_made_anew(
    other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_tables() as (made, _):
        owner = await made.create(setup(bots=1), "Ann")
        table = await made.table(owner.code)
        await act(table, starting.start, owner.person)
        assert await loaded(table) == "shuffling"
        assert table.doc.shuffle
        if other == "rules":
            monkeypatch.setattr(table.game, "rules", table.game.rules + 1)
        else:
            table.doc.shuffle.header = ""
        assert await loaded(table) == "gathering"
        await act(table, starting.start, owner.person)
        assert table.doc.shuffle and f'"rules":{table.game.rules},' in table.doc.shuffle.header


async def test_a_match_that_was_dealt_by_version_1_keeps_its_promise() -> None:
    async with running_tables() as (made, time):
        owner = await made.create(setup(bots=1), "Ann")
        table = await made.table(owner.code)
        await act(table, starting.start, owner.person)
        ann = await Listener(table, owner.person).enter()
        await ann.do(wire.Contribute(command_id(), "ab" * 32))
        await time.turn(0)
        assert ann.table.status == "playing" and ann.table.shuffle and not ann.table.shuffle.header
        assert table.doc.shuffle
        table.doc.shuffle.header = ""
        shown = info(table, member=True).shuffle
        assert shown and shown.promise == sha256(table.doc.shuffle.server.encode()).hexdigest()
