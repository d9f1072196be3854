"""The verifiable shuffle: promised, contributed to by all, and checked by anybody at the end."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from igroteka.core.record import read_record
from igroteka.server import wire
from igroteka.server.table import choices, replay, seating, starting
from igroteka.server.table.commit import act, do
from tests.server.client import Rejected, Room, setup
from tests.server.in_process import Listener, given, running_tables
from tests.server.websocket_client import command_id


async def finished(room: Room) -> tuple[wire.Seated, str, dict[int, str], wire.Opened]:
    """A match that is over: who played, the promise shown before anybody's part, the parts, and what was opened."""
    people = [await room.create(setup())]
    people.append(await room.join(people[0].code))
    devices = [await room.sit(who) for who in people]
    await room.at(people[0], "start")
    parts = {who.person: secrets.token_hex(32) for who in people}
    promise = ""
    for device in devices:
        await device.until(lambda d: d.table.status == "shuffling")
        assert device.table.shuffle
        promise = promise or device.table.shuffle.promise
        assert device.table.shuffle.promise == promise
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
    return people[0], promise, parts, opened


async def test_the_secret_is_the_documented_hash_of_all_parts(room: Room) -> None:
    who, promise, parts, opened = await finished(room)
    assert opened.promise == promise == sha256(opened.server.encode()).hexdigest()
    assert {part.person: part.part for part in opened.parts} == parts
    rows = ["igroteka shuffle 1", f"server {opened.server}"]
    rows += [f"part {person} {part}" for person, part in sorted(parts.items())]
    text = "".join(f"{row}\n" for row in [*rows, f"header {opened.header}"])
    assert sha256(text.encode()).hexdigest() == opened.secret
    record = read_record((await room.text("GET", record_path(who), None, who.token)).decode())
    assert record.header["start"] == {"secret": f"{int(opened.secret, 16):x}"}
    agreed = json.loads(opened.header)
    assert {key: record.header[key] for key in agreed if key in record.header} == {
        key: agreed[key] for key in agreed if key in record.header
    }


async def test_a_part_that_does_not_come_is_shown_as_missing_and_the_cards_are_dealt() -> None:
    async with running_tables() as (made, time):
        host = await made.create(setup(), "Ann")
        table = await made.table(host.code)
        guest = await given(table, seating.join, "Bob", None)
        ann, _ = [await Listener(table, person).enter() for person in (host.person, guest.person)]
        await act(table, starting.start, host.person)
        assert ann.table.status == "shuffling"
        await ann.do(wire.Contribute(command_id(), "ab" * 32))
        await time.turn(60_000)
        assert ann.play and ann.table.shuffle
        assert [(part.name, part.part) for part in ann.table.shuffle.parts] == [("Ann", "ab" * 32), ("Bob", "")]
        await act(table, choices.resign, host.person, 1)
        opened = await replay.opened(table)
        rows = ["igroteka shuffle 1", f"server {opened.server}", f"part 0 {'ab' * 32}", "part 1 -"]
        text = "".join(f"{row}\n" for row in [*rows, f"header {opened.header}"])
        assert sha256(text.encode()).hexdigest() == opened.secret


async def test_a_secret_that_begins_with_zeros_keeps_them() -> None:
    async with running_tables() as (made, time):
        while True:
            host = await made.create(setup(bots=1), "Ann")
            table = await made.table(host.code)
            await act(table, starting.start, 0)
            await do(table, 0, wire.Contribute(command_id(), secrets.token_hex(32)))
            await time.turn(0)
            await act(table, choices.resign, 0, 1)
            opened = await replay.opened(table)
            assert len(opened.secret) == 64
            if opened.secret.startswith("0"):
                return


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
    host = await room.create(setup())
    device = await room.sit(host)
    answer = await device.do(wire.Contribute(command_id(), "0" * 64))
    assert isinstance(answer, wire.Refused)


async def test_all_parts_are_seen_before_the_first_card() -> None:
    async with running_tables() as (made, time):
        host = await made.create(setup(), "Ann")
        table = await made.table(host.code)
        guest = await given(table, seating.join, "Bob", None)
        people = [await Listener(table, person).enter() for person in (host.person, guest.person)]
        await act(table, starting.start, host.person)
        for person, part in zip(people, ("ab" * 32, "cd" * 32), strict=True):
            await person.do(wire.Contribute(command_id(), part))
        await time.turn(0)
        for person in people:
            shown = next(n for n, text in enumerate(person.heard) if "ab" * 32 in text and "cd" * 32 in text)
            dealt = next(n for n, text in enumerate(person.heard) if '"play":{' in text)
            assert shown < dealt
