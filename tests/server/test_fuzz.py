"""Hostile input at the websocket: a clear refusal each, nothing changes, and the others play on undisturbed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import msgspec
import pytest
from hypothesis import given, settings

from igroteka.server import wire
from igroteka.server.serve import LONGEST_MESSAGE
from tests.laws.hostile import ALTERATIONS, FIXED, altered
from tests.server.client import Room, setup
from tests.server.websocket_client import Device, Gone, command_id

DEEP = "[" * 100_000 + "]" * 100_000
LONG = "x" * 100_000
# Everything here is wrong in itself, no matter who sends it and whenever.
FRAMES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half a message": '{"do": "choose"',
    "null": "null",
    "a number": "7",
    "a list": "[]",
    "an empty object": "{}",
    "a server's message": '{"type": "done", "n": 1, "id": "x"}',
    "an unknown message": '{"do": "win", "id": "x"}',
    "not a word": '{"do": 1}',
    "no id": '{"do": "choose", "decision": 1, "choice": "pass"}',
    "an empty id": '{"do": "choose", "id": "", "decision": 1, "choice": "pass"}',
    "a long id": f'{{"do": "choose", "id": "{LONG[:41]}", "decision": 1, "choice": "pass"}}',
    "an id that is none": '{"do": "choose", "id": 1, "decision": 1, "choice": "pass"}',
    "no decision": '{"do": "choose", "id": "x", "choice": "pass"}',
    "a decision in words": '{"do": "choose", "id": "x", "decision": "1", "choice": "pass"}',
    "half a decision": '{"do": "choose", "id": "x", "decision": 0.5, "choice": "pass"}',
    "a true decision": '{"do": "choose", "id": "x", "decision": true, "choice": "pass"}',
    "a huge decision": f'{{"do": "choose", "id": "x", "decision": {10**40}, "choice": "pass"}}',
    "infinity": '{"do": "choose", "id": "x", "decision": 1e999, "choice": "pass"}',
    "not a number": '{"do": "choose", "id": "x", "decision": NaN, "choice": "pass"}',
    "a long choice": f'{{"do": "choose", "id": "x", "decision": 1, "choice": "{LONG[:201]}"}}',
    "a choice that is a list": '{"do": "choose", "id": "x", "decision": 1, "choice": ["pass"]}',
    "an unknown field": '{"do": "choose", "id": "x", "decision": 1, "choice": "pass", "seat": 0}',
    "a hint without a decision": '{"do": "hint", "id": "x"}',
    "a hint for another": '{"do": "hint", "id": "x", "decision": 1, "seat": 0}',
    "a hint about a huge decision": f'{{"do": "hint", "id": "x", "decision": {10**40}}}',
    "a lone surrogate": '{"do": "say", "id": "x", "text": "\\ud800"}',
    "a long speech": f'{{"do": "say", "id": "x", "text": "{LONG[:301]}"}}',
    "silence": '{"do": "say", "id": "x", "text": ""}',
    "a sign of one's own": '{"do": "react", "id": "x", "sign": "💣"}',
    "a short part": '{"do": "contribute", "id": "x", "part": "00"}',
    "a yes that is none": '{"do": "answer", "id": "x", "question": 1, "yes": 1}',
    "bytes": b"\x00\xff\xfe",
    "deep": DEEP,
    "deep in a field": f'{{"do": "choose", "id": "x", "decision": {DEEP}, "choice": "pass"}}',
    "long": f'{{"do": "say", "id": "x", "text": "{LONG}"}}',
    "huge": '{"do": "say", "id": "x", "text": "' + "x" * 5_000_000 + '"}',
}


class Siege:
    """A table at its first decision: the one who is asked plays by the rules, the other does not."""

    def __init__(self, room: Room, people: list[wire.Seated], devices: list[Device]) -> None:
        self.room = room
        asked = 0 if devices[0].choices else 1
        self.asked, self.enemy = devices[asked], devices[1 - asked]
        self.victim, self.attacker = people[asked], people[1 - asked]

    async def state(self) -> object:
        """All that the one who is asked can know, and the table's own numbers."""
        whole = await self.asked.sync()
        return whole.play, whole.log, whole.chat, whole.table.status, whole.table.setup, whole.table.question

    async def answers(self, frame: object) -> list[wire.ServerSays]:
        """What the enemy hears of a hostile frame; the connection may have been closed with a reason."""
        heard: list[wire.ServerSays] = []
        fence = wire.Resume(
            command_id()
        )  # changes nothing, and what comes before its answer is the answer to the frame
        try:
            await self.enemy.send(frame)
            await self.enemy.send(fence)
            while not (isinstance(message := await self.enemy.hear(), wire.Done) and message.id == fence.id):
                heard.append(message)
        except Gone:
            if isinstance(frame, (str, bytes)) and len(frame) > LONGEST_MESSAGE:
                # The protocol's own code 1009 says so, but what was not read may reset the connection before that.
                heard.append(wire.Bye(0, "too-big", True))
            self.enemy = await self.room.sit(self.attacker)
        return heard


@pytest.fixture(scope="module")
async def siege(port: int) -> AsyncIterator[Siege]:
    """One table for all attacks, which must still be playable when they are over."""
    async with Room(port) as room:
        siege = Siege(room, *await room.table(setup()))
        yield siege
        before = siege.asked.play
        assert isinstance(await siege.asked.choose(siege.asked.choices[-1]), wire.Done)
        whole = await siege.enemy.sync()
        assert before and whole.play and whole.play.decision > before.decision


@pytest.mark.parametrize("name", FRAMES)
async def test_a_wrong_frame_is_refused_and_changes_nothing(siege: Siege, name: str) -> None:
    before = await siege.state()
    heard = await siege.answers(FRAMES[name])
    assert any(isinstance(message, (wire.Refused, wire.Bye)) and message.reason for message in heard), heard
    assert await siege.state() == before


async def test_text_that_is_no_utf8_is_refused(siege: Siege) -> None:
    before = await siege.state()
    assert siege.enemy.socket
    await siege.enemy.socket.send(b'{"do": "say", "id": "x", "text": "\xff\xfe"}', text=True)
    assert (await siege.enemy.next(wire.Refused)).reason == "bad-message"
    assert await siege.state() == before


@pytest.mark.parametrize(
    "choice", ["draw", "snatch from 1", "vote 3", "pass pass", "PASS", "0", "\x00", "recruit Z9 free"]
)
async def test_a_choice_of_no_game_or_of_another_is_refused(siege: Siege, choice: str) -> None:
    before = await siege.state()
    answer = await siege.asked.choose(choice)
    assert isinstance(answer, wire.Refused) and answer.reason == "no-such-choice"
    assert await siege.state() == before


@pytest.mark.parametrize("decision", [-(2**63), -1, 0, 2, 99, 2**63 - 1])
async def test_a_decision_that_is_not_the_present_one_is_refused(siege: Siege, decision: int) -> None:
    assert siege.asked.play
    before = await siege.state()
    if decision != siege.asked.play.decision:
        answer = await siege.asked.do(wire.Choose(command_id(), decision, siege.asked.choices[0]))
        assert isinstance(answer, wire.Refused) and answer.reason == "late"
    assert await siege.state() == before


async def test_another_seats_answer_is_refused_and_leaves_its_owner_free(siege: Siege) -> None:
    assert siege.asked.play
    before = await siege.state()
    command = wire.Choose(command_id(), siege.asked.play.decision, siege.asked.choices[0])
    answer = await siege.enemy.do(command)
    assert isinstance(answer, wire.Refused) and answer.reason == "not-your-turn"
    assert await siege.state() == before


@pytest.mark.parametrize(
    "command",
    [
        wire.Undo("u"),
        wire.Answer("a", 1, True),
        wire.Answer("b", -1, False),
        wire.Contribute("c", "0" * 64),
        wire.Close("d", 1),
        wire.Choose("e", 1, "pass", seat=0),
        wire.Choose("f", 1, "pass", seat=19),
    ],
)
async def test_what_makes_no_sense_now_changes_nothing(siege: Siege, command: wire.Command) -> None:
    before = await siege.state()
    answer = await siege.enemy.do(command)
    assert isinstance(answer, wire.Refused) and answer.reason
    assert await siege.state() == before


@pytest.mark.parametrize("command", [wire.Resume("r1")])
async def test_what_is_so_already_changes_nothing(siege: Siege, command: wire.Command) -> None:
    before = await siege.state()
    assert isinstance(await siege.enemy.do(command), wire.Done)
    assert await siege.state() == before


@pytest.mark.parametrize("frame", [wire.Sync(), wire.Choose("x", 1, "pass"), *list(FRAMES.values())[:6], b"\x00"])
async def test_nothing_is_heard_before_hello(room: Room, siege: Siege, frame: object) -> None:
    before = await siege.state()
    stranger = await room.device(siege.victim).connect()
    await stranger.send(frame)
    with pytest.raises(Gone) as gone:
        await stranger.until(lambda d: False)
    assert gone.value.bye and gone.value.bye.reason
    assert [json.loads(text)["type"] for text in stranger.heard] == ["bye"]
    assert await siege.state() == before


async def test_a_second_hello_does_not_change_who_one_is(siege: Siege) -> None:
    before = await siege.state()
    heard = await siege.answers(wire.Hello(token=siege.victim.token))
    assert any(isinstance(message, (wire.Refused, wire.Bye)) for message in heard)
    assert siege.enemy.me.person == siege.attacker.person
    assert await siege.state() == before


async def test_the_key_of_another_table_opens_nothing_here(room: Room, siege: Siege) -> None:
    before = await siege.state()
    other = await room.create(setup())
    for code, token in ((siege.victim.code, other.token), (other.code, siege.victim.token)):
        with pytest.raises(Gone) as gone:
            await room.coming(code, wire.Hello(token=token)).open()
        assert gone.value.bye and gone.value.bye.reason == "bad-token"
    assert await siege.state() == before


async def test_a_spectator_can_do_nothing(room: Room, siege: Siege) -> None:
    watcher = await room.watch(siege.victim.code, siege.asked.table.watch)
    before = await siege.state()
    assert siege.asked.play
    for command in (
        wire.Choose("s1", siege.asked.play.decision, siege.asked.choices[0]),
        wire.Undo("s2"),
        wire.Pause("s3"),
        wire.Resume("s4"),
        wire.Substitute("s5", 0),
        wire.Answer("s6", 1, True),
        wire.Contribute("s7", "0" * 64),
        wire.Close("s8", siege.asked.play.decision),
        wire.Choose("s9", siege.asked.play.decision, siege.asked.choices[0], seat=0),
    ):
        answer = await watcher.do(command)
        assert isinstance(answer, wire.Refused) and answer.reason == "only-watching"
    assert await siege.state() == before
    await watcher.close()


MESSAGES = [
    json.loads(msgspec.json.encode(message))
    for message in (
        wire.Choose("x", 1, "pass"),
        wire.Choose("y", 1, "recruit I0 free"),
        wire.Choose("z", 1, "pass", seat=1),
        wire.Close("w", 1),
        wire.Answer("a", 1, True),
        wire.Contribute("c", "0" * 64),
        wire.Hello(token="t"),
        wire.Sync(),
    )
]


@settings(FIXED)
@given(alterations=ALTERATIONS)
async def test_altered_messages_change_nothing(siege: Siege, alterations: list) -> None:
    before = await siege.state()
    for message in MESSAGES:
        heard = await siege.answers(json.dumps(altered(message, alterations)))
        if message["do"] != "sync":
            assert any(isinstance(m, (wire.Refused, wire.Bye)) and m.reason for m in heard), heard
    assert await siege.state() == before
