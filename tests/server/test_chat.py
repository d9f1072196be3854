"""The chat: heard in one's own room, closed by the table, forgotten by the records."""

from __future__ import annotations

import pytest

from igroteka.core.windows import Window
from igroteka.server import wire
from tests.laws.cases import TOY
from tests.server.client import Room, setup
from tests.server.in_process import everybody, running_tables, table_from, with_magpies
from tests.server.websocket_client import Device, command_id
from tests.toy import actions
from tests.toy.state import Table as Birds


async def say(device: Device, text: str) -> wire.Done | wire.Refused:
    """Say something."""
    return await device.do(wire.Say(command_id(), text))


async def test_all_at_the_table_hear_it_and_those_who_come_later_read_it(room: Room) -> None:
    people, devices = await room.table(setup())
    assert isinstance(await say(devices[0], "Привет!"), wire.Done)
    assert isinstance(await devices[1].do(wire.React(command_id(), "👏")), wire.Done)
    lines = [wire.ChatLine(0, "Ann", "Привет!"), wire.ChatLine(1, "Bob", "👏", reaction=True)]
    for device in devices:
        await device.until(lambda d: len(d.chat) == 2)
        assert device.chat == lines
    assert (await room.sit(people[1])).chat == lines


async def test_a_line_sent_again_is_said_once(room: Room) -> None:
    _, devices = await room.table(setup())
    line = wire.Say(command_id(), "once")
    assert isinstance(await devices[0].do(line), wire.Done)
    assert isinstance(await devices[0].do(line), wire.Done)
    assert [said.text for said in (await devices[1].sync()).chat] == ["once"]


async def test_spectators_talk_among_themselves(room: Room) -> None:
    _, devices = await room.table(setup())
    watchers = [await room.watch(devices[0].table.code, devices[0].table.watch) for _ in range(2)]
    await say(watchers[0], "psst")
    await say(devices[0], "aloud")
    for watcher in watchers:
        assert [line.text for line in (await watcher.sync()).chat] == ["psst"]
    for device in devices:
        assert [line.text for line in (await device.sync()).chat] == ["aloud"]
    assert not any("psst" in text for device in devices for text in device.heard)
    assert not any("aloud" in text for watcher in watchers for text in watcher.heard)


async def test_the_owner_closes_and_opens_it(room: Room) -> None:
    people, devices = await room.table(setup())
    await room.at(people[0], "chat", wire.ChatSwitch(False))
    for device in devices:
        await device.until(lambda d: not d.table.setup.chat)
        answer = await say(device, "hm")
        assert isinstance(answer, wire.Refused) and answer.reason == "chat-closed"
    await room.at(people[0], "chat", wire.ChatSwitch(True))
    assert isinstance(await say(devices[1], "hm"), wire.Done)


async def test_no_record_knows_of_it(room: Room) -> None:
    people, devices = await room.table(setup())
    await say(devices[0], "a very rare word: zyzzyva")
    await room.at(people[0], "resign", wire.OfMatch(1))
    for everything in ("true", "false"):
        path = f"/api/tables/{people[0].code}/record?everything={everything}"
        assert b"zyzzyva" not in await room.text("GET", path, None, people[0].token)


class OneIsQuiet(Window[Birds]):
    """A turn in which the second bird may not talk."""

    def legal(self, s: Birds, seat: int) -> list[int]:
        return [actions.DRAW]

    def may_talk(self, s: Birds, seat: int) -> bool:
        return seat != 1


async def test_a_step_may_close_it_to_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    async with running_tables() as (made, _):
        table = await table_from(made, setup(TOY.id, 3), TOY.new(3, 1), deal=True)
        one, two, _ = await everybody(table)
        assert table.state
        monkeypatch.setattr(table.state, "top", OneIsQuiet("turn", "turn"))
        assert await two.do(wire.Say(command_id(), "psst")) == "chat-closed"
        assert await two.do(wire.React(command_id(), "🔥")) == "chat-closed"
        assert not await one.do(wire.Say(command_id(), "aloud"))
        assert [line.text for line in two.chat] == ["aloud"]
