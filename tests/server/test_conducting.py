"""Whoever moderates, or the owner where that was agreed, pauses at once, gives more time or less, and ends talk."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from igroteka.server import wire
from igroteka.server.table.conducting import MOST
from igroteka.server.table.table import Table
from tests.server.in_process import Listener
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


async def test_nobody_fills_the_log_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, RIPE, owner_conducts=True) as (table, time, people):
        await to("talk", table, time)
        for _ in range(MOST):
            assert not await do(people[OWNER], "longer")
        assert await do(people[OWNER], "longer") == "changed-often"
