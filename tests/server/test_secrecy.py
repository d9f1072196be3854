"""No secret leaves: in two worlds that a viewer cannot tell apart, the server sends it the same bytes at the same
moments."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from itertools import permutations
from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.match.line_context import LineContext
from igroteka.core.state import NO_EVENTS, State
from igroteka.core.windows import Window
from igroteka.server import wire
from igroteka.server.table import attendance, choices, log, messages, position
from igroteka.server.table.log import Logged, entry
from igroteka.server.table.table import Table
from tests.laws.cases import TOY, play_on
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, played_on, running_tables, table_from, with_magpies
from tests.server.worlds import CLOCK, WRONG, Act, difference, evening
from tests.toy import actions
from tests.toy.state import Table as Birds
from tests.toy.steps import Lay


@pytest.fixture(autouse=True)
def magpies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game has everything that can be secret."""
    with_magpies(monkeypatch)


async def test_magpies_tell_nobody_what_it_may_not_know() -> None:
    assert await evening(TOY, 3, {}, games=2) > 70


async def test_hidden_hands_stay_hidden() -> None:
    assert await evening(igroteka.game("famiglia"), 2, {"hide_hands": True}, games=6) > 30


def before_laying(seed: int) -> tuple[State, Act]:
    """A position before the last turn of a round, and a quiet choice after which all are to answer at once."""
    state = TOY.new(3, seed)
    assert isinstance(state, Birds)
    while state.top.name != "turn" or state.turns < 2:
        play_on(state, seeded(seed), 1)
    seat = int(state.who)
    quiet = next(action for action in (actions.BURY, actions.PEEK, actions.DRAW) if action in state.legal(seat))
    return state, Act(seat, TOY.notation(quiet))


@asynccontextmanager
async def laying(seed: int, clock: wire.ClockSetup | None) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """A table at which all are to answer at once: three birds and a spectator."""
    state, quiet = before_laying(seed)
    state.telling, state.events = True, NO_EVENTS
    async with running_tables() as (made, time):
        table = await table_from(made, setup(TOY.id, 3, clock=clock), state)
        there = [*await everybody(table), await Listener(table, SPECTATOR).enter()]
        await there[quiet.seat].choose(quiet.choice)
        assert table.state and table.state.top.name == "lay"
        yield table, time, there


async def heard_while(seed: int, viewer: int, early: int | None, *choices: str) -> list[str]:
    """What a viewer hears and is answered while one of the others has answered early, or nobody has."""
    async with laying(seed, CLOCK) as (table, time, there):
        me = there[viewer]
        me.heard.clear()
        if early is not None:
            for choice in choices or ("nothing",):
                assert not await there[early].choose(choice)
        await time.turn(500)
        await attendance.sync(table, me)
        await me.do(wire.Choose("wrong", table.decision, WRONG))
        await me.do(wire.Undo("undo"))
        await Listener(table, SPECTATOR).enter()
        return me.heard


def but_who_has_answered(heard: list[str]) -> list[str]:
    """The same messages without the one thing that all may know."""
    messages = [message for message in map(json.loads, heard) if message["type"] != "answered"]
    for message in messages:
        if message.get("play"):
            del message["play"]["answered"]
    return [json.dumps(message) for message in messages]


async def sealed_answers_tell_only_who_has_answered() -> None:
    """Of another's answer nobody hears anything but that it was given."""
    for seed in range(4):
        for viewer in (0, 1, 2, SPECTATOR):
            nobody = but_who_has_answered(await heard_while(seed, viewer, None))
            for early in {0, 1, 2} - {viewer}:
                heard = but_who_has_answered(await heard_while(seed, viewer, early))
                assert not difference([nobody], [heard]), f"{viewer} sees {early}"


async def test_sealed_answers_tell_only_who_has_answered() -> None:
    await sealed_answers_tell_only_who_has_answered()


async def test_neither_the_answer_nor_a_change_of_mind_leaves_a_trace() -> None:
    for seed in range(4):
        async with laying(seed, None) as (_, _, there):
            choices = [device.choices for device in there[:3]]
        for viewer, early in ((0, 1), (2, 1), (SPECTATOR, 0)):
            first, *_, last = choices[early]
            assert first != last
            told = await heard_while(seed, viewer, early, first)
            for given in ((last,), (first, last), (last, first, last)):
                assert not difference([told], [await heard_while(seed, viewer, early, *given)]), given


async def test_all_see_who_has_answered_until_the_last_one_has() -> None:
    async with laying(0, None) as (table, _, there):
        assert [device.play and device.play.answered for device in there] == [[]] * 4
        for number, seat in enumerate((2, 0)):
            for device in there:
                device.heard.clear()
            assert not await there[seat].choose("nothing")
            kinds = {viewer: [json.loads(text)["type"] for text in one.heard] for viewer, one in enumerate(there)}
            assert kinds == {viewer: ["moved", "done"] if viewer == seat else ["answered"] for viewer in range(4)}
            known = [[2], [0, 2]][number]
            late = await Listener(table, SPECTATOR).enter()
            assert [device.play and device.play.answered for device in (*there, late)] == [known] * 5
        assert not await there[1].choose("nothing")
        assert [device.play and device.play.answered for device in there] == [[]] * 4


class Unseen(Window[Birds]):
    """All lay a trinket, and nobody sees who does."""

    def legal(self, s: Birds, seat: int) -> list[int]:
        return Lay("lay", "lay").legal(s, seat)


async def test_at_a_covert_step_nobody_hears_who_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with laying(0, None) as (table, _, there):
        assert table.state
        monkeypatch.setattr(table.state, "top", Unseen("lay", "lay", actions.NOTHING, actions.SLEEP - 1, covert=True))
        for device in there:
            device.heard.clear()
        assert not await there[0].choose("nothing")
        assert [len(device.heard) for device in there] == [2, 0, 0, 0]
        assert [device.play and device.play.answered for device in there] == [[]] * 4


async def test_the_order_of_arrival_leaves_no_trace() -> None:
    for seed in range(4):
        told = []
        for order in permutations(range(3)):
            async with laying(seed, None) as (table, _, there):
                for seat in order:
                    await there[seat].choose("nothing")
                for listener in there:
                    listener.heard.clear()
                    await attendance.sync(table, listener)
                told.append([listener.heard for listener in there])
        assert all(heard == told[0] for heard in told)


async def test_a_deal_tells_a_seat_its_own_cards_only() -> None:
    told: dict[str, str] = {}
    compared = 0
    for seed in range(300):
        state = TOY.new(3, seed)
        key = json.dumps([state.view(0), [event.seen_by(0) for event in state.events]])
        async with running_tables() as (made, _):
            table = await table_from(made, setup(TOY.id, 3), state, deal=True)
            me = await Listener(table, 0).enter()
        assert not (key in told and told[key] != me.heard[0])
        compared += key in told
        told[key] = me.heard[0]
    assert compared > 50


def counts_sealed_answers(table: Table) -> int:
    """The number of the decision grows with every answer."""
    return 0 if table.match is None else table.match.number + 1


def logs_sealed_answers(told: LineContext) -> Logged:
    """A sealed answer has a line in everybody's log."""
    shown = copy(told)
    shown.sealing = False
    return Logged(shown)


def names_who_was_awake(told: LineContext, viewer: int) -> wire.Entry | None:
    """The log says who acted at a covert step."""
    shown = entry(told, viewer)
    return shown and wire.Entry(shown.kind, told.line.seat, shown.clause, shown.events, shown.to)


def shows_all_clocks(table: Table, viewer: int) -> wire.Clocks | None:
    """Everybody sees whose clock runs."""
    return wire.Clocks(list(table.clock.left), list(table.clock.running)) if table.clock else None


BREAKS: dict[str, tuple[Any, str, Any]] = {
    "the one who was awake is named": (log, "entry", names_who_was_awake),
    "every single answer is given": (choices, "need_not_ask", lambda state, seat: len(state.legal(seat)) == 1),
}
SEALED_BREAKS: dict[str, tuple[Any, str, Any]] = {
    "sealed answers are counted": (Table, "decision", property(counts_sealed_answers)),
    "sealed answers are logged": (log, "Logged", logs_sealed_answers),
    "all clocks are shown": (messages, "clocks", shows_all_clocks),
    "a sealed answer ends taking back": (position, "hides_answers", position.is_covert),
}


@pytest.mark.uncompiled
@pytest.mark.parametrize("name", BREAKS)
async def test_a_server_that_leaks_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*BREAKS[name])
    with pytest.raises(AssertionError, match="moment"):
        await evening(TOY, 3, {}, games=2)


@pytest.mark.uncompiled
@pytest.mark.parametrize("name", SEALED_BREAKS)
async def test_a_server_that_tells_more_of_a_sealed_answer_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*SEALED_BREAKS[name])
    with pytest.raises(AssertionError, match="moment"):
        await sealed_answers_tell_only_who_has_answered()


async def test_playing_on_tells_a_spectator_no_more_than_watching() -> None:
    nests = set()
    async with running_tables() as (made, _):
        table = await table_from(made, setup(TOY.id, 3), TOY.new(3, 1), deal=True)
        for _ in range(12):
            new = await played_on(table, None, 1, "Eve", "easy")
            eve = await Listener(await made.table(new.code), 0).enter()
            assert eve.play
            nests.add(json.dumps(eve.play.view["nests"][0]))
    assert len(nests) > 1
