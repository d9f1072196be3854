"""Why bots voted as they did: worked out elsewhere, only after the end, only for those who may see everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from igroteka.bots.named import bot
from igroteka.core.chance import Rng
from igroteka.core.state import State
from igroteka.server import bot_reasons, wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.refusal import Refusal
from igroteka.server.table import replay
from igroteka.server.table.table import Table
from tests.games.candy_mafia.table import GAME, evening
from tests.server.client import setup
from tests.server.in_process import everybody, running_tables, table_from, tables_of

CARDS = ["elder", "doctor", "detective", "avenger", "saviour", "don"]
MANY, PACE, TRIES = 2_000, 5_000, 12


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots hardly think before they answer: how well they play is no matter here."""

    async def answer(_: BotPool, level: wire.Level, world: State, seat: int, rng: Rng, visitor: str = "") -> int:
        return bot("random").choose(world, seat, rng)

    monkeypatch.setattr(BotPool, "answer", answer)


@asynccontextmanager
async def evening_of_bots(over: bool = True, **agreed: Any) -> AsyncIterator[Table]:
    """One person and five bots; to the end, or to its first day."""
    state = GAME.load({**evening(CARDS, "u").dump(), "held": True})
    async with running_tables() as (made, time):
        wanted = setup(GAME.id, 6, 5, options=dict(state.options), **agreed)
        table = await table_from(made, wanted, state)
        await everybody(table)
        for _ in range(MANY):
            if table.doc.status == "over" or (not over and table.state and table.state.top.name == "ballot"):
                break
            await time.turn(PACE)
        else:
            raise AssertionError("the evening does not end")
        yield table


async def told(table: Table, person: int | None = 0) -> wire.BotReasons:
    """What is told, as soon as there is time for it: on a busy machine one asks again."""
    for _ in range(TRIES):
        found = await bot_reasons.tell(tables_of(table), table, person)
        if not found.late:
            return found
    raise AssertionError("there was never time for it")


async def reason(table: Table, person: int | None = 0) -> str:
    """Why nothing is told."""
    with pytest.raises(Refusal) as refused:
        await told(table, person)
    return refused.value.reason


async def test_each_vote_of_a_bot_is_explained_where_the_replay_shows_it() -> None:
    async with evening_of_bots() as table:
        answers = (await told(table)).answers
        sent = msgspec.json.encode(await replay.snapshot(table, 0, -1, True))
        frame = msgspec.json.decode(sent, type=wire.Snapshot)
        voted = {
            (at, event["seat"])
            for at, entry in enumerate(frame.entries, 1)
            for event in entry.events
            if event["event"] == "voted" and event["seat"] != 0
        }
        assert voted
        assert {(one.at, one.seat) for one in answers} == voted
        assert all(one.why.reason in GAME.words.hints for one in answers)
        # asked again, nothing is worked out again
        (worked_out,) = table.bot_reasons.values()
        assert (await told(table, None)).answers == answers
        assert [*table.bot_reasons.values()] == [worked_out]


async def test_nothing_is_told_before_the_end_and_nothing_that_stays_closed() -> None:
    async with evening_of_bots(over=False) as table:
        assert await reason(table) == "not-over"
        assert table.bot_reasons == {}
    async with evening_of_bots(open_after=False) as table:
        assert await reason(table) == "stays-closed"
    async with evening_of_bots(spectators=False) as table:
        assert await reason(table, None) == "no-spectators"


async def test_where_there_was_no_time_one_may_ask_again_and_without_bots_nobody_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening_of_bots() as table:
        monkeypatch.setattr("igroteka.server.bots.bot_pool.LONG_TIMEOUT", 0)
        assert await bot_reasons.tell(tables_of(table), table, 0) == wire.BotReasons([], True)
        assert table.bot_reasons == {}
        monkeypatch.setattr("igroteka.server.bot_reasons.had_bots", lambda match: False)
        assert await bot_reasons.tell(tables_of(table), table, 0) == wire.BotReasons([], False)
