"""The protocol of play: numbers, gaps, retries, late answers, several devices, spectators."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from igroteka.core.event import SPECTATOR
from igroteka.server import wire
from tests.server.client import Rejected, Room
from tests.server.driving import FAMIGLIA, Pair
from tests.server.websocket_client import Device, Gone, command_id


async def dealt(room: Room, seed: int = 1, **agreed: Any) -> tuple[Pair, Device, Device]:
    """A table at its first decision: the pair, the device that is asked, the one that is not."""
    pair = Pair(room, seed, **agreed)
    await pair.begin()
    one, two = pair.devices
    assert one.play and two.play
    return (pair, one, two) if one.play.options else (pair, two, one)


async def test_every_connection_counts_its_messages_from_one(room: Room) -> None:
    pair, asked, _ = await dealt(room)
    for _ in range(3):
        await pair.move()
    assert [msgspec.json.decode(text)["n"] for text in asked.heard] == list(range(1, asked.n + 1))
    again = await room.sit(pair.people[0])
    assert again.n == 1


async def test_no_message_is_compressed_for_its_length_would_tell_of_it(room: Room) -> None:
    pair, _, _ = await dealt(room)
    device = await room.device(pair.people[0]).connect(compression="deflate")
    assert device.socket and device.socket.request and device.socket.response
    assert "permessage-deflate" in device.socket.request.headers["Sec-WebSocket-Extensions"]
    assert "Sec-WebSocket-Extensions" not in device.socket.response.headers
    await device.close()


async def test_what_comes_along_with_hello_is_heard(room: Room) -> None:
    pair, _, _ = await dealt(room)
    device = await room.device(pair.people[0]).connect()
    assert device.socket
    for message in (device.hello, wire.Sync(), wire.Say(command_id(), "hello")):
        device.socket.protocol.send_text(msgspec.json.encode(message))
    device.socket.transport.write(b"".join(device.socket.protocol.data_to_send()))
    await device.next(wire.Whole)
    await device.next(wire.Whole)
    await device.next(wire.Said)
    await device.sync()


async def test_after_a_gap_sync_tells_the_whole_again(room: Room) -> None:
    pair, asked, _ = await dealt(room)
    for _ in range(3):
        await pair.move()
    told = (asked.play, list(asked.log), asked.table, asked.me)
    whole = await asked.sync()
    assert (whole.play, whole.log, whole.table, whole.me) == told


async def test_a_command_sent_again_is_done_once(room: Room) -> None:
    _, asked, other = await dealt(room)
    assert asked.play
    command = wire.Choose(command_id(), asked.play.decision, asked.play.options[-1].choice)
    assert isinstance(await asked.do(command), wire.Done)
    log = (await asked.sync()).log
    assert isinstance(await asked.do(command), wire.Done)
    assert (await asked.sync()).log == log
    assert len((await other.sync()).log) == len(log)


async def test_a_command_sent_again_from_another_device_is_done_once(room: Room) -> None:
    pair, asked, _ = await dealt(room)
    assert asked.play
    command = wire.Choose(command_id(), asked.play.decision, asked.play.options[-1].choice)
    await asked.send(command)
    second = await room.sit(pair.people[pair.devices.index(asked)])
    assert isinstance(await second.do(command), wire.Done)
    assert isinstance(await asked.do(command), wire.Done)
    assert (await asked.sync()).log == (await second.sync()).log


async def test_a_late_answer_is_refused_and_changes_nothing(room: Room) -> None:
    _, asked, other = await dealt(room)
    assert asked.play
    late, choice = asked.play.decision, asked.play.options[-1].choice
    await asked.choose(choice)
    before = await other.sync()
    answer = await asked.do(wire.Choose(command_id(), late, choice))
    assert isinstance(answer, wire.Refused) and answer.reason == "late"
    assert (await other.sync()).play == before.play


async def test_whoever_is_not_asked_is_told_so(room: Room) -> None:
    _, asked, other = await dealt(room)
    assert asked.play and other.play
    assert (other.play.options, other.play.near) == ([], [])
    answer = await other.choose(asked.play.options[0].choice)
    assert isinstance(answer, wire.Refused)
    assert (answer.reason, answer.clause) == ("not-your-turn", "table")


async def test_every_near_miss_says_why_and_is_refused_so(room: Room) -> None:
    asked = (await dealt(room))[1]
    while not (asked.play and asked.play.near):  # not every street has something to reach for
        asked = (await dealt(room))[1]
    offered = {option.choice for option in asked.play.options}
    for near in asked.play.near:
        assert near.choice not in offered
        answer = await asked.choose(near.choice)
        assert isinstance(answer, wire.Refused)
        assert (answer.reason, answer.clause) == (near.reason, near.clause)


async def test_a_seat_is_open_on_several_devices(room: Room) -> None:
    pair, asked, other = await dealt(room)
    number = pair.devices.index(asked)
    second = await room.sit(pair.people[number])
    assert second.table.seats[asked.me.seat].devices == 2
    await other.until(lambda d: d.table.seats[asked.me.seat].devices == 2)
    assert asked.play and second.play
    assert second.play.view == asked.play.view
    await second.choose(second.choices[-1])
    await asked.until(lambda d: d.play and second.play and d.play.decision == second.play.decision)
    await second.close()
    await other.until(lambda d: d.table.seats[asked.me.seat].devices == 1)


async def test_a_new_link_revokes_the_old_devices(room: Room) -> None:
    pair, asked, other = await dealt(room)
    number = pair.devices.index(asked)
    old = pair.people[number]
    second = await room.sit(old)
    new = await room.renew(old)
    for device in (asked, second):
        with pytest.raises(Gone) as gone:
            await device.until(lambda d: False)
        assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("revoked", False)
    with pytest.raises(Gone) as gone:
        await room.sit(old)
    assert gone.value.bye and gone.value.bye.reason == "bad-token"
    with pytest.raises(Rejected) as rejected:
        await room.at(old, "renew")
    assert (rejected.value.status, rejected.value.error) == (401, "bad-token")
    assert new.person == old.person
    fresh = await room.sit(new)
    assert fresh.play and isinstance(await fresh.choose(fresh.play.options[-1].choice), wire.Done)
    await other.until(lambda d: d.table.seats[fresh.me.seat].devices == 1)


async def test_a_spectator_sees_the_spectators_view_and_cannot_play(room: Room) -> None:
    pair, asked, _ = await dealt(room, options={"hide_hands": True})
    watcher = await room.watch(asked.table.code, asked.table.watch)
    assert (watcher.me.person, watcher.me.seat, watcher.table.watch) == (-1, -1, "")
    await asked.until(lambda d: d.table.watching == 1)
    screen = await room.coming(asked.table.code, wire.Hello(watch=asked.table.watch, screen=True)).open()
    assert (screen.me.seat, screen.table.watching) == (-1, 1), "a screen for the room is nobody who watches"
    for _ in range(4):
        await pair.move()
    whole = await watcher.sync()
    assert whole.play is not None
    assert (whole.play.options, whole.play.near) == ([], [])
    answer = await watcher.choose("pass")
    assert isinstance(answer, wire.Refused)
    await watcher.sync()
    await room.at(pair.people[0], "resign", wire.OfMatch(1))
    match = await pair.match()
    state = match.start.clone()
    for line in match.lines:
        if line.kind == "choice":
            state.play(line.seat, FAMIGLIA.parse(line.choice))
    assert whole.play.view == state.view(SPECTATOR)
    assert "hand" not in whole.play.view["seats"][0]


async def test_a_table_without_spectators_lets_none_in(room: Room) -> None:
    _, asked, _ = await dealt(room, spectators=False)
    with pytest.raises(Gone) as gone:
        await room.watch(asked.table.code, asked.table.watch)
    assert gone.value.bye and not gone.value.bye.again


async def test_the_server_says_good_bye_to_a_stranger(room: Room) -> None:
    _, asked, _ = await dealt(room)
    for hello in (wire.Hello(token="nobody"), wire.Hello(watch="nobody"), wire.Hello()):
        with pytest.raises(Gone) as gone:
            await room.coming(asked.table.code, hello).open()
        assert gone.value.bye and not gone.value.bye.again
