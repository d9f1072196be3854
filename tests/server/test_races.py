"""People, bots, alarms and devices that come and go all at once, while writes fail or are in doubt: the store stays the
truth."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, get_args

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.store import LineRow
from igroteka.server.table import choices, questions, starting
from igroteka.server.table.commit import act
from igroteka.server.table.document import decode
from igroteka.server.tables import Tables
from tests.server.client import setup
from tests.server.doubtful import DoubtfulStore, Fault
from tests.server.in_process import HandTime, Listener, rest, running_tables, table_from
from tests.server.stored_matches import StoredTable, check_sight, played
from tests.server.test_retries import FAMIGLIA
from tests.server.websocket_client import command_id

STEPS = 250
FAULTS = get_args(Fault)


class SlowStore(DoubtfulStore):
    """Every write takes some turns of the loop, and some of them fail."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.failing = True

    async def write(
        self, code: str, doc: bytes | None, lines: Sequence[LineRow] = (), *, now: int, new_watch: str | None = None
    ) -> None:
        if self.failing and new_watch is None and self.rng.random() < 0.15:
            self.faults = [self.rng.choice(FAULTS)]
        for _ in range(self.rng.randrange(4)):
            await asyncio.sleep(0)
        await super().write(code, doc, lines, now=now, new_watch=new_watch)


class Company:
    """Two devices of each person at a table, which do anything at any time."""

    def __init__(self, made: Tables, code: str, people: int, rng: Random) -> None:
        self.made = made
        self.code = code
        self.rng = rng
        self.devices: list[Listener | None] = [None] * (2 * people)
        # Choices, and other commands that were carried out.
        self.acknowledged: set[str] = set()
        self.done: set[str] = set()
        # Refused because the store failed: it may be stored or not.
        self.doubtful: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let it happen beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def come(self, place: int) -> None:
        """Open the table on this device."""
        device = Listener(await self.made.table(self.code), place // 2)
        self.devices[place] = device
        await device.enter()

    async def step(self, place: int) -> None:
        """Do something with this device, or send its person's request."""
        device = self.devices[place]
        if device is None:
            await self.come(place)
        elif device.left or self.rng.random() < 0.03:
            self.devices[place] = None
            await device.exit()
        elif device.heard:
            command = self.command(device)
            if command is None:
                await self.request(device)
            else:
                self.heard(command, await device.do(command))

    def heard(self, command: wire.Command, reason: str) -> None:
        """Note what the answer promises: a choice is a line, and what was neither done nor in doubt is none."""
        if reason == "" and isinstance(command, wire.Choose):
            self.acknowledged.add(command.id)
        elif reason == "":
            self.done.add(command.id)
        elif reason in ("store-failed", "moved"):
            self.doubtful.add(command.id)

    def command(self, device: Listener) -> wire.Command | None:
        """Something that can be said now; None: something over HTTP."""
        table, match, id = device.table, device.table.match, command_id()
        if table.status == "shuffling":
            return wire.Contribute(id, "ab" * 32, match=match)
        if self.rng.random() < 0.03:
            return None
        if table.question:
            return wire.Answer(id, table.question.number, self.rng.random() < 0.7, match=match)
        if table.status != "playing":
            return None
        if table.paused:
            return wire.Resume(id, match=match)
        if device.choices and device.play and self.rng.random() < 0.8:
            return wire.Choose(id, device.play.decision, self.rng.choice(device.choices), match=match)
        return self.rng.choice([wire.Undo, wire.Pause, wire.Resume])(id, match=match)

    async def request(self, device: Listener) -> None:
        """Give up, or play once more."""
        table, match = await self.made.table(self.code), device.table.match
        try:
            if device.table.status == "over":
                await act(table, questions.ask_rematch, device.person, match, self.rng.random() < 0.3)
            elif device.table.status == "playing":
                await act(table, choices.resign, device.person, match)
            elif device.table.status == "gathering":
                await act(table, starting.start, device.person)
        except Refusal:
            pass

    async def settle(self) -> None:
        """Let everything come to its end."""
        while self.tasks:
            await asyncio.wait(self.tasks)


async def evening(made: Tables, time: HandTime, store: SlowStore, company: Company) -> None:
    """Many things at once, then quiet."""
    for _ in range(STEPS):
        for _ in range(company.rng.randrange(1, 4)):
            company.spawn(company.step(company.rng.randrange(len(company.devices))))
        for _ in range(company.rng.randrange(3)):
            await asyncio.sleep(0)
        if company.rng.random() < 0.1:
            await time.turn(company.rng.choice([10, 500, 1_500]))
    await company.settle()
    store.failing = False
    await time.turn(5_000)


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_is_lost_doubled_or_untold_whatever_happens_at_once(seed: int, bots: int) -> None:
    rng = Random(seed)
    store = SlowStore(rng)
    async with running_tables(store) as (made, time):
        store.failing = False
        table = await table_from(made, setup(bots=bots, absent="bot"), FAMIGLIA.new(seed=seed), deal=True)
        code = table.doc.code
        store.failing = True
        company = Company(made, code, 2 - bots, rng)
        await evening(made, time, store, company)
        commands = {row.command for row in store.by_code[code].lines.values()} - {None}
        assert company.acknowledged <= commands <= company.acknowledged | company.done | company.doubtful
        for device in company.devices:
            if device is not None and not device.left:
                assert device.at is made.tables[code], "nobody looks at a table that is out of memory"
        await rest()
        at = await made.table(code)
        there = [device for device in company.devices if device is not None and not device.left]
        there += [await Listener(at, person).enter() for person in range(2 - bots)]
        async with at.lock:  # a bot thinks in a process of its own: its answer may be on its way to the store
            stored = read(store, code)
            for device in there:
                check_sight(device, stored)
        soon = [alarm for alarm in time.alarms if not alarm.off and alarm.at < time.now() + 2_000]
        assert len(soon) <= 1, "one table, one alarm"


def read(store: SlowStore, code: str) -> StoredTable:
    """The table as it is stored; every match must replay."""
    kept = store.by_code[code]
    doc = decode(kept.doc)
    rows = {match: [kept.lines[at] for at in kept.places(match)] for match in range(1, doc.match + 1)}
    rows = {match: lines for match, lines in rows.items() if lines}
    return StoredTable(doc, {match: played(lines) for match, lines in rows.items()}, rows)
