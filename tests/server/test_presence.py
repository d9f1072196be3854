"""Presence: who is here, how long the table waits for who is not, and what then happens."""

from __future__ import annotations

import igroteka
from igroteka.server.table import attendance, links
from igroteka.server.table.document import sealed
from tests.server.client import setup
from tests.server.in_process import Listener, given, rest, running_tables, table_from, tables_of
from tests.server.test_clock import CLOCK, playing, seen

MINUTE = 60_000


async def test_everybody_sees_who_is_away_and_how_long_the_table_waits() -> None:
    async with playing(clock=None) as (_, time, asked, other):
        mine = asked.me.seat
        await asked.exit()
        assert (other.table.seats[mine].devices, other.table.seats[mine].grace) == (0, MINUTE)
        await time.turn(20_000)
        await attendance.sync(other.at, other)
        assert other.table.seats[mine].grace == 40_000
        back = await Listener(other.at, asked.person).enter()
        assert (other.table.seats[mine].devices, other.table.seats[mine].grace) == (1, None)
        assert back.choices


async def test_while_the_table_is_patient_the_clock_of_the_absent_stands() -> None:
    async with playing() as (_, time, asked, other):
        mine = asked.me.seat
        await time.turn(10_000)
        await asked.exit()
        await time.turn(MINUTE - 1)
        clocks = await seen(other)
        assert (clocks.left[mine], clocks.running) == (50_000, [])
        await time.turn(1)
        await time.turn(5_000)
        clocks = await seen(other)
        assert (clocks.left[mine], clocks.running) == (45_000, [mine])
        await time.turn(45_000)
        assert any(entry.kind == "time-up" for entry in other.log)


async def test_coming_and_going_does_not_make_the_table_more_patient() -> None:
    async with playing(absent="end", clock=CLOCK) as (table, time, asked, other):
        device = asked
        for _ in range(3):
            await device.exit()
            await time.turn(25_000)
            device = await Listener(table, asked.person).enter()
        assert other.over
        assert other.log[-1].kind == "resign"


async def test_after_a_minute_the_match_ends_if_so_agreed() -> None:
    async with playing(clock=None, absent="end") as (_, time, asked, other):
        await asked.exit()
        await time.turn(MINUTE)
        assert other.over and other.table.status == "over"
        assert (other.log[-1].kind, other.log[-1].seat) == ("resign", asked.me.seat)
        assert other.table.evening[0].places[asked.me.seat] == 2


async def test_after_a_minute_a_bot_stands_in_and_leaves_as_soon_as_the_person_is_back() -> None:
    async with playing(clock=None, absent="bot") as (table, time, asked, other):
        mine = asked.me.seat
        # The bot is labelled.
        table.doc.places[mine].level = "easy"
        await asked.exit()
        await time.turn(MINUTE)
        await rest()
        seat = other.table.seats[mine]
        assert (seat.stand_in, seat.level, seat.name) == (True, "easy", asked.table.seats[mine].name)
        assert other.log[1].kind == "seat"
        assert any(entry.seat == mine and entry.kind == "choice" for entry in other.log)
        back = await Listener(table, asked.person).enter()
        assert not back.table.seats[mine].stand_in
        assert not other.table.seats[mine].stand_in
        assert [entry.kind for entry in other.log].count("seat") == 2
        if other.choices:
            while other.choices:
                await other.choose(other.choices[-1])
            await rest()
        assert other.over or back.choices


async def test_nobody_is_waited_for_where_nobody_waits() -> None:
    async with playing(clock=None, absent=None) as (table, time, asked, other):
        await asked.exit()
        await time.turn(10_000)
        await other.exit()
        await time.turn(MINUTE)  # longer than the rest of the patience, and not so long that the table leaves memory
        back = await Listener(table, other.person).enter()
        assert not back.over
        assert back.table.seats[asked.me.seat].grace == 50_000


async def test_a_table_where_nobody_is_leaves_memory_and_comes_back_on_touch() -> None:
    async with playing() as (table, time, asked, other):
        await time.turn(3_000)
        await asked.choose(asked.choices[-1])
        before = await seen(other), other.log, other.play and other.play.view
        tables = tables_of(table)
        await asked.exit()
        await other.exit()
        await time.turn(3 * MINUTE)
        assert tables.tables == {}
        again = await tables.table(table.doc.code)
        assert again is not table
        back = await Listener(again, other.person).enter()
        assert (back.log, back.play and back.play.view) == before[1:]
        assert (await seen(back)).left == before[0].left


async def test_a_link_that_ends_while_its_device_waits_at_the_door_lets_nobody_in() -> None:
    async with playing(clock=None) as (table, _, asked, _):
        table.doc.person(asked.person).token = sealed("old")
        late = Listener(table, asked.person)
        await given(table, links.renew, asked.person, "old")
        await late.enter()
        assert late.left == "revoked"
        assert not late.heard
        assert late not in table.presence.connections


async def test_at_an_empty_table_no_bot_moves_until_somebody_comes() -> None:
    deals = (igroteka.game("famiglia").new(seed=seed) for seed in range(20))
    bots_turn = next(state for state in deals if state.turn() == [1])
    async with running_tables() as (made, time):
        table = await table_from(made, setup(bots=1), bots_turn, deal=True)
        await time.turn(60_000)
        assert table.match and table.match.number == 0
        await Listener(table, 0).enter()
        await time.turn(1_000)
        assert table.match.number > 0
