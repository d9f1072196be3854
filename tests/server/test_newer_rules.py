"""Matches that were begun by older rules: they go on where the newer ones tell the same story, and are stopped where
not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from igroteka.core.event import SPECTATOR
from igroteka.core.game import Game
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server.store.opening import open_store
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, record_of, running_tables, table_from
from tests.server.store.conftest import new_url
from tests.shelf import put_on_the_shelf
from tests.toy import actions
from tests.toy.game import Magpies
from tests.toy.state import Table as Birds
from tests.toy.steps import Turn, the_steps

STIR = actions.describe(actions.STIR).notation


class TwiceStirred(Turn):
    """The changed rule: a player who stirs stirs twice."""

    def play(self, s: Birds, seat: int, action: int) -> None:
        if action == actions.STIR:
            s.deck.shuffle(s.chance())
        super().play(s, seat, action)


def version(rules: int) -> Game:
    """The made-up game by rules of this version; from the second on one of them is changed."""
    old = the_steps()
    first = old[0]
    changed = TwiceStirred(first.name, first.clause, first.first, first.last)
    game = Magpies(steps=old if rules == 1 else [changed, *old[1:]])
    game.rules = rules
    return game


OLD = version(1)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_url(request.param, request, tmp_path)


@asynccontextmanager
async def server(url: str, game: Game, patch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    """A server on this database whose game is of these rules."""
    store = await open_store(url)
    with patch.context() as shelf:
        put_on_the_shelf(shelf, game)
        try:
            async with running_tables(store) as (tables, _):
                yield tables
        finally:
            await store.close()


async def one_move(table: Table, *wanted: str) -> str:
    """The person who is asked plays the first of these that is allowed, else anything but stirring."""
    devices = await everybody(table)
    assert table.state is not None
    asked = devices[table.state.turn()[0]]
    rest = [choice for choice in asked.choices if choice != STIR]
    choice = next((choice for choice in wanted if choice in asked.choices), (rest or asked.choices)[-1])
    assert await asked.choose(choice) == ""
    for device in devices:
        await device.exit()
    return choice


async def begun(tables: Tables, code: str, *wanted: str) -> list[str]:
    """A match of six moves at a table of this code."""
    table = await table_from(tables, setup(OLD.id, 3), OLD.new(3, 1), deal=True, code=code)
    return [await one_move(table, *wanted) for _ in range(6)]


async def kinds(table: Table) -> list[str]:
    """What a spectator reads in the log, kind by kind."""
    watcher = await Listener(table, SPECTATOR).enter()
    await watcher.exit()
    return [entry.kind for entry in watcher.log]


async def test_a_match_that_did_not_meet_the_changed_rule_goes_on_and_one_that_did_is_stopped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database, version(1), monkeypatch) as tables:
        assert STIR not in await begun(tables, "AAAAAA")
        assert STIR in await begun(tables, "BBBBBB", STIR)

    async with server(database, version(2), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert (table.stopped, (await kinds(table)).count("rules")) == ("", 1)
        assert (await Listener(table, 0).enter()).log[-1].to == 2, "the log says so"
        await one_move(table, STIR)
        stopped = await tables.table("BBBBBB")
        assert (stopped.stopped, stopped.match) == ("other-rules", None)
        assert "rules" not in await kinds(stopped), "nothing stored is changed"

    async with server(database, version(2), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert (table.stopped, (await kinds(table)).count("rules")) == ("", 1), "it is of the new version now"
        await one_move(table)

    async with server(database, version(3), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert (table.stopped, (await kinds(table)).count("rules")) == ("", 2)
        while table.doc.status != "over":
            await one_move(table)
        record = read_record(await record_of(table, 0, everything=True))
        assert record.header["rules"] == 1
        match = replay(record, version(3))
        assert match.state.over and match.rules == 3

    async with server(database, version(4), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert table.match is not None and table.match.state.over
        assert (await kinds(table)).count("rules") == 2, "a match that is over goes on by no rules"


async def test_the_rest_of_a_renewed_match_is_played_by_the_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database, version(1), monkeypatch) as tables:
        await begun(tables, "AAAAAA")
    async with server(database, version(2), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert table.match is not None
        before = table.match.state.clone()
        while STIR not in (before.game.notation(a) for seat in before.turn() for a in before.legal(seat)):
            await one_move(table)
            before = table.match.state.clone()
        assert await one_move(table, STIR) == STIR
        assert table.match.state.draws == before.draws + 2
    async with server(database, version(1), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert (table.stopped, table.match) == ("other-rules", None), "a program of older rules does not go on"


async def test_an_undo_keeps_the_line_that_tells_of_the_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(database, version(1), monkeypatch) as tables:
        await begun(tables, "AAAAAA")
    async with server(database, version(2), monkeypatch) as tables:
        table = await tables.table("AAAAAA")
        assert table.match is not None
        branch = table.match.branch()
        branch.undo(0, 0)
        assert branch.rules == 2
        table.log.add(branch.contexts)
        assert await kinds(table) == ["deal", "rules", "undo"]
