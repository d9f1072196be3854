"""Leading from the moderator's place: seeing all, closing windows, pausing, answering for a seat."""

from __future__ import annotations

import json

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.cover_traffic import PERIOD
from igroteka.server.table.document import NOBODY
from tests.server.in_process import Listener, record_of, running_tables
from tests.server.moderated_evening import SECOND, answer_for, close, moderated_evening, to_morning
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES, step
from tests.server.websocket_client import command_id


async def test_the_moderator_sees_all_at_covert_steps_too_and_the_others_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        assert moderator.play and moderator.play.view["roles"] == ROLES
        assert moderator.play.view["prompt"]["awaited"] == [2]
        assert not await birds[2].choose("guard 1")
        await time.turn(PERIOD)
        assert moderator.play.view["prompt"]["others"] == {"2": "guard 1"}
        assert all(bird.play and bird.play.seats is None for bird in birds)
        watcher = await Listener(table, NOBODY).enter()
        assert (
            watcher.play and "awaited" not in watcher.play.view["prompt"] and watcher.play.view["roles"] == [None] * 5
        )


async def test_the_moderator_closes_a_window_and_the_line_says_who(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        await time.turn(500 * SECOND)
        assert step(table) == "owl", "time does not end it"
        assert not await close(moderator)
        assert not await close(moderator)
        assert step(table) == "talk"
        assert not await close(moderator)
        assert birds[0].log[-1].kind == "close" and birds[0].log[-1].by == "Host"
        record = await record_of(table, moderator.person, False)
        assert [json.loads(row)["by"] for row in record.splitlines()[2:-1]] == ["Host"] * 3


async def test_a_close_by_one_who_may_not_or_that_comes_late_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        watcher = await Listener(table, NOBODY).enter()
        assert table.match
        decision = table.decision
        assert await close(birds[0]) == "not-moderator"
        assert await close(watcher) == "only-watching"
        assert await moderator.do(wire.Close(command_id(), decision - 1)) == "late"
        assert table.match.number == 0
        assert await moderator.do(wire.Pause(command_id())) == ""
        assert await close(moderator) == "paused"
        assert await moderator.do(wire.Resume(command_id())) == ""
        assert [line.kind for line in table.log.lines] == ["conduct"], "the pause alone is a line"
        assert table.decision == decision
        again = wire.Close("once", decision)
        assert (await moderator.do(again), await moderator.do(again)) == ("", "")
        assert [line.kind for line in table.log.lines] == ["conduct", "close"] and step(table) == "raid"


async def test_the_moderator_answers_for_a_seat_and_after_the_flip_all_know_for_whom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        for _ in range(2):
            assert not await close(moderator)
        assert moderator.play and moderator.play.seats
        assert [seat.seat for seat in moderator.play.seats] == [0, 1, 2, 3, 4]
        assert not await close(moderator)
        assert step(table) == "vote"
        assert moderator.play.seats[0].choices == [f"point {bird}" for bird in (2, 3, 4, 5)]
        assert [option.choice for option in moderator.play.options] == [f"point {bird}" for bird in (1, 2, 3, 4, 5)]
        assert not await answer_for(moderator, 0, "point 2")
        assert not await answer_for(moderator, 2, "point 2")
        assert not await answer_for(moderator, 3, "point 2")
        assert not await birds[3].choose("point 1")  # the seat itself thinks otherwise
        assert birds[0].play and birds[0].play.view["prompt"]["answered"] == "point 2"
        assert birds[1].play and birds[1].play.answered == [0, 2, 3]
        assert all(not entry.helped for entry in birds[1].log)
        assert not await close(moderator)
        for device in (moderator, *birds):
            assert (device.log[-1].by, device.log[-1].helped) == ("Host", [0, 2])
        record = await record_of(table, birds[1].person, False)
        assert json.loads(record.splitlines()[-1])["helped"] == [0, 2]


async def test_at_a_covert_step_nobody_learns_for_whom_the_moderator_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (_, time, moderator, birds):
        assert not await answer_for(moderator, 2, "guard 1")
        await time.turn(PERIOD)
        assert birds[2].play and birds[2].play.view["prompt"]["answered"] == "guard 1"
        assert not await close(moderator)
        assert moderator.log[-1].helped == [2] and len(birds[0].log) == 1
        assert not await answer_for(moderator, 1, "drive 4")
        assert not await close(moderator)
        assert birds[0].log[-1].events and (birds[0].log[-1].by, birds[0].log[-1].helped) == ("", [])
        assert moderator.log[-1].helped == [1]


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
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        assert table.match
        number = table.match.number
        assert await answer_for(moderator, seat, choice) == reason
        assert await answer_for(birds[2], 2, "guard 1") == "not-moderator"
        assert table.match.number == number


async def test_a_retry_of_the_moderator_is_known_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with moderated_evening(monkeypatch, store=store) as (table, _, moderator, _):
        answer, closing = wire.Choose("a", table.decision, "guard 1", 2), wire.Close("c", table.decision)
        assert (await moderator.do(answer), await moderator.do(closing)) == ("", "")
        code, link = table.doc.code, moderator.link
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        assert table.match
        number = table.match.number
        back = await Somebody(table, link).enter()
        assert (await back.do(answer), await back.do(closing)) == ("", "")
        assert table.match.number == number and step(table) == "raid"
        assert table.state and table.state.dump()["table"]["guarded"] == 0  # type: ignore[index]


async def test_the_moderator_pauses_without_consent_and_is_asked_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_morning(moderator)
        assert not await birds[0].do(wire.Pause(command_id()))
        assert table.question and moderator.person in table.question.waiting
        assert not await moderator.do(wire.Pause(command_id()))
        assert moderator.table.paused and moderator.table.question is None
        assert not await birds[0].do(wire.Resume(command_id()))
        assert not birds[0].table.paused


async def test_the_moderator_pauses_at_night_and_everybody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (_, time, moderator, birds):
        assert not await moderator.do(wire.Pause(command_id()))
        await time.turn(PERIOD)
        assert json.loads(birds[0].heard[-1])["paused"] and await birds[2].choose("guard 1") == "paused"


async def test_the_moderator_talks_with_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_morning(moderator)
        watcher = await Listener(table, NOBODY).enter()
        assert not await moderator.do(wire.Say(command_id(), "Talk!"))
        assert birds[0].chat[-1].name == "Host" and not watcher.chat


async def test_before_the_end_the_secret_leaves_for_nobody_the_moderator_included(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch, spectators=False) as (table, _, moderator, birds):
        await close(moderator)
        assert table.match
        secret = f"{table.match.start.secret:x}"
        seen = await record_of(table, moderator.person, False)
        assert '"role":"owl"' in seen and secret not in seen and "secret" not in json.loads(seen.splitlines()[0])
        assert '"role":"owl"' not in await record_of(table, birds[0].person, False)
        for person in (moderator.person, birds[0].person):
            with pytest.raises(Refusal) as refusal:
                await record_of(table, person, True)
            assert refusal.value.reason == "not-over"
