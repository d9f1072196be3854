"""Whoever moderates, or the owner where that was agreed, pauses at once, gives more time or less, and ends talk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.conducting import MOST
from igroteka.server.table.table import Table
from tests.games.candy_mafia.table import GAME
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, running_tables, table_from
from tests.server.test_windows import FIXED, RIPE, SECOND, evening, step, to
from tests.server.websocket_client import command_id

OWNER, PLAYER = 0, 3


async def do(of: Listener, deed: Any) -> str:
    """The person does so to the open window, or to the tempo."""
    return await of.do(wire.Conduct(command_id(), deed))


def left(table: Table) -> int:
    """What is left of the open window."""
    assert table.window is not None and table.window.left is not None
    return table.window.left


async def test_at_night_the_owner_pauses_at_once_and_nobody_hears_more_than_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, FIXED, owner_conducts=True) as (table, time, people):
        heard = [len(one.heard) for one in people]
        assert not await people[OWNER].do(wire.Pause(command_id()))
        assert table.doc.paused
        await time.turn(SECOND)
        told = [one.heard[since:] for one, since in zip(people, heard, strict=True)]
        assert all([msgspec.json.decode(text)["type"] for text in one] == ["beat"] for one in told)
        assert len({len(one[0]) for one in told}) == 1
        before = left(table)
        await time.turn(100 * SECOND)
        assert (step(table), left(table)) == ("owl", before)
        assert not await people[PLAYER].do(wire.Resume(command_id()))
        await to("raid", table, time)
        assert [line.kind for line in table.log.lines].count("conduct") == 1
        assert all([entry.to for entry in one.log if entry.kind == "conduct"] == ["pause"] for one in people)


async def test_a_window_gets_longer_and_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE, owner_conducts=True) as (table, time, people):
        await to("talk", table, time)
        before = left(table)
        assert not await do(people[OWNER], "longer")
        assert 0 <= before + 15 * SECOND - left(table) < SECOND
        await time.turn(SECOND)
        assert not await do(people[OWNER], "shorter")
        assert 0 <= (before + 14 * SECOND) // 2 - left(table) < SECOND
        for _ in range(9):
            await do(people[OWNER], "shorter")
        assert left(table) == 5 * SECOND, "nobody is cut off in the middle of a word"
        assert await do(people[PLAYER], "shorter") == "not-moderator"


async def test_at_night_too_and_all_hear_the_same_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED, owner_conducts=True) as (table, time, people):
        before = left(table)
        heard = [len(one.heard) for one in people]
        assert not await do(people[OWNER], "longer")
        await time.turn(SECOND)
        told = [one.heard[since:] for one, since in zip(people, heard, strict=True)]
        assert all([msgspec.json.decode(text)["type"] for text in one] == ["beat"] for one in told)
        assert len({len(one[0]) for one in told}) == 1
        assert {msgspec.json.decode(one[0])["window"]["left"] for one in told} == {left(table)}
        assert before + 4 * SECOND <= left(table) <= before + 5 * SECOND


async def test_another_tempo_holds_from_the_next_window_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED, owner_conducts=True) as (table, time, people):
        await to("talk", table, time)
        assert not await do(people[OWNER], "slow")
        assert table.doc.setup.pace == wire.PaceSetup("fixed", "slow")
        await to("vote", table, time)
        assert left(table) >= 59 * SECOND


async def test_the_owner_ends_talk_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED, owner_conducts=True) as (table, time, people):
        close = lambda: wire.Close(command_id(), table.decision)  # noqa: E731
        assert await people[OWNER].do(close()) == "not-moderator", "at night"
        await to("talk", table, time)
        assert await people[PLAYER].do(close()) == "not-moderator"
        assert not await people[OWNER].do(close())
        assert step(table) == "vote"
        assert await people[OWNER].do(close()) == "not-moderator"


async def test_where_it_was_not_agreed_the_owner_asks_for_a_pause_like_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE) as (table, time, people):
        await to("talk", table, time)
        assert await do(people[OWNER], "longer") == "not-moderator"
        assert not await people[OWNER].do(wire.Pause(command_id()))
        assert not table.doc.paused and table.question is not None


async def test_where_somebody_moderates_the_time_is_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE, moderator=True, owner_conducts=True) as (table, time, people):
        moderator = await Listener(table, table.doc.moderator).enter()
        await to("talk", table, time)
        owner = next(one for one in people if one.person == OWNER)
        assert await do(owner, "longer") == "not-moderator"
        assert not await do(moderator, "longer")


async def test_a_tempo_set_at_night_is_said_in_every_beat_alike_and_after_a_reload(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, FIXED, owner_conducts=True) as (_, time, people):
        heard = [len(one.heard) for one in people]
        assert not await do(people[OWNER], "slow")
        await time.turn(SECOND)
        beats = [
            [msgspec.json.decode(text) for text in one.heard[since:]] for one, since in zip(people, heard, strict=True)
        ]
        assert [[beat["pace"]["tempo"] for beat in one] for one in beats] == [["slow"]] * len(people)
        await people[PLAYER].enter()
        assert people[PLAYER].table.setup.pace.tempo == "slow"


@asynccontextmanager
async def town(store: MemoryStore, **more: Any) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """Six people in the first night of a fast evening, and the moderator if there is one; the last of them conducts."""
    async with running_tables(store) as (made, time):
        state = GAME.new(6, 3, {"mode": "business", "night": "fast"}, telling=False, held=True)
        state.telling = True
        table = await table_from(made, setup(GAME.id, 6, options=dict(state.options), pace=FIXED, **more), state)
        people = await everybody(table)
        if more.get("moderator"):
            yield table, time, [*people, await Listener(table, table.doc.moderator).enter()]
        else:
            yield table, time, [*people[1:], people[OWNER]]


def night(value: str) -> wire.Alter:
    """The next night is to be so."""
    return wire.Alter(command_id(), "night", value)


AT_ANY_TABLE = pytest.mark.parametrize(
    "more", [{"owner_conducts": True}, {"moderator": True}], ids=["owner", "moderator"]
)


def altered(one: Listener) -> list[tuple[int | str, str]]:
    """What of it the log of this device says, and who did it."""
    return [(entry.to, entry.by) for entry in one.log if entry.kind == "alter"]


async def called(table: Table, time: HandTime) -> bool:
    """Is the next night a called one?"""
    await to("ballot", table, time)
    await to("call", table, time)
    assert table.state is not None
    return bool(table.state.house.called)  # type: ignore[attr-defined]


@AT_ANY_TABLE
async def test_by_day_the_next_night_becomes_a_called_one_and_all_read_who_did_it(more: dict[str, Any]) -> None:
    async with town(MemoryStore(), **more) as (table, time, people):
        await to("ballot", table, time)
        assert await people[PLAYER].do(night("called")) == "not-moderator"
        assert await people[-1].do(night("long")) == "not-alterable"
        assert not await people[-1].do(night("called"))
        assert all([to for to, _ in altered(one)] == ["night called"] and altered(one)[0][1] for one in people)
        assert all(one.play and one.play.alterable == {"night": "called"} for one in people)
        assert await called(table, time)


@AT_ANY_TABLE
async def test_at_night_it_holds_from_the_next_one_on_and_nobody_hears_more_than_a_beat(more: dict[str, Any]) -> None:
    store = MemoryStore()
    async with town(store, **more) as (table, time, people):
        await to("ballot", table, time)
        await to("call", table, time)
        assert await people[PLAYER].do(night("called")) == "not-moderator"
        assert await people[-1].do(night("long")) == "not-alterable"
        heard = [len(one.heard) for one in people]
        assert not await people[-1].do(night("called"))
        await time.turn(SECOND)
        told = [one.heard[since:] for one, since in zip(people, heard, strict=True)]
        beats = [[msgspec.json.decode(text) for text in one] for one in told]
        assert all(
            [(beat["type"], beat["alterable"]) for beat in one] == [("beat", {"night": "called"})] for one in beats
        )
        assert len({len(one[0]) for one in told[:6]}) == 1
        assert table.state is not None and table.state.options["night"] == "fast", "all have been told what it is like"
        assert all(altered(one) == [] for one in people)
        code = table.doc.code
    async with running_tables(store) as (second, time):
        table = await second.table(code)
        people = await everybody(table)
        play = people[PLAYER].play
        assert play is not None and play.alterable == {"night": "called"}
        await to("talk", table, time)
        assert all([to for to, _ in altered(one)] == ["night called"] and altered(one)[0][1] for one in people)
        assert await called(table, time)


async def test_a_wish_of_the_night_in_which_it_ends_is_dropped() -> None:
    async with town(MemoryStore(), owner_conducts=True) as (table, time, people):
        assert not await people[-1].do(night("called"))
        assert table.match is not None
        table.match.state.alive = 1  # type: ignore[attr-defined]
        for _ in range(100):
            await time.turn(SECOND)
        assert (table.doc.status, table.doc.altering) == ("over", {})
        assert altered(people[0]) == []


async def test_nobody_fills_the_log_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE, owner_conducts=True) as (table, time, people):
        await to("talk", table, time)
        for _ in range(MOST):
            assert not await do(people[OWNER], "longer")
        assert await do(people[OWNER], "longer") == "changed-often"
