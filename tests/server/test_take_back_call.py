"""The moderator takes back call by call what a wrong touch led to; everybody reads so, and screens stay alike."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.cover_traffic import PERIOD
from tests.laws.cases import ROOKS
from tests.server.in_process import Listener, record_of, running_tables
from tests.server.moderated_evening import answer_for, close, moderated_evening, to_the_end
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import step
from tests.server.websocket_client import command_id


async def back(moderator: Listener) -> str:
    """Take the last call back; gives the reason if that is refused."""
    return await moderator.do(wire.Undo(command_id()))


def standing(device: Listener) -> Any:
    """The sealed answers that the device reads."""
    assert device.play
    return device.play.view["prompt"].get("others")


def undo(device: Listener) -> str:
    """How far this device may take back."""
    assert device.play
    return device.play.undo


async def test_the_moderator_goes_back_to_the_call_and_the_record_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        assert undo(moderator) == "no"
        assert await back(moderator) == "cannot-undo"
        assert await back(birds[0]) == "cannot-undo"
        assert not await answer_for(moderator, 2, "guard 1")
        assert not await close(moderator)
        assert undo(moderator) == "free"
        assert not await close(moderator)
        assert step(table) == "talk"
        for name in ("raid", "owl"):
            assert not await back(moderator)
            assert step(table) == name
        # asked anew: no screen may show who had answered
        assert not standing(moderator)
        assert not await answer_for(moderator, 2, "guard 5")
        await to_the_end(moderator)
        text = await record_of(table, moderator.person, True)
        record = read_record(text)
        undone = [(line.seat, line.by, line.to) for line in record.lines if line.kind == "undo"]
        assert undone == [(-1, "Host", 2), (-1, "Host", 0)]
        assert replay(record, ROOKS).state.over
        for device in (moderator, *birds):
            assert [(entry.seat, entry.by) for entry in device.log if entry.kind == "undo"][-1:] == [(-1, "Host")]


async def test_votes_stand_when_the_day_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, _):
        for _ in range(3):
            assert not await close(moderator)
        given = {str(bird): f"point {(bird + 1) % 5 + 1}" for bird in range(5)}
        for bird, choice in given.items():
            assert not await answer_for(moderator, int(bird), choice)
        assert not await close(moderator)
        assert not await back(moderator)
        assert step(table) == "vote" and standing(moderator) == given


async def test_at_night_all_hear_the_same_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (_, time, moderator, birds):
        assert not await answer_for(moderator, 2, "guard 1")
        assert not await close(moderator)
        heard = [len(bird.heard) for bird in birds]
        assert not await back(moderator)
        await time.turn(PERIOD)
        told = [bird.heard[since:] for bird, since in zip(birds, heard, strict=True)]
        assert len({tuple(len(text) for text in one) for one in told}) == 1
        assert all(
            bird.play and bird.play.touched == "" and "answered" not in bird.play.view["prompt"] for bird in birds
        )


async def test_what_was_sent_away_is_not_brought_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, _):
        for _ in range(2):
            assert not await close(moderator)
        assert not await moderator.do(wire.Remove(command_id(), 4))
        assert await back(moderator) == "cannot-undo"
        assert table.match and not table.match.calls


async def test_after_a_restart_the_calls_before_it_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with moderated_evening(monkeypatch, store=store) as (table, _, moderator, _):
        code, link = table.doc.code, moderator.link
        assert not await close(moderator)
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        again = await Somebody(table, link).enter()
        assert step(table) == "raid"
        assert not await back(again)
        assert step(table) == "owl"


async def test_players_are_told_at_night_too_that_the_moderator_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (_, time, moderator, birds):
        assert all(bird.play and bird.play.window and not bird.play.window.alone for bird in birds)
        await moderator.exit()
        await time.turn(PERIOD)
        assert all(bird.play and bird.play.window and bird.play.window.alone for bird in birds)


async def test_a_window_that_a_person_ends_says_for_how_long_it_has_been_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (_, time, moderator, _):
        assert moderator.play and moderator.play.window
        before = moderator.play.window.passed
        await time.turn(3 * PERIOD)
        assert not await moderator.do(wire.Pause(command_id()))
        await time.turn(10 * PERIOD)
        assert not await moderator.do(wire.Resume(command_id()))
        await time.turn(PERIOD)
        window = moderator.play.window
        assert (window.left, window.length, window.passed - before) == (None, 10 * PERIOD, 4 * PERIOD)
