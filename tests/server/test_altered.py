"""A stored match that does not fit itself is stopped; one that does is not disturbed by an id that it knows already."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
import pytest

import igroteka
from igroteka.core.event import SPECTATOR
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, questions, replay, starting
from igroteka.server.table.carried_out import COMMANDS
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.laws.cases import TOY
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, record_of, running_tables, table_from, with_magpies

Line = dict[str, Any]
MOVES = 8


async def lines_of_a_match(tables: Tables) -> str:
    """Play a few moves; gives the code of the table."""
    table = await table_from(tables, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
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


async def reopened(store: MemoryStore, code: str, alter: Callable[[Line], Line], numbers: Iterable[int]) -> Told:
    """Alter stored lines and start a server on them; gives what one of the people and a spectator are told."""
    rows = store.by_code[code].lines
    for number in numbers:
        rows[1, number] = rows[1, number]._replace(body=json.dumps(alter(json.loads(rows[1, number].body))).encode())
    async with running_tables(store) as (second, _):
        table = await second.table(code)
        person, watcher = (await everybody(table))[0], await Listener(table, SPECTATOR).enter()
        refused = await person.do(wire.Choose("late", table.decision, "pass"))
        return Told(table, person, watcher, refused, await record_of(table, 0, everything=False))


class Told(NamedTuple):
    """What is told of a stopped match."""

    table: Table
    person: Listener
    watcher: Listener
    refused: str
    record: str


@pytest.mark.parametrize(("alter", "numbers"), [(how, where) for how, *where in ALTERED])
async def test_a_stored_line_that_does_not_fit_stops_the_match_which_can_still_be_read(
    alter: Callable[[Line], Line], numbers: list[int]
) -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
    before = {number: row.body for (_, number), row in store.by_code[code].lines.items()}
    told = await reopened(store, code, alter, numbers)
    assert (told.table.match, told.person.table.stopped, told.person.table.status) == (None, "altered", "playing")
    assert (told.person.play, told.refused) == (None, "altered")
    events = [event for entry in told.person.log for event in entry.events]
    later = [json.loads(before[number]) for number in range(max(numbers) + 1, MOVES + 1)]
    seen = [{"event": one["event"], **one["public"]} for line in later for one in line.get("events", [])]
    assert seen and events[-len(seen) :] == seen, "the lines after it are told from their stored events"
    record = [json.loads(row) for row in told.record.splitlines()[1:]]
    assert [entry for entry in told.person.log if msgspec.to_builtins(entry) not in record] == []


def of_rules_2(header: Line) -> Line:
    """Another version of the rules."""
    return {**header, "rules": header["rules"] + 1}


def of_other_data(header: Line) -> Line:
    """Other printed facts."""
    return {**header, "data": "0" * len(header["data"])}


@pytest.mark.parametrize("alter", [of_rules_2, of_other_data])
async def test_a_match_of_other_rules_or_data_is_told_from_its_stored_events_and_never_continued(
    alter: Callable[[Line], Line],
) -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
        log = (await Listener(await first.table(code), 0).enter()).log
    told = await reopened(store, code, alter, [0])
    assert (told.person.table.stopped, told.person.play, told.refused) == ("other-rules", None, "other-rules")
    assert [entry.events for entry in told.person.log] == [entry.events for entry in log if entry.events]
    assert told.watcher.log == told.person.log


async def test_a_hash_that_differs_stops_the_match_even_if_every_line_can_be_played() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
    number = next(
        n for (_, n), row in sorted(store.by_code[code].lines.items()) if n and "hash" in json.loads(row.body)
    )
    told = await reopened(store, code, lambda line: {**line, "hash": "0" * 16}, [number])
    assert (told.table.match, told.table.stopped) == (None, "altered")


async def test_an_unaltered_match_goes_on() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
    told = await reopened(store, code, dict, range(MOVES))
    assert (told.table.stopped, told.person.table.stopped) == ("", "")
    assert told.table.match is not None and told.person.play is not None


async def test_a_lost_line_stops_the_match() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
    store.by_code[code].order.remove((1, 4))
    told = await reopened(store, code, dict, [])
    assert (told.table.match, told.table.stopped) == (None, "altered")


async def test_what_was_sealed_stays_sealed_when_a_match_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        table = await table_from(first, setup(TOY.id, 3), TOY.new(3, 1), deal=True)
        devices = await everybody(table)
        for _ in range(6):
            asked = next(device for device in devices if device.choices)
            assert await asked.choose(asked.choices[-1]) == ""
        logs = [(await Listener(table, person).enter()).log for person in (0, 1, 2, SPECTATOR)]
        code = table.doc.code
    rows = store.by_code[code].lines
    rows[1, 0] = rows[1, 0]._replace(body=json.dumps(of_rules_2(json.loads(rows[1, 0].body))).encode())
    async with running_tables(store) as (second, _):
        table = await second.table(code)
        for person, log in zip((0, 1, 2, SPECTATOR), logs, strict=True):
            told = (await Listener(table, person).enter()).log
            assert [entry.events for entry in told if entry.events] == [entry.events for entry in log if entry.events]
            assert all(entry.seat == -1 for entry in told), "who answered last, or was awake, is not told"


async def test_after_a_stopped_match_a_new_one_can_be_played() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
    rows = store.by_code[code].lines
    rows[1, 0] = rows[1, 0]._replace(body=json.dumps(of_rules_2(json.loads(rows[1, 0].body))).encode())
    async with running_tables(store) as (second, time):
        table = await second.table(code)
        devices = await everybody(table)
        assert await act(table, questions.ask_rematch, devices[0].person, 1, at_once=True)
        assert (table.doc.match, table.doc.status, table.stopped) == (2, "shuffling", "")
        await time.turn(3_000)
        asked = next(device for device in devices if device.choices)
        assert await asked.choose(asked.choices[-1]) == ""


GONE = {"an_option_of_old": True}


def of_a_gone_option(header: Line) -> Line:
    """Begun with an option that the game does not take."""
    return {**header, "options": {**header["options"], **GONE}}


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_a_match_of_an_option_that_is_no_longer_taken_is_stopped_and_can_be_read(status: str) -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
        table = await first.table(code)
        agreed = dict(table.doc.setup.options)
        log = (await Listener(table, 0).enter()).log
    document = json.loads(store.by_code[code].doc)
    document["setup"]["options"].update(GONE)
    document["status"] = status
    store.by_code[code].doc = json.dumps(document).encode()
    told = await reopened(store, code, of_a_gone_option, [0])
    assert (told.person.table.stopped, told.person.table.status) == ("altered", status)
    assert told.person.table.setup.options == agreed, "the usual ones, for the next match"
    assert [entry.events for entry in told.person.log] == [entry.events for entry in log if entry.events]
    header, *entries = map(json.loads, told.record.splitlines())
    assert header["options"] == {**agreed, **GONE} and len(entries) >= len(told.person.log)


async def test_a_match_goes_on_by_the_options_of_its_record() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        code = await lines_of_a_match(first)
        agreed = dict((await first.table(code)).doc.setup.options)
    document = json.loads(store.by_code[code].doc)
    for altered in (GONE, {"hide_hands": not agreed["hide_hands"]}):
        document["setup"]["options"] = {**agreed, **altered}
        store.by_code[code].doc = json.dumps(document).encode()
        async with running_tables(store) as (second, _):
            table = await second.table(code)
            assert (table.stopped, table.doc.setup.options) == ("", agreed)


async def test_a_lobby_with_an_option_that_is_no_longer_taken_has_the_usual_ones() -> None:
    store = MemoryStore()
    async with running_tables(store) as (first, _):
        owner = await first.create(setup(bots=1), "Ann")
        table = await first.table(owner.code)
        usual = dict(table.doc.setup.options)
        await act(table, starting.start, owner.person)
    document = json.loads(store.by_code[owner.code].doc)
    document["setup"]["options"].update(GONE)
    promised = json.loads(document["shuffle"]["header"])
    document["shuffle"]["header"] = json.dumps(of_a_gone_option(promised))
    store.by_code[owner.code].doc = json.dumps(document).encode()
    async with running_tables(store) as (second, _):
        table = await second.table(owner.code)
        assert (table.doc.setup.options, table.doc.status) == (usual, "gathering"), "what was promised is void"


async def test_whoever_repeats_an_old_id_is_refused_and_disturbs_nobody() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
        devices = await everybody(table)
        first = next(device for device in devices if device.choices)
        assert first.play and await first.do(wire.Choose("old", first.play.decision, first.choices[-1])) == ""
        for number in range(COMMANDS):  # now it is forgotten, but for the log
            assert await first.do(wire.Say(f"word-{number}", "la")) == ""
        while not first.choices:
            other = next(device for device in devices if device.choices)
            await other.choose(other.choices[-1])
        before = first.play
        assert await first.do(wire.Choose("old", first.play.decision, first.choices[-1])) == "used-id"
        assert (first.play, [device.left for device in devices]) == (before, ["", ""])
        assert await first.choose(first.choices[-1]) == ""


@pytest.mark.parametrize(
    "header", [b"{", b"\xff", b"[]", b'{"start":{"secret":1}}', b'{"start":{},"shuffle":{"parts":0}}']
)
async def test_an_altered_header_opens_no_shuffle(header: bytes) -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
        await act(table, choices.resign, 0, 1)
        rows = store.by_code[table.doc.code].lines
        rows[1, 0] = rows[1, 0]._replace(body=header)
        with pytest.raises(Refusal, match="altered"):
            await replay.opened(table)
