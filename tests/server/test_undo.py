"""Taking back: free while nobody has learnt anything, then by consent, never across new information."""

from __future__ import annotations

import pytest

from igroteka.server import wire
from tests.games.famiglia.table import table as famiglia_table
from tests.laws.cases import TOY
from tests.server.client import Room, setup
from tests.server.driving import Pair
from tests.server.in_process import everybody, running_tables, table_from, with_magpies
from tests.server.websocket_client import Device, command_id

# Answers after which no card is opened, the ones that end a turn last.
QUIET = ("stop", "no accountant", "no brute", "recruit")


async def quiet(device: Device, *wanted: str) -> bool:
    """Give an answer that begins with one of these words, if there is one."""
    for word in wanted:
        for choice in device.choices:
            if choice.startswith(word):
                assert isinstance(await device.choose(choice), wire.Done)
                return True
    return False


async def whole_turn(devices: list[Device], device: Device, last: str) -> bool:
    """Decline everything and end the turn like this."""
    while device.choices:
        if not await quiet(device, "stop", "no accountant", "no brute", last):
            return False
        for other in devices:
            await other.until(lambda d: d.play and device.play and d.play.decision >= device.play.decision)
    return True


async def turns(room: Room) -> tuple[Pair, Device, Device]:
    """A table where one has passed and the other has recruited without any card being opened."""
    while True:
        pair = Pair(room)
        await pair.begin()
        first = next(device for device in pair.devices if device.choices)
        second = next(device for device in pair.devices if device is not first)
        if await whole_turn(pair.devices, first, "pass") and await whole_turn(pair.devices, second, "recruit"):
            opened = [event for entry in first.log[1:] for event in entry.events if event["event"] == "opened"]
            if not opened and not first.over:
                return pair, first, second


async def within_a_turn(room: Room) -> tuple[Pair, Device]:
    """A table where somebody has done without a part of their turn and is asked for the next."""
    pair = Pair(room)
    await pair.begin()
    while True:
        mover = next(device for device in pair.devices if device.choices)
        if await quiet(mover, "stop", "no accountant", "no brute") and mover.choices:
            return pair, mover
        for device in pair.devices:
            await device.sync()
        if not await pair.move():
            await pair.begin()


async def test_my_last_choice_is_taken_back_at_once_while_it_told_nothing(room: Room) -> None:
    pair, mover = await within_a_turn(room)
    assert mover.play and mover.play.undo == "free"
    before, entries, decision = mover.play.view, len(mover.log), mover.play.decision
    assert isinstance(await mover.do(wire.Undo(command_id())), wire.Done)
    for device in pair.devices:
        await device.until(lambda d: d.log[-1].kind == "undo")
        assert (device.log[-1].to, device.log[-1].seat) == (entries - 1, mover.me.seat)
    assert mover.play.view != before
    assert mover.play.decision > decision


async def test_an_undo_sent_again_takes_back_once(room: Room) -> None:
    _, mover = await within_a_turn(room)
    command = wire.Undo(command_id())
    await mover.do(command)
    log = (await mover.sync()).log
    assert isinstance(await mover.do(command), wire.Done)
    assert (await mover.sync()).log == log


async def test_whoever_already_thinks_about_my_move_must_agree_that_i_take_it_back(room: Room) -> None:
    pair, first, second = await turns(room)
    assert second.play and second.play.undo == "ask"
    assert isinstance(await second.do(wire.Undo(command_id())), wire.Done)
    assert second.log[-1].kind == "choice"
    await first.until(lambda d: d.table.question)
    assert first.table.question and first.table.question.waiting == [first.me.person]
    await first.do(wire.Answer(command_id(), first.table.question.number, True))
    for device in pair.devices:
        await device.until(lambda d: d.table.question is None and d.log[-1].kind == "undo")
        assert device.log[-1].seat == second.me.seat
    assert any(choice.startswith("recruit") for choice in second.choices)


async def test_of_several_only_whoever_thinks_is_asked_and_a_bot_never(monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    found = set()
    for seed in range(40):
        for bots in (0, 1):
            async with running_tables() as (made, _):
                table = await table_from(made, setup(TOY.id, 3, bots), TOY.new(3, seed))
                devices = await everybody(table)
                mover = next((device for device in devices if device.choices), None)
                quiet = mover and next((c for c in mover.choices if c.startswith("bury")), None)
                if not mover or not quiet or await mover.choose(quiet) or not table.match:
                    continue
                (after,) = table.match.state.turn()
                if mover.play and mover.play.undo != "no" and after != mover.me.seat:
                    thinks = table.doc.places[after].kind
                    assert mover.play.undo == ("ask" if thinks == "person" else "free")
                    assert await mover.do(wire.Undo(command_id())) == ""
                    assert (table.question.waiting if table.question else []) == ([after] if thinks == "person" else [])
                    found.add(thinks)
    assert found == {"person", "bot"}


async def test_a_pass_that_was_pressed_is_what_is_taken_back_also_if_it_was_the_only_answer() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(bots=1), famiglia_table("I1 I2", step="refresh"))
        (mover,) = await everybody(table)
        await mover.choose("stop")
        assert mover.choices == ["pass"]
        await mover.choose("pass")
        assert mover.play and mover.play.undo == "free"
        for back_to in (["pass"], ["stop", "discard I1", "discard I2"]):
            assert await mover.do(wire.Undo(command_id())) == ""
            assert mover.choices == back_to


async def test_behind_anothers_move_all_must_agree(room: Room) -> None:
    pair, first, second = await turns(room)
    assert first.play and first.play.undo == "ask"
    assert isinstance(await first.do(wire.Undo(command_id())), wire.Done)
    for device in pair.devices:
        await device.until(lambda d: d.table.question)
    assert first.table.question
    question = first.table.question
    assert (question.kind, question.by, question.waiting) == ("undo", first.me.person, [second.me.person])
    # The person who asks cannot agree for the other.
    assert isinstance(await first.do(wire.Answer(command_id(), question.number, True)), wire.Refused)
    assert isinstance(await second.do(wire.Answer(command_id(), question.number, True)), wire.Done)
    for device in pair.devices:
        await device.until(lambda d: d.table.question is None and d.log[-1].kind == "undo")
        assert device.log[-1].seat == first.me.seat, "the asker takes back, not those who agreed"
    assert "pass" in first.choices
    assert second.choices == []


async def test_a_question_sent_again_after_the_yes_asks_nothing_more(room: Room) -> None:
    pair, first, second = await turns(room)
    command = wire.Undo(command_id())
    await first.do(command)
    await second.until(lambda d: d.table.question)
    assert second.table.question
    await second.do(wire.Answer(command_id(), second.table.question.number, True))
    log = (await first.sync()).log
    assert isinstance(await first.do(command), wire.Done)
    whole = await pair.devices[0].sync()
    assert (whole.log, whole.table.question) == (log, None)


async def test_a_no_leaves_everything_as_it_is(room: Room) -> None:
    pair, first, second = await turns(room)
    before = (await first.sync()).play
    await first.do(wire.Undo(command_id()))
    await second.until(lambda d: d.table.question)
    assert second.table.question
    await second.do(wire.Answer(command_id(), second.table.question.number, False))
    for device in pair.devices:
        await device.until(lambda d: d.table.question is None)
    assert (await first.sync()).play == before


async def test_a_question_is_dropped_when_the_game_goes_on(room: Room) -> None:
    pair, first, second = await turns(room)
    await first.do(wire.Undo(command_id()))
    await second.until(lambda d: d.table.question)
    assert second.table.question
    number = second.table.question.number
    assert isinstance(await first.choose(first.choices[0]), wire.Done)
    answer = await second.do(wire.Answer(command_id(), number, True))
    assert isinstance(answer, wire.Refused)
    assert (await second.sync()).log[-1].kind == "choice"
    assert pair


async def test_nothing_is_taken_back_across_new_cards(room: Room) -> None:
    while True:
        pair = Pair(room)
        await pair.begin()
        device = next(device for device in pair.devices if device.choices)
        if await quiet(device, "discard"):
            break
    play = (await device.sync()).play
    assert play and play.undo == "no"
    answer = await device.do(wire.Undo(command_id()))
    assert isinstance(answer, wire.Refused) and answer.reason in ("cannot-undo", "undo-news")
    assert (await device.sync()).play == play


async def test_no_consent_helps_across_new_cards(room: Room) -> None:
    while True:
        pair = Pair(room)
        await pair.begin()
        first = next(device for device in pair.devices if device.choices)
        second = next(device for device in pair.devices if device is not first)
        if await whole_turn(pair.devices, first, "pass") and await quiet(second, "discard"):
            break
    play = (await first.sync()).play
    answer = await first.do(wire.Undo(command_id()))
    assert isinstance(answer, wire.Refused) and answer.reason in ("cannot-undo", "undo-news")
    assert (await first.sync()).play == play
    assert first.table.question is None


async def test_before_the_first_choice_there_is_nothing_to_take_back(room: Room) -> None:
    _, devices = await room.table(setup())
    for device in devices:
        assert device.play and device.play.undo == "no"
        answer = await device.do(wire.Undo(command_id()))
        assert isinstance(answer, wire.Refused) and answer.reason == "cannot-undo"
