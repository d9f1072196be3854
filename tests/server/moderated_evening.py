"""A table of birds that somebody leads from the moderator's place, and what that person does there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.store import Store
from igroteka.server.table import moderating, seating, starting
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.rooks import Rooks
from tests.server.client import NAMES, setup
from tests.server.in_process import HandTime, Listener, given, running_tables
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

SECOND = 1_000
DEAL = {"roles": ROLES}
MODERATED = wire.PaceSetup("person", seconds=wire.WindowSeconds(10, 20, 40, 30))


@asynccontextmanager
async def gathering(
    monkeypatch: pytest.MonkeyPatch, store: Store | None = None, game: Rooks = ROOKS, **more: Any
) -> AsyncIterator[tuple[Table, HandTime, Somebody, list[Somebody]]]:
    """A lobby of five birds and a moderator, who has made the table; everybody is there."""
    put_on_the_shelf(monkeypatch, game)
    agreed = setup(game.id, 5, **{"moderator": True, "pace": MODERATED, **more})
    async with running_tables(store) as (made, time):
        first = await made.create(agreed, "Host", as_moderator=True)
        table = await made.table(first.code)
        people = [await given(table, seating.join, NAMES[seat], None) for seat in range(5)]
        moderator = await Somebody(table, first).enter()
        yield table, time, moderator, [await Somebody(table, person).enter() for person in people]


@asynccontextmanager
async def moderated_evening(
    monkeypatch: pytest.MonkeyPatch, **more: Any
) -> AsyncIterator[tuple[Table, HandTime, Somebody, list[Somebody]]]:
    """The same at nightfall, with the roles dealt by hand."""
    async with gathering(monkeypatch, **more) as (table, time, moderator, birds):
        await act(table, moderating.give_deal, moderator.person, DEAL)
        await begin(table, time, moderator)
        yield table, time, moderator, birds


async def begin(table: Table, time: HandTime, moderator: Somebody) -> None:
    """The owner starts, and the shuffle does not wait for parts any longer."""
    await act(table, starting.start, moderator.person)
    await time.turn(4 * SECOND)
    assert table.doc.status == "playing"


async def close(moderator: Listener) -> str:
    """Close the open window; gives the reason if that is refused."""
    assert moderator.play
    return await moderator.do(wire.Close(command_id(), moderator.play.decision))


async def to_the_end(moderator: Listener) -> None:
    """Close one window after the other."""
    while not moderator.over:
        assert not await close(moderator)


async def to_morning(moderator: Listener) -> None:
    """Close the windows of the night, in which nothing is asked of anybody."""
    while moderator.play and moderator.play.view["prompt"]["step"] != "talk":
        assert not await close(moderator)


def told(device: Listener) -> dict[str, Any] | None:
    """The deal by hand, as far as the device knows it."""
    return device.me.deal


def closes(table: Table) -> str:
    """How the open window ends."""
    assert table.doc.window
    return table.doc.window.closes


async def answer_for(moderator: Listener, seat: int | None, choice: str) -> str:
    """Answer for a seat; gives the reason if that is refused."""
    assert moderator.play
    return await moderator.do(wire.Choose(command_id(), moderator.play.decision, choice, seat))


async def refused(table: Table, command: Any, *args: Any) -> str:
    """Why a command is refused; nothing has changed then."""
    before = table.doc.copy()
    with pytest.raises(Refusal) as refusal:
        await act(table, command, *args)
    assert table.doc == before
    return refusal.value.reason
