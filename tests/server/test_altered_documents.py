"""Documents of tables that somebody altered: each can be used, or is refused as `unreadable-table`; nothing fails."""

from __future__ import annotations

import copy
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import Any

import pytest

import igroteka
from igroteka.bots.heuristics import LEVELS, heuristics_of
from igroteka.core.event import SPECTATOR
from igroteka.server import bot_reasons, wire
from igroteka.server.bots.bot_pool import INSTANT_BOT
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, leaving, links, messages, moderating, questions, replay, seating, starting
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import (
    HandTime,
    Listener,
    everybody,
    given,
    hindsight_of,
    played_on,
    record_of,
    running_tables,
    table_from,
    tables_of,
)
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

# How many of a document's alterations are tried; the same in every run.
TRIED = 120
FIXED = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(short=10, pair=20))
Json = Any


async def gathering(tables: Tables, _: HandTime) -> str:
    """A table that waits for people, with bots and a moderator who dealt by hand."""
    owner = await tables.create(setup("rooks", 5, 1, moderator=True), "Ann", as_moderator=True)
    table = await tables.table(owner.code)
    for name in ("Bob", "Cat"):
        await given(table, seating.join, name, None)
    await act(table, moderating.give_deal, owner.person, {"roles": ["rook", "rook", "owl", "bird", "bird"]})
    return owner.code


async def shuffling(tables: Tables, _: HandTime) -> str:
    """A table where people give their parts of the shuffle."""
    owner = await tables.create(setup("emperors_gold", 3, 1), "Ann")
    table = await tables.table(owner.code)
    await given(table, seating.join, "Bob", None)
    await act(table, starting.start, owner.person)
    return owner.code


async def clocked(tables: Tables, time: HandTime) -> str:
    """A match with a clock, a few moves old, at which somebody was lent a link."""
    agreed = setup(clock=wire.ClockSetup(300, 5))
    table = await table_from(tables, agreed, igroteka.game("famiglia").new(seed=3), deal=True)
    devices = await everybody(table)
    for _ in range(6):
        asked = next(device for device in devices if device.choices)
        assert await asked.choose(asked.choices[-1]) == ""
    await devices[0].do(wire.Pause(command_id()))
    return table.doc.code


async def night(tables: Tables, time: HandTime) -> str:
    """A covert window, with somebody who left and touches that are kept."""
    state = ROOKS.new(5, 3, held=True)
    table = await table_from(tables, setup("rooks", 5, pace=FIXED), state, deal=True)
    devices = await everybody(table)
    for device in devices[:2]:
        await device.do(wire.Tap(command_id(), table.decision, "1/2"))
    await act(table, leaving.leave, devices[4].person)
    return table.doc.code


async def over(tables: Tables, _: HandTime) -> str:
    """A match that is over, with its line of the evening."""
    table = await table_from(tables, setup("famiglia"), igroteka.game("famiglia").new(seed=3), deal=True)
    devices = await everybody(table)
    await act(table, choices.resign, devices[0].person, 1)
    return table.doc.code


STAGES: tuple[Callable[[Tables, HandTime], Awaitable[str]], ...] = (gathering, shuffling, clocked, night, over)
OTHER: tuple[Json, ...] = (None, -1, 0, 1, 99, 2**40, 2**70, "", "x", "\0", [], {}, True, 1.5, [0] * 30)


def places_in(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inner:
        yield (*path, key)
        yield from places_in(child, (*path, key))


def alterations(document: Json) -> Iterator[tuple[str, Json]]:
    """The document with one place changed, dropped or doubled, in every way; and what was changed, in words."""
    for path in places_in(document):
        *way, last = path
        where = ".".join(map(str, path))
        now = inside(document, path)
        others = list(OTHER)
        if isinstance(now, int) and not isinstance(now, bool):
            others += [now - 7, now - 1, now + 1, now + 7]
        if isinstance(now, dict):
            others += [{**now, "7": 1}, {**now, "x": []}]
        for other in others:
            made = copy.deepcopy(document)
            inside(made, way)[last] = other
            yield f"{where} = {other!r}", made
        dropped = copy.deepcopy(document)
        del inside(dropped, way)[last]
        yield f"{where} dropped", dropped
        if isinstance(last, int):
            doubled = copy.deepcopy(document)
            inside(doubled, way).append(now)
            yield f"{where} doubled", doubled


def inside(value: Json, path: Sequence[Any]) -> Json:
    """What is at this place."""
    for key in path:
        value = value[key]
    return value


@asynccontextmanager
async def reopened(store: MemoryStore) -> AsyncIterator[tuple[Tables, HandTime]]:
    """A server on the altered store, as it was stored each time."""
    kept = copy.deepcopy(store)
    async with running_tables(kept) as (tables, time):
        yield tables, time


async def use(tables: Tables, time: HandTime, code: str) -> str:
    """Do what people may do at a table; a refusal is an answer. Gives why the table could not be opened."""
    try:
        table = await tables.table(code)
    except Refusal as refusal:
        return refusal.reason
    people = [person for person in range(len(table.doc.persons)) if not table.doc.persons[person].gone]
    devices = [await Listener(table, person).enter() for person in (*people, SPECTATOR)]
    for ask in asked_of(table, devices):
        with suppress(Refusal):
            await ask()
    await time.turn(100_000)
    return ""


def asked_of(table: Table, devices: list[Listener]) -> Iterator[Callable[[], Awaitable[object]]]:
    """What may be asked of a table, over HTTP and by its devices."""

    async def look() -> None:
        messages.info(table, member=True)

    yield look
    for person in (None, 0):
        yield partial(record_of, table, person, everything=False)
        yield partial(record_of, table, person, everything=True)
        yield partial(replay.snapshot, table, person, -1, everything=False)
        yield partial(played_on, table, person, 1, "Zed", "easy")
        yield partial(bot_reasons.tell, tables_of(table), table, person)
    yield lambda: replay.opened(table)
    yield lambda: hindsight_of(table, 0)
    yield lambda: act(table, seating.join, "Zed", None)
    yield lambda: act(table, moderating.join, "Zed")
    yield lambda: act(table, links.mend, "Bob")
    yield lambda: act(table, starting.start, table.doc.owner)
    yield lambda: act(table, questions.resume)
    yield lambda: act(table, questions.ask_rematch, 0, table.doc.match, at_once=True)
    for device in devices:
        if device.choices:
            yield partial(device.choose, device.choices[0])
        yield partial(device.do, wire.Tap(command_id(), table.decision, "1/1"))
        yield partial(device.do, wire.Undo(command_id()))
        yield partial(device.do, wire.Contribute(command_id(), "0" * 64))
    yield lambda: act(table, leaving.leave, devices[0].person)


@pytest.mark.parametrize("stage", STAGES)
async def test_an_altered_document_can_be_used_or_is_unreadable(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    stage: Callable[[Tables, HandTime], Awaitable[str]],
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    # A process of bots does not know these birds, so that whoever takes a seat answers in this one.
    monkeypatch.setattr(heuristics_of(ROOKS), "levels", dict.fromkeys(LEVELS, INSTANT_BOT))
    store = MemoryStore()
    async with running_tables(store) as (tables, time):
        code = await stage(tables, time)
    whole = json.loads(store.by_code[code].doc)
    async with reopened(store) as (tables, time):
        assert await use(tables, time, code) == "", "as it was stored it is opened"
    every = list(alterations(whole))
    opened = 0
    for what, document in Random(TRIED).sample(every, min(TRIED, len(every))):
        store.by_code[code].doc = json.dumps(document).encode()
        caplog.clear()
        async with reopened(store) as (tables, time):
            reason = await use(tables, time, code)
        assert reason in ("", "unreadable-table"), f"{what}: {reason}"
        failed = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert not [one for one in failed if one.msg != "table cannot be read"], f"{what}: {failed}"
        opened += not reason
    assert 0 < opened < TRIED
