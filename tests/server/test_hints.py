"""Hints: for the person who is asked, on the device that asks, and nowhere that they would be more than advice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import Hint
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from igroteka.server import hints, wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.bots.fair_queue import FairQueue
from igroteka.server.refusal import Refusal
from igroteka.server.table import attendance, choices, messages
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS, TOY
from tests.server.client import Room, setup
from tests.server.in_process import (
    Listener,
    everybody,
    played_on,
    record_of,
    rest,
    running_tables,
    table_from,
    tables_of,
)
from tests.server.moderated_evening import moderated_evening
from tests.server.test_protocol import dealt
from tests.server.websocket_client import SAYS, Device, command_id
from tests.shelf import put_on_the_shelf

FAMIGLIA = igroteka.game("famiglia")
PECHENKA = igroteka.game("pechenka")
CLOCK = wire.ClockSetup(600)
TRIES = 12


def queue_of(table: Table) -> FairQueue:
    """Where the bots of the table wait for a worker."""
    pool = tables_of(table).thinker
    assert isinstance(pool, BotPool)
    return pool.queue


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot hardly thinks: what it says is no matter here."""
    for game in (FAMIGLIA, PECHENKA):
        told = heuristics_of(game)
        monkeypatch.setattr(told, "levels", {**told.levels, "strong": "search:8"})


@asynccontextmanager
async def begun(state: State | None = None, **agreed: Any) -> AsyncIterator[tuple[Table, Listener, Listener]]:
    """A table at which everybody sits: it, one who is asked, and the next one, who in a game of turns is not."""
    position = FAMIGLIA.new(2, 4) if state is None else state
    async with running_tables() as (made, _):
        agreed_on = setup(position.game.id, int(position.seats), options=dict(position.options), **agreed)
        table = await table_from(made, agreed_on, position, deal=True)
        people = await everybody(table)
        asked = next(one for one in people if table.state and table.state.asks(one.me.seat))
        yield table, asked, people[asked.me.seat - 1]


async def ask(one: Listener, decision: int | None = None, match: int | None = None) -> list[wire.ServerSays]:
    """Ask for a hint; gives what the device heard."""
    before = len(one.heard)
    command = wire.Hint(command_id(), one.at.decision if decision is None else decision, match=match)
    tables, refused = tables_of(one.at), None
    try:
        await hints.ask(tables, one.at, one, command)
    except Refusal as refusal:
        refused = refusal
    attendance.acknowledge(one.at, one, command.id, refused)
    await asyncio.gather(*tables.tasks)
    return [SAYS.decode(text) for text in one.heard[before:]]


async def refused(one: Listener, **named: int) -> str:
    """Ask for a hint that is not given; gives the reason."""
    (answer,) = await ask(one, **named)
    assert isinstance(answer, wire.Refused)
    return answer.reason


async def hinted(one: Listener) -> wire.Hinted:
    """Ask for a hint until it is given: on a busy machine the bot may have had no time, and one asks again."""
    for _ in range(TRIES):
        done, hint = await ask(one)
        assert isinstance(hint, wire.Hinted) and isinstance(done, wire.Done)
        if hint.choices:
            return hint
    raise AssertionError("the bot never had time to think")


async def test_a_hint_can_be_followed_and_only_who_asks_hears_it() -> None:
    async with begun() as (table, asked, other):
        second, spectator = await Listener(table, asked.person).enter(), await Listener(table, -1).enter()
        before = [len(one.heard) for one in (second, other, spectator)]
        record, number = await record_of(table, asked.person, False), table.match and table.match.number
        hint = await hinted(asked)
        assert hint.decision == table.decision and hint.reasons
        assert [len(one.heard) for one in (second, other, spectator)] == before
        assert (await record_of(table, asked.person, False), table.match and table.match.number) == (record, number)
        assert asked.play and hint.choices[0] in asked.play.options
        for option in hint.choices:
            assert not await asked.choose(option.choice)


async def test_the_play_says_who_may_ask() -> None:
    async with begun() as (_, asked, other):
        assert asked.play and other.play and (asked.play.hint, other.play.hint) == (True, False)
    async with begun(hints=False) as (_, asked, _):
        assert asked.play and not asked.play.hint


async def test_sealed_answers_that_are_not_covert_may_be_advised_also_when_given() -> None:
    async with begun(PECHENKA.new(4, 4)) as (table, asked, _):
        first = await hinted(asked)
        assert not await asked.choose(first.choices[0].choice)
        assert table.state and table.state.sealed[asked.me.seat] >= 0
        again = await hinted(asked)
        assert again.choices == first.choices  # the same decision, and the same thought


async def test_a_hint_is_as_long_as_that_of_every_other_seat_and_as_none() -> None:
    async with begun(PECHENKA.new(4, 4)) as (table, _, _):
        assert table.state
        legal = [table.state.legal(seat) for seat in range(4)]
        turns = [(seat, Hint(legal[seat][:number], [])) for seat in range(4) for number in (1, 2)]
        told = {len(messages.hinted(table, seat, hint)) for seat, hint in [*turns, (0, None)]}
        assert len(told) == 1 and b'"pad"' in messages.hinted(table, 0, None)


async def test_refused_to_whoever_is_not_asked_has_no_seat_or_comes_late() -> None:
    async with begun() as (table, asked, other):
        assert await refused(other) == "hint-not-asked"
        assert await refused(await Listener(table, -1).enter()) == "hint-no-seat"
        assert await refused(asked, decision=table.decision + 1) == "late"
        assert await refused(asked, match=2) == "late"


@pytest.mark.parametrize(
    ("agreed", "reason"), [({"hints": False}, "hint-not-agreed"), ({"clock": CLOCK}, "hint-clocked")]
)
async def test_refused_where_it_was_agreed_so(agreed: dict[str, Any], reason: str) -> None:
    async with begun(**agreed) as (_, asked, _):
        assert await refused(asked) == reason


async def test_refused_while_nothing_can_be_done() -> None:
    async with begun() as (table, asked, other):
        table.doc.paused = True
        assert await refused(asked) == "paused"
        table.doc.paused = False
        table.doc.places[asked.me.seat].stand_in = True
        assert await refused(asked) == "stand-in"
        table.doc.places[asked.me.seat].stand_in = False
        match, table.match, table.stopped = table.match, None, "altered"
        assert await refused(asked) == "altered"
        table.match, table.stopped = match, ""
        await act(table, choices.resign, other.person, 1)
        assert await refused(asked) == "not-playing"


async def test_at_a_covert_step_everybody_is_refused_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, TOY)
    state = TOY.new(4, 4)
    while not is_covert(state.top):
        state.play(int(state.next), state.legal(state.next)[0])
    async with begun(state) as (_, asked, other):
        assert (await refused(asked), await refused(other)) == ("hint-covert", "hint-covert")
        assert asked.play and not asked.play.hint


async def test_in_the_silence_of_a_covert_window_the_refusal_rides_on_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch, game=ROOKS) as (table, time, moderator, birds):
        assert table.silence is not None
        for one in (moderator, *birds):
            assert await ask(one) == []
        await time.turn(1_000)
        told = [[ack.reason for ack in msgspec.json.decode(one.heard[-1], type=wire.Beat).acks] for one in birds]
        assert told == [["hint-covert"]] * len(birds)
        beat = msgspec.json.decode(moderator.heard[-1], type=wire.Beat)
        assert [ack.reason for ack in beat.acks] == ["hint-no-seat"]


async def test_a_table_that_goes_on_from_a_running_match_waits_for_its_end() -> None:
    async with begun() as (table, asked, other):
        link = await played_on(table, asked.person, 1, "Eve", "easy")
        branch = await tables_of(table).table(link.code)
        me = await Listener(branch, link.person).enter()
        assert await refused(me) == "original-not-over"
        await act(table, choices.resign, other.person, 1)
        assert (await hinted(me)).choices


async def test_a_hint_that_comes_after_the_decision_is_dropped() -> None:
    async with begun() as (table, asked, _):
        queue = queue_of(table)
        await queue.acquire("somebody else")
        asking = asyncio.create_task(ask(asked))
        await rest()
        assert not await asked.choose(asked.choices[0])
        queue.release()
        assert [type(message) for message in await asking] == [wire.Done, wire.Moved, wire.Done]


async def test_who_asks_again_gets_the_same_thought() -> None:
    async with begun() as (table, asked, _):
        queue = queue_of(table)
        await queue.acquire("somebody else")
        asking = [asyncio.create_task(ask(one)) for one in (asked, await Listener(table, asked.person).enter())]
        await rest()
        assert sum(len(waiting) for waiting in queue.waiting.values()) == 1
        queue.release()
        (_, one), (_, other) = await asyncio.gather(*asking)
        assert isinstance(one, wire.Hinted) and isinstance(other, wire.Hinted)
        assert (one.choices, one.reasons) == (other.choices, other.reasons)


async def test_an_unfinished_thought_ends_with_the_next_one() -> None:
    async with begun() as (table, asked, other):
        queue = queue_of(table)
        await queue.acquire("somebody else")
        first = asyncio.create_task(ask(asked))
        await rest()
        assert not await asked.choose(asked.choices[-1])
        while not asked.choices:
            assert not await other.choose(other.choices[-1])
        second = asyncio.create_task(ask(asked))
        await rest()
        assert sum(len(waiting) for waiting in queue.waiting.values()) == 1
        queue.release()
        await asyncio.gather(first, second)
        told = [SAYS.decode(text) for text in asked.heard]
        assert [hint.decision for hint in told if isinstance(hint, wire.Hinted)] == [table.decision]


async def test_without_a_worker_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    async with begun() as (table, asked, _):
        monkeypatch.setattr("igroteka.server.bots.bot_pool.TIMEOUT", 0)
        _, hint = await ask(asked)
        assert isinstance(hint, wire.Hinted) and (hint.choices, hint.reasons) == ([], [])
        assert table.hints == {}


async def next_answer(device: Device, id: str) -> list[wire.ServerSays]:
    """All that comes until the command of this id is answered."""
    heard: list[wire.ServerSays] = []
    while not heard or getattr(heard[-1], "id", "") != id:
        heard.append(await device.hear())
    return heard


async def test_over_the_wire_thinking_holds_up_nothing(room: Room) -> None:
    _, asked, other = await dealt(room, game=PECHENKA.id, options={"variant": "big_hunt"})
    assert asked.play
    hint, chat = wire.Hint(command_id(), asked.play.decision), wire.Say(command_id(), "hm")
    await asked.send(hint)
    await asked.send(chat)
    *_, done = await next_answer(asked, hint.id)
    assert isinstance(done, wire.Done)
    heard = await next_answer(asked, chat.id)
    assert not any(isinstance(message, wire.Hinted) for message in heard)
    for _ in range(TRIES):
        told = await asked.next(wire.Hinted)
        if told.choices:
            break
        await asked.send(wire.Hint(command_id(), asked.play.decision))
    assert told.choices[0].choice in asked.choices
    await other.sync()
    assert not any('"hinted"' in text for text in other.heard)
