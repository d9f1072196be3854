"""What is written is told: after a commit nothing is read or can fail, and a client that could not be told comes back
for the whole."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.server import shuffle, wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.errors import StoreFailed
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import LineRow
from igroteka.server.table import choices, replay, starting
from igroteka.server.table.commit import act
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, record_of, running_tables, table_from
from tests.server.test_retries import FAMIGLIA, lines_of, takes_back
from tests.server.websocket_client import command_id


class CannotRead(MemoryStore):
    """A store that can be written and, from some moment on, not be read."""

    broken = False

    async def lines(self, code: str, match: int, after: int = -1, limit: int | None = None) -> list[LineRow]:
        """Fail, once it is broken."""
        if self.broken:
            raise StoreFailed("cannot be read")
        return await super().lines(code, match, after, limit)


async def test_a_deal_a_choice_and_an_undo_are_told_though_nothing_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    # A deal in which Ann begins and has something to take back.
    monkeypatch.setattr(shuffle, "new_part", lambda: "33" * 32)
    store = CannotRead()
    async with running_tables(store) as (made, time):
        owner = await made.create(setup(bots=1), "Ann")
        table = await made.table(owner.code)
        me = await Listener(table, owner.person).enter()
        store.broken = True
        await act(table, starting.start, owner.person)
        assert await me.do(wire.Contribute(command_id(), "ab" * 32)) == ""
        await time.turn(0)
        assert me.play and me.log[0].kind == "deal"
        await time.turn(5_000)
        assert await me.choose(me.choices[-1]) == ""
        device, undo = await takes_back(table, [me])
        assert await device.do(undo) == ""
        assert [entry.kind for entry in me.log][-2:] == ["choice", "undo"]
        with pytest.raises(StoreFailed):
            await replay.snapshot(table, 0, -1, False)


class Broken(Listener):
    """A device to which nothing can be sent."""

    broken = False

    def send(self, message: bytes) -> None:
        """Fail, once it is broken."""
        if self.broken:
            raise RuntimeError("cannot send")
        super().send(message)


async def test_one_that_cannot_be_told_is_sent_away_and_the_others_hear_everything() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        broken, well = Broken(table, 0), await Listener(table, 1).enter()
        await broken.enter()
        broken.broken = True
        asked = broken if broken.choices else well
        assert asked.play
        await act(table, choices.choose, asked.me.seat, wire.Choose("x", asked.play.decision, asked.choices[-1]))
        assert broken.left == "server-error"
        assert well.log[-1].kind == "choice"
        back = await Listener(table, 0).enter()
        assert back.log == well.log


@pytest.mark.uncompiled
async def test_a_message_that_cannot_be_made_for_one_is_made_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        asked = next(device for device in devices if device.choices)
        other = next(device for device in devices if device is not asked)
        view = type(table.match.state).prompt if table.match else None
        assert view is not None

        def prompt(state: object, viewer: int) -> object:
            if viewer == other.me.seat:
                raise RuntimeError("a bug of the game")
            return view(state, viewer)  # type: ignore[arg-type]

        monkeypatch.setattr(type(table.match.state), "prompt", prompt)  # type: ignore[union-attr]
        assert await asked.choose(asked.choices[-1]) == ""
        assert (asked.left, other.left) == ("", "server-error")


class Waits(MemoryStore):
    """A store whose writes take until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def write(self, code: str, doc: bytes | None, lines: object = (), **more: object) -> None:
        await super().write(code, doc, lines, **more)  # type: ignore[arg-type]
        await self.go.wait()


async def test_a_write_whose_caller_is_gone_is_found_by_whoever_comes_back() -> None:
    store = Waits()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        asked = next(device for device in devices if device.choices)
        store.go.clear()
        task = asyncio.create_task(asked.choose(asked.choices[-1]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert [device.left for device in devices] == ["moved", "moved"]
        store.go.set()
        again = await made.table(table.doc.code)
        assert again is not table
        assert again.match and again.match.number == len(lines_of(store)) - 1 > 0


async def test_a_table_that_cannot_be_read_says_so() -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        owner = await made.create(setup(), "Ann")
    store.by_code[owner.code].doc = b'{"code": 7}'
    async with running_tables(store) as (made, _):
        with pytest.raises(Refusal) as refused:
            await made.table(owner.code)
        assert (refused.value.reason, refused.value.status) == ("unreadable-table", 503)


async def test_a_log_with_many_undos_stays_as_long_as_the_game() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        device, _ = await takes_back(table, devices)
        assert table.match
        lengths = set()
        for number in range(50):
            assert await device.do(wire.Undo(f"undo {number}")) == ""
            lengths.add(len((await Listener(table, -1).enter()).log))
            assert await device.choose(device.choices[0]) == ""
        assert len(lengths) == 1 and table.match.number > 100
        watcher = await Listener(table, -1).enter()
        assert [entry.kind for entry in watcher.log].count("undo") == 1
        record = (await record_of(table, None, everything=False)).splitlines()
        assert len(record) > 100, "the record has all of it"


async def test_a_restart_finds_the_same_log_and_what_may_be_taken_back() -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await table_from(made, setup(), FAMIGLIA.new(seed=3), deal=True)
        devices = await everybody(table)
        device, undo = await takes_back(table, devices)
        assert await device.do(undo) == ""
        assert await device.choose(device.choices[0]) == ""
        before = [await Listener(table, one.person).enter() for one in devices]
        code = table.doc.code
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        for one in before:
            again = await Listener(table, one.person).enter()
            assert (again.log, again.play) == (one.log, one.play)
