"""Sending a player who is gone out of the game: by those who are there, or the moderator; never in a covert window."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from igroteka.core.removal import is_in
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, leaving
from igroteka.server.table.commit import act
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.quorum import RETURN_WITHIN
from igroteka.server.table.table import Table
from tests.server.in_process import HandTime, Listener, record_of, running_tables
from tests.server.moderated_evening import moderated_evening, to_morning
from tests.server.test_seat_links import gathered
from tests.server.test_windows import FIXED, evening, step, to
from tests.server.websocket_client import command_id

# A rook, so that the others play on without it.
AWAY = 1


async def remove(device: Listener, seat: int = AWAY) -> str:
    """Ask for it; gives the reason if that is refused."""
    return await device.do(wire.Remove(command_id(), seat))


async def answer(device: Listener, yes: bool = True) -> str:
    """Answer the open question."""
    assert device.at.question
    return await device.do(wire.Answer(command_id(), device.at.question.number, yes))


@asynccontextmanager
async def morning(
    monkeypatch: pytest.MonkeyPatch, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """Five birds talk; one has been gone for a while."""
    async with evening(monkeypatch, FIXED, store=store) as (table, time, people):
        await to("raid", table, time)
        await people[AWAY].exit()
        await time.turn(LOST_AFTER)
        await to("talk", table, time)
        yield table, time, people


async def test_somebody_gone_is_sent_away_once_all_who_are_there_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    async with morning(monkeypatch) as (table, _, people):
        assert not await people[0].choose("enough")
        assert people[0].play and people[0].play.removable == [1, 2, 3, 4]
        assert not await remove(people[0])
        assert people[2].table and people[2].table.question
        asked = people[2].table.question
        assert (asked.kind, asked.seat, asked.waiting) == ("remove", AWAY, [2, 3, 4])
        assert not await answer(people[2])
        assert not await answer(people[3])
        assert table.state and is_in(table.state, AWAY)
        assert not await answer(people[4])
        assert not is_in(table.state, AWAY) and table.question is None
        assert step(table) == "talk" and table.state.turn() == [0, 2, 3, 4], "what was asked is asked anew"
        for device in (people[0], people[3]):
            told = device.log[-1]
            assert (told.kind, told.seat, told.by) == ("remove", AWAY, "Ann, Cat, Dan, Eve")
            assert told.events == [{"event": "removed", "seat": AWAY, "role": "rook"}]
        back = await Listener(table, people[AWAY].person).enter()
        assert back.play and back.play.view["left"][AWAY] and not back.choices
        record = await record_of(table, people[0].person, False)
        assert json.loads(record.splitlines()[-2])["kind"] == "remove"  # the last line fills it up


async def test_it_is_refused_where_it_does_not_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    async with morning(monkeypatch) as (table, time, people):
        assert await remove(people[0], 2) == "not-gone"
        assert await remove(people[0], 7) == "no-such-seat"
        watcher = await Listener(table, -1).enter()
        assert await remove(watcher) == "only-watching"
        for other in people[2:]:
            await other.exit()
        assert not await remove(people[0])
        await time.turn(RETURN_WITHIN)
        assert table.question is None and table.state and is_in(table.state, AWAY)
    async with morning(monkeypatch) as (table, _, people):
        for other in people[2:]:
            await act(table, leaving.leave, other.person)
        assert await remove(people[0]) == "nobody-to-agree"
    async with evening(monkeypatch, FIXED, bots=1) as (table, _, people):
        assert await remove(people[0]) == "quiet-now"
        assert await remove(people[0], 4) == "bot-answers"
    async with gathered(2) as (table, _, pair):
        assert await remove(pair[0]) == "not-playing"


async def test_a_no_a_return_or_a_cut_line_ends_the_question_and_nobody_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    async with morning(monkeypatch) as (table, _, people):
        assert table.state
        assert not await remove(people[0])
        assert not await answer(people[2], yes=False)
        assert not await remove(people[0])
        await people[4].exit()  # nobody makes a consent of few out of one of many
        assert table.question is None
        await people[4].enter()
        assert not await remove(people[0])
        assert not await answer(people[2])
        await people[AWAY].enter()
        assert not await answer(people[3])
        assert not await answer(people[4])
        assert table.question is None and is_in(table.state, AWAY)


async def test_the_question_ends_at_nightfall(monkeypatch: pytest.MonkeyPatch) -> None:
    async with morning(monkeypatch) as (table, time, people):
        assert not await remove(people[0])
        await to("vote", table, time)
        assert table.question
        for seat in (0, 2, 3):
            assert not await people[seat].choose(f"point {AWAY + 1}")
        await to("owl", table, time)
        assert table.question is None


async def test_the_moderator_sends_away_at_once_and_the_line_says_who(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with moderated_evening(monkeypatch, store=store) as (table, _, moderator, birds):
        assert await remove(moderator) == "quiet-now"
        await to_morning(moderator)
        assert moderator.play and moderator.play.removable == [0, 1, 2, 3, 4]
        assert not await remove(moderator)
        assert moderator.play.removable == [0, 2, 3, 4]
        assert table.state and not is_in(table.state, AWAY)
        assert (birds[0].log[-1].kind, birds[0].log[-1].by) == ("remove", "Host")
        assert await remove(moderator) == "not-in-the-game"
        code, before = table.doc.code, table.state
    async with running_tables(store) as (again, _):
        loaded = await again.table(code)
        assert loaded.state and loaded.state.same(before) and not loaded.stopped


async def test_whoever_is_out_has_nothing_to_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_morning(moderator)
        assert not await remove(moderator)
        for gives_up in (partial(choices.resign, match=table.doc.match), leaving.leave):
            await act(table, gives_up, birds[AWAY].person)
            assert table.doc.places[AWAY].stand_in and not table.doc.places[AWAY].gave_up
        await act(table, leaving.leave, birds[0].person)
        assert table.doc.places[0].gave_up
        assert [entry.seat for entry in moderator.log if entry.kind == "resign"] == [0]
