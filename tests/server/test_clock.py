"""The clock: a bank and an increment, time-up as a line of the record, pauses, and time that is nobody's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import attendance, choices
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from igroteka.server.time import MOST_LATE, WATCH, RealTime
from tests.server.client import setup
from tests.server.driving import FAMIGLIA
from tests.server.in_process import HandTime, Listener, everybody, record_of, running_tables, table_from
from tests.server.websocket_client import command_id

CLOCK = wire.ClockSetup(bank=60, increment=5)


@asynccontextmanager
async def playing(
    clock: wire.ClockSetup | None = CLOCK, absent: wire.Absent | None = "wait"
) -> AsyncIterator[tuple[Table, HandTime, Listener, Listener]]:
    """A match with a clock: the table, its time, the one who is asked first, the other."""
    async with running_tables() as (made, time):
        state = FAMIGLIA.new(2, 3)
        table = await table_from(made, setup(clock=clock, absent=absent), state, deal=True)
        one, two = await everybody(table)
        yield (table, time, one, two) if one.choices else (table, time, two, one)


async def seen(listener: Listener) -> wire.Clocks:
    """The clocks as they are now."""
    await attendance.sync(listener.at, listener)
    assert listener.play and listener.play.clocks
    return listener.play.clocks


async def end_turn(asked: Listener, other: Listener) -> None:
    """Answer until it is the other's turn."""
    while asked.choices:
        assert not await asked.choose(
            next(c for c in ("stop", "no accountant", "no brute", "pass") if c in asked.choices)
        )


class StoppableTime(HandTime):
    """The real clock over one that a test advances; looked at every second, unless the process is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.real = RealTime(lambda: self.ms * 1_000_000)

    def now(self) -> int:
        """The steady clock."""
        return self.real.now()

    async def run(self, seconds: int) -> None:
        """Let time pass while the process runs."""
        for _ in range(seconds):
            await self.turn(WATCH)
            self.now()

    async def stop(self, seconds: int) -> None:
        """Stop the process, and let it go on: all that was due meanwhile is due at once."""
        self.ms += seconds * 1_000
        await self.turn(0)


async def test_while_the_process_is_stopped_nobodys_time_runs() -> None:
    time = StoppableTime()
    async with running_tables(time=time) as (made, _):
        table = await table_from(made, setup(clock=CLOCK), FAMIGLIA.new(2, 3), deal=True)
        one, two = await everybody(table)
        asked, other = (one, two) if one.choices else (two, one)
        mine = asked.me.seat
        await time.run(7)
        assert (await seen(other)).left[mine] == 53_000
        await time.stop(600)
        assert (await seen(other)).left[mine] == 52_000, "the second in which it was stopped is taken"
        await time.run(50)
        assert (await seen(other)).left[mine] == 2_000 and asked.choices
        await time.run(3)
        assert not asked.choices, "the clock runs on"


def test_a_clock_that_is_looked_at_in_time_is_that_of_the_machine() -> None:
    at = 0
    time = RealTime(lambda: at * 1_000_000)
    for at in range(0, 100_000, MOST_LATE):
        assert time.now() == at


async def test_only_the_clock_of_the_one_who_is_asked_runs() -> None:
    async with playing() as (_, time, asked, other):
        mine, yours = asked.me.seat, other.me.seat
        await time.turn(7_000)
        clocks = await seen(other)
        assert (clocks.left[mine], clocks.left[yours], clocks.running) == (53_000, 60_000, [mine])


async def test_the_increment_comes_after_the_turn_not_after_each_choice() -> None:
    async with playing() as (_, time, asked, other):
        mine, yours = asked.me.seat, other.me.seat
        choices = 0
        while asked.choices:
            await time.turn(1_000)
            choices += 1
            await asked.choose(next(c for c in ("stop", "no accountant", "no brute", "pass") if c in asked.choices))
        assert choices >= 1
        assert other.play and other.play.clocks
        clocks = other.play.clocks
        assert (clocks.left[mine], clocks.running) == (60_000 - 1_000 * choices + 5_000, [yours])


async def test_when_time_is_up_the_table_plays_the_default_and_writes_it_down() -> None:
    async with playing() as (table, time, asked, other):
        mine = asked.me.seat
        await time.turn(59_999)
        assert asked.choices
        await time.turn(1)
        assert not asked.choices
        assert {entry.kind for entry in other.log[1:]} == {"time-up"}
        assert {entry.seat for entry in other.log[1:]} == {mine}
        assert (await seen(other)).left[mine] == 5_000
        await act(table, choices.resign, other.person, 1)
        match = replay(read_record(await record_of(table, 0, everything=True)), FAMIGLIA)
        assert match.lines[0].kind == "time-up"


async def test_without_a_clock_nobody_is_hurried() -> None:
    async with playing(clock=None) as (_, time, asked, _):
        assert asked.play and asked.play.clocks is None
        await time.turn(3_600_000)
        assert asked.choices


async def test_a_bot_has_no_clock() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(clock=CLOCK, bots=1), FAMIGLIA.new(2, 3), deal=True)
        (me,) = await everybody(table)
        assert (await seen(me)).left[1] is None


async def test_a_pause_needs_consent_and_stops_the_clock() -> None:
    async with playing() as (_, time, asked, other):
        mine = asked.me.seat
        await time.turn(10_000)
        assert not await other.do(wire.Pause(command_id()))
        assert asked.table.question and asked.table.question.kind == "pause"
        assert asked.table.question.waiting == [asked.person]
        await time.turn(2_000)
        assert not await asked.do(wire.Answer(command_id(), asked.table.question.number, True))
        assert [asked.table.paused, other.table.paused] == [True, True]
        await time.turn(3_600_000)
        clocks = await seen(asked)
        assert (clocks.left[mine], clocks.running) == (48_000, [])
        assert await asked.choose(asked.choices[0]) == "paused"
        assert not await other.do(wire.Resume(command_id()))
        assert [asked.table.paused, other.table.paused] == [False, False]
        await time.turn(1_000)
        assert (await seen(asked)).left[mine] == 47_000
        assert not await asked.choose(asked.choices[0])


async def test_a_pause_refused_is_no_pause() -> None:
    async with playing() as (_, time, asked, other):
        await other.do(wire.Pause(command_id()))
        assert asked.table.question
        await asked.do(wire.Answer(command_id(), asked.table.question.number, False))
        assert [asked.table.paused, asked.table.question] == [False, None]
        await time.turn(1_000)
        assert (await seen(asked)).left[asked.me.seat] == 59_000


async def test_a_restart_restores_the_clocks_and_charges_the_down_time_to_nobody() -> None:
    store, time = MemoryStore(), HandTime()
    async with running_tables(store, time) as (made, _):
        table = await table_from(made, setup(clock=CLOCK), FAMIGLIA.new(2, 3), deal=True)
        one, two = await everybody(table)
        asked, other = (one, two) if one.choices else (two, one)
        await time.turn(8_000)
        await end_turn(asked, other)
        await time.turn(4_000)
    await time.turn(3_600_000)
    again = Tables(store, time, BotPool(1), bot_delay=(0, 0))
    await again.open()
    table = await again.table("AAAAAA")
    back = await Listener(table, asked.person).enter()
    clocks = await seen(back)
    # What the other had thought about since the last line is forgotten too: nobody knows when the server went down.
    assert clocks.left[asked.me.seat] == 57_000
    assert clocks.left[other.me.seat] == 60_000
    await Listener(table, other.person).enter()
    await time.turn(2_000)
    assert (await seen(back)).left[other.me.seat] == 58_000
    await again.close()


async def test_a_table_that_everybody_left_stands_still() -> None:
    async with playing() as (table, time, asked, other):
        await time.turn(5_000)
        await asked.exit()
        await other.exit()
        await time.turn(3_600_000)
        back = await Listener(table, asked.person).enter()
        assert (await seen(back)).left[asked.me.seat] == 55_000


async def away(table: Table, device: Listener, time: HandTime, ms: int) -> Listener:
    """The person is gone for so long, and back."""
    await device.exit()
    await time.turn(ms)
    return await Listener(table, device.person).enter()


async def test_whoever_is_away_loses_what_the_grace_of_the_match_does_not_cover() -> None:
    async with playing(clock=wire.ClockSetup(bank=25, increment=1)) as (table, time, asked, other):
        back = await away(table, asked, time, 20_000)
        assert (await seen(back)).left[back.me.seat] == 25_000
        back = await away(table, back, time, 20_000)
        # A grace as long as the bank had five seconds left.
        assert (await seen(back)).left[back.me.seat] == 10_000
        back = await away(table, back, time, 20_000)
        assert any(entry.kind == "time-up" for entry in other.log)


async def test_an_answer_refills_patience_but_no_grace_of_the_clock() -> None:
    async with playing() as (table, time, asked, other):
        mine = asked.me.seat
        back = await away(table, asked, time, 50_000)
        await end_turn(back, other)
        while other.choices:
            assert not await other.choose(other.choices[-1])
        assert back.choices
        left = (await seen(back)).left[mine]
        assert left is not None
        back = await away(table, back, time, 20_000)
        assert (await seen(back)).left[mine] == left - 10_000


async def test_a_short_bank_has_a_short_grace() -> None:
    async with playing(clock=wire.ClockSetup(bank=5, increment=1)) as (_, time, asked, other):
        await asked.exit()
        await time.turn(9_999)
        assert len(other.log) == 1
        assert (await seen(other)).running == [asked.me.seat]
        await time.turn(1)
        assert other.log[1].kind == "time-up"


async def test_a_spectator_alone_lets_nobodys_time_run() -> None:
    async with playing() as (table, time, asked, other):
        eve = await Listener(table, -1).enter()
        await asked.exit()
        await other.exit()
        await time.turn(3_600_000)
        assert (await seen(eve)).left == [60_000, 60_000]


async def test_a_time_for_each_turn_is_whole_again_when_the_turn_comes_and_not_within_it() -> None:
    async with playing(wire.ClockSetup(60, kind="turn")) as (_, time, asked, other):
        mine, yours = asked.me.seat, other.me.seat
        await time.turn(20_000)
        decided = asked.play and asked.play.decision
        assert not await asked.choose(next(c for c in asked.choices if c != "pass"))
        if asked.choices:
            assert asked.play and asked.play.decision != decided
            assert (await seen(asked)).left[mine] == 40_000
        await end_turn(asked, other)
        await time.turn(1_000)
        assert (await seen(other)).left[yours] == 59_000
        await end_turn(other, asked)
        assert (await seen(asked)).left[mine] == 60_000


async def test_a_time_for_each_decision_is_whole_again_after_each_choice() -> None:
    async with playing(wire.ClockSetup(60, kind="decision")) as (_, time, asked, other):
        for _ in range(6):
            asked, other = (asked, other) if asked.choices else (other, asked)
            await time.turn(20_000)
            assert (await seen(asked)).left[asked.me.seat] == 40_000
            assert not await asked.choose(asked.choices[-1])
            now = asked if asked.choices else other
            assert (await seen(now)).left[now.me.seat] == 60_000


async def test_when_the_time_of_a_turn_is_up_the_rest_of_it_is_played_at_once() -> None:
    async with playing(wire.ClockSetup(60, kind="turn")) as (table, time, asked, other):
        await time.turn(60_000)
        assert other.choices and not asked.choices and table.doc.status == "playing"
        assert (await seen(other)).left[other.me.seat] == 60_000
