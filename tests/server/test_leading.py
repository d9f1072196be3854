"""Leading from the host's chair: seeing all, closing windows, pausing, answering for a seat."""

from __future__ import annotations

import json

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.beats import PERIOD
from igroteka.server.table.document import NOBODY
from tests.server.in_process import Listener, record_of, running_tables
from tests.server.led_evening import SECOND, answer_for, close, led_evening, to_morning
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES, step
from tests.server.websocket_client import command_id


async def test_the_chair_sees_all_at_covert_steps_too_and_the_others_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        assert leader.play and leader.play.view["roles"] == ROLES
        assert leader.play.view["prompt"]["awaited"] == [2]
        assert not await birds[2].choose("guard 1")
        await time.turn(PERIOD)
        assert leader.play.view["prompt"]["others"] == {"2": "guard 1"}
        assert all(bird.play and bird.play.seats is None for bird in birds)
        watcher = await Listener(table, NOBODY).enter()
        assert (
            watcher.play and "awaited" not in watcher.play.view["prompt"] and watcher.play.view["roles"] == [None] * 5
        )


async def test_the_chair_closes_a_window_and_the_line_says_who(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await time.turn(500 * SECOND)
        assert step(table) == "owl", "time does not end it"
        assert not await close(leader)
        assert not await close(leader)
        assert step(table) == "talk"
        assert not await close(leader)
        assert birds[0].log[-1].kind == "close" and birds[0].log[-1].by == "Host"
        record = await record_of(table, leader.person, False)
        assert [json.loads(row)["by"] for row in record.splitlines()[2:-1]] == ["Host"] * 3


async def test_a_close_by_one_who_may_not_or_that_comes_late_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        watcher = await Listener(table, NOBODY).enter()
        assert table.match
        number, decision = table.match.number, table.decision
        assert await close(birds[0]) == "not-chair"
        assert await close(watcher) == "only-watching"
        assert await leader.do(wire.Close(command_id(), decision - 1)) == "late"
        assert await leader.do(wire.Pause(command_id())) == ""
        assert await close(leader) == "paused"
        assert await leader.do(wire.Resume(command_id())) == ""
        assert table.match.number == number
        again = wire.Close("once", decision)
        assert (await leader.do(again), await leader.do(again)) == ("", "")
        assert table.match.number == number + 1 and step(table) == "raid"
        assert await leader.do(wire.Undo(command_id())) == "cannot-undo"


async def test_the_chair_answers_for_a_seat_and_after_the_flip_all_know_for_whom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        for _ in range(2):
            assert not await close(leader)
        assert leader.play and leader.play.seats
        assert [seat.seat for seat in leader.play.seats] == [0, 1, 2, 3, 4]
        assert not await close(leader)
        assert step(table) == "vote"
        assert leader.play.seats[0].choices == [f"point {bird}" for bird in (2, 3, 4, 5)]
        assert [option.choice for option in leader.play.options] == [f"point {bird}" for bird in (1, 2, 3, 4, 5)]
        assert not await answer_for(leader, 0, "point 2")
        assert not await answer_for(leader, 2, "point 2")
        assert not await answer_for(leader, 3, "point 2")
        assert not await birds[3].choose("point 1")  # the seat itself thinks otherwise
        assert birds[0].play and birds[0].play.view["prompt"]["answered"] == "point 2"
        assert birds[1].play and birds[1].play.answered == [0, 2, 3]
        assert all(not entry.helped for entry in birds[1].log)
        assert not await close(leader)
        for device in (leader, *birds):
            assert (device.log[-1].by, device.log[-1].helped) == ("Host", [0, 2])
        record = await record_of(table, birds[1].person, False)
        assert json.loads(record.splitlines()[-1])["helped"] == [0, 2]


async def test_at_a_covert_step_nobody_learns_for_whom_the_chair_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (_, time, leader, birds):
        assert not await answer_for(leader, 2, "guard 1")
        await time.turn(PERIOD)
        assert birds[2].play and birds[2].play.view["prompt"]["answered"] == "guard 1"
        assert not await close(leader)
        assert leader.log[-1].helped == [2] and len(birds[0].log) == 1
        assert not await answer_for(leader, 1, "drive 4")
        assert not await close(leader)
        assert birds[0].log[-1].events and (birds[0].log[-1].by, birds[0].log[-1].helped) == ("", [])
        assert leader.log[-1].helped == [1]


@pytest.mark.parametrize(
    ("seat", "choice", "reason"),
    [
        (None, "guard 1", "no-such-seat"),
        (7, "guard 1", "no-such-seat"),
        (0, "guard 1", "not-your-turn"),
        (2, "drive 1", "not-now"),
        (2, "guard", "no-such-choice"),
    ],
)
async def test_an_answer_for_a_seat_that_it_could_not_give_is_refused(
    monkeypatch: pytest.MonkeyPatch, seat: int | None, choice: str, reason: str
) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        assert table.match
        number = table.match.number
        assert await answer_for(leader, seat, choice) == reason
        assert await answer_for(birds[2], 2, "guard 1") == "not-chair"
        assert table.match.number == number


async def test_a_retry_of_the_chair_is_known_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with led_evening(monkeypatch, store=store) as (table, _, leader, _):
        answer, closing = wire.Choose("a", table.decision, "guard 1", 2), wire.Close("c", table.decision)
        assert (await leader.do(answer), await leader.do(closing)) == ("", "")
        code, link = table.doc.code, leader.link
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        assert table.match
        number = table.match.number
        back = await Somebody(table, link).enter()
        assert (await back.do(answer), await back.do(closing)) == ("", "")
        assert table.match.number == number and step(table) == "raid"
        assert table.state and table.state.dump()["table"]["guarded"] == 0  # type: ignore[index]


async def test_the_chair_pauses_without_consent_and_is_asked_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        await to_morning(leader)
        assert not await birds[0].do(wire.Pause(command_id()))
        assert table.question and leader.person in table.question.waiting
        assert not await leader.do(wire.Pause(command_id()))
        assert leader.table.paused and leader.table.question is None
        assert not await birds[0].do(wire.Resume(command_id()))
        assert not birds[0].table.paused


async def test_the_chair_pauses_at_night_and_everybody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (_, time, leader, birds):
        assert not await leader.do(wire.Pause(command_id()))
        await time.turn(PERIOD)
        assert json.loads(birds[0].heard[-1])["paused"] and await birds[2].choose("guard 1") == "paused"


async def test_the_chair_talks_with_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        await to_morning(leader)
        watcher = await Listener(table, NOBODY).enter()
        assert not await leader.do(wire.Say(command_id(), "Talk!"))
        assert birds[0].chat[-1].name == "Host" and not watcher.chat


async def test_before_the_end_the_secret_leaves_for_nobody_the_chair_included(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch, spectators=False) as (table, _, leader, birds):
        await close(leader)
        assert table.match
        secret = f"{table.match.start.secret:x}"
        seen = await record_of(table, leader.person, False)
        assert '"role":"owl"' in seen and secret not in seen and "secret" not in json.loads(seen.splitlines()[0])
        assert '"role":"owl"' not in await record_of(table, birds[0].person, False)
        for person in (leader.person, birds[0].person):
            with pytest.raises(Refusal) as refusal:
                await record_of(table, person, True)
            assert refusal.value.reason == "not-over"
