"""What could you have known: only after the end, only one's own, and only what one decided oneself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, replay
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.server.client import Rejected, Room, setup
from tests.server.in_process import (
    HandTime,
    Listener,
    everybody,
    hindsight_of,
    played_on,
    rest,
    running_tables,
    table_from,
    tables_of,
)

PECHENKA = igroteka.game("pechenka")
BIG_HUNT: dict[str, Any] = {"variant": "big_hunt"}
MINUTE = 60_000


@asynccontextmanager
async def begun(seats: int, options: dict[str, Any], **agreed: Any) -> AsyncIterator[tuple[Table, list[Listener]]]:
    """A table at which everybody sits."""
    async with running_tables() as (made, _):
        state = PECHENKA.new(seats, 4, options)
        agreed_on = setup(PECHENKA.id, seats, options=dict(state.options), **agreed)
        table = await table_from(made, agreed_on, state, deal=True)
        yield table, await everybody(table)


def time_of(table: Table) -> HandTime:
    """The time at this table, to be turned by hand."""
    assert isinstance(table.runtime.time, HandTime)
    return table.runtime.time


def first(people: list[Listener]) -> Listener:
    """The one who is asked."""
    return next(one for one in people if one.choices)


def now(table: Table) -> State:
    """The position."""
    assert table.state is not None
    return table.state


async def to_the_end(table: Table, people: list[Listener], seed: int = 1) -> list[tuple[int, str, dict[str, Any]]]:
    """Random answers until it is over; gives each with what the seat could know before it."""
    rng = seeded(seed)
    made = []
    while turn := now(table).turn():
        seat = turn[rng.below(len(turn))]
        legal = now(table).legal(seat)
        action = legal[rng.below(len(legal))]
        told: Any = now(table).game.parts.hindsight(now(table), seat, action)
        if told is not None:
            made.append((seat, PECHENKA.notation(action), told))
        assert not await people[seat].choose(PECHENKA.notation(action))
    return made


def rows(told: wire.Hindsight) -> list[tuple[str, dict[str, Any]]]:
    """The decisions, each with what was known."""
    return [(one.did.choice, one.knew) for one in told.decisions]


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, BIG_HUNT), (3, BIG_HUNT)])
async def test_every_decision_of_mine_as_i_knew_it(seats: int, options: dict[str, Any]) -> None:
    async with begun(seats, options) as (table, people):
        made = await to_the_end(table, people)
        for seat, person in enumerate(people):
            told = await hindsight_of(table, person.person)
            assert told.me == wire.Me(person.person, seat)
            assert rows(told) == [(choice, knew) for who, choice, knew in made if who == seat]


async def test_the_replay_shows_each_decision_as_it_was_asked() -> None:
    async with begun(4, {}) as (table, people):
        await to_the_end(table, people)
        decisions = (await hindsight_of(table, 0)).decisions
        assert len({one.at for one in decisions}) == len(decisions)
        for one in decisions:
            frame = await replay.snapshot(table, 0, one.at, everything=False)
            assert frame.view["prompt"]["mine"]
            assert frame.view["round"] == one.knew["round"]


async def test_nobody_is_advised_before_the_end() -> None:
    async with begun(4, {}) as (table, people):
        assert not await people[0].choose(PECHENKA.notation(now(table).legal(0)[0]))
        with pytest.raises(Refusal) as refused:
            await hindsight_of(table, people[0].person)
        assert (refused.value.reason, refused.value.status) == ("not-over", 403)


async def all_resign(table: Table, people: list[Listener]) -> None:
    """All give up, the first of them last: then the match is over."""
    for one in reversed(people):
        await act(table, choices.resign, one.person, 1)


async def test_of_sealed_answers_only_the_last_counts() -> None:
    async with begun(4, {}) as (table, people):
        first, second, *_ = [PECHENKA.notation(action) for action in now(table).legal(0)]
        for choice in (first, second):
            assert not await people[0].choose(choice)
        await all_resign(table, people)
        assert [one.did.choice for one in (await hindsight_of(table, people[0].person)).decisions] == [second]


async def test_what_a_stand_in_decided_is_not_mine() -> None:
    async with begun(2, BIG_HUNT, absent="bot") as (table, people):
        asked = first(people)
        table.doc.places[asked.me.seat].level = "easy"
        await asked.exit()
        await time_of(table).turn(MINUTE)
        await rest()
        stood_in = [entry for entry in people[1 - asked.me.seat].log if entry.seat == asked.me.seat]
        assert [entry.kind for entry in stood_in] == ["seat", "choice"]
        back = await Listener(table, asked.person).enter()
        await people[1 - asked.me.seat].choose(people[1 - asked.me.seat].choices[0])
        mine = back.choices[0]
        assert not await back.choose(mine)
        await act(table, choices.resign, asked.person, 1)
        assert [choice for choice, _ in rows(await hindsight_of(table, asked.person))] == [mine]


async def test_what_the_table_decided_when_time_was_up_is_not_mine() -> None:
    async with begun(2, BIG_HUNT, clock=wire.ClockSetup(60, 5)) as (table, people):
        asked = first(people)
        await time_of(table).turn(MINUTE)
        assert any(entry.kind == "time-up" for entry in asked.log)
        await act(table, choices.resign, asked.person, 1)
        assert rows(await hindsight_of(table, asked.person)) == []


async def test_it_may_be_had_where_all_else_stays_closed() -> None:
    async with begun(2, BIG_HUNT, open_after=False, spectators=False) as (table, people):
        await to_the_end(table, people)
        assert (await hindsight_of(table, people[0].person)).decisions


async def test_a_game_that_does_not_tell_has_nothing_to_show(room: Room) -> None:
    (ann, bob), _ = await room.table(setup())
    await room.at(bob, "resign", wire.OfMatch(1))
    told = await room.get(f"/api/tables/{ann.code}/hindsight", wire.Hindsight, ann.token)
    assert told.decisions == []


async def test_only_whoever_sat_there_may_ask(room: Room) -> None:
    (ann, bob), devices = await room.table(setup("pechenka", options=BIG_HUNT))
    address = f"/api/tables/{ann.code}/hindsight"
    with pytest.raises(Rejected) as rejected:
        await room.get(address, wire.Hindsight, ann.token)
    assert (rejected.value.status, rejected.value.error) == (403, "not-over")
    asked = next(device for device in devices if device.choices)
    await asked.choose(asked.choices[0])
    await room.at(bob, "resign", wire.OfMatch(1))
    told = {who.person: await room.get(address, wire.Hindsight, who.token) for who in (ann, bob)}
    assert [len(told[person].decisions) for person in sorted(told, key=lambda p: p != asked.me.person)] == [1, 0]
    for token in ("", devices[0].table.watch, "x" * 43):
        with pytest.raises(Rejected) as rejected:
            await room.get(address, wire.Hindsight, token)
        assert (rejected.value.status, rejected.value.error) == (401, "bad-token")


async def given_up(table: Table, new: wire.Seated) -> Table:
    """At a table that goes on from this one: one answer, and the match is given up."""
    made = await tables_of(table).table(new.code)
    me = await Listener(made, new.person).enter()
    assert not await me.choose(me.choices[0])
    await act(made, choices.resign, new.person, 1)
    assert made.doc.status == "over"
    return made


async def reason(asking: Awaitable[object]) -> str:
    """Why something is refused; empty: it is not."""
    try:
        await asking
    except Refusal as refusal:
        return refusal.reason
    return ""


async def test_playing_on_from_a_running_match_advises_nobody_in_it() -> None:
    async with begun(4, {}) as (table, people):
        branch = await given_up(table, await played_on(table, people[0].person, 1, "Eve", "easy"))
        again = await given_up(table, await played_on(branch, 0, 1, "Eve", "easy"))
        for one in (branch, again):
            assert await reason(hindsight_of(one, 0)) == "original-not-over"
        await all_resign(table, people)
        for one in (branch, again):
            # It would have been the advice for the very decision that the running match asked.
            (decision,) = (await hindsight_of(one, 0)).decisions
            assert decision.knew == PECHENKA.parts.hindsight(PECHENKA.new(4, 4), 0, PECHENKA.parse(decision.did.choice))
