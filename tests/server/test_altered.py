"""A stored match that does not fit itself is stopped; one that does is not disturbed by an id that it knows already."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import igroteka
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import history
from igroteka.server.table.table import REMEMBERED
from igroteka.server.tables import Tables
from tests.server.client import setup
from tests.server.inside import everybody, house, table_from

Line = dict[str, Any]
MOVES = 8


async def lines_of_a_match(house: Tables) -> str:
    """Play a few moves; gives the code of the table."""
    table = await table_from(house, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
    devices = await everybody(table)
    for _ in range(MOVES):
        asked = next(device for device in devices if device.choices)
        assert await asked.choose(asked.choices[-1]) == ""
    for device in devices:
        await device.exit()
    return table.doc.code


def with_choice(line: Line) -> Line:
    """An answer that the game does not know."""
    return {**line, "choice": "nothing"}


def at_another_moment(line: Line) -> Line:
    """An answer that could be given, but not now."""
    return {**line, "choice": "pass" if line["choice"] != "pass" else "draw"}


def by_another(line: Line) -> Line:
    """Somebody else's turn."""
    return {**line, "seat": 1 - line["seat"]}


def by_nobody(line: Line) -> Line:
    """A seat that is not there."""
    return {**line, "seat": 99}


def resigned(line: Line) -> Line:
    """Giving up; twice is once too often."""
    return {"n": line["n"], "line": "resign", "seat": 0}


def undone(line: Line) -> Line:
    """Back to line 2, then to one that this has taken away."""
    return {"n": line["n"], "line": "undo", "seat": 0, "to": 2 if line["n"] == 6 else 4}


ALTERED = ((with_choice, 5), (at_another_moment, 5), (by_another, 5), (by_nobody, 5), (resigned, 5, 6), (undone, 6, 7))


@pytest.mark.parametrize(("alter", "numbers"), [(how, where) for how, *where in ALTERED])
async def test_a_stored_line_that_does_not_fit_stops_the_match(
    alter: Callable[[Line], Line], numbers: list[int]
) -> None:
    store = MemoryStore()
    async with house(store) as (first, _):
        code = await lines_of_a_match(first)
    kept = store.kept[code].lines
    for number in numbers:
        row = kept[1, number]
        kept[1, number] = row._replace(body=json.dumps(alter(json.loads(row.body))).encode())
    async with house(store) as (second, _):
        table = await second.table(code)
        assert table.state is None
        whole = json.loads(await history.whole(table, 0))
        assert (whole["play"], whole["log"], whole["table"]["status"]) == (None, [], "playing")
        with pytest.raises(Refusal, match="other-rules"):
            await table.record(0, everything=False)
        device = (await everybody(table))[0]
        assert device.left == ""


async def test_whoever_repeats_an_old_id_is_refused_and_disturbs_nobody() -> None:
    async with house() as (made, _):
        table = await table_from(made, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
        devices = await everybody(table)
        first = next(device for device in devices if device.choices)
        assert first.play and await first.do(wire.Choose("old", first.play.decision, first.choices[-1])) == ""
        for number in range(REMEMBERED):  # now it is forgotten, but for the log
            assert await first.do(wire.Say(f"word-{number}", "la")) == ""
        while not first.choices:
            other = next(device for device in devices if device.choices)
            await other.choose(other.choices[-1])
        before = first.play
        assert await first.do(wire.Choose("old", first.play.decision, first.choices[-1])) == "used-id"
        assert (first.play, [device.left for device in devices]) == (before, ["", ""])
        assert await first.choose(first.choices[-1]) == ""
