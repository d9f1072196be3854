"""A server that is started again in the middle of a covert night tells nothing of what happened in it, until the
morning."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable

import pytest

from igroteka.core.event import SPECTATOR
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import alarms, leaving, messages, seating
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.server.in_process import HandTime, Listener, record_of, running_tables
from tests.server.test_newer_rules import database, server
from tests.server.test_silence import SECOND, nightfall
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

__all__ = ["database"]
# Of the five at the table these see the night through.
STAY = (1, 4)


def without_padding(lines: str | bytes) -> tuple[list[object], int]:
    """What was told, and how long it was; what fills it up is chance."""
    told = [json.loads(line) for line in lines.splitlines()]
    for one in told:
        one.pop("pad", None)
    return told, len(lines)


async def told(table: Table) -> list[object]:
    """All that anybody may be told of the table now: its people, the whole of each viewer, the records."""
    infos = [json.loads(messages.json.encode(messages.info(table, member))) for member in (False, True)]
    wholes = [without_padding(messages.whole_for(table, person)) for person in (*STAY, SPECTATOR)]
    records = [without_padding(await record_of(table, person, everything=False)) for person in (*STAY, None)]
    return [*infos, *wholes, *records]


async def nothing(table: Table) -> None:
    """A calm night."""


async def leave(table: Table) -> None:
    """Somebody stands up."""
    await act(table, leaving.leave, 2)


async def owner_leaves(table: Table) -> None:
    """The owner closes the chat and stands up, and another is the owner."""
    await act(table, seating.switch_chat, 0, False)
    await act(table, leaving.leave, 0)


async def moderator_leaves(table: Table) -> None:
    """The moderator goes, and the owner closes windows from now on."""
    await act(table, leaving.leave, table.doc.moderator)
    assert not await (await Listener(table, 0).enter()).do(wire.Keep(command_id()))


async def old_link_wins(table: Table) -> None:
    """Somebody who was lent a phone by day comes with their own."""
    await (await Listener(table, 3).enter()).exit()


def untimed(told: object) -> str:
    """The same but for what is left of the window: a server that starts again gives all of it anew, to everybody."""
    return re.sub(r"'left': \d+", "'left': …", repr(told))


Doing = Callable[[Table], Awaitable[None]]


async def to_window(table: Table, name: str) -> None:
    """Let time close the windows before this one, which somebody looks at."""
    time = table.runtime.time
    assert isinstance(time, HandTime)
    watcher = await Listener(table, STAY[0]).enter()
    while table.state and table.state.top.name != name:
        await time.turn(SECOND)
    await watcher.exit()


@pytest.mark.parametrize("window", ["owl", "raid"])
@pytest.mark.parametrize("doing", [nothing, leave, owner_leaves, old_link_wins])
async def test_a_restart_at_night_tells_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch, doing: Doing, window: str
) -> None:
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await nightfall(tables)
        table.doc.person(3).newer, table.doc.person(3).agreed = ["0" * 64], ["Ann"]
        await to_window(table, window)
        await act(table, alarms.checkpoint)  # what is left is told, and a restart gives back what was not stored
        calm = await told(table)
        await doing(table)
        assert await told(table) == calm, "nor does the night itself"
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await tables.table(table.doc.code)
        assert table.silence is not None
        assert untimed(await told(table)) == untimed(calm)
        if doing is leave:
            await owner_leaves(table)
            assert untimed(await told(table)) == untimed(calm), "nor what came after it"


async def test_nobody_hears_after_a_restart_that_the_moderator_was_left(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await nightfall(tables, moderated=True)
        calm = messages.info(table, member=False)
        await moderator_leaves(table)
        assert messages.info(table, member=False) == calm
    async with server(database, ROOKS, monkeypatch) as tables:
        assert messages.info(await tables.table(table.doc.code), member=False) == calm


async def test_in_the_morning_after_a_restart_everything_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await nightfall(tables)
        await leave(table)
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await tables.table(table.doc.code)
        one = await Listener(table, STAY[0]).enter()
        assert [seat.gave_up for seat in one.table.seats] == [False] * 5
        await to_window(table, "talk")
        assert one.table.seats[2].gave_up and [entry.seat for entry in one.log if entry.kind == "resign"] == [2]
        assert "resign" in await record_of(table, None, everything=False)
        assert table.doc.shown is None


async def test_a_restart_at_night_with_newer_rules_is_told_in_the_morning(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await nightfall(tables)
        await to_window(table, "raid")
        await act(table, alarms.checkpoint)
        calm = await told(table)
    monkeypatch.setattr(ROOKS, "rules", ROOKS.rules + 1)
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await tables.table(table.doc.code)
        assert table.match and not table.match.is_of_older_rules
        assert untimed(await told(table)) == untimed(calm)
        one = await Listener(table, STAY[0]).enter()
        await to_window(table, "talk")
        assert [entry.to for entry in one.log if entry.kind == "rules"] == [ROOKS.rules]


async def test_a_calm_night_stores_nothing_twice(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    async with server(database, ROOKS, monkeypatch) as tables:
        table = await nightfall(tables)
        await to_window(table, "raid")
        assert table.doc.window and table.doc.shown is None
        await leave(table)
        assert table.doc.shown is not None


async def test_a_night_that_is_stopped_hides_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    store = MemoryStore()
    async with running_tables(store) as (tables, _):
        table = await nightfall(tables)
        await leave(table)
    rows = store.by_code[table.doc.code].lines
    rows[1, 1] = rows[1, 1]._replace(body=b"{}")
    async with running_tables(store) as (tables, _):
        table = await tables.table(table.doc.code)
        assert table.stopped and messages.info(table, member=False).seats[2].gave_up
