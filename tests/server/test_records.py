"""Records and replays: as I saw it before the end, everything afterwards if so agreed, any move, and playing on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server import wire
from tests.server.client import Rejected, Room, seated
from tests.server.driving import FAMIGLIA, Pair
from tests.server.websocket_client import Device

HIDDEN = {"hide_hands": True}


async def middle(room: Room, seed: int = 3, moves: int = 8, **agreed: Any) -> Pair:
    """A game after some moves."""
    while True:
        pair = Pair(room, seed, **agreed)
        await pair.begin()
        if all([await pair.move() for _ in range(moves)]) and not pair.devices[0].over:
            return pair


async def record(room: Room, who: wire.Seated | None, code: str, everything: bool = False) -> str:
    """A download."""
    path = f"/api/tables/{code}/record?everything={str(everything).lower()}"
    return (await room.text("GET", path, None, who.token if who else "")).decode()


async def frame(
    room: Room, who: wire.Seated | None, code: str, at: int | str, everything: bool = False
) -> wire.Snapshot:
    """One position of the replay."""
    path = f"/api/tables/{code}/replay/{at}?everything={str(everything).lower()}"
    return await room.get(path, wire.Snapshot, who.token if who else "")


async def test_before_the_end_a_record_is_what_i_saw(room: Room) -> None:
    pair = await middle(room, options=HIDDEN)
    code = pair.people[0].code
    for who, device in zip(pair.people, pair.devices, strict=True):
        text = await record(room, who, code)
        told = [json.loads(row) for row in text.splitlines()]
        events = [event for row in told for event in row.get("events", [])]
        assert [e for entry in device.log for e in entry.events] == events
        assert "secret" not in text
        assert "choice" not in {key for row in told for key in row} or all("hash" not in row for row in told)
    with pytest.raises(Rejected) as rejected:
        await record(room, pair.people[0], code, everything=True)
    assert rejected.value.error == "not-over"
    with pytest.raises(Rejected) as rejected:
        await frame(room, pair.people[0], code, 1, everything=True)
    assert rejected.value.error == "not-over"


async def test_after_the_end_everything_is_open_and_plays_again(room: Room) -> None:
    pair = await middle(room, options=HIDDEN)
    await room.at(pair.people[1], "resign", wire.OfMatch(1))
    for who in (pair.people[0], None):
        match = replay(read_record(await record(room, who, pair.people[0].code, everything=True)), FAMIGLIA)
        assert match.state.over == "resigned"


async def test_without_spectators_a_stranger_reads_nothing_even_after_the_end(room: Room) -> None:
    pair = await middle(room, spectators=False)
    await room.at(pair.people[1], "resign", wire.OfMatch(1))
    with pytest.raises(Rejected) as rejected:
        await record(room, None, pair.people[0].code, everything=True)
    assert rejected.value.error == "no-spectators"
    assert await record(room, pair.people[0], pair.people[0].code, everything=True)


async def test_what_was_agreed_to_stay_closed_stays_closed(room: Room) -> None:
    pair = await middle(room, open_after=False)
    await room.at(pair.people[1], "resign", wire.OfMatch(1))
    with pytest.raises(Rejected) as rejected:
        await record(room, pair.people[0], pair.people[0].code, everything=True)
    assert rejected.value.error == "stays-closed"
    assert "secret" not in await record(room, pair.people[0], pair.people[0].code)


async def seen(device: Device) -> dict[int, dict[str, Any]]:
    """By number of entries in the log: what the device saw then."""
    views: dict[int, dict[str, Any]] = {}
    entries = 0
    for message in map(json.loads, device.heard):
        if message["type"] == "whole":
            entries = len(message["log"])
        elif message["type"] == "moved":
            entries += len(message["entries"])
        if message.get("play"):
            views[entries] = message["play"]["view"]
    return views


async def test_every_move_can_be_seen_again_as_i_saw_it(room: Room) -> None:
    pair = await middle(room, options=HIDDEN)
    code = pair.people[0].code
    for who, device in zip(pair.people, pair.devices, strict=True):
        views = await seen(device)
        assert len(views) > 5
        for at, view in views.items():
            there = await frame(room, who, code, at)
            assert (there.at, there.last, there.me) == (at, len(device.log), device.me)
            assert there.view == view
        last = await frame(room, who, code, "last")
        assert device.play and last.view == device.play.view
    for at in (0, len(pair.devices[0].log) + 1):
        with pytest.raises(Rejected) as rejected:
            await frame(room, pair.people[0], code, at)
        assert rejected.value.error == "no-such-move"


async def test_a_stranger_replays_what_spectators_see(room: Room) -> None:
    pair = await middle(room, options=HIDDEN)
    code = pair.people[0].code
    watcher = await room.watch(code, pair.devices[0].table.watch)
    assert watcher.play
    there = await frame(room, None, code, "last")
    assert there.view == watcher.play.view
    assert "hand" not in there.view["seats"][0]
    closed = await middle(room, spectators=False)
    with pytest.raises(Rejected):
        await frame(room, None, closed.people[0].code, "last")


async def test_playing_on_keeps_what_was_known_and_deals_the_rest_anew(room: Room) -> None:
    pair = await middle(room)
    who, device = pair.people[0], pair.devices[0]
    views = await seen(device)
    at = sorted(views)[len(views) // 2]
    decks = set()
    for _ in range(2):
        body = wire.PlayOn(at, "Ann", "easy")
        new = seated(await room.post(f"/api/tables/{who.code}/play-on", body, who.token))
        assert new.code != who.code
        there = await room.sit(new)
        assert there.play
        assert sorted(seat.kind for seat in there.table.seats) == ["bot", "person"]
        first = await frame(room, new, new.code, 1)
        mine = there.me.seat
        assert first.view["seats"][mine] == views[at]["seats"][device.me.seat]
        assert first.view["street"] == views[at]["street"]
        assert first.view["deck"] == views[at]["deck"]
        await room.at(new, "resign", wire.OfMatch(1))
        decks.add(json.loads((await record(room, new, new.code, everything=True)).splitlines()[0])["hash"])
    assert len(decks) == 2
