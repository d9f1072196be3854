"""The tables of a server inside the test: no sockets, and a clock that the test advances."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Concatenate, ParamSpec, Self

import pytest

from igroteka.core.match.begin import header_of
from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.server import branches, wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.store import Store
from igroteka.server.table import attendance, choices, moderating, replay, seating, starting
from igroteka.server.table.change import Change
from igroteka.server.table.commit import act, do
from igroteka.server.table.document import Doc, encode
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.laws.cases import TOY
from tests.server.client import NAMES
from tests.server.websocket_client import Memory, command_id
from tests.shelf import put_on_the_shelf

P = ParamSpec("P")
# Nothing here waits for anything real, so that a few turns of the loop bring everything to rest.
TURNS = 40


class Alarm:
    """Something that will happen at its time unless it is called off."""

    def __init__(self, at: int, work: Callable[[], None], tells: bool = False) -> None:
        self.at = at
        # A covert window has been closed, and its table is locked until everybody is told.
        self.tells = tells
        self.work = work
        self.off = False

    def cancel(self) -> None:
        """Call it off."""
        self.off = True


class HandTime:
    """A clock that stands still until a test advances it."""

    def __init__(self) -> None:
        self.ms = 1_000_000
        self.alarms: list[Alarm] = []

    def now(self) -> int:
        """The steady clock."""
        return self.ms

    def date(self) -> int:
        """The date."""
        return 1_800_000_000_000 + self.ms

    def later(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Do this after a while."""
        alarm = Alarm(self.ms + wait, work, wait == choices.SETTLE)
        self.alarms.append(alarm)
        return alarm

    async def turn(self, ms: int) -> None:
        """Let this much time pass, with all that is due on the way; a table that must still tell something tells it."""
        end = self.ms + ms
        while True:
            await rest()
            self.alarms = [alarm for alarm in self.alarms if not alarm.off]
            end = max([end, *(alarm.at for alarm in self.alarms if alarm.tells)])
            due = min(self.alarms, key=lambda alarm: alarm.at, default=None)
            if due is None or due.at > end:
                break
            self.alarms.remove(due)
            self.ms = max(self.ms, due.at)
            due.work()
        self.ms = end


async def rest() -> None:
    """Let everything that can happen now happen."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Listener(Memory):
    """A client at a table without a socket: it remembers what it was sent."""

    def __init__(self, table: Table, person: int, screen: bool = False, device: str = "") -> None:
        super().__init__()
        self.at = table
        self.person = person
        self.key = table.doc.person(person).token if person >= 0 else ""
        self.waiting = False
        self.screen = screen
        self.device = device
        self.left = ""
        self.acks: list[wire.Ack] = []

    def send(self, message: bytes) -> None:
        """Hear a message."""
        self.remember(message.decode())

    def leave(self, reason: str, again: bool) -> None:
        """Be sent away."""
        self.left = reason

    async def enter(self) -> Self:
        """Open the table."""
        await attendance.enter(self.at, self)
        return self

    async def exit(self) -> None:
        """Close it."""
        await attendance.exit(self.at, self)

    async def do(self, command: wire.Command) -> str:
        """Do something; gives the reason if it is refused."""
        try:
            await do(self.at, self.person, command)
        except Refusal as refusal:
            attendance.acknowledge(self.at, self, command.id, refusal)
            return refusal.reason
        attendance.acknowledge(self.at, self, command.id)
        return ""

    async def choose(self, choice: str) -> str:
        """Answer the present decision."""
        assert self.play is not None
        return await self.do(wire.Choose(command_id(), self.play.decision, choice))


async def given(
    table: Table, command: Callable[Concatenate[Table, P], Change], *args: P.args, **named: P.kwargs
) -> wire.Seated:
    """The link that a command gives."""
    change = await act(table, command, *args, **named)
    assert change is not None and change.seated is not None
    return change.seated


async def record_of(table: Table, person: int | None, everything: bool) -> str:
    """The match as a file."""
    return b"".join([line async for line in await replay.record(table, person, everything)]).decode()


async def hindsight_of(table: Table, person: int) -> wire.Hindsight:
    """What the person could have known."""
    return await branches.hindsight(tables_of(table), table, person)


async def played_on(table: Table, person: int | None, at: int, name: str, level: wire.Level) -> wire.Seated:
    """A new table that goes on from a move of this one."""
    return await branches.play_on(tables_of(table), table, person, at, name, level, "")


def tables_of(table: Table) -> Tables:
    """The server around a table."""
    assert isinstance(table.runtime, Tables)
    return table.runtime


@asynccontextmanager
async def running_tables(
    store: Store | None = None, time: HandTime | None = None
) -> AsyncIterator[tuple[Tables, HandTime]]:
    """A tables, and the time in it."""
    time = time or HandTime()
    made = Tables(store or MemoryStore(), time, BotPool(1), bot_delay=(0, 0))
    await made.open()
    yield made, time
    await made.close()


async def table_from(
    tables: Tables, setup: wire.Setup, state: State, deal: bool = False, code: str = "AAAAAA"
) -> Table:
    """A table of this set-up at which a match has begun from this position, or been dealt like this."""
    doc = Doc(code, f"watch-{code}", seating.checked(setup, tables.shelf), seating.places(setup), [])
    for seat, place in enumerate(doc.places):
        if place.kind == "open":
            seating.sit(doc, NAMES[seat % len(NAMES)], seat)
    if setup.moderator:
        moderating.sit(doc, "Host")
    table = Table(tables, doc)
    await tables.store.write(doc.code, encode(doc), (), now=tables.time.date(), new_watch=doc.watch)
    tables.tables[doc.code] = table
    await act(table, starting.begin, Match(state.game, state, header_of(state, doc.players(), not deal)))
    return table


async def everybody(table: Table) -> list[Listener]:
    """A device for every person, by seat."""
    return [await Listener(table, place.person).enter() for place in table.doc.places if place.kind == "person"]


def with_magpies(patch: pytest.MonkeyPatch) -> None:
    """Put the made-up game on the shelf."""
    put_on_the_shelf(patch, TOY)
